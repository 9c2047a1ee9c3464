// gemm_int8 for sm_80 and later: cp.async ring, mma.sync m16n8k32, all diagonals fused.
//
// A CTA of 8 warps (4 along P, 2 along Q) computes MIXPERT_BM x MIXPERT_BN outputs. Fragments are
// loaded one unit of work (16 columns of one slice of Q) ahead and copies are spread over the
// units, so that the Tensor Cores are always busy. Compile with -DMIXPERT_SP, _SQ:
// slices of P and Q; _D: last diagonal; _RADIX; _BM: 64, 128, 192; _BN: 32, 64, 128; _STAGES: ring
// slots, 3 or more; _SEGMENTED: 1 if k is divided into chunks or K-groups; _GUARDED: 1 if the guard
// picks the tiles; _PARTIAL: 1 if CTAs share k and store partial sums.
#pragma once

#ifndef MIXPERT_PARTIAL
#define MIXPERT_PARTIAL 0
#endif

#include "sm80.cuh"

namespace mixpert {

struct Sm80 {
  static constexpr int kSp = MIXPERT_SP, kSq = MIXPERT_SQ, kD = MIXPERT_D;
  static constexpr int kBm = MIXPERT_BM, kBn = MIXPERT_BN, kStages = MIXPERT_STAGES;
  static constexpr bool kSegmented = MIXPERT_SEGMENTED, kPartial = MIXPERT_PARTIAL;
  static constexpr int kThreads = kThreads80;
  static constexpr int kTilesM = kBm / 4 / 16, kTilesN = kBn / 2 / 8;  // mma tiles of a warp
  static constexpr int kPairs = kTilesN / 2;
  static constexpr int kUnits = kSq * kPairs;         // fragments of Q in a k of 32
  static constexpr int kBk = 64;                      // bytes of k in a ring slot
  static constexpr int kPlaneP = kBm * kBk, kPlaneQ = kBn * kBk;
  static constexpr int kSlot = kSp * kPlaneP + kSq * kPlaneQ;
  static constexpr int kGroup = kRasterGroup;
  static_assert(kBm % 64 == 0 && kBn % 32 == 0, "8 warps share a tile");
  static_assert(kD >= 0 && kD <= kSp + kSq - 2, "last diagonal");
  static_assert(kStages >= 3, "a slot is filled while two are read");
};

__device__ __forceinline__ int block_count(const GemmParams &params) {
  return (params.k + kBlockK - 1) / kBlockK;
}

// Copies one operand's tile into ring slots: a thread has piece tid % 4 of rows tid / 4 + 64 i.
// Rows past the end of the operand repeat its last row: their outputs are not stored.
template <int ROWS, int SLICES>
struct PlaneCopier {
  static constexpr int kChunks = (ROWS + 63) / 64, kCopies = kChunks * SLICES;
  uint64_t source[kChunks];
  int next_block[kChunks];  // bytes between consecutive packed blocks
  uint32_t target;

  __device__ explicit PlaneCopier(uint32_t offset)
      : target(offset + slot_offset<Sm80>(threadIdx.x / 4, threadIdx.x % 4)) {}
  // Continues at a packed block, of `blocks` in total.
  __device__ void seek(const GemmOperand &operand, int batch, int row0, int blocks, int block) {
#pragma unroll
    for (int i = 0; i < kChunks; ++i) {
      const int row = min(row0 + static_cast<int>(threadIdx.x) / 4 + 64 * i,
                          operand.padded_rows - 1);
      source[i] = reinterpret_cast<uint64_t>(operand.packed) + batch * operand.batch_bytes +
                  packed_offset(operand.padded_rows, blocks, SLICES, block, 0, row) +
                  (((threadIdx.x % 4) ^ (row & 7)) << 4);
      next_block[i] = packed_bytes(SLICES, band_rows(operand.padded_rows, row));
    }
  }
  __device__ void copy(int index, uint32_t slot) const {
    const int chunk = index % kChunks, slice = index / kChunks;
    if (chunk * 64 + 64 > ROWS && chunk * 64 + static_cast<int>(threadIdx.x) / 4 >= ROWS) return;
    cp_async_16(slot + target + slice * ROWS * Sm80::kBk + chunk * 64 * Sm80::kBk,
                reinterpret_cast<const void *>(source[chunk] + slice * kPatternBytes), 16);
  }
  // From ring step `step` to the next: the other half of the packed block, or the next block.
  __device__ void advance(int step) {
#pragma unroll
    for (int i = 0; i < kChunks; ++i)
      source[i] = (source[i] ^ 64) + (step % 2 ? next_block[i] : 0);
  }
};

struct Copier {
  using S = Sm80;
  PlaneCopier<S::kBm, S::kSp> p;
  PlaneCopier<S::kBn, S::kSq> q;
  const GemmParams &params;
  const Tile &tile;
  uint32_t ring;
  int block = 0;  // the first
  int steps, step = 0;  // the next to copy
  static constexpr int kCopies = decltype(p)::kCopies + decltype(q)::kCopies;

  __device__ Copier(const GemmParams &params, const Tile &tile, uint32_t ring)
      : p(0),
        q(S::kSp * S::kPlaneP),
        params(params),
        tile(tile),
        ring(ring),
        steps((params.k + S::kBk - 1) / S::kBk) {
    if (S::kPartial) {
      const BlockRange range = part_of_k(params.parts, tile.batch, block_count(params));
      steps = range.count * (kBlockK / S::kBk);
      block = range.first;
    }
    seek(block);
  }
  __device__ void seek(int at) {
    p.seek(params.p, tile.batch, tile.p * S::kBm, block_count(params), at);
    q.seek(params.q, tile.batch, tile.q * S::kBn, block_count(params), at);
  }

  // Part `part` of `parts` of a slot.
  __device__ void copy(int part, int parts) const {
    if (step >= steps) return;
    const uint32_t slot = ring + step % S::kStages * S::kSlot;
#pragma unroll
    for (int i = part * kCopies / parts; i < (part + 1) * kCopies / parts; ++i)
      i < decltype(p)::kCopies ? p.copy(i, slot) : q.copy(i - decltype(p)::kCopies, slot);
  }
  // Ends the group of a slot, also past the last step.
  __device__ void finish() {
    cp_async_commit();
    p.advance(step);
    q.advance(step);
    ++step;
    const int at = block + step * S::kBk / kBlockK;
    if (step % (kBlockK / S::kBk) == 0 && at % kBandBlocks == 0) seek(at);
  }
};

// The addresses of a warp's fragments in a ring slot, for its first and second k of 32.
struct FragmentOffsets {
  uint32_t p[2], q[2];

  __device__ FragmentOffsets() {
    using S = Sm80;
    const int lane = threadIdx.x % 32;
    const int row_p = threadIdx.x / 32 % 4 * S::kTilesM * 16 + lane % 16;
    const int row_q = threadIdx.x / 128 * (S::kBn / 2) + lane / 16 * 8 + lane % 8;
    for (int half = 0; half < 2; ++half) {
      p[half] = slot_offset<Sm80>(row_p, half * 2 + lane / 16);
      q[half] = S::kSp * S::kPlaneP + slot_offset<Sm80>(row_q, half * 2 + lane / 8 % 2);
    }
  }
};

// Fragments of two consecutive k of 32: one is multiplied while the other is loaded. Units iterate
// over the slices of Q, so that a slice of P may be overwritten after its last product.
struct Fragments {
  using S = Sm80;
  uint32_t p[2][S::kSp][S::kTilesM][4];
  uint32_t q[2][4];

  __device__ void load_p(int half, uint32_t at, int slice, int tile) {
    ldmatrix_x4(p[half][slice][tile], at + slice * S::kPlaneP + tile * 16 * S::kBk);
  }
  __device__ void load_q(int buffer, uint32_t at, int unit) {
    ldmatrix_x4(q[buffer], at + unit / S::kPairs * S::kPlaneQ + unit % S::kPairs * 16 * S::kBk);
  }
  __device__ void load_first(uint32_t slot, const FragmentOffsets &offsets) {
#pragma unroll
    for (int i = 0; i < S::kSp; ++i)
#pragma unroll
      for (int t = 0; t < S::kTilesM; ++t) load_p(0, slot + offsets.p[0], i, t);
    load_q(0, slot + offsets.q[0], 0);
  }
  // The slice of Q during whose units the next fragments of a slice of P are loaded.
  __device__ static constexpr int reload_at(int slice) {
    const int last = S::kD - slice < S::kSq - 1 ? S::kD - slice : S::kSq - 1;
    const int next = last < S::kSq - 1 ? last + 1 : S::kSq - 2;
    return next < 0 ? 0 : next;
  }
};

using Accumulators = int[Sm80::kD + 1][Sm80::kTilesM][Sm80::kTilesN][4];
using Sums = float[Sm80::kTilesM][Sm80::kTilesN][4];

// One k of 32, HALF of a ring slot: adds every kept product of slices to its diagonal, while the
// fragments of the next k of 32 are loaded from `next` (and, in the second half, a slot is copied).
template <int HALF>
__device__ __forceinline__ void multiply_step(Accumulators &acc, Fragments &fragments,
                                              const FragmentOffsets &offsets, uint32_t slot,
                                              uint32_t next, Copier &copier) {
  using S = Sm80;
#pragma unroll
  for (int unit = 0; unit < S::kUnits; ++unit) {
    const int now = (HALF * S::kUnits + unit) % 2, s = unit / S::kPairs, pair = unit % S::kPairs;
    if (unit + 1 < S::kUnits)
      fragments.load_q(1 - now, slot + offsets.q[HALF], unit + 1);
    else
      fragments.load_q(1 - now, next + offsets.q[1 - HALF], 0);
#pragma unroll
    for (int i = 0; i < S::kSp; ++i)
#pragma unroll
      for (int t = 0; t < S::kTilesM; ++t)
        if (unit == Fragments::reload_at(i) * S::kPairs + t * S::kPairs / S::kTilesM)
          fragments.load_p(1 - HALF, next + offsets.p[1 - HALF], i, t);
    if (HALF == 1) copier.copy(unit, S::kUnits);
#pragma unroll
    for (int i = 0; i < S::kSp; ++i) {
      if (i + s > S::kD) continue;
#pragma unroll
      for (int t = 0; t < S::kTilesM; ++t) {
        const uint32_t (&q)[4] = fragments.q[now];
        mma_s8(acc[i + s][t][2 * pair], fragments.p[HALF][i][t], q[0], q[1]);
        mma_s8(acc[i + s][t][2 * pair + 1], fragments.p[HALF][i][t], q[2], q[3]);
      }
    }
  }
  if (HALF == 1) copier.finish();
}

__device__ __forceinline__ void clear(Accumulators &acc) {
#pragma unroll
  for (int s = 0; s <= Sm80::kD; ++s)
#pragma unroll
    for (int t = 0; t < Sm80::kTilesM; ++t)
#pragma unroll
      for (int u = 0; u < Sm80::kTilesN; ++u)
#pragma unroll
        for (int v = 0; v < 4; ++v) acc[s][t][u][v] = 0;
}

// Adds (or sets, for the first segment) the products of one segment.
__device__ __forceinline__ void finish_segment(const GemmParams &params, const Tile &tile,
                                               int segment, bool first, const Accumulators &acc,
                                               Sums &sums) {
  using S = Sm80;
  const int32_t *ep = exponents_of(params.p, tile.batch, segment, params.grouped);
  const int32_t *eq = exponents_of(params.q, tile.batch, segment, params.grouped);
#pragma unroll
  for (int t = 0; t < S::kTilesM; ++t)
#pragma unroll
    for (int u = 0; u < S::kTilesN; ++u)
#pragma unroll
      for (int v = 0; v < 4; ++v) {
        const int i = min(tile.p * S::kBm + row_in_tile<S>(t, v), params.p.rows - 1);
        const int j = min(tile.q * S::kBn + column_in_tile<S>(u, v), params.q.rows - 1);
        int diagonals[S::kD + 1];
#pragma unroll
        for (int s = 0; s <= S::kD; ++s) diagonals[s] = acc[s][t][u][v];
        const float p = combine<S::kD, MIXPERT_RADIX>(
            diagonals, written_before(ep + i) + written_before(eq + j));
        sums[t][u][v] = first ? p : __fadd_rn(sums[t][u][v], p);
      }
}

// The sums of a part of k, for gemm_int8_reduce.
__device__ __forceinline__ void store_partial(const GemmParams &params, const Tile &tile,
                                              const Accumulators &acc) {
  using S = Sm80;
#pragma unroll
  for (int s = 0; s <= S::kD; ++s)
#pragma unroll
    for (int t = 0; t < S::kTilesM; ++t)
#pragma unroll
      for (int v = 0; v < 4; v += 2) {
        const int i = tile.p * S::kBm + row_in_tile<S>(t, v);
        if (i >= params.p.rows) continue;
#pragma unroll
        for (int u = 0; u < S::kTilesN; ++u) {
          const int j = tile.q * S::kBn + column_in_tile<S>(u, 0);
          if (j < params.parts.padded_q)
            *reinterpret_cast<int2 *>(
                partial_sums(params.parts, tile.batch, S::kD + 1, s, params.p.rows, i, j)) =
                make_int2(acc[s][t][u][v], acc[s][t][u][v + 1]);
        }
      }
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::Sm80::kThreads, 1)
    gemm_int8_sm80(const __grid_constant__ mixpert::GemmParams params) {
  using namespace mixpert;
  using S = Sm80;
  extern __shared__ __align__(128) uint8_t dynamic[];
  join_launches();
  if (nothing_wanted(params)) return;
  const Tile tile = tile_at<S::kGroup>(params, blockIdx.x);
  if (!wanted<S>(params, tile)) return;
  const uint32_t ring = shared_address(dynamic);
  const FragmentOffsets offsets;
  Copier copier(params, tile, ring);
  Fragments fragments;
  Accumulators acc;
  Sums sums;
  clear(acc);
  int segment = 0;
  const auto end_segment = [&](int done) {
    if (!S::kSegmented || done != (segment + 1) * params.segment || done >= params.k) return;
    finish_segment(params, tile, segment, segment == 0, acc, sums);
    clear(acc);
    ++segment;
  };

  for (int step = 0; step < S::kStages - 1; ++step) {
    copier.copy(0, 1);
    copier.finish();
  }
  cp_async_wait<S::kStages - 2>();
  __syncthreads();
  fragments.load_first(ring, offsets);
  for (int step = 0; step < copier.steps; ++step) {
    const uint32_t slot = ring + step % S::kStages * S::kSlot;
    multiply_step<0>(acc, fragments, offsets, slot, slot, copier);
    end_segment(step * S::kBk + 32);
    // The next slot has arrived, and all warps have finished with the previous one.
    cp_async_wait<S::kStages - 3>();
    __syncthreads();
    multiply_step<1>(acc, fragments, offsets, slot, ring + (step + 1) % S::kStages * S::kSlot,
                     copier);
    end_segment((step + 1) * S::kBk);
  }
  if constexpr (S::kPartial) {
    store_partial(params, tile, acc);
    return;
  }
  finish_segment(params, tile, segment, !S::kSegmented || segment == 0, acc, sums);
  store_tile<S>(params, tile, sums);
}
