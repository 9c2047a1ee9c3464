// Lowering under the guard: a ladder of schemes, of which each panel of C takes one.
#pragma once

#include <vector>

#include "lower/gemm.h"

namespace mixpert {

// auto, auto:x, and explicit schemes with a limit. Not empty, k and alpha not zero. UNSUPPORTED
// where no kernel fits the device.
mixpert_status lower_guarded(const Target &target, const mixpert_scheme &scheme);

// The relative error that a panel may have.
struct GuardLimit {
  double error;
  double in_order;  // the same if cublasSgemm added products in the order of k
};

// The schemes that a guarded call chooses from, the cheapest first, and what they are held to.
std::vector<mixpert_scheme> guard_ladder(const mixpert_problem &problem,
                                         const mixpert_scheme &scheme, GuardLimit *limit);

// Everything of the guard's parameters but what is a device's.
GuardParams guard_params(const mixpert_problem &problem, const std::vector<mixpert_scheme> &schemes,
                         const GuardLimit &limit);

}  // namespace mixpert
