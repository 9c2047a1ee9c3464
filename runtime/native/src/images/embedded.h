// Kernel images embedded in the program by mixpert-compile --gpu-arch.
#pragma once

#include <string>

namespace mixpert {

// Registers the images of one module; `container` (mixpert_site.image) must remain valid. Repeated
// registration has no effect.
void register_images(const void *container);

// The image of that file name (images.cpp); false if no module holds it, undamaged.
bool find_embedded(const std::string &name, std::string *image);

}  // namespace mixpert
