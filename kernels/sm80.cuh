// What the sm_80 GEMM kernels share: a ring of packed pieces filled by cp.async, fragments read by
// ldmatrix, and the place of a thread's values in a tile of C.
//
// S, the configuration of a kernel, has kBm and kBn: rows of P and Q in a tile; kSp, kSq: planes of
// P and Q; kPlaneP, kPlaneQ, kSlot: bytes; kBk: bytes of k in a ring slot; kStages; kTilesM,
// kTilesN: mma tiles of a warp; kGroup: tiles of P rasterised together; kThreads; for for_each_slot
// also kPieces: 16-byte pieces of a row in a slot. A CTA has 8 warps, 4 along P and 2 along Q.
#pragma once

#include "packed_layout.cuh"
#include "ptx.cuh"
#include "tiles.cuh"

namespace mixpert {

// Four rows of eight 16-byte pieces without bank conflicts.
template <typename S>
__device__ __forceinline__ int slot_offset(int row, int piece) {
  return row * S::kBk + ((piece ^ ((row >> 1) & 3)) << 4);
}

template <typename S>
__device__ __forceinline__ void load_planes(const GemmOperand &operand, const uint8_t *packed,
                                            uint32_t target, int slices, int rows, int row0,
                                            int step, int blocks) {
  const int block = step * S::kBk / kBlockK;
  const int piece0 = step * S::kPieces % (kBlockK / 16);
  for (int i = threadIdx.x; i < slices * rows * S::kPieces; i += S::kThreads) {
    const int piece = i % S::kPieces, row = i / S::kPieces % rows;
    const int slice = i / (S::kPieces * rows);
    const bool inside = row0 + row < operand.padded_rows;
    const int source_row = inside ? row0 + row : 0;
    const uint8_t *source =
        packed + packed_offset(operand.padded_rows, blocks, slices, block, slice, source_row) +
        (((piece0 + piece) ^ (source_row & 7)) << 4);
    cp_async_16(target + slice * rows * S::kBk + slot_offset<S>(row, piece), source,
                inside ? 16 : 0);
  }
}

// 16 rows of P and 32 bytes of k, as the mma instructions read them.
template <typename S>
__device__ __forceinline__ void load_p(uint32_t (&p)[4], uint32_t slot, int plane, int tile,
                                       int half) {
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32 % 4;
  ldmatrix_x4(p, slot + plane * S::kPlaneP +
                     slot_offset<S>((warp * S::kTilesM + tile) * 16 + lane % 16,
                                    half * 2 + lane / 16));
}

// 16 rows of Q: two mma tiles, words 0, 1 and 2, 3.
template <typename S>
__device__ __forceinline__ void load_q(uint32_t (&q)[4], uint32_t slot, int plane, int pair,
                                       int half) {
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 128;
  ldmatrix_x4(q, slot + S::kSp * S::kPlaneP + plane * S::kPlaneQ +
                     slot_offset<S>(warp * (S::kBn / 2) + pair * 16 + lane / 16 * 8 + lane % 8,
                                    half * 2 + lane / 8 % 2));
}

// Position of a thread's values in the tile: value v of mma tile (t, u).
template <typename S>
__device__ __forceinline__ int row_in_tile(int t, int v) {
  return (threadIdx.x / 32 % 4 * S::kTilesM + t) * 16 + v / 2 * 8 + threadIdx.x % 32 / 4;
}
template <typename S>
__device__ __forceinline__ int column_in_tile(int u, int v) {
  return threadIdx.x / 128 * (S::kBn / 2) + u * 8 + threadIdx.x % 4 * 2 + v % 2;
}

template <typename S>
__device__ __forceinline__ void store_tile(const GemmParams &params, const Tile &tile,
                                           const float (&sums)[S::kTilesM][S::kTilesN][4]) {
  const Scalars scalars = read_scalars(params);
  float *c = params.c + tile.batch * params.stride_c;
  const bool aligned = pairs_aligned(c, params.ldc);
  const Outputs outputs = outputs_of(params);
#pragma unroll
  for (int t = 0; t < S::kTilesM; ++t)
#pragma unroll
    for (int u = 0; u < S::kTilesN; ++u)
#pragma unroll
      for (int v = 0; v < 4; v += 2) {
        const int i = tile.p * S::kBm + row_in_tile<S>(t, v);
        const int j = tile.q * S::kBn + column_in_tile<S>(u, v);
        if (i >= params.p.rows) continue;
        float *pair = c + i * params.ldc + j;
        store_pair(pair, sums[t][u][v], sums[t][u][v + 1],
                   read_pair(pair, i, j, outputs, aligned, scalars), i, j, outputs, aligned,
                   scalars);
      }
}

// Feeds the ring and calls `multiply(slot, step)` for each of its slots in turn.
template <typename S, typename Multiply>
__device__ __forceinline__ void for_each_slot(const GemmParams &params, const Tile &tile,
                                              uint32_t ring, int steps, const Multiply &multiply) {
  const uint8_t *p = params.p.packed + tile.batch * params.p.batch_bytes;
  const uint8_t *q = params.q.packed + tile.batch * params.q.batch_bytes;
  const int blocks = (steps * S::kBk + kBlockK - 1) / kBlockK;
  auto load = [&](int step) {
    if (step < steps) {
      const uint32_t slot = ring + step % S::kStages * S::kSlot;
      load_planes<S>(params.p, p, slot, S::kSp, S::kBm, tile.p * S::kBm, step,
                     blocks);
      load_planes<S>(params.q, q, slot + S::kSp * S::kPlaneP, S::kSq, S::kBn, tile.q * S::kBn,
                     step, blocks);
    }
    cp_async_commit();  // also if nothing was loaded, because groups are counted
  };
  for (int step = 0; step < S::kStages - 1; ++step) load(step);
  for (int step = 0; step < steps; ++step) {
    cp_async_wait<S::kStages - 2>();
    __syncthreads();
    load(step + S::kStages - 1);
    multiply(ring + step % S::kStages * S::kSlot, step);
  }
}

}  // namespace mixpert
