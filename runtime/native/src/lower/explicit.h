// Lowering of one scheme, int8 or float split, for all of C.
#pragma once

#include "lower/gemm.h"

namespace mixpert {

// Not empty, k and alpha not zero. UNSUPPORTED where no kernel fits the device.
mixpert_status lower_int8(const Target &target, const mixpert_scheme &scheme);
// The `choice`-th way that lower_int8 chooses from; INVALID_VALUE past the last.
mixpert_status lower_int8_choice(const Target &target, const mixpert_scheme &scheme, int choice,
                                 double *microseconds);
mixpert_status lower_split(const Target &target, const mixpert_scheme &scheme);

}  // namespace mixpert
