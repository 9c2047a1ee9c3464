// The processor's backends for one GEMM on host memory.
#pragma once

#include "mixpert.h"

namespace mixpert {

// int8 schemes, every bit as docs/schemes.md defines. Sets FTZ and DAZ off for the duration, on
// every thread it uses. OUT_OF_MEMORY leaves C untouched.
mixpert_status gemm_int8_cpu(const mixpert_problem &problem, const mixpert_scheme &scheme,
                             float alpha, const float *a, const float *b, float beta, float *c);

// Float splits: the GPU kernels' pieces, multiplied by the process's BLAS.
mixpert_status gemm_split_cpu(const mixpert_problem &problem, const mixpert_scheme &scheme,
                              float alpha, const float *a, const float *b, float beta, float *c);

// FP32 through the process's BLAS, or the built-in loops where there is none.
mixpert_status gemm_native_cpu(const mixpert_problem &problem, float alpha, const float *a,
                               const float *b, float beta, float *c);

// The whole GEMM in double, one rounding to FP32 at the end.
mixpert_status gemm_fp64_cpu(const mixpert_problem &problem, float alpha, const float *a,
                             const float *b, float beta, float *c);

}  // namespace mixpert
