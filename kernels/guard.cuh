// guard: which rung of a ladder of schemes computes each panel of C (params_guard.cuh).
//
// A CTA gathers the statistics of some panels of P and of Q, a warp each, and decides about all
// their pairs, a thread each. kernels/guard_model.py is its twin: integers and a few double
// operations in one order, so that both decide alike, bit for bit.
#pragma once

#include "guard_rule.cuh"
#include "launch.cuh"

namespace mixpert {

constexpr uint32_t kAllLanes = 0xFFFFFFFFu;
constexpr int kGuardPairs = kGuardPanels * kGuardPanels;

// One row's, of words that lie `stride` apart.
__device__ __forceinline__ RowStatistics read_row(const uint64_t *at, int64_t stride) {
  RowStatistics row;
  auto *words = reinterpret_cast<uint64_t *>(&row);
#pragma unroll
  for (int i = 0; i < kStatisticsWords; ++i) words[i] = at[i * stride];
  return row;
}

// What a lane sees of one panel of one side: every 32nd row.
__device__ __forceinline__ PanelStatistics lane_statistics(const GuardSide &side, int batch,
                                                           int panel, int k) {
  PanelStatistics s;
  const int64_t first = side.batch == 1 ? 0 : static_cast<int64_t>(batch) * side.rows;
  const int64_t rows = static_cast<int64_t>(side.batch) * side.rows;
#pragma unroll 2
  for (int i = 0; i < kPanel; i += 32) {
    const int at = panel * kPanel + i + threadIdx.x % 32;
    if (at >= side.rows) continue;
    const uint32_t largest = side.maxima[first + at];
    const RowStatistics row = read_row(side.statistics + first + at, rows);
    s.nonfinite |= largest >= 0x7F800000u;
    if (largest != 0 && largest < 0x7F800000u) s.add(row, k);
  }
  return s;
}

// The largest value of a warp: its upper half first, then the lower one where that is equal.
__device__ __forceinline__ int64_t largest_of_warp(int64_t x) {
  const int upper = static_cast<int>(x >> 32);
  const int most = __reduce_max_sync(kAllLanes, upper);
  const uint32_t lower = upper == most ? static_cast<uint32_t>(x) : 0;
  return static_cast<int64_t>(most) << 32 | __reduce_max_sync(kAllLanes, lower);
}

// The sum over a warp of numbers below 2^50.
__device__ __forceinline__ uint64_t sum_of_warp(uint64_t x) {
  constexpr int kPart = 25;
  const uint32_t lower = __reduce_add_sync(kAllLanes, static_cast<uint32_t>(x) % (1u << kPart));
  const uint32_t upper = __reduce_add_sync(kAllLanes, static_cast<uint32_t>(x >> kPart));
  return (static_cast<uint64_t>(upper) << kPart) + lower;
}

__device__ __forceinline__ void merge_lanes(PanelStatistics &s) {
#pragma unroll
  for (int64_t &logs : s.kept) logs = -largest_of_warp(-logs);
  s.ratios = sum_of_warp(s.ratios);
  s.squares = largest_of_warp(s.squares);
  s.digits = largest_of_warp(s.digits);
#pragma unroll
  for (int64_t &sum : s.sums) sum = largest_of_warp(sum);
  s.spread = __reduce_max_sync(kAllLanes, s.spread);
  s.small = __reduce_max_sync(kAllLanes, s.small);
  s.rows = __reduce_add_sync(kAllLanes, s.rows);
  s.nonfinite = __reduce_or_sync(kAllLanes, s.nonfinite);
}

// Puts the decisions of some lanes of a warp, one each, into the lists of their rungs.
__device__ __forceinline__ void append(const GuardParams &params, uint32_t lanes, uint32_t panel,
                                       int rung, uint32_t panels) {
  const uint32_t same = __match_any_sync(lanes, rung);
  const int leader = __ffs(same) - 1, lane = threadIdx.x % 32;
  uint32_t base = 0;
  if (lane == leader) base = atomicAdd(&params.counts[rung], __popc(same));
  base = __shfl_sync(same, base, leader);
  const uint32_t place = base + __popc(same & ((1u << lane) - 1));
  params.lists[static_cast<int64_t>(rung) * panels + place] = panel;
  params.decisions[panel] = static_cast<uint8_t>(rung);
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::kGuardThreads)
    guard(const __grid_constant__ mixpert::GuardParams params) {
  using namespace mixpert;
  __shared__ PanelTerms terms[2][kGuardPanels];
  join_launches();
  const int batch = blockIdx.z;
  const int first_p = blockIdx.y * kGuardPanels, first_q = blockIdx.x * kGuardPanels;
  {
    const int warp = threadIdx.x / 32, side = warp / kGuardPanels, member = warp % kGuardPanels;
    PanelStatistics s = lane_statistics(side ? params.q : params.p, batch,
                                        (side ? first_q : first_p) + member, params.k);
    merge_lanes(s);
    if (threadIdx.x % 32 == 0) terms[side][member] = PanelTerms::of(s, params);
  }
  __syncthreads();
  if (threadIdx.x >= 2 * kGuardPairs) return;
  // Pairs in the order of tile_at; the first half of these threads decides, the others estimate.
  const int pair = threadIdx.x % kGuardPairs;
  const int member_p = pair % kGuardPanels, member_q = pair / kGuardPanels;
  const int p = first_p + member_p, q = first_q + member_q;
  const bool exists = p < params.p.panels && q < params.q.panels;
  const uint32_t lanes = __ballot_sync(kAllLanes, exists);
  if (!exists) return;
  const PanelPair panels = {terms[0][member_p], terms[1][member_q], params.k};
  if (threadIdx.x < kGuardPairs) {
    const int64_t row = static_cast<int64_t>(batch) * params.p.panels + p;
    append(params, lanes, static_cast<uint32_t>(row * params.q.panels + q), decide(params, panels),
           params.p.panels * params.q.panels * gridDim.z);
  } else {
    const uint32_t most = __reduce_max_sync(lanes, __float_as_uint(estimate(params, panels)));
    const uint32_t widest = __reduce_max_sync(lanes, span(params, panels));
    if (threadIdx.x % 32 != __ffs(lanes) - 1) return;
    atomicMax(&params.counts[kGuardEstimate], most);
    atomicMax(&params.counts[kGuardSpan], widest);
  }
}
