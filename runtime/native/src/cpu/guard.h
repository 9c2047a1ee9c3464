// The guard on the CPU: `auto`, limits of explicit schemes, and whether operands are finite.
#pragma once

#include <optional>

#include "mixpert.h"

namespace mixpert {

// The guard's decisions: the number of panels of each of `schemes`, the largest estimate under the
// first scheme, and the widest span; and whether float pieces hold all elements, if any were made.
struct GuardOutcome {
  mixpert_guard guard = {};  // no schemes: nothing was decided
  uint32_t panels[MIXPERT_GUARD_SCHEMES] = {};
  float estimate = 0;
  uint32_t span = 0;
  std::optional<bool> underflow;
};

// True if the guard decides by panels: auto, and explicit schemes with a limit.
bool guarded(const mixpert_problem &problem, const mixpert_scheme &scheme);

// Computes each 128 x 128 panel of C by the scheme that the GPU's guard would choose.
mixpert_status gemm_guarded_cpu(const mixpert_problem &problem, const mixpert_scheme &scheme,
                                float alpha, const float *a, const float *b, float beta, float *c,
                                GuardOutcome *outcome);

// mixpert_gemm_cpu with the decisions of the guard.
mixpert_status gemm_cpu(const mixpert_problem &problem, const mixpert_scheme &scheme, float alpha,
                        const float *a, const float *b, float beta, float *c,
                        GuardOutcome *outcome);

// True if no element of op(A) and op(B) is a NaN or an Inf.
bool finite_operands(const mixpert_problem &problem, const float *a, const float *b);

}  // namespace mixpert
