// The CPU backends for one GEMM on host memory.
#pragma once

#include <optional>

#include "mixpert.h"

namespace mixpert {

// int8 schemes, of fields that check_scheme takes: every bit as docs/schemes.md defines. Sets FTZ
// and DAZ off for the duration, on every thread it uses. OUT_OF_MEMORY leaves C untouched.
mixpert_status gemm_int8_cpu(const mixpert_problem &problem, const mixpert_scheme &scheme,
                             float alpha, const float *a, const float *b, float beta, float *c);

// Float splits: the GPU kernels' pieces, multiplied by the process's BLAS. Where they are BF16 or
// TF32, `underflow` receives whether they do not hold all of some element; it is never reset.
mixpert_status gemm_split_cpu(const mixpert_problem &problem, const mixpert_scheme &scheme,
                              float alpha, const float *a, const float *b, float beta, float *c,
                              std::optional<bool> *underflow);

// INT16 operands, results modulo 2^32 or 2^64. OUT_OF_MEMORY leaves C untouched.
mixpert_status gemm_int16_cpu(const mixpert_problem &problem, int32_t alpha, const int16_t *a,
                              const int16_t *b, int32_t beta, int32_t *c);
mixpert_status gemm_int16_cpu(const mixpert_problem &problem, int64_t alpha, const int16_t *a,
                              const int16_t *b, int64_t beta, int64_t *c);

// FP32 through the process's BLAS, or the built-in loops where there is none.
mixpert_status gemm_native_cpu(const mixpert_problem &problem, float alpha, const float *a,
                               const float *b, float beta, float *c);

// The triangle of C that the problem requests, through the BLAS's own function for it (ssyrk for a
// symmetric product, else sgemmt); false if it has none, or the problem is empty.
bool triangle_native_cpu(const mixpert_problem &problem, float alpha, const float *a,
                         const float *b, float beta, float *c);

// All products of a batch through the BLAS's own function for it; false if it has none, or the
// problem is empty.
bool strided_native_cpu(const mixpert_problem &problem, float alpha, const float *a, const float *b,
                        float beta, float *c);

// The whole GEMM in double, one rounding to FP32 at the end.
mixpert_status gemm_fp64_cpu(const mixpert_problem &problem, float alpha, const float *a,
                             const float *b, float beta, float *c);

}  // namespace mixpert
