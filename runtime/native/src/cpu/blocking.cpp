#include "cpu/blocking.h"

#include <algorithm>

namespace mixpert {
namespace {

constexpr int64_t kBlockBytes = 64 << 20;  // one packed operand
constexpr int64_t kPanelK = 1 << 16;       // packed at a time where segments are shorter

// The number of integer products for which starting a thread (tens of microseconds) pays off.
constexpr double kProductsPerThread = 8e6;

int64_t round_up(int64_t value, int64_t unit) { return (value + unit - 1) / unit * unit; }

int64_t block_edge(const Blocking &blocking, int64_t extent, int slices, int64_t tile) {
  const int64_t row_bytes = sizeof(int32_t) * slices * (blocking.steps + blocking.segments()) +
                            sizeof(double) * blocking.segments();  // words, sums, scales
  const int64_t fitting = std::max<int64_t>(1, kBlockBytes / row_bytes / tile) * tile;
  return std::min(round_up(extent, tile), fitting);
}

double products(const mixpert_problem &problem, const mixpert_scheme &scheme) {
  return static_cast<double>(problem.m) * problem.n * problem.k * mixpert_scheme_products(&scheme);
}

}  // namespace

Blocking block(const mixpert_problem &problem, const mixpert_scheme &scheme, const Engine &engine) {
  Blocking blocking{};
  blocking.segment = scheme.group ? scheme.group : mixpert_scheme_chunk(&scheme);
  blocking.panel_k = std::min(
      problem.k, std::max(blocking.segment, kPanelK / blocking.segment * blocking.segment));
  blocking.steps = steps_of(engine, blocking.panel_k);
  blocking.rows = block_edge(blocking, problem.m, scheme.l + 1, engine.rows);
  blocking.cols = block_edge(blocking, problem.n, scheme.r + 1, engine.cols);
  return blocking;
}

int useful_threads(const mixpert_problem &problem, const mixpert_scheme &scheme, int available) {
  const double worth = products(problem, scheme) * problem.batch / kProductsPerThread;
  return worth >= available ? available : std::max(1, static_cast<int>(worth));
}

bool split_by_problem(const mixpert_problem &problem, const mixpert_scheme &scheme, int threads) {
  return problem.batch >= threads && products(problem, scheme) < kProductsPerThread * threads;
}

}  // namespace mixpert
