// Whether a problem on host memory can be computed at all.
#pragma once

#include "mixpert.h"

namespace mixpert {

// INVALID_VALUE if sizes or leading dimensions are out of range; messages start with `function`.
mixpert_status check_problem(const char *function, const mixpert_problem &problem);

}  // namespace mixpert
