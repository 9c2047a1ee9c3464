// guard: which rung of a ladder of schemes computes each panel of C (GuardParams in params.cuh).
//
// One CTA a panel of P, one warp a panel of Q. kernels/guard_model.py is its twin: integers and a
// few double operations in one order, so that both decide alike, bit for bit.
#pragma once

#include "guard_rule.cuh"

namespace mixpert {

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
    if (largest != 0 && largest < 0x7F800000u) s.add(side.statistics[first + row], k);
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
    const PanelPair pair = {p, q, params.k};
    const int rung = decide(params, pair);
    most = fmaxf(most, estimate(params, pair));
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
