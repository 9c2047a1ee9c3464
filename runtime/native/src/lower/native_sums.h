// How cuBLAS adds up the products of an element of C (docs/bounds.md).
#pragma once

#include "mixpert.h"

namespace mixpert {

// Into how many parts of k cublasSgemm is taken to cut the sums of a problem, those that were
// asked of it or rather too many than too few: each is so much shorter, and the error of all the
// smaller by the square root.
int64_t native_parts(const mixpert_problem &problem);

// What each of these parts has of k.
int64_t native_part(const mixpert_problem &problem);

// The relative Frobenius error that `auto` is held to: what sums of such parts make on data of
// random signs, and a little less.
double native_error(const mixpert_problem &problem);

}  // namespace mixpert
