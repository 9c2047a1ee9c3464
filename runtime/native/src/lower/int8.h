// Lowering of int8 schemes.
#pragma once

#include "lower/gemm.h"

namespace mixpert {

// Not empty, k and alpha not zero. UNSUPPORTED where no kernel fits the device.
mixpert_status lower_int8(const mixpert_problem &problem, const mixpert_scheme &scheme,
                          const mixpert_device &device, const ScalarValues &scalars,
                          mixpert_lowered *out);

}  // namespace mixpert
