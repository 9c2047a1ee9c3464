// How cuBLAS adds up the products of an element of C (docs/bounds.md).
#pragma once

#include "mixpert.h"

namespace mixpert {

// The number of parts into which cublasSgemm is assumed to split k: the answer of its heuristic, or
// an estimate that is too high rather than too low. The error falls with the square root of this
// number.
int64_t native_parts(const mixpert_problem &problem);

// The length of these parts.
int64_t native_part(const mixpert_problem &problem);

// The relative Frobenius error that `auto` may have: slightly less than that of sums of such parts
// on data with random signs.
double native_error(const mixpert_problem &problem);

}  // namespace mixpert
