// guard: which rung of a ladder of schemes computes each panel of C (GuardParams in params.cuh).
//
// A CTA decides some panels of P and one of Q, a warp each. kernels/guard_model.py is its twin:
// integers and a few double operations in one order, so that both decide alike, bit for bit.
#pragma once

#include "guard_rule.cuh"
#include "launch.cuh"

namespace mixpert {

template <typename T>
__device__ __forceinline__ T shuffled(T x, int lanes) {
  return __shfl_xor_sync(0xFFFFFFFFu, x, lanes);
}

// What a lane sees of one panel of one side: every 32nd row.
__device__ __forceinline__ PanelStatistics lane_statistics(const GuardSide &side, int batch,
                                                           int panel, int k) {
  PanelStatistics s;
  const int64_t first = side.batch == 1 ? 0 : static_cast<int64_t>(batch) * side.rows;
#pragma unroll
  for (int i = 0; i < kPanel; i += 32) {
    const int row = panel * kPanel + i + threadIdx.x % 32;
    if (row >= side.rows) continue;
    const uint32_t largest = side.maxima[first + row];
    s.nonfinite |= largest >= 0x7F800000u;
    if (largest != 0 && largest < 0x7F800000u) s.add(side.statistics[first + row], k);
  }
  return s;
}

__device__ __forceinline__ void merge_lanes(PanelStatistics &s) {
#pragma unroll
  for (int lanes = 16; lanes > 0; lanes /= 2) {
    s.logs = min(s.logs, shuffled(s.logs, lanes));
    s.ratios += shuffled(s.ratios, lanes);
    s.squares = max(s.squares, shuffled(s.squares, lanes));
    s.digits = max(s.digits, shuffled(s.digits, lanes));
    for (int64_t &sum : s.sums) sum = max(sum, shuffled(sum, lanes));
    s.spread = max(s.spread, shuffled(s.spread, lanes));
    s.small = max(s.small, shuffled(s.small, lanes));
    s.rows += shuffled(s.rows, lanes);
    s.nonfinite |= shuffled(s.nonfinite, lanes);
  }
}

struct Decision {
  uint32_t panel;
  int rung;
};

// The decisions of a CTA, one a lane: each into the list of its rung.
__device__ __forceinline__ void append(const GuardParams &params, const Decision &decision,
                                       uint32_t panels) {
  const uint32_t lanes = __activemask();
  const uint32_t same = __match_any_sync(lanes, decision.rung);
  const int leader = __ffs(same) - 1, lane = threadIdx.x;
  uint32_t base = 0;
  if (lane == leader) base = atomicAdd(&params.counts[decision.rung], __popc(same));
  base = __shfl_sync(same, base, leader);
  const uint32_t place = base + __popc(same & ((1u << lane) - 1));
  params.lists[static_cast<int64_t>(decision.rung) * panels + place] = decision.panel;
  params.decisions[decision.panel] = static_cast<uint8_t>(decision.rung);
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::kGuardThreads)
    guard(const __grid_constant__ mixpert::GuardParams params) {
  using namespace mixpert;
  __shared__ Decision decided[kGuardPanels];
  join_launches();
  const int warp = threadIdx.x / 32, batch = blockIdx.z;
  const int panel_q = blockIdx.x, panel_p = blockIdx.y * kGuardPanels + warp;
  const int deciding =
      min(kGuardPanels, params.p.panels - static_cast<int>(blockIdx.y) * kGuardPanels);
  if (warp < deciding) {
    PanelStatistics p = lane_statistics(params.p, batch, panel_p, params.k);
    PanelStatistics q = lane_statistics(params.q, batch, panel_q, params.k);
    merge_lanes(p);
    merge_lanes(q);
    const PanelPair pair = {p, q, params.k};
    if (threadIdx.x % 32 == 0) {
      const int64_t panel =
          (static_cast<int64_t>(batch) * params.p.panels + panel_p) * params.q.panels + panel_q;
      decided[warp] = {static_cast<uint32_t>(panel), decide(params, pair)};
      atomicMax(&params.counts[kMostRungs + 1], __float_as_uint(estimate(params, pair)));
    }
  }
  __syncthreads();
  if (threadIdx.x < deciding)
    append(params, decided[threadIdx.x], params.p.panels * params.q.panels * gridDim.z);
}
