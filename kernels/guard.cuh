// guard: which rung of a ladder of schemes computes each panel of C (params_guard.cuh).
//
// A CTA gathers the statistics of some panels of P and of Q, a warp each, and decides about all
// their pairs, a thread each. kernels/guard_model.py is its twin: integers and a few double
// operations in one order, so that both decide alike, bit for bit.
//
// Most of the time of a kernel that runs once is the fetching of its instructions. While the last
// rows are packed, each CTA goes through all of it with what is there, and decides nothing.
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

// What a lane sees of one panel of one side: every 32nd row. In a rehearsal no row is left out.
__device__ __forceinline__ PanelStatistics lane_statistics(const GuardSide &side, int batch,
                                                           int panel, int k, bool rehearsal) {
  PanelStatistics s;
  const int64_t first = side.batch == 1 ? 0 : static_cast<int64_t>(batch) * side.rows;
  const int64_t rows = static_cast<int64_t>(side.batch) * side.rows;
#pragma unroll 2
  for (int i = 0; i < kPanel; i += 32) {
    const int at = panel * kPanel + i + threadIdx.x % 32;
    if (at >= side.rows) continue;
    uint32_t largest = side.maxima[first + at];
    RowStatistics row = read_row(side.statistics + first + at, rows);
    if (rehearsal) largest = 1, row.counted = k;
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
  s.deep = __reduce_or_sync(kAllLanes, s.deep);
  s.single = __reduce_or_sync(kAllLanes, s.single);
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

// Keeps what is computed of a value and not used.
__device__ __forceinline__ void keep(uint32_t x) { asm volatile("" ::"r"(x)); }

// The panels of a CTA.
__device__ __forceinline__ void gather(const GuardParams &params,
                                       PanelTerms (&terms)[2][kGuardPanels], bool rehearsal) {
  const int warp = threadIdx.x / 32, side = warp / kGuardPanels, member = warp % kGuardPanels;
  const int first = (side ? blockIdx.x : blockIdx.y) * kGuardPanels;
  PanelStatistics s = lane_statistics(side ? params.q : params.p, blockIdx.z, first + member,
                                      params.k, rehearsal);
  merge_lanes(s);
  if (threadIdx.x % 32 == 0) terms[side][member] = PanelTerms::of(s, params);
}

// All pairs of them, in the order of tile_at: the first threads decide, as many others estimate.
__device__ __forceinline__ void judge(const GuardParams &params,
                                      const PanelTerms (&terms)[2][kGuardPanels], bool rehearsal) {
  if (threadIdx.x >= 2 * kGuardPairs) return;
  const int pair = threadIdx.x % kGuardPairs;
  const int member_p = pair % kGuardPanels, member_q = pair / kGuardPanels;
  const int p = blockIdx.y * kGuardPanels + member_p, q = blockIdx.x * kGuardPanels + member_q;
  const bool exists = p < params.p.panels && q < params.q.panels;
  const uint32_t lanes = __ballot_sync(kAllLanes, exists);
  if (!exists) return;
  const PanelPair panels = {terms[0][member_p], terms[1][member_q], params.k};
  if (threadIdx.x < kGuardPairs) {
    const int rung = decide(params, panels);
    if (rehearsal) return keep(rung);
    const int64_t row = static_cast<int64_t>(blockIdx.z) * params.p.panels + p;
    append(params, lanes, static_cast<uint32_t>(row * params.q.panels + q), rung,
           params.p.panels * params.q.panels * gridDim.z);
  } else {
    const uint32_t most = __reduce_max_sync(lanes, __float_as_uint(estimate(params, panels)));
    const uint32_t widest = __reduce_max_sync(lanes, span(params, panels));
    if (rehearsal) return keep(most), keep(widest);
    if (threadIdx.x % 32 != __ffs(lanes) - 1) return;
    atomicMax(&params.counts[kGuardEstimate], most);
    atomicMax(&params.counts[kGuardSpan], widest);
  }
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::kGuardThreads)
    guard(const __grid_constant__ mixpert::GuardParams params) {
  using namespace mixpert;
  __shared__ PanelTerms terms[2][kGuardPanels];
  allow_next_launch();
#pragma unroll 1
  for (int turn = 0; turn < 2; ++turn) {
    const bool rehearsal = turn == 0;
    if (!rehearsal) await_launch();
    gather(params, terms, rehearsal);
    __syncthreads();
    judge(params, terms, rehearsal);
    __syncthreads();  // before the rehearsal's terms are overwritten
  }
}
