// guard: which rung of a ladder of schemes computes each panel of C (params_guard.cuh).
//
// A CTA gathers the statistics of some panels of P and of Q, a thread each row, and decides about
// all their pairs, a thread each. kernels/guard_model.py is its twin: integers and a few double
// operations in one order, so that both decide alike, bit for bit.
//
// Compile with -DMIXPERT_PANELS: of P and of Q, of a CTA; _PARTS=1: statistics are of parts of k.
//
// All that follows waits for it, and most of the time of a kernel that runs once is the fetching of
// its instructions: there are as few as can be.
#pragma once

#include "decided.cuh"
#include "guard_rule.cuh"
#include "launch.cuh"

namespace mixpert {

constexpr uint32_t kAllLanes = 0xFFFFFFFFu;
constexpr int kPanels = MIXPERT_PANELS;
constexpr int kGuardPairs = kPanels * kPanels;
constexpr int kGuardThreads = guard_threads(kPanels);
constexpr int kGuardCtas = kPanels == kFewGuardPanels ? 2 : 1;  // that an SM has room for
constexpr int kPanelWarps = kPanel / 32;
static_assert(kGuardPairs <= 32, "a lane a pair");

#if MIXPERT_PARTS
constexpr int kPartsAtOnce = kPanels == kFewGuardPanels ? 4 : 2;  // as many as registers hold

// Row `index` of so many. Sums over all parts of a row fit in the 32 bits of one part's.
__device__ __forceinline__ RowStatistics read_row(const GuardSide &side, int64_t index,
                                                  int64_t rows) {
  static_assert(sizeof(PartStatistics) == 2 * sizeof(uint4), "read in two words");
  const auto *at = reinterpret_cast<const uint4 *>(side.statistics) + 2 * index;
  uint32_t squares = 0, digits = 0, sums[4] = {}, counts = 0, others = 0;
  int64_t logs = 0;
#pragma unroll 1
  for (int part = 0; part < side.parts; part += kPartsAtOnce, at += 2 * kPartsAtOnce * rows) {
    uint4 words[kPartsAtOnce][2] = {};
#pragma unroll
    for (int i = 0; i < kPartsAtOnce; ++i) {
      if (part + i >= side.parts) continue;
      words[i][0] = at[2 * i * rows];
      words[i][1] = at[2 * i * rows + 1];
    }
#pragma unroll
    for (const uint4(&part_words)[2] : words) {
      const uint4 &first = part_words[0], &second = part_words[1];
      squares += first.x;
      digits += first.y % (1u << kPartDigitsBits);
      logs += static_cast<int64_t>(first.y >> kPartDigitsBits) << 32 | second.z;
      sums[0] += first.z;
      sums[1] += first.w;
      sums[2] += second.x;
      sums[3] += second.y;
      counts += second.w % (1u << 31);
      others |= second.w;
    }
  }
  RowStatistics row = {squares, logs, {}, digits, counts % (1u << 16), counts >> 16, others >> 31};
#pragma unroll
  for (int i = 0; i < 4; ++i) row.sums[i] = static_cast<int32_t>(sums[i]);
  return row;
}
#else
// Row `index` of so many, which a word of all of them has beside each other.
__device__ __forceinline__ RowStatistics read_row(const GuardSide &side, int64_t index,
                                                  int64_t rows) {
  RowStatistics row;
  auto *words = reinterpret_cast<uint64_t *>(&row);
#pragma unroll
  for (int i = 0; i < kStatisticsWords; ++i) words[i] = side.statistics[index + i * rows];
  return row;
}
#endif

// The largest value of a warp: its upper half first, then the lower one where that is equal. Sums
// over all parts of a row need one half only.
__device__ __forceinline__ int64_t largest_of_warp(int64_t x) {
#if MIXPERT_PARTS
  constexpr int64_t kMostK = int64_t{kPackCluster} * (kPackBlock / kPackClusterRows);
  static_assert(kMostK * (kLogSpan << (23 - kLogShift)) < 1u << 31, "the largest of all, of logs");
  return __reduce_max_sync(kAllLanes, static_cast<int>(x));
#else
  const int upper = static_cast<int>(x >> 32);
  const int most = __reduce_max_sync(kAllLanes, upper);
  const uint32_t lower = upper == most ? static_cast<uint32_t>(x) : 0;
  return static_cast<int64_t>(most) << 32 | __reduce_max_sync(kAllLanes, lower);
#endif
}

// The sum over a warp of numbers below 2^50.
__device__ __forceinline__ uint64_t sum_of_warp(uint64_t x) {
  constexpr int kPart = 25;
  const uint32_t lower = __reduce_add_sync(kAllLanes, static_cast<uint32_t>(x) % (1u << kPart));
  const uint32_t upper = __reduce_add_sync(kAllLanes, static_cast<uint32_t>(x >> kPart));
  return (static_cast<uint64_t>(upper) << kPart) + lower;
}

// Of `kept` the first `quarters` are asked for; the others are zeros.
__device__ __forceinline__ void merge_lanes(PanelStatistics &s, int quarters) {
  s.kept[0] = -largest_of_warp(-s.kept[0]);
  if (quarters > 1)
#pragma unroll
    for (int i = 1; i < kQuarters; ++i) s.kept[i] = -largest_of_warp(-s.kept[i]);
  s.ratios = sum_of_warp(s.ratios);
  s.squares = largest_of_warp(s.squares);
  s.digits = largest_of_warp(s.digits);
#pragma unroll
  for (int64_t &sum : s.sums) sum = largest_of_warp(sum);
  s.spread = __reduce_max_sync(kAllLanes, s.spread);
  s.small = __reduce_max_sync(kAllLanes, s.small);
  s.rows = __reduce_add_sync(kAllLanes, s.rows);
  const uint32_t mine = (s.nonfinite ? 1 : 0) | (s.deep ? 2 : 0) | (s.single ? 4 : 0);
  const uint32_t any = __reduce_or_sync(kAllLanes, mine);
  s.nonfinite = any & 1;
  s.deep = any & 2;
  s.single = any & 4;
}

struct GuardShared {
  PanelStatistics parts[2 * kPanels][kPanelWarps];
  PanelTerms terms[2][kPanels];
};

// What the thread's row adds to its panel, and how many of `kept` are asked for in this CTA. All
// threads take part.
__device__ __forceinline__ PanelStatistics row_of_panel(const GuardSide &side, int first_panel,
                                                        int k, int *quarters) {
  const int row = first_panel * kPanel + threadIdx.x % (kPanels * kPanel);
  const int64_t first = side.batch == 1 ? 0 : static_cast<int64_t>(blockIdx.z) * side.rows;
  const int64_t rows = static_cast<int64_t>(side.batch) * side.rows;
  const bool exists = row < side.rows;
  uint32_t largest = 0;
  RowStatistics found = {};
  if (exists) {
    largest = side.maxima[first + row];
    found = read_row(side, first + row, rows);
  }
  const bool counts = largest != 0 && largest < 0x7F800000u;
  PanelStatistics s;
  // What stays where a quarter of k is left out is asked for only where one may be.
  const bool many = counts && has_quarters(static_cast<uint32_t>(k) - found.counted, 1, k);
  *quarters = __syncthreads_or(many) ? kQuarters : 1;
  s.nonfinite = largest >= 0x7F800000u;
  if (counts) s.add(found, k, *quarters);
  return s;
}

// Panels of Q, from number `group` times kPanels on, with those of P that a CTA has: rows of a warp
// are merged, then those of the warps of a panel.
__device__ __forceinline__ void gather(const GuardParams &params, GuardShared &shared, int group) {
  const int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  const bool is_q = threadIdx.x >= kGuardThreads / 2;
  int quarters;
  PanelStatistics s = row_of_panel(is_q ? params.q : params.p,
                                   (is_q ? group : blockIdx.y) * kPanels, params.k, &quarters);
  PanelStatistics *parts = &shared.parts[0][0];
  int panel = warp;
#pragma unroll 1
  for (int turn = 0; turn < 2; ++turn) {
    merge_lanes(s, quarters);
    if (turn == 1) break;
    if (lane == 0) parts[warp] = s;
    __syncthreads();
    if (panel >= 2 * kPanels) return;
    s = lane < kPanelWarps ? shared.parts[panel][lane] : PanelStatistics();
  }
  if (lane == 0)
    shared.terms[panel / kPanels][panel % kPanels] = PanelTerms::of(s, params);
}

// Puts the decisions of some lanes of a warp, one each, into the lists of their rungs.
__device__ __forceinline__ void append(const GuardParams &params, uint32_t lanes, uint32_t panel,
                                       int rung, uint32_t panels) {
  params.decisions[panel] = static_cast<uint8_t>(rung);  // first: a GEMM beside it may wait for it
  const uint32_t same = __match_any_sync(lanes, rung);
  const int leader = __ffs(same) - 1, lane = threadIdx.x % 32;
  uint32_t base = 0;
  if (lane == leader) base = atomicAdd(&params.counts[rung], __popc(same));
  base = __shfl_sync(same, base, leader);
  const uint32_t place = base + __popc(same & ((1u << lane) - 1));
  params.lists[static_cast<int64_t>(rung) * panels + place] = panel;
  if (params.beside) tell_decided(params.counts, lanes, __popc(lanes), lane == __ffs(lanes) - 1);
}

// All pairs of them, in the order of tile_at: the first warp decides, the second one estimates.
__device__ __forceinline__ void judge(const GuardParams &params, const GuardShared &shared,
                                      int group) {
  const int lane = threadIdx.x % 32;
  const int member_p = lane % kPanels, member_q = lane / kPanels;
  const int p = blockIdx.y * kPanels + member_p, q = group * kPanels + member_q;
  const bool exists = lane < kGuardPairs && p < params.p.panels && q < params.q.panels;
  const uint32_t lanes = __ballot_sync(kAllLanes, exists);
  if (!exists) return;
  const PanelPair panels = {shared.terms[0][member_p], shared.terms[1][member_q], params.k};
  if (threadIdx.x < 32) {
    const int64_t row = static_cast<int64_t>(blockIdx.z) * params.p.panels + p;
    append(params, lanes, static_cast<uint32_t>(row * params.q.panels + q), decide(params, panels),
           params.p.panels * params.q.panels * gridDim.z);
  } else {
    const uint32_t most = __reduce_max_sync(lanes, __float_as_uint(estimate(params, panels)));
    const uint32_t widest = __reduce_max_sync(lanes, span(params, panels));
    if (lane != __ffs(lanes) - 1) return;
    atomicMax(&params.counts[kGuardEstimate], most);
    atomicMax(&params.counts[kGuardSpan], widest);
  }
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::kGuardThreads, mixpert::kGuardCtas)
    guard(const __grid_constant__ mixpert::GuardParams params) {
  using namespace mixpert;
  __shared__ GuardShared shared;
  if (params.beside)
    join_rung(true);
  else
    join_launches();
#pragma unroll 1
  for (int group = blockIdx.x;;) {
    gather(params, shared, group);
    __syncthreads();
    if (threadIdx.x < 64) judge(params, shared, group);
    group += gridDim.x;
    if (group * kPanels >= params.q.panels) break;
    __syncthreads();  // what was gathered has been read
  }
  end_rung(params.beside, kGuardThreads - 1);
}
