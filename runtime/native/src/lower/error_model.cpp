#include "lower/error_model.h"

#include <algorithm>
#include <cmath>

#include "gemm/split_forms.h"
#include "guard_rule.cuh"
#include "lower/writer.h"

namespace mixpert {
namespace {

constexpr double kUnit = 0x1p-24;       // unit roundoff of FP32
constexpr double kSgemmError = 0.30;    // relative Frobenius, in sqrt(k) units
constexpr double kRandomFactor = 12.0;  // how far an element's error may exceed the typical one
constexpr double kMeanFactor = 5.0;     // likewise, errors that add up, over sqrt(k)
const double kRestNoise = 3 * kRestSteps / std::sqrt(12.0);
constexpr double kLogSteps = 256.0;
constexpr double kCutAStep = 0.42;  // of one truncating step of the tensor cores, in units
constexpr double kUniformSpread = 12.0;
// Elements of k whose sums of float splits are added with rounding; those of such segments are
// added with compensation (docs/notes/split-sums.md). Of TF32 half as many.
constexpr int64_t kSummed = 4096;

// In the order of kSplitForms: error of the pieces in units, accumulators, and the most that
// underflow of the last piece loses of an element, relative to the scale of its row.
struct SplitError {
  double lost;
  int accumulators;
  double floor;
};
constexpr SplitError kSplitErrors[] = {
    {1.3, 2, 0x1p-51},   {5.9, 2, 0x1p-49},    {1.4, 1, 0x1p-103},
    {0.45, 1, 0x1p-103}, {0.45, 1, 0x1p-103},  {65.0, 1, 0x1p-103},
    {4.4e3, 1, 0x1p-39}, {3.6e4, 1, 0x1p-103}, {4.4e3, 1, 0x1p-103},
};
static_assert(sizeof kSplitErrors / sizeof kSplitErrors[0] ==
                  sizeof kSplitForms / sizeof kSplitForms[0],
              "one for each form");

double square(double x) { return x * x; }

// Logarithms in steps of the rule.
int ceil_steps(double x) { return static_cast<int>(std::ceil(kLogSteps * std::log2(x))); }
int floor_steps(double x) { return static_cast<int>(std::floor(kLogSteps * std::log2(x))); }

GuardRung int8_error(const mixpert_scheme &scheme, int64_t k) {
  GuardRung rung = {};
  for (int s = 0; s <= scheme.l; ++s)
    for (int t = 0; t <= scheme.r; ++t)
      if (s + t > scheme.d) rung.dropped += square(std::exp2(-scheme.radix * (s + t)) / 3);
  for (int s = 0; s < 4; ++s)
    for (int t = 0; t < 4; ++t)
      if (s > scheme.l || t > scheme.r || s + t > scheme.d) rung.missing |= 1u << (4 * s + t);
  rung.left = square(std::exp2(-(7 + scheme.radix * scheme.l))) / 12;
  rung.right = square(std::exp2(-(7 + scheme.radix * scheme.r))) / 12;
  const int64_t groups = scheme.group ? divide_up(k, scheme.group) : 0;  // added in FP32
  const double added = square(kSgemmError) * static_cast<double>(groups);
  rung.relative = square(kUnit * std::sqrt(square(0.6) + added));
  return rung;
}

GuardRung split_error(const mixpert_scheme &scheme, int64_t k) {
  const SplitForm &form = split_form(scheme);
  const SplitError &error = kSplitErrors[scheme.split];
  // Sums leave the tensor cores after a ring slot of the sm_80 kernel at the earliest and after a
  // packed block at the latest; the later is the less accurate.
  const int64_t promoted = kBlockK / split_bytes(form), block = 32 / split_bytes(form);
  const double inside = static_cast<double>(std::min(promoted, k));
  const double cut = kCutAStep * std::ceil(inside / static_cast<double>(block));
  const double summed = static_cast<double>(std::min(kSummed, k));
  const double added = square(kSgemmError) * error.accumulators * summed / inside;
  GuardRung rung = {};
  rung.left = rung.right = square(error.floor) / 3;
  rung.relative = square(kUnit * std::sqrt(square(error.lost) + square(cut) + added));
  return rung;
}

}  // namespace

double sgemm_error(int64_t k) { return kSgemmError * std::sqrt(static_cast<double>(k)) * kUnit; }

GuardRung guard_rung(const mixpert_scheme &scheme, int64_t k) {
  return scheme.kind == MIXPERT_SCHEME_INT8 ? int8_error(scheme, k) : split_error(scheme, k);
}

bool near_within(const GuardRung &rung, int64_t k, double in_order) {
  const double factor = 1 / kRandomFactor;
  return near_lost(rung) * factor * factor <= in_order * in_order * (1 / static_cast<double>(k));
}

void set_limit(GuardParams *params, int64_t k, double limit) {
  const double root = std::sqrt(static_cast<double>(k));
  params->k = static_cast<int>(k);
  params->share = 1 / static_cast<double>(k);
  params->log_k = ceil_steps(static_cast<double>(k));
  params->limit = limit * limit;
  params->random_threshold = -floor_steps(kRandomFactor * limit);
  params->mean_threshold = -floor_steps(kMeanFactor * limit / root);
  params->random_factor = 1 / kRandomFactor;
  params->mean_factor = root / kMeanFactor;
  params->rest_noise = kRestNoise * root;
}

double usual_error(const GuardRung &rung) {
  return std::sqrt(rung.dropped * square(kUniformSpread) +
                   (rung.left + rung.right) * kUniformSpread + rung.relative);
}

}  // namespace mixpert
