// mixpert_lower: one GEMM as a list of kernel launches. Pure; builds and runs without CUDA.
#include <algorithm>
#include <climits>
#include <cstring>

#include "gemm/scheme.h"
#include "gemm/triangle.h"
#include "lower/explicit.h"
#include "lower/guarded.h"
#include "lower/sound.h"
#include "support/status.h"

namespace mixpert {
namespace {

bool negative(const mixpert_problem &problem) {
  return std::min({problem.m, problem.n, problem.k, problem.batch}) < 0;
}

bool too_large(const mixpert_problem &problem) {
  // Rows, k and tiles are 32-bit in the kernels.
  constexpr int64_t kMost = INT32_MAX - 1024;
  return std::max({problem.m, problem.n, problem.k, problem.batch}) > kMost ||
         divide_up(problem.m, 32) * divide_up(problem.n, 128) > kMost / problem.batch;
}

constexpr int kMostScaling = 65535, kMostClearing = 1024;  // CTAs of a grid-stride loop
constexpr const char kPortableArch[] = "compute_80";       // PTX, which the driver compiles

// C = beta * C, for alpha = 0 and k = 0.
void lower_scale(const mixpert_problem &problem, float beta, mixpert_lowered *out) {
  const int64_t count = problem.m * problem.n * problem.batch;
  LaunchWriter(out, "scale")
      .params(ScaleParams{nullptr, nullptr, problem.ldc, problem.stride_c, beta,
                          static_cast<int>(problem.m), static_cast<int>(problem.n),
                          static_cast<int>(problem.batch), problem.triangle, 0})
      .address(offsetof(ScaleParams, c), MIXPERT_SLOT_C)
      .address(offsetof(ScaleParams, beta_address), MIXPERT_SLOT_BETA)
      .shape(std::min<int64_t>(divide_up(count, kElementwiseThreads), kMostScaling),
             kElementwiseThreads, 0);
}

mixpert_status lower_kind(const Target &target, const mixpert_scheme &scheme) {
  if (scheme.kind == MIXPERT_SCHEME_AUTO || has_limit(target.problem))
    return lower_guarded(target, scheme);
  return scheme.kind == MIXPERT_SCHEME_INT8 ? lower_int8(target, scheme)
                                            : lower_split(target, scheme);
}

}  // namespace

void clear(const Place &place, int64_t bytes, mixpert_lowered *out) {
  LaunchWriter(out, "clear")
      .params(ClearParams{nullptr, static_cast<uint64_t>(bytes / 4)})
      .address(offsetof(ClearParams, words), place)
      .shape(std::min<int64_t>(divide_up(bytes / 4, kElementwiseThreads), kMostClearing),
             kElementwiseThreads, 0);
}

void overlap_launches(const mixpert_device &device, mixpert_lowered *out) {
  const char *arch = mixpert_kernel_arch(&device, out->path);
  const bool waits = device.arch >= 90 && std::strcmp(arch, kPortableArch) != 0;
  for (int i = 0; i < out->launch_count; ++i) {
    uint32_t &overlaps = out->launches[i].overlaps;
    overlaps = waits && i > 0 && overlaps != kAlone;
  }
}

}  // namespace mixpert

using namespace mixpert;

extern "C" mixpert_status mixpert_lower(const mixpert_problem *problem,
                                        const mixpert_scheme *scheme, float alpha, float beta,
                                        const mixpert_device *device, mixpert_lowered *out) try {
  out->launch_count = 0;
  out->workspace_bytes = 0;
  out->path = 0;
  out->guard = {};
  if (const mixpert_status status = check_scheme("mixpert_lower", scheme)) return status;
  if (const mixpert_status status = check_device("mixpert_lower", device)) return status;
  if (negative(*problem)) return fail(MIXPERT_INVALID_VALUE, "a size of the GEMM is negative");
  if (!sound_triangle(*problem)) return fail(MIXPERT_INVALID_VALUE, kUnsoundTriangle);
  if (!sound_symmetry(*problem)) return fail(MIXPERT_INVALID_VALUE, kUnsoundSymmetry);
  if (!emulated(*scheme))
    return fail(MIXPERT_UNSUPPORTED, scheme_text(*scheme) + " has no kernel of MixPert's own");
  if (problem->m == 0 || problem->n == 0 || problem->batch == 0) return MIXPERT_OK;
  if (too_large(*problem)) return fail(MIXPERT_UNSUPPORTED, "a size exceeds 2^31");
  if (problem->k == 0 || alpha == 0.0f) {
    lower_scale(*problem, beta, out);
    return MIXPERT_OK;
  }
  const mixpert_status status = lower_kind({*problem, *device, alpha, beta, out}, *scheme);
  overlap_launches(*device, out);
  return status;
} catch (const std::exception &) {
  return out_of_memory();
}

extern "C" mixpert_status mixpert_lower_choice(const mixpert_problem *problem,
                                               const mixpert_scheme *scheme, float alpha,
                                               float beta, const mixpert_device *device,
                                               int32_t choice, double *microseconds,
                                               mixpert_lowered *out) try {
  *out = {};
  if (const mixpert_status status = check_scheme("mixpert_lower_choice", scheme)) return status;
  if (const mixpert_status status = check_device("mixpert_lower_choice", device)) return status;
  if (scheme->kind != MIXPERT_SCHEME_INT8 || too_large(*problem) ||
      std::min({problem->m, problem->n, problem->k, problem->batch}) < 1)
    return fail(MIXPERT_INVALID_VALUE, "only products of int8 schemes have choices");
  const Target target = {*problem, *device, alpha, beta, out};
  const mixpert_status status = lower_int8_choice(target, *scheme, choice, microseconds);
  overlap_launches(*device, out);
  return status;
} catch (const std::exception &) {
  return out_of_memory();
}

extern "C" const char *mixpert_kernel_arch(const mixpert_device *device, int32_t path) {
  if (path == 90) return "sm_90a";
  switch (device->arch) {
    case 80: return "sm_80";
    case 86: return "sm_86";
    case 87: return "sm_87";
    case 89: return "sm_89";
    case 90: return "sm_90";
    case 100: return "sm_100";
    case 103: return "sm_103";
    case 120: return "sm_120";
    default: return kPortableArch;
  }
}
