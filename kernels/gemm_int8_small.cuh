// gemm_int8_small: one launch for small GEMMs. A CTA quantises the rows of its 32 x 32 tile from
// FP32 into shared memory, for the whole k, and multiplies them with mma.sync; nothing is packed.
//
// Every CTA quantises the rows that it needs, which is faster if launches and packing would cost
// more. Compile with -DMIXPERT_SP, _SQ: slices of P and Q; _D: last diagonal; _RADIX; _ROWS: rows
// of a register block, 8, 16 or 32 for k up to 1024, 512, 256.
#pragma once

#include "dot.cuh"
#include "launch.cuh"
#include "shared_tile.cuh"
#include "tiles.cuh"

namespace mixpert {

struct Small {
  static constexpr int kSp = MIXPERT_SP, kSq = MIXPERT_SQ, kD = MIXPERT_D;
  static constexpr int kTile = kSmallTile, kRows = MIXPERT_ROWS;
  static constexpr int kWarpsP = kTile / 16;  // warps along P; each has 16 x 8 outputs
  static_assert(kWarpsP * (kTile / 8) * 32 == kPackThreads, "one mma tile a warp");
  static_assert(kD >= 0 && kD <= kSp + kSq - 2, "last diagonal");
};

using SmallTile = SharedTile<Small::kTile>;

// Shared memory beside the tiles, for P and Q.
struct SmallShared {
  uint32_t maxima[2][Small::kTile];
  int exponents[2][Small::kTile];
  float2 scales[2][Small::kTile];  // two factors of each row (quantize.cuh)
};

template <int SLICES>
__device__ __forceinline__ void small_exponent(SmallShared &shared, int side, int row) {
  using Digit = Digits<MIXPERT_RADIX, SLICES - 1>;
  const int e = Digit::exponent(shared.maxima[side][row]);
  shared.exponents[side][row] = e;
  Digit::scales(e, &shared.scales[side][row].x, &shared.scales[side][row].y);
}

// Quantises both operands' rows; the loads of both are in flight together.
template <bool P_CONTIGUOUS, bool Q_CONTIGUOUS>
__device__ __forceinline__ void quantize(const GemmSmallParams &params, const Tile &tile,
                                         const SmallTile &p, const SmallTile &q,
                                         SmallShared &shared) {
  constexpr int kRows = Small::kRows;
  const int row_p = tile.p * Small::kTile, row_q = tile.q * Small::kTile;
  const float *source_p = params.p.source + tile.batch * params.p.stride;
  const float *source_q = params.q.source + tile.batch * params.q.stride;
  const int side = threadIdx.x / kRows, row = threadIdx.x % kRows;
#pragma unroll 1
  for (int start = 0; start < Small::kTile; start += kRows) {
    float4 x[kPackPerThread / 4], y[kPackPerThread / 4];
    load_block<kRows, P_CONTIGUOUS>(x, params.p, source_p, row_p + start, 0, params.k);
    load_block<kRows, Q_CONTIGUOUS>(y, params.q, source_q, row_q + start, 0, params.k);
    if (side < 2) shared.maxima[side][start + row] = 0;
    __syncthreads();
    merge_maxima<kRows, P_CONTIGUOUS>(x, shared.maxima[0] + start);
    merge_maxima<kRows, Q_CONTIGUOUS>(y, shared.maxima[1] + start);
    __syncthreads();
    if (side == 0) small_exponent<Small::kSp>(shared, 0, start + row);
    if (side == 1) small_exponent<Small::kSq>(shared, 1, start + row);
    __syncthreads();
    write_digits<kRows, P_CONTIGUOUS, Small::kSp>(x, p, start, 0, shared.scales[0]);
    write_digits<kRows, Q_CONTIGUOUS, Small::kSq>(y, q, start, 0, shared.scales[1]);
  }
}

using SmallAccumulators = int[Small::kD + 1][4];

// One k of 32: every kept product of slices into its diagonal.
__device__ __forceinline__ void small_step(SmallAccumulators &acc, const SmallTile &p,
                                           const SmallTile &q, int block, int step, int row_p,
                                           int row_q) {
  using S = Small;
  const int lane = threadIdx.x % 32;
  uint32_t a[S::kSp][4];
#pragma unroll
  for (int s = 0; s < S::kSp; ++s)
    ldmatrix_x4(a[s], p.piece_address(s, block, row_p + lane % 16, step * 2 + lane / 16));
#pragma unroll
  for (int s = 0; s < S::kSq; ++s) {
    uint32_t b[2];
    ldmatrix_x2(b, q.piece_address(s, block, row_q + lane % 8, step * 2 + lane / 8 % 2));
#pragma unroll
    for (int i = 0; i < S::kSp; ++i)
      if (i + s <= S::kD) mma_s8(acc[i + s], a[i], b[0], b[1]);
  }
}

__device__ __forceinline__ void store_small(const GemmSmallParams &params, const Tile &tile,
                                            const SmallAccumulators &acc, const SmallShared &shared,
                                            int row_p, int row_q) {
  using S = Small;
  const Scalars scalars = read_scalars(params);
  float *c = params.c + tile.batch * params.stride_c;
  const bool aligned = pairs_aligned(c, params.ldc);
  constexpr int32_t kKeepNan = 0;
  const Outputs outputs = {params.q.rows, params.triangle, kKeepNan};
  const int lane = threadIdx.x % 32, j = row_q + lane % 4 * 2;
  const int column = tile.q * S::kTile + j;
#pragma unroll
  for (int half = 0; half < 2; ++half) {
    const int i = row_p + half * 8 + lane / 4, line = tile.p * S::kTile + i;
    if (line >= params.p.rows) continue;
    float value[2];
#pragma unroll
    for (int v = 0; v < 2; ++v) {
      int diagonals[S::kD + 1];
#pragma unroll
      for (int s = 0; s <= S::kD; ++s) diagonals[s] = acc[s][half * 2 + v];
      value[v] = combine<S::kD, MIXPERT_RADIX>(
          diagonals, shared.exponents[0][i] + shared.exponents[1][j + v]);
      if (params.repairs && value[v] != value[v] && column + v < params.q.rows)
        value[v] = thread_dot(params.p, line, params.q, column + v, tile.batch, params.k);
    }
    float *pair = c + line * params.ldc + column;
    store_pair(pair, value[0], value[1], read_pair(pair, line, column, outputs, aligned, scalars),
               line, column, outputs, aligned, scalars);
  }
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::kPackThreads)
    gemm_int8_small(const __grid_constant__ mixpert::GemmSmallParams params) {
  using namespace mixpert;
  using S = Small;
  extern __shared__ __align__(128) uint8_t dynamic[];
  __shared__ SmallShared shared;
  join_launches();
  const int blocks = (params.k + kBlockK - 1) / kBlockK;
  const Tile tile = {static_cast<int>(blockIdx.x), static_cast<int>(blockIdx.y),
                     static_cast<int>(blockIdx.z)};
  const int i = tile.p * S::kTile, j = tile.q * S::kTile, last = S::kTile - 1;
  if (!meets_triangle(params.triangle, i, i + last, j, j + last)) return;
  const SmallTile p = {dynamic, blocks};
  const SmallTile q = {dynamic + S::kSp * blocks * S::kTile * kBlockK, blocks};
  if (params.p.k_contiguous)
    params.q.k_contiguous ? quantize<true, true>(params, tile, p, q, shared)
                          : quantize<true, false>(params, tile, p, q, shared);
  else
    params.q.k_contiguous ? quantize<false, true>(params, tile, p, q, shared)
                          : quantize<false, false>(params, tile, p, q, shared);
  __syncthreads();

  const int warp = threadIdx.x / 32;
  const int row_p = warp % S::kWarpsP * 16, row_q = warp / S::kWarpsP * 8;
  SmallAccumulators acc;
#pragma unroll
  for (int s = 0; s <= S::kD; ++s)
#pragma unroll
    for (int v = 0; v < 4; ++v) acc[s][v] = 0;
  for (int block = 0; block < blocks; ++block)
#pragma unroll
    for (int step = 0; step < kBlockK / 32; ++step)
      small_step(acc, p, q, block, step, row_p, row_q);
  store_small(params, tile, acc, shared, row_p, row_q);
}
