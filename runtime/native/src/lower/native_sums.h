// How cuBLAS adds up the products of an element of C (docs/bounds.md).
#pragma once

#include "mixpert.h"

namespace mixpert {

// Into how many parts of k cublasSgemm is taken to cut the sums of a problem, rather too many than
// too few: each is so much shorter, and the error of all the smaller by the square root.
int64_t native_parts(const mixpert_problem &problem);

}  // namespace mixpert
