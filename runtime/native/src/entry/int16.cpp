// mixpert_gemm_int16 and mixpert_gemm_int16_wide: INT16 GEMM on host memory.
#include <string>

#include "cpu/cpu.h"
#include "settings/settings.h"
#include "gemm/problem.h"
#include "support/status.h"

namespace mixpert {
namespace {

template <typename Result>
mixpert_status run(const char *function, const mixpert_problem *problem, Result alpha,
                   const int16_t *a, const int16_t *b, Result beta, Result *c) {
  if (!problem) return fail(MIXPERT_INVALID_VALUE, std::string(function) + ": null problem");
  if (const mixpert_status status = check_problem(function, *problem)) return status;
  if (problem->triangle || problem->packed)
    return fail(MIXPERT_UNSUPPORTED,
                std::string(function) + ": no triangles and no packed operands of int16");
  mixpert_status status;
  if (!try_settings(&status)) return status;  // MIXPERT_BACKEND may choose the instruction set
  return gemm_int16_cpu(*problem, alpha, a, b, beta, c);
}

}  // namespace
}  // namespace mixpert

extern "C" mixpert_status mixpert_gemm_int16(const mixpert_problem *problem, int32_t alpha,
                                             const int16_t *a, const int16_t *b, int32_t beta,
                                             int32_t *c) try {
  return mixpert::run("mixpert_gemm_int16", problem, alpha, a, b, beta, c);
} catch (const std::exception &) {
  return mixpert::out_of_memory();
}

extern "C" mixpert_status mixpert_gemm_int16_wide(const mixpert_problem *problem, int64_t alpha,
                                                  const int16_t *a, const int16_t *b, int64_t beta,
                                                  int64_t *c) try {
  return mixpert::run("mixpert_gemm_int16_wide", problem, alpha, a, b, beta, c);
} catch (const std::exception &) {
  return mixpert::out_of_memory();
}
