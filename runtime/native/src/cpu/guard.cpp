#include "cpu/guard.h"

#include <algorithm>
#include <cmath>
#include <new>
#include <vector>

#include "cpu/cpu.h"
#include "cpu/float_environment.h"
#include "guard_rule.cuh"
#include "lower/gemm.h"
#include "lower/guarded.h"
#include "support/no_throw.h"

namespace mixpert {
namespace {

// A row of op(A) or a column of op(B): element j lies at x[j * step].
struct Vector {
  const float *x;
  int64_t step, k;

  float largest() const {  // NaN counts as infinite
    float most = 0;
    for (int64_t j = 0; j < k; ++j) {
      const float size = std::fabs(x[j * step]);
      if (!std::isfinite(size)) return HUGE_VALF;
      most = std::max(most, size);
    }
    return most;
  }
};

// The exponent of three INT8 slices (docs/schemes.md) for a row of this largest magnitude.
int slice_exponent(float largest) {
  constexpr float kMost = 0x7F7F7F;
  const int e = std::ilogb(largest) + 1;
  return e + (std::nearbyint(std::ldexp(largest, 23 - e)) > kMost ? 1 : 0);
}

// -128 ... 127, congruent to x.
int signed_byte(int x) { return static_cast<int8_t>(static_cast<uint8_t>(x)); }

// Adds one element, scaled below 2^23, to the statistics.
void add_element(RowStatistics *row, float y) {
  const float rounded = std::nearbyint(y);
  const int whole = static_cast<int>(rounded);
  const int third = signed_byte(whole);
  const int second = signed_byte((whole - third) >> 8);
  const int top = (((whole - third) >> 8) - second) >> 8;
  row->squares += static_cast<uint64_t>(top * top);
  row->sums[0] += top;
  row->sums[1] += second;
  row->sums[2] += third;
  row->sums[3] += static_cast<int64_t>(std::nearbyint((y - rounded) * kRestSteps));
  row->digits += static_cast<uint64_t>(second * second + third * third);
  if (whole == 0) return;
  ++row->counted;
  row->logs += bits_of(std::fabs(y)) - bits_of(0.5f);
}

uint32_t fraction(float x) { return static_cast<uint32_t>(bits_of(x)) & kFraction; }

RowStatistics statistics_of(const Vector &vector, float largest) {
  const int power = 23 - slice_exponent(largest);
  const uint32_t of_largest = fraction(std::ldexp(largest, power));
  RowStatistics row = {};
  for (int64_t j = 0; j < vector.k; ++j) {
    const float x = vector.x[j * vector.step], y = std::ldexp(x, power);
    add_element(&row, y);
    row.deep += x != 0 && std::fabs(y) < kDeep;
    row.others |= j % 4 == 0 && std::fabs(y) > 0.5f && fraction(y) != of_largest;
  }
  return row;
}

// Panels of `rows` vectors, `vector_step` elements apart.
std::vector<PanelTerms> panels_of(const GuardParams &params, const float *x, int64_t rows,
                                  int64_t vector_step, int64_t k_step, int64_t k) {
  std::vector<PanelStatistics> panels(static_cast<size_t>((rows + kPanel - 1) / kPanel));
  for (int64_t i = 0; i < rows; ++i) {
    const Vector vector = {x + i * vector_step, k_step, k};
    PanelStatistics &panel = panels[static_cast<size_t>(i / kPanel)];
    const float largest = vector.largest();
    if (!std::isfinite(largest))
      panel.nonfinite = 1;
    else if (largest > 0)
      panel.add(statistics_of(vector, largest), static_cast<int>(k));
  }
  std::vector<PanelTerms> terms;
  for (const PanelStatistics &panel : panels) terms.push_back(PanelTerms::of(panel, params));
  return terms;
}

// Rows i0 ... i1 - 1 and columns j0 ... j1 - 1 of C by one scheme.
mixpert_status part(mixpert_problem p, const mixpert_scheme &scheme, float alpha, const float *a,
                    const float *b, float beta, float *c, int64_t i0, int64_t i1, int64_t j0,
                    int64_t j1, std::optional<bool> *underflow) {
  p.m = i1 - i0;
  p.n = j1 - j0;
  a += i0 * (p.trans_a ? p.lda : 1);
  b += j0 * (p.trans_b ? 1 : p.ldb);
  c += j0 * p.ldc + i0;
  switch (scheme.kind) {
    case MIXPERT_SCHEME_INT8: return gemm_int8_cpu(p, scheme, alpha, a, b, beta, c);
    case MIXPERT_SCHEME_SPLIT: return gemm_split_cpu(p, scheme, alpha, a, b, beta, c, underflow);
    default: return gemm_native_cpu(p, alpha, a, b, beta, c);
  }
}

mixpert_status guarded_one(const mixpert_problem &p, const std::vector<mixpert_scheme> &schemes,
                           const GuardParams &params, float alpha, const float *a, const float *b,
                           float beta, float *c, GuardOutcome *outcome) {
  const auto of_a = panels_of(params, a, p.m, p.trans_a ? p.lda : 1, p.trans_a ? 1 : p.lda, p.k);
  const auto of_b = panels_of(params, b, p.n, p.trans_b ? 1 : p.ldb, p.trans_b ? p.ldb : 1, p.k);
  std::vector<size_t> rungs;
  for (const PanelTerms &right : of_b)
    for (const PanelTerms &left : of_a) {
      const PanelPair pair = {right, left, params.k};
      rungs.push_back(static_cast<size_t>(decide(params, pair)));
      ++outcome->panels[rungs.back()];
      outcome->estimate = std::max(outcome->estimate, estimate(params, pair));
      outcome->span = std::max(outcome->span, span(params, pair));
    }
  const bool one_scheme =
      std::all_of(rungs.begin(), rungs.end(), [&](size_t rung) { return rung == rungs[0]; });
  // The guard has judged what the pieces of the first rung lose.
  std::optional<bool> judged;
  const auto told = [&](size_t rung) { return rung > 0 ? &outcome->underflow : &judged; };
  if (one_scheme)
    return part(p, schemes[rungs[0]], alpha, a, b, beta, c, 0, p.m, 0, p.n, told(rungs[0]));
  for (size_t at = 0; at < rungs.size(); ++at) {
    const int64_t j = static_cast<int64_t>(at / of_a.size()) * kPanel;
    const int64_t i = static_cast<int64_t>(at % of_a.size()) * kPanel;
    const auto run = [&](const mixpert_scheme &scheme) {
      return caught([&] {
        return part(p, scheme, alpha, a, b, beta, c, i, std::min(p.m, i + kPanel), j,
                    std::min(p.n, j + kPanel), told(rungs[at]));
      });
    };
    mixpert_status status = run(schemes[rungs[at]]);
    // After a part of C has been written, the call cannot fall back to another scheme as a whole.
    if (status == MIXPERT_OUT_OF_MEMORY && at > 0) status = run({});
    if (status != MIXPERT_OK) return status;
  }
  return MIXPERT_OK;
}

bool finite(const float *x, int64_t rows, int64_t columns, int64_t ld) {
  for (int64_t j = 0; j < columns; ++j)
    for (int64_t i = 0; i < rows; ++i)
      if (!std::isfinite(x[j * ld + i])) return false;
  return true;
}

}  // namespace

bool guarded(const mixpert_problem &p, const mixpert_scheme &scheme) {
  const bool by_panels = scheme.kind == MIXPERT_SCHEME_INT8 || scheme.kind == MIXPERT_SCHEME_SPLIT;
  return scheme.kind == MIXPERT_SCHEME_AUTO || (by_panels && has_limit(p));
}

mixpert_status gemm_guarded_cpu(const mixpert_problem &p, const mixpert_scheme &scheme, float alpha,
                                const float *a, const float *b, float beta, float *c,
                                GuardOutcome *outcome) {
  if (p.m == 0 || p.n == 0 || p.k == 0 || alpha == 0)
    return gemm_native_cpu(p, alpha, a, b, beta, c);
  const FloatEnvironment exact;
  GuardLimit limit = {};
  const std::vector<mixpert_scheme> schemes = guard_ladder(p, scheme, &limit);
  if (schemes.size() == 1)  // nothing to decide
    return part(p, schemes[0], alpha, a, b, beta, c, 0, p.m, 0, p.n, &outcome->underflow);
  const GuardParams params = guard_params(p, schemes, limit);
  mixpert_problem one = p;
  one.batch = 1;
  outcome->guard.schemes = static_cast<int32_t>(schemes.size());
  std::copy(schemes.begin(), schemes.end(), outcome->guard.scheme);
  outcome->underflow = false;  // of the last rung, if any panel takes it
  mixpert_status status = MIXPERT_OK;
  for (int64_t i = 0; i < p.batch && status == MIXPERT_OK; ++i)
    status = guarded_one(one, schemes, params, alpha, a + i * p.stride_a, b + i * p.stride_b, beta,
                         c + i * p.stride_c, outcome);
  return status;
}

bool finite_operands(const mixpert_problem &p, const float *a, const float *b) {
  const int64_t rows_a = p.trans_a ? p.k : p.m, rows_b = p.trans_b ? p.n : p.k;
  for (int64_t i = 0; i < p.batch; ++i)
    if (!finite(a + i * p.stride_a, rows_a, p.trans_a ? p.m : p.k, p.lda) ||
        !finite(b + i * p.stride_b, rows_b, p.trans_b ? p.k : p.n, p.ldb))
      return false;
  return true;
}

}  // namespace mixpert
