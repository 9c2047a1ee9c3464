// GEMM loops for machines without a BLAS: correct, blocked and threaded, not tuned.
#pragma once

#include "mixpert.h"

namespace mixpert {

// One problem (`batch` and strides are not looked at). OUT_OF_MEMORY leaves C untouched.
// Instantiated for float and double.
template <typename T>
mixpert_status builtin_gemm(const mixpert_problem &problem, T alpha, const T *a, const T *b, T beta,
                            T *c);

}  // namespace mixpert
