// Validation of the arguments of the lowering.
#pragma once

#include "mixpert.h"

namespace mixpert {

// INVALID_VALUE, with a message that names `function`, if the description fits no GPU.
mixpert_status check_device(const char *function, const mixpert_device *device);

}  // namespace mixpert
