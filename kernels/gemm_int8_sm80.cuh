// gemm_int8 for sm_80 and later: cp.async ring, mma.sync m16n8k32, all diagonals fused.
//
// A CTA of 8 warps (4 along P, 2 along Q) computes 128 x MIXPERT_BN outputs, each warp 32 x BN/2.
// Compile with -DMIXPERT_SP, _SQ: slices of P and Q; _D: last diagonal; _RADIX; _BN: 32 or 64;
// _STAGES: ring slots; _SEGMENTED: 1 where k is cut into chunks or K-groups.
#pragma once

#include "ptx.cuh"
#include "tiles.cuh"

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

// Four rows of eight 16-byte pieces without bank conflicts.
__device__ __forceinline__ int slot_offset(int row, int piece) {
  return row * Sm80::kBk + ((piece ^ ((row >> 1) & 3)) << 4);
}

__device__ __forceinline__ void load_planes(const GemmOperand &operand, const uint8_t *packed,
                                            uint32_t target, int slices, int rows, int row0,
                                            int step) {
  const int block = step * Sm80::kBk / kBlockK;
  const int piece0 = step * Sm80::kPieces % (kBlockK / 16);
  for (int i = threadIdx.x; i < slices * rows * Sm80::kPieces; i += Sm80::kThreads) {
    const int piece = i % Sm80::kPieces, row = i / Sm80::kPieces % rows;
    const int slice = i / (Sm80::kPieces * rows);
    const bool inside = row0 + row < operand.padded_rows;
    const int source_row = inside ? row0 + row : 0;
    const uint8_t *source =
        packed +
        ((static_cast<int64_t>(block) * slices + slice) * operand.padded_rows + source_row) *
            kBlockK +
        (((piece0 + piece) ^ (source_row & 7)) << 4);
    cp_async_16(target + slice * rows * Sm80::kBk + slot_offset(row, piece), source,
                inside ? 16 : 0);
  }
}


// One k of 32: every kept product of slices into its diagonal.
__device__ __forceinline__ void multiply_step(int (&acc)[Sm80::kD + 1][Sm80::kTilesM]
                                                        [Sm80::kTilesN][4],
                                              uint32_t slot, int half, int warp_p, int warp_q) {
  using S = Sm80;
  const int lane = threadIdx.x % 32;
  uint32_t p[S::kSp][S::kTilesM][4];
#pragma unroll
  for (int s = 0; s < S::kSp; ++s)
#pragma unroll
    for (int t = 0; t < S::kTilesM; ++t)
      ldmatrix_x4(p[s][t], slot + s * S::kPlaneP +
                               slot_offset(warp_p * 32 + t * 16 + lane % 16, half * 2 + lane / 16));
#pragma unroll
  for (int pair = 0; pair < S::kTilesN / 2; ++pair) {
#pragma unroll
    for (int s = 0; s < S::kSq; ++s) {
      uint32_t q[4];
      const int row = warp_q * (S::kBn / 2) + pair * 16 + lane / 16 * 8 + lane % 8;
      ldmatrix_x4(q, slot + S::kSp * S::kPlaneP + s * S::kPlaneQ +
                         slot_offset(row, half * 2 + lane / 8 % 2));
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

using Accumulators = int[Sm80::kD + 1][Sm80::kTilesM][Sm80::kTilesN][4];
using Sums = float[Sm80::kTilesM][Sm80::kTilesN][4];

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

// Position of a thread's values in the tile: value v of mma tile (t, u).
__device__ __forceinline__ int row_in_tile(int t, int v) {
  return threadIdx.x / 32 % 4 * 32 + t * 16 + v / 2 * 8 + threadIdx.x % 32 / 4;
}
__device__ __forceinline__ int column_in_tile(int u, int v) {
  return threadIdx.x / 128 * (Sm80::kBn / 2) + u * 8 + threadIdx.x % 4 * 2 + v % 2;
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
        const int i = min(tile.p * S::kBm + row_in_tile(t, v), params.p.rows - 1);
        const int j = min(tile.q * S::kBn + column_in_tile(u, v), params.q.rows - 1);
        int diagonals[S::kD + 1];
#pragma unroll
        for (int s = 0; s <= S::kD; ++s) diagonals[s] = acc[s][t][u][v];
        const float p = combine<S::kD, MIXPERT_RADIX>(diagonals, __ldg(ep + i) + __ldg(eq + j));
        sums[t][u][v] = first ? p : __fadd_rn(sums[t][u][v], p);
      }
}

__device__ __forceinline__ void store_tile(const GemmParams &params, const Tile &tile,
                                           const Sums &sums) {
  using S = Sm80;
  const Scalars scalars = read_scalars(params);
  float *c = params.c + tile.batch * params.stride_c;
  const bool aligned = pairs_aligned(c, params.ldc);
#pragma unroll
  for (int t = 0; t < S::kTilesM; ++t)
#pragma unroll
    for (int u = 0; u < S::kTilesN; ++u)
#pragma unroll
      for (int v = 0; v < 4; v += 2) {
        const int i = tile.p * S::kBm + row_in_tile(t, v);
        const int j = tile.q * S::kBn + column_in_tile(u, v);
        if (i < params.p.rows)
          store_pair(c + i * params.ldc + j, sums[t][u][v], sums[t][u][v + 1], params.q.rows - j,
                     aligned, scalars);
      }
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::Sm80::kThreads)
    gemm_int8_sm80(const __grid_constant__ mixpert::GemmParams params) {
  using namespace mixpert;
  using S = Sm80;
  extern __shared__ __align__(128) uint8_t ring[];
  const Tile tile = tile_at<S::kGroup>(params, blockIdx.x);
  const uint8_t *p = params.p.packed + tile.batch * params.p.batch_bytes;
  const uint8_t *q = params.q.packed + tile.batch * params.q.batch_bytes;
  const int steps = (params.k + S::kBk - 1) / S::kBk;
  const uint32_t base = shared_address(ring);
  const int warp_p = threadIdx.x / 32 % 4, warp_q = threadIdx.x / 128;

  auto load = [&](int step) {
    if (step < steps) {
      const uint32_t slot = base + step % S::kStages * S::kSlot;
      load_planes(params.p, p, slot, S::kSp, S::kBm, tile.p * S::kBm, step);
      load_planes(params.q, q, slot + S::kSp * S::kPlaneP, S::kSq, S::kBn, tile.q * S::kBn, step);
    }
    cp_async_commit();  // also where nothing was loaded: groups are counted
  };

  Accumulators acc;
  Sums sums;
  clear(acc);
  int segment = 0;
  for (int step = 0; step < S::kStages - 1; ++step) load(step);
  for (int step = 0; step < steps; ++step) {
    cp_async_wait<S::kStages - 2>();
    __syncthreads();
    load(step + S::kStages - 1);
    const uint32_t slot = base + step % S::kStages * S::kSlot;
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      multiply_step(acc, slot, half, warp_p, warp_q);
      const int done = step * S::kBk + (half + 1) * 32;
      if (S::kSegmented && done == (segment + 1) * params.segment && done < params.k) {
        finish_segment(params, tile, segment, segment == 0, acc, sums);
        clear(acc);
        ++segment;
      }
    }
  }
  finish_segment(params, tile, segment, !S::kSegmented || segment == 0, acc, sums);
  store_tile(params, tile, sums);
}
