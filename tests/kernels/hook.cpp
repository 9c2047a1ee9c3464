// Opens the CPU backend's inner functions to the tests.
#include "cpu/cpu.h"
#include "engines/isa.h"
#include "engines/team.h"

#if defined(__x86_64__)
#include <xmmintrin.h>
#endif

#define EXPORT extern "C" __attribute__((visibility("default")))

EXPORT int hook_set_isa(const char *name) { return mixpert::set_cpu_isa(name); }

EXPORT void hook_set_threads(int threads) { mixpert::set_cpu_threads(threads); }

EXPORT int hook_gemm(const mixpert_problem *problem, const mixpert_scheme *scheme, float alpha,
                     const float *a, const float *b, float beta, float *c) {
  return mixpert::gemm_int8_cpu(*problem, *scheme, alpha, a, b, beta, c);
}

EXPORT int hook_gemm_int16(const mixpert_problem *problem, int32_t alpha, const int16_t *a,
                           const int16_t *b, int32_t beta, int32_t *c) {
  return mixpert::gemm_int16_cpu(*problem, alpha, a, b, beta, c);
}

EXPORT int hook_gemm_int16_wide(const mixpert_problem *problem, int64_t alpha, const int16_t *a,
                                const int16_t *b, int64_t beta, int64_t *c) {
  return mixpert::gemm_int16_cpu(*problem, alpha, a, b, beta, c);
}

// hook_gemm under another MXCSR, whose value after the call it stores; what a host program built
// with -ffast-math (FTZ, DAZ) or with another rounding mode does.
EXPORT int hook_gemm_mxcsr(unsigned *mxcsr, const mixpert_problem *problem,
                           const mixpert_scheme *scheme, float alpha, const float *a,
                           const float *b, float beta, float *c) {
#if defined(__x86_64__)
  const unsigned saved = _mm_getcsr();
  _mm_setcsr(*mxcsr);
#endif
  const int status = mixpert::gemm_int8_cpu(*problem, *scheme, alpha, a, b, beta, c);
#if defined(__x86_64__)
  *mxcsr = _mm_getcsr();
  _mm_setcsr(saved);
#endif
  return status;
}
