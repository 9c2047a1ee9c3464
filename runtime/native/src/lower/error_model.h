// The estimated error of a scheme, as docs/bounds.md derives it (kernels/guard_model.py).
#pragma once

#include "mixpert.h"
#include "params.cuh"

namespace mixpert {

// What cublasSgemm makes: its relative Frobenius error on data of random signs.
double sgemm_error(int64_t k);

// What the guard needs to know of a scheme. Of exponents of K-groups, which are no larger than
// those of rows: no element is rounded to fewer bits.
GuardRung guard_rung(const mixpert_scheme &scheme, int64_t k);

// Whether what a scheme loses of elements near their row's largest is within what sums in the order
// of k may err by: where cuBLAS shares k, an element of few products errs no less.
bool near_within(const GuardRung &rung, int64_t k, double in_order);

// The inner dimension, and what an error of `limit` allows.
void set_limit(GuardParams *params, int64_t k, double limit);

// The estimated error on rows whose mean square is 1/12 of their scale: uniform data.
double usual_error(const GuardRung &rung);

}  // namespace mixpert
