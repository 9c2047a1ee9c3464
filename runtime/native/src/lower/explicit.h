// Lowering of one scheme, int8 or float split, for all of C.
#pragma once

#include "lower/gemm.h"

namespace mixpert {

// Not empty, k and alpha not zero. UNSUPPORTED where no kernel fits the device.
mixpert_status lower_int8(const Target &target, const mixpert_scheme &scheme);
mixpert_status lower_split(const Target &target, const mixpert_scheme &scheme);

}  // namespace mixpert
