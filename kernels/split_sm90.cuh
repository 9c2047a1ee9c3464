// gemm_split for sm_90a: FP16, BF16 or TF32 pieces, all kept products fused, persistent CTAs. What
// the kernels of one scheme and of several rungs of a ladder share.
//
// The tensor cores truncate what they add up, so the sum of the leading products leaves them after
// every packed block and goes on in FP32 arithmetic (Ootomo and Yokota, 2022), while the tensor
// cores work on the other products of the block. Those are smaller by the width of a piece and
// stay for a stretch of blocks, as does the only product of a one-piece form.
#pragma once

#include "long_sums.cuh"
#include "sm90.cuh"
#include "split_types.cuh"
#include "wgmma_float.cuh"

namespace mixpert {

// SPLIT: SplitOf; BN: rows of Q of a tile; STAGES: ring slots; SHARES: CTAs may share the k of
// tiles.
template <typename SPLIT, int BN, int STAGES, bool SHARES>
struct SplitSm90 {
  using Split = SPLIT;
  static constexpr int kSp = Split::kPieces, kSq = Split::kPieces;
  static constexpr int kBm = 128, kBn = BN, kStages = STAGES;
  static constexpr int kInBlock = kBlockK / Split::kBytes;
  static constexpr int kThreads = kThreads90, kConsumerWarps = kConsumerWarps90;
  static constexpr int kPlaneP = kBm * kBlockK, kPlaneQ = kBn * kBlockK;
  static constexpr int kSlot = kSp * kPlaneP + kSq * kPlaneQ;
  static constexpr int kAccumulators = kBn / 2;  // a thread
  static constexpr int kGroup = kRasterGroup;
  static constexpr bool kSharesSums = SHARES, kNarrows = false, kTold = false,
                        kStops = false;
  static constexpr int kStretch = kStretchBytes / kBlockK;  // packed blocks
  static constexpr int kSegment = Split::kHasRest ? kSegmentBytes / kBlockK : kStretch;
  static constexpr int kSharedSegment = Split::kHasRest ? kSharedSegmentBytes / kBlockK : kStretch;
  static_assert(kStretch % kSegment == 0 && kStretch % kSharedSegment == 0, "whole segments");
  static_assert((2 + Split::kHasRest) * kAccumulators <= kMostAccumulators90,
                "accumulators fit in registers");
  static constexpr int kSharedBytes = sm90_shared_bytes(kSlot, kStages, kBn);
  static_assert(kSharedBytes <= kMostShared90, "fits in shared memory");
};

template <typename S>
using FragmentOf = float[S::kAccumulators];

template <int COUNT>
__device__ __forceinline__ void settle(float (&x)[COUNT]) {
#pragma unroll
  for (int v = 0; v < COUNT; ++v) asm volatile("" : "+f"(x[v])::"memory");
}

// The leading products of one packed block; `fresh` overwrites.
template <typename S>
__device__ __forceinline__ void multiply_first(FragmentOf<S> &first, uint64_t p, uint64_t q,
                                               bool fresh) {
#pragma unroll
  for (int step = 0; step < kBlockK / 32; ++step)
    WgmmaOf<S::Split::kType, S::kBn>::multiply(first, p + 2 * step, q + 2 * step,
                                               !(fresh && step == 0));
}

// All other kept products of one packed block.
template <typename S>
__device__ __forceinline__ void multiply_rest(FragmentOf<S> &rest, uint64_t p, uint64_t q,
                                              bool fresh) {
#pragma unroll
  for (int step = 0; step < kBlockK / 32; ++step)
#pragma unroll
    for (int i = 0; i < S::kSp; ++i)
#pragma unroll
      for (int j = 0; j < S::kSq; ++j) {
        if (i + j == 0 || i + j > S::Split::kD) continue;
        const bool overwrites = fresh && step == 0 && i == 0 && j == 1;
        WgmmaOf<S::Split::kType, S::kBn>::multiply(rest, p + i * (kPatternBytes >> 4) + 2 * step,
                                                   q + j * (kPatternBytes >> 4) + 2 * step,
                                                   !overwrites);
      }
}

template <int COUNT>
__device__ __forceinline__ void add(float (&sums)[COUNT], float (&part)[COUNT]) {
  settle(part);
#pragma unroll
  for (int v = 0; v < COUNT; ++v) sums[v] += part[v];
}

template <typename SPLIT, int COUNT>
__device__ __forceinline__ void add_rest(float (&sums)[COUNT], float (&rest)[COUNT]) {
  settle(rest);
#pragma unroll
  for (int v = 0; v < COUNT; ++v) sums[v] = SPLIT::value(sums[v], rest[v]);
}

template <typename S>
using LongSumsOf = LongSums<FragmentOf<S>, (S::kBn > 64)>;

// The `blocks` packed blocks of a segment into the sums, `begin` of the stretch. A slot is handed
// back once the first products of the next one have been issued: the tensor cores never wait for
// the copy engine.
template <typename S>
__device__ __forceinline__ void multiply_segment(FragmentOf<S> &sums, FragmentOf<S> &first,
                                                 FragmentOf<S> &rest, uint32_t ring,
                                                 Sm90Shared<S> &shared, RingPosition<S> &position,
                                                 int &previous, int begin, int end, int group) {
  using Split = typename S::Split;
  const bool leader = threadIdx.x % 32 == 0;
  for (int block = begin; block < end; ++block, position.advance()) {
    mbarrier_wait(shared_address(&shared.full[position.slot]), position.parity);
    const Operands<S> operands(ring + position.slot * S::kSlot, group);
    wgmma_fence();
    multiply_first<S>(first, operands.p, operands.q, Split::kHasRest || block == 0);
    wgmma_commit();
    wgmma_wait<1>();
    if (leader && previous >= 0) mbarrier_arrive(shared_address(&shared.empty[previous]));
    if constexpr (Split::kHasRest) {
      wgmma_fence();
      multiply_rest<S>(rest, operands.p, operands.q, block == 0);
      wgmma_commit();
      wgmma_wait<1>();
      add(sums, first);
    }
    previous = position.slot;
  }
}

// A stretch of `blocks` packed blocks into the sums, and into those of previous segments; `set`: it
// is the first one of the tile; `more`: another one follows. Segments end while the tensor cores
// work on the other products of their last block.
template <typename S>
__device__ __forceinline__ void multiply_stretch(FragmentOf<S> &sums, LongSumsOf<S> &all,
                                                 uint32_t ring, Sm90Shared<S> &shared,
                                                 RingPosition<S> &position, int blocks,
                                                 int segment, int group, bool set, bool more) {
  using Split = typename S::Split;
  FragmentOf<S> first, rest;
  int previous = -1;
  for (int begin = 0; begin < blocks; begin += segment) {
    const int end = min(begin + segment, blocks);
    multiply_segment<S>(sums, first, rest, ring, shared, position, previous, begin, end, group);
    if (Split::kHasRest && (end < blocks || more)) all.add(sums, set && begin == 0);
  }
  wgmma_wait<0>();
  if (threadIdx.x % 32 == 0) mbarrier_arrive(shared_address(&shared.empty[previous]));
  if constexpr (Split::kHasRest) {
    add_rest<Split>(sums, rest);
  } else {
    add(sums, first);
  }
}

// A consumer warpgroup: what the CTA does, from number `first` of the list on.
template <typename S>
__device__ void consume(const GemmParams &params, uint32_t ring, Sm90Shared<S> &shared, int group,
                        int first = blockIdx.x) {
  using Fragment = FragmentOf<S>;
  using Split = typename S::Split;
  const ThreadPlace place(group);
  const WorkList<S> work(params);
  const int segment = S::kSharesSums && work.shares() ? S::kSharedSegment : S::kSegment;
  const PartSums<S::kAccumulators> part_sums(params.shares, work.parts.count, threadIdx.x / 32 - 4);
  const int items = work.count();
  RingPosition<S> position;
  int count = 0;
  for (int index = first; index < items; index += gridDim.x) {
    Tile tile;
    if (!work.tiles.at(work.tile(index), &tile)) continue;
    const int blocks = work.range(params, tile, index).count;
    const int32_t *p = shared.exponents[count & 1], *q = p + S::kBm;
    Fragment sums;
    LongSumsOf<S> all;
#pragma unroll
    for (int v = 0; v < S::kAccumulators; ++v) sums[v] = 0;
    int block = 0;
    do {
      multiply_stretch<S>(sums, all, ring, shared, position, min(S::kStretch, blocks - block),
                          segment, group, block == 0, block + S::kStretch < blocks);
      block += S::kStretch;
    } while (block < blocks);
    if (Split::kHasRest && blocks > segment) all.end(sums);
    const bool last =
        !work.shares() || part_sums.join(sums, work.tile(index), work.part(index));
    mbarrier_wait(shared_address(&shared.exponents_full[count & 1]), count >> 1 & 1);
    if (last) {
      const int rows[2] = {p[place.row], p[place.row + 8]};
      const RowsQ<S> rows_q(shared, count & 1, tile);
      store_tile<S, Products::kAny>(params, tile, place, shared, rows_q, [&](int v) {
        return Split::scaled(sums[v], rows[v / 2 % 2] + q[place.column + v / 4 * 8 + v % 2]);
      });
    }
    mbarrier_arrive(shared_address(&shared.exponents_empty[count & 1]));
    ++count;
  }
}

}  // namespace mixpert
