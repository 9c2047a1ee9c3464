// guard: which rung of a ladder of schemes computes each panel of C (GuardParams in params.cuh).
//
// One CTA a panel of P, one warp a panel of Q. kernels/guard_model.py is its twin: integers and a
// few double operations in one order, so that both decide alike, bit for bit.
#pragma once

#include "params.cuh"

namespace mixpert {

constexpr int kRatioShift = 18;  // 16 k / (squares / 2^14)

struct PanelStatistics {
  int64_t logs = 0;       // the least of the rows
  uint64_t ratios = 0;    // their sum
  uint32_t small = 0;     // the largest
  uint32_t rows = 0;      // rows that are not zero
  uint32_t nonfinite = 0;
};

template <typename T>
__device__ __forceinline__ T shuffled(T x, int lanes) {
  return __shfl_xor_sync(0xFFFFFFFFu, x, lanes);
}

// One panel of one side, all lanes of a warp together.
__device__ PanelStatistics panel_statistics(const GuardSide &side, int batch, int panel, int k) {
  PanelStatistics s;
  const int64_t first = side.batch == 1 ? 0 : static_cast<int64_t>(batch) * side.rows;
  const int end = min(side.rows, (panel + 1) * kPanel);
  for (int row = panel * kPanel + threadIdx.x % 32; row < end; row += 32) {
    const uint32_t largest = side.maxima[first + row];
    s.nonfinite |= largest >= 0x7F800000u;
    if (largest == 0 || largest >= 0x7F800000u) continue;
    const RowStatistics r = side.statistics[first + row];
    const uint64_t squares = r.squares ? r.squares : 1;
    s.logs = min(s.logs, r.logs);
    s.ratios += (static_cast<uint64_t>(k) << kRatioShift) / squares;
    s.small = max(s.small, k - r.counted);
    ++s.rows;
  }
#pragma unroll
  for (int lanes = 16; lanes > 0; lanes /= 2) {
    s.logs = min(s.logs, shuffled(s.logs, lanes));
    s.ratios += shuffled(s.ratios, lanes);
    s.small = max(s.small, shuffled(s.small, lanes));
    s.rows += shuffled(s.rows, lanes);
    s.nonfinite |= shuffled(s.nonfinite, lanes);
  }
  return s;
}

// The mean over rows of 4^e k / |x|^2.
__device__ __forceinline__ double spread(const PanelStatistics &s) {
  return static_cast<double>(s.ratios) / static_cast<double>(16 * s.rows);
}

// 256 log2(common / k), from below.
__device__ __forceinline__ int64_t log_share(int64_t common, int log_k) {
  const int pattern = __float_as_int(__ll2float_rn(common)) >> kLogShift;
  return pattern - (127 << (23 - kLogShift)) - log_k;
}

// The estimated error of a panel under the first rung: an outcome, on which nothing depends.
__device__ float estimate(const GuardParams &params, const PanelStatistics &p,
                          const PanelStatistics &q) {
  if (p.nonfinite | q.nonfinite) return __int_as_float(0x7F800000);
  if (p.rows == 0 || q.rows == 0) return 0.0f;
  const int64_t common = static_cast<int64_t>(params.k) - p.small - q.small;
  if (common <= 0) return __int_as_float(0x7F800000);
  const GuardRung &rung = params.rung[0];
  const double left = spread(q), right = spread(p);
  const double variance = rung.dropped * left * right + rung.left * left + rung.right * right;
  const float floor = static_cast<float>(static_cast<double>(p.logs + q.logs) / common +
                                         log_share(common, params.log_k)) / 256;
  const float worst = static_cast<float>(rung.worst) * exp2f(-floor);
  return fmaxf(worst, sqrtf(static_cast<float>(variance + rung.relative)));
}

__device__ int decide(const GuardParams &params, const PanelStatistics &p,
                      const PanelStatistics &q) {
  if (p.nonfinite | q.nonfinite) return params.rungs;
  if (p.rows == 0 || q.rows == 0) return 0;
  const int64_t common = static_cast<int64_t>(params.k) - p.small - q.small;
  if (common <= 0) return params.rungs;
  const int64_t share = log_share(common, params.log_k);
  const double left = spread(q), right = spread(p);  // Q is op(A)
  for (int i = 0; i < params.rungs; ++i) {
    const GuardRung &rung = params.rung[i];
    const double variance = rung.dropped * left * right + rung.left * left + rung.right * right;
    if (p.logs + q.logs >= common * (rung.threshold - share) &&
        variance + rung.relative <= params.limit)
      return i;
  }
  return params.rungs;
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::kGuardThreads)
    guard(const __grid_constant__ mixpert::GuardParams params) {
  using namespace mixpert;
  const int panel = blockIdx.x, batch = blockIdx.y;
  const PanelStatistics p = panel_statistics(params.p, batch, panel, params.k);
  uint8_t *decisions =
      params.decisions + (static_cast<int64_t>(batch) * params.p.panels + panel) * params.q.panels;
  uint32_t counts[kMostRungs + 1] = {};
  float most = 0;
  for (int other = threadIdx.x / 32; other < params.q.panels; other += kGuardThreads / 32) {
    const PanelStatistics q = panel_statistics(params.q, batch, other, params.k);
    const int rung = decide(params, p, q);
    most = fmaxf(most, estimate(params, p, q));
    if (threadIdx.x % 32 == 0) decisions[other] = static_cast<uint8_t>(rung);
#pragma unroll
    for (int i = 0; i <= kMostRungs; ++i) counts[i] += rung == i;
  }
  if (threadIdx.x % 32 != 0) return;
#pragma unroll
  for (int i = 0; i <= kMostRungs; ++i)
    if (counts[i]) atomicAdd(&params.counts[i], counts[i]);
  atomicMax(&params.counts[kMostRungs + 1], __float_as_uint(most));
}
