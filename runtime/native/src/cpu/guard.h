// The guard on the processor: `auto`, and whether operands are finite.
#pragma once

#include "mixpert.h"

namespace mixpert {

// auto and auto:x: each 128 x 128 panel of C by the scheme that the GPU's guard would take.
mixpert_status gemm_auto_cpu(const mixpert_problem &problem, const mixpert_scheme &scheme,
                             float alpha, const float *a, const float *b, float beta, float *c);

// True where no element of op(A) and op(B) is a NaN or an Inf.
bool finite_operands(const mixpert_problem &problem, const float *a, const float *b);

}  // namespace mixpert
