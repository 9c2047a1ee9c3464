#include "check/sample.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "gemm/triangle.h"
#include "support/mix.h"

namespace mixpert {
namespace {

constexpr double kInfinite = std::numeric_limits<double>::infinity();

// The exact values of one column of C in the sampled rows, and the sums of magnitudes.
struct Dots {
  double sum[kCheckRows] = {}, size[kCheckRows] = {};
};

// The sampled rows of op(A), k slowest.
std::vector<float> rows_of_a(const HostRows &g, const CheckSample &sample) {
  const mixpert_problem &p = g.problem;
  std::vector<float> rows(static_cast<size_t>(p.k) * kCheckRows);
  for (int64_t l = 0; l < p.k; ++l)
    for (int r = 0; r < sample.count; ++r)
      rows[l * kCheckRows + r] =
          p.trans_a ? g.a[l + sample.rows[r] * p.lda] : g.a[sample.rows[r] + l * p.lda];
  return rows;
}

Dots dots_of(const HostRows &g, const std::vector<float> &a, int64_t column) {
  const mixpert_problem &p = g.problem;
  Dots dots;
  for (int64_t l = 0; l < p.k; ++l) {
    const double b = p.trans_b ? g.b[column + l * p.ldb] : g.b[l + column * p.ldb];
    for (int r = 0; r < kCheckRows; ++r) {
      const double product = a[l * kCheckRows + r] * b;
      dots.sum[r] += product;
      dots.size[r] += std::fabs(product);
    }
  }
  return dots;
}

// Adds the error of one value of C to the statistics of its row.
void compare(double exact, double size, float computed, CheckRow *row) {
  const bool finite = std::isfinite(static_cast<float>(exact));
  if (!finite && !std::isfinite(computed)) return;  // not finite, as expected
  const double error = std::fabs(computed - exact);
  const double off = finite && std::isfinite(computed) ? error : kInfinite;
  row->error += off * off;
  row->reference += finite ? exact * exact : 0;
  if (off > 0) row->componentwise = std::max(row->componentwise, size > 0 ? off / size : kInfinite);
}

}  // namespace

CheckSample sample_rows(const mixpert_problem &problem, uint64_t seed) {
  CheckSample sample = {};
  sample.problem = static_cast<int64_t>(mix(seed) % static_cast<uint64_t>(problem.batch));
  sample.count = static_cast<int32_t>(std::min<int64_t>(kCheckRows, problem.m));
  // One row of each of `count` equal parts of C, so that no row is repeated.
  for (int32_t r = 0; r < sample.count; ++r) {
    const int64_t first = problem.m * r / sample.count;
    const int64_t end = problem.m * (r + 1) / sample.count;
    sample.rows[r] = static_cast<int32_t>(
        first + static_cast<int64_t>(mix(mix(~seed) + r) % static_cast<uint64_t>(end - first)));
  }
  return sample;
}

CheckResult worst_row(const CheckRow *rows, int count) {
  CheckResult worst;
  for (int r = 0; r < count; ++r) {
    const double norm = rows[r].error > 0 ? std::sqrt(rows[r].error / rows[r].reference) : 0;
    worst.relative = std::max(worst.relative, norm);
    worst.componentwise = std::max(worst.componentwise, rows[r].componentwise);
  }
  return worst;
}

CheckResult check_rows(const HostRows &g, const CheckSample &sample) {
  const bool reads = g.alpha != 0;
  const std::vector<float> a = reads ? rows_of_a(g, sample) : std::vector<float>();
  CheckRow rows[kCheckRows] = {};
  for (int64_t j = 0; j < g.problem.n; ++j) {
    const Dots dots = reads ? dots_of(g, a, j) : Dots();
    for (int r = 0; r < sample.count; ++r) {
      if (!wanted_rows(g.problem, j).holds(sample.rows[r])) continue;
      const double before = g.beta == 0 ? 0 : double{g.beta} * g.before[r * g.problem.n + j];
      const double exact = (reads ? g.alpha * dots.sum[r] : 0) + before;
      const double size = (reads ? std::fabs(g.alpha) * dots.size[r] : 0) + std::fabs(before);
      compare(exact, size, g.c[sample.rows[r] + j * g.problem.ldc], &rows[r]);
    }
  }
  return worst_row(rows, sample.count);
}

}  // namespace mixpert
