// Kernel images embedded in the program by mixpert-compile --gpu-arch.
#pragma once

#include <string>

namespace mixpert {

// Makes the images of one module known; `container` (mixpert_site.image) outlives the process's
// last call. Several times the same does nothing.
void register_images(const void *container);

// The image of that file name (images.cpp); false where no module holds it, undamaged.
bool find_embedded(const std::string &name, std::string *image);

}  // namespace mixpert
