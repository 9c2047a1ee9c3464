// mixpert_gemm_cpu: checks a problem on host memory and sends it to the backend of its scheme.
#include <algorithm>
#include <memory>
#include <new>

#include "cpu/cpu.h"
#include "cpu/guard.h"
#include "engines/isa.h"
#include "settings/settings.h"
#include "gemm/problem.h"
#include "gemm/scheme.h"
#include "gemm/triangle.h"
#include "support/status.h"

namespace mixpert {
namespace {

mixpert_status run(const mixpert_problem &problem, const mixpert_scheme &scheme, float alpha,
                   const float *a, const float *b, float beta, float *c, GuardOutcome *outcome) {
  if (guarded(problem, scheme))
    return gemm_guarded_cpu(problem, scheme, alpha, a, b, beta, c, outcome);
  switch (scheme.kind) {
    case MIXPERT_SCHEME_INT8: return gemm_int8_cpu(problem, scheme, alpha, a, b, beta, c);
    case MIXPERT_SCHEME_SPLIT:
      return gemm_split_cpu(problem, scheme, alpha, a, b, beta, c, &outcome->underflow);
    case MIXPERT_SCHEME_FP64: return gemm_fp64_cpu(problem, alpha, a, b, beta, c);
    default: return gemm_native_cpu(problem, alpha, a, b, beta, c);
  }
}

// A triangle of C: computes all of C in a temporary matrix, because the CPU backend saves no work.
mixpert_status run_triangle(const mixpert_problem &problem, const mixpert_scheme &scheme,
                            float alpha, const float *a, const float *b, float beta, float *c,
                            GuardOutcome *outcome) {
  mixpert_problem whole = problem;
  whole.triangle = MIXPERT_TRIANGLE_NONE;
  whole.ldc = std::max<int64_t>(1, problem.m);
  whole.stride_c = problem.m * problem.n;
  const size_t count = static_cast<size_t>(whole.stride_c * problem.batch);
  const std::unique_ptr<float[]> all(new (std::nothrow) float[count]());
  if (!all)
    return fail(MIXPERT_OUT_OF_MEMORY, "no memory for all of C, of which a triangle counts");
  const auto each = [&](auto &&act) {
    for (int64_t i = 0; i < problem.batch * problem.n; ++i) {
      const int64_t column = i % problem.n;
      const RowRange rows = wanted_rows(problem, column);
      for (int64_t row = rows.first; row < rows.end; ++row)
        act(c[i / problem.n * problem.stride_c + column * problem.ldc + row],
            all[static_cast<size_t>(i * problem.m + row)]);
    }
  };
  if (beta != 0) each([](float &stored, float &computed) { computed = stored; });
  const mixpert_status status = run(whole, scheme, alpha, a, b, beta, all.get(), outcome);
  if (status == MIXPERT_OK) each([](float &stored, float &computed) { stored = computed; });
  return status;
}

}  // namespace

mixpert_status gemm_cpu(const mixpert_problem &problem, const mixpert_scheme &scheme, float alpha,
                        const float *a, const float *b, float beta, float *c,
                        GuardOutcome *outcome) {
  if (const mixpert_status status = check_problem("mixpert_gemm_cpu", problem)) return status;
  if (const mixpert_status status = check_scheme("mixpert_gemm_cpu", &scheme)) return status;
  mixpert_status status;
  if (!try_settings(&status)) return status;  // MIXPERT_BACKEND may choose the instruction set
  if (problem.triangle && scheme.kind == MIXPERT_SCHEME_NATIVE &&
      triangle_native_cpu(problem, alpha, a, b, beta, c))
    return MIXPERT_OK;
  return (problem.triangle ? run_triangle : run)(problem, scheme, alpha, a, b, beta, c, outcome);
}

}  // namespace mixpert

extern "C" mixpert_status mixpert_gemm_cpu(const mixpert_problem *problem,
                                           const mixpert_scheme *scheme, float alpha,
                                           const float *a, const float *b, float beta,
                                           float *c) try {
  using namespace mixpert;
  if (!problem || !scheme)
    return fail(MIXPERT_INVALID_VALUE, "mixpert_gemm_cpu: null problem or scheme");
  GuardOutcome outcome;
  return gemm_cpu(*problem, *scheme, alpha, a, b, beta, c, &outcome);
} catch (const std::exception &) {
  return mixpert::out_of_memory();
}

extern "C" const char *mixpert_cpu_isa(void) try {
  mixpert_status status;
  mixpert::try_settings(&status);  // an invalid setting is reported by the first GEMM
  return mixpert::cpu_engine().name;
} catch (const std::exception &) {
  return mixpert::out_of_memory(), "";
}
