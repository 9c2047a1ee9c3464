// Validation of the arguments of the lowering.
#pragma once

#include "mixpert.h"

namespace mixpert {

// INVALID_VALUE, in the name of `function`, where the description is that of no GPU.
mixpert_status check_device(const char *function, const mixpert_device *device);

}  // namespace mixpert
