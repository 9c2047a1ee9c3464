// gemm_int8 for sm_80 and later: cp.async ring, mma.sync m16n8k32, all diagonals fused.
//
// A CTA of 8 warps (4 along P, 2 along Q) computes 128 x MIXPERT_BN outputs, each warp 32 x BN/2.
// Compile with -DMIXPERT_SP, _SQ: slices of P and Q; _D: last diagonal; _RADIX; _BN: 32 or 64;
// _STAGES: ring slots; _SEGMENTED: 1 where k is cut into chunks or K-groups.
#pragma once

#include "sm80.cuh"

namespace mixpert {

struct Sm80 {
  static constexpr int kSp = MIXPERT_SP, kSq = MIXPERT_SQ, kD = MIXPERT_D;
  static constexpr int kBm = 128, kBn = MIXPERT_BN, kStages = MIXPERT_STAGES;
  static constexpr bool kSegmented = MIXPERT_SEGMENTED;
  static constexpr int kThreads = 256;
  static constexpr int kBk = 64;                      // bytes of k in a ring slot
  static constexpr int kPieces = kBk / 16;            // 16-byte pieces of a row
  static constexpr int kPlaneP = kBm * kBk, kPlaneQ = kBn * kBk;
  static constexpr int kSlot = kSp * kPlaneP + kSq * kPlaneQ;
  static constexpr int kTilesM = 2, kTilesN = kBn / 2 / 8;  // mma tiles of a warp
  static constexpr int kGroup = 8;                    // tiles of P rasterised together
  static_assert(kBn == 32 || kBn == 64, "columns of a tile");
  static_assert(kD >= 0 && kD <= kSp + kSq - 2, "last diagonal");
};

using Accumulators = int[Sm80::kD + 1][Sm80::kTilesM][Sm80::kTilesN][4];
using Sums = float[Sm80::kTilesM][Sm80::kTilesN][4];

// One k of 32: every kept product of slices into its diagonal.
__device__ __forceinline__ void multiply_step(Accumulators &acc, uint32_t slot, int half) {
  using S = Sm80;
  uint32_t p[S::kSp][S::kTilesM][4];
#pragma unroll
  for (int s = 0; s < S::kSp; ++s)
#pragma unroll
    for (int t = 0; t < S::kTilesM; ++t) load_p<S>(p[s][t], slot, s, t, half);
#pragma unroll
  for (int pair = 0; pair < S::kTilesN / 2; ++pair) {
#pragma unroll
    for (int s = 0; s < S::kSq; ++s) {
      uint32_t q[4];
      load_q<S>(q, slot, s, pair, half);
#pragma unroll
      for (int i = 0; i < S::kSp; ++i) {
        if (i + s > S::kD) continue;
#pragma unroll
        for (int t = 0; t < S::kTilesM; ++t) {
          mma_s8(acc[i + s][t][2 * pair], p[i][t], q[0], q[1]);
          mma_s8(acc[i + s][t][2 * pair + 1], p[i][t], q[2], q[3]);
        }
      }
    }
  }
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
        const float p = combine<S::kD, MIXPERT_RADIX>(diagonals, __ldg(ep + i) + __ldg(eq + j));
        sums[t][u][v] = first ? p : __fadd_rn(sums[t][u][v], p);
      }
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::Sm80::kThreads)
    gemm_int8_sm80(const __grid_constant__ mixpert::GemmParams params) {
  using namespace mixpert;
  using S = Sm80;
  extern __shared__ __align__(128) uint8_t ring[];
  if (nothing_wanted(params)) return;
  const Tile tile = tile_at<S::kGroup>(params, blockIdx.x);
  if (!wanted<S>(params, tile)) return;
  Accumulators acc;
  Sums sums;
  clear(acc);
  int segment = 0;
  const int steps = (params.k + S::kBk - 1) / S::kBk;
  for_each_slot<S>(params, tile, shared_address(ring), steps, [&](uint32_t slot, int step) {
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      multiply_step(acc, slot, half);
      const int done = step * S::kBk + (half + 1) * 32;
      if (S::kSegmented && done == (segment + 1) * params.segment && done < params.k) {
        finish_segment(params, tile, segment, segment == 0, acc, sums);
        clear(acc);
        ++segment;
      }
    }
  });
  finish_segment(params, tile, segment, !S::kSegmented || segment == 0, acc, sums);
  store_tile<S>(params, tile, sums);
}
