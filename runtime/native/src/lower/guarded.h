// Lowering under the guard: a ladder of schemes, of which each panel of C takes one.
#pragma once

#include "lower/gemm.h"

namespace mixpert {

// auto and auto:x. Not empty, k and alpha not zero. UNSUPPORTED where no kernel fits the device.
mixpert_status lower_auto(const Target &target, const mixpert_scheme &scheme);

}  // namespace mixpert
