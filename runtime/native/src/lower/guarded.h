// Lowering under the guard: a ladder of schemes, of which each panel of C takes one.
#pragma once

#include <vector>

#include "lower/gemm.h"

namespace mixpert {

// auto, auto:x, and explicit schemes with a limit. Not empty, k and alpha not zero. UNSUPPORTED
// where no kernel fits the device.
mixpert_status lower_guarded(const Target &target, const mixpert_scheme &scheme);

// The schemes that a guarded call chooses from, the cheapest first; `limit` becomes the error that
// a panel may have.
std::vector<mixpert_scheme> guard_ladder(const mixpert_problem &problem,
                                         const mixpert_scheme &scheme, double *limit);

// Everything of the guard's parameters but what is a device's.
GuardParams guard_params(const mixpert_problem &problem, const std::vector<mixpert_scheme> &schemes,
                         double limit);

}  // namespace mixpert
