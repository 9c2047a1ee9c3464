// The products of INT8 slices of a tile, by two consumer warpgroups from a ring of packed blocks.
//
// S, the configuration of a kernel: what sm90.cuh asks for, and kSp, kSq: slices of P and Q; kD:
// last diagonal; kAccumulators: of a thread, for each diagonal; kSlotK: of k in a slot of the ring,
// all of a block or a part; kAtOnce: slots are handed back as soon as they are multiplied.
#pragma once

#include "sm90.cuh"
#include "wgmma_int8.cuh"

namespace mixpert {

// A sum of segments of k. `volatile` in local memory: the compiler would spill what it likes to.
template <bool LOCAL>
struct SumOf {
  using Type = float;
};
template <>
struct SumOf<true> {
  using Type = volatile float;
};

template <typename S>
using AccumulatorsOf = int[S::kD + 1][S::kAccumulators];

// One k of 32: every kept product of slices into its diagonal; `fresh` overwrites. N: rows of Q.
template <typename S, int N = S::kBn>
__device__ __forceinline__ void multiply_step(AccumulatorsOf<S> &acc, uint64_t p, uint64_t q,
                                              bool fresh) {
#pragma unroll
  for (int i = 0; i < S::kSp; ++i)
#pragma unroll
    for (int j = 0; j < S::kSq; ++j) {
      if (i + j > S::kD) continue;
      const bool first = i == (i + j < S::kSq ? 0 : i + j - S::kSq + 1);
      Wgmma<N>::multiply(acc[i + j], p + i * (kPatternBytes >> 4),
                         q + j * (kPatternBytes >> 4), !(first && fresh));
    }
}

template <typename S>
__device__ __forceinline__ void settle(AccumulatorsOf<S> &acc) {
#pragma unroll
  for (int s = 0; s <= S::kD; ++s)
#pragma unroll
    for (int v = 0; v < S::kAccumulators; ++v) asm volatile("" : "+r"(acc[s][v])::"memory");
}

// The last slot of k, of which only `steps` k of 32 are not zeros.
template <typename S, int N, typename Shared>
__device__ __forceinline__ void multiply_rest(AccumulatorsOf<S> &acc, uint32_t ring, Shared &shared,
                                              const RingPosition<S> &position, int steps, int group,
                                              bool fresh) {
  static_assert(S::kSlotK == kBlockK, "slots of whole blocks");
  mbarrier_wait(shared_address(&shared.full[position.slot]), position.parity);
  const Operands<S> operands(ring + position.slot * S::kSlot, group);
#pragma unroll 1
  for (int step = 0; step < steps; ++step) {
    wgmma_fence();
    multiply_step<S, N>(acc, operands.p + 2 * step, operands.q + 2 * step, fresh && step == 0);
    wgmma_commit();
  }
}

// Gives a ring slot back to what fills it.
__device__ __forceinline__ void hand_back(bool leader, uint64_t &empty) {
  if (leader) mbarrier_arrive(shared_address(&empty));
}

// Multiplies `slots` ring slots into the accumulators; of the last one `rest` k of 32, if not 0.
// Where what fills them is ahead, a slot is handed back after the first step of the next one has
// been issued: the tensor cores never wait for the copy engine. Where it is behind, it must not
// wait for that (kAtOnce). True: the tile is not wanted (kStops), and the sums are not whole.
template <typename S, int N = S::kBn, typename Shared>
__device__ __forceinline__ bool multiply_blocks(AccumulatorsOf<S> &acc, uint32_t ring,
                                                Shared &shared, RingPosition<S> &position,
                                                int slots, int group, int rest = 0) {
  constexpr int kSlotsOfBlock = kBlockK / S::kSlotK, kSteps = S::kSlotK / 32;
  const bool leader = threadIdx.x % 32 == 0;
  int previous = -1, whole = rest ? slots - 1 : slots;
  for (int number = 0; number < whole; ++number, position.advance()) {
    mbarrier_wait(shared_address(&shared.full[position.slot]), position.parity);
    uint32_t stops = 0;  // read by the lane that hands the slot back, so that the barrier orders it
    if constexpr (S::kStops) {
      if (leader) stops = shared.stops[position.slot];
    }
    const uint32_t slot = ring + position.slot / kSlotsOfBlock * S::kSlot;
    const Operands<S> operands(slot, group);
    const int begin = position.slot % kSlotsOfBlock * (2 * kSteps);
    const uint64_t p = operands.p + begin, q = operands.q + begin;
    wgmma_fence();
    multiply_step<S, N>(acc, p, q, number == 0);
    if (!S::kAtOnce) wgmma_commit();
    if constexpr (S::kStops) {
      if (__shfl_sync(0xFFFFFFFFu, stops, 0)) whole = -1;  // after this slot, which nothing is in
    }
    if (!S::kAtOnce && previous >= 0) {
      wgmma_wait<1>();
      hand_back(leader, shared.empty[previous]);
    }
    if (!S::kAtOnce) wgmma_fence();
#pragma unroll
    for (int step = 1; step < kSteps; ++step)
      multiply_step<S, N>(acc, p + 2 * step, q + 2 * step, false);
    wgmma_commit();
    previous = position.slot;
    if (!S::kAtOnce) continue;
    wgmma_wait<0>();
    hand_back(leader, shared.empty[position.slot]);
  }
  const bool stopped = S::kStops && whole < 0;
  if (stopped) rest = 0;
  if constexpr (!S::kAtOnce)
    if (rest) multiply_rest<S, N>(acc, ring, shared, position, rest, group, slots == 1);
  wgmma_wait<0>();
  if (!S::kAtOnce && previous >= 0) hand_back(leader, shared.empty[previous]);
  if (!S::kAtOnce) hand_back(leader && rest, shared.empty[position.slot]);
  if (rest) position.advance();
  settle<S>(acc);
  return stopped;
}

// The sums of a part of k, value v of diagonal s, for gemm_int8_reduce: of groups of eight columns
// from `first` to `end`.
template <typename S, typename Value>
__device__ __forceinline__ void store_partial(const KParts &parts, const Tile &tile,
                                              const ThreadPlace &place, int rows_p,
                                              const Value &value, int first = 0,
                                              int end = S::kBn / 8) {
#pragma unroll
  for (int s = 0; s <= S::kD; ++s)
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      const int i = tile.p * S::kBm + place.row + half * 8, j = tile.q * S::kBn + place.column;
      if (i >= rows_p) continue;
      int32_t *line = partial_sums(parts, tile.batch, S::kD + 1, s, rows_p, i, j);
#pragma unroll
      for (int b = 0; b < S::kBn / 8; ++b)
        if (b >= first && b < end && j + b * 8 < parts.padded_q)
          *reinterpret_cast<int2 *>(line + b * 8) =
              make_int2(value(s, b * 4 + half * 2), value(s, b * 4 + half * 2 + 1));
    }
}

}  // namespace mixpert
