// Kernel images by name, from wherever they come (mixpert_kernel_image).
#pragma once

#include "mixpert.h"

#include <cstdint>
#include <string>

namespace mixpert {

// Recompiles an image that the driver rejected because it is damaged or for a newer driver, and
// replaces it in this process and in the cache (images.cpp).
mixpert_status renew_image(const std::string &kernel, const std::string &arch, const void **image);

// The kernels that this process compiled, and how long that took.
struct Compiled {
  int64_t kernels;
  double seconds;
};
Compiled compiled_kernels();

}  // namespace mixpert
