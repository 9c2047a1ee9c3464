// How a tile is stored where accumulators leave some 30 registers: ptxas reserves theirs for all of
// the kernel. Whole tiles with beta = 0 and moderate exponents are stored from registers, with
// nothing in advance; others slowly, from sums in local memory, in loops that are not unrolled.
//
// S, the configuration of a kernel: what sm90.cuh asks for. `told`: of a tile, as in Sm90Shared.
#pragma once

#include "sm90.cuh"

namespace mixpert {

// A whole tile; `sum(v)`: the thread's value v, before exponents.
template <typename S, typename Sum>
__device__ __forceinline__ void store_whole(const GemmParams &params, const int4 &told,
                                            const Sum &sum, const int32_t *staged, float alpha) {
  const ThreadPlace place(consumer_thread<S>() / 128);
  float *line = params.c + told.y * params.stride_c + (told.w * S::kBm + place.row) * params.ldc +
                told.x + place.column;
  const float rows[2] = {power_of_two(staged[place.row] - kProductBits),
                         power_of_two(staged[place.row + 8] - kProductBits)};
  const volatile int32_t *columns = staged + S::kBm + place.column;
#pragma unroll
  for (int b = 0; b < S::kBn / 8; ++b) {
    const float2 column =
        make_float2(power_of_two(columns[b * 8]), power_of_two(columns[b * 8 + 1]));
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      const int v = b * 4 + half * 2;
      const float x = __fmul_rn(__fmul_rn(sum(v), rows[half]), column.x);
      const float y = __fmul_rn(__fmul_rn(sum(v + 1), rows[half]), column.y);
      *reinterpret_cast<float2 *>(line + half * 8 * params.ldc + b * 8) =
          make_float2(__fmul_rn(alpha, x), __fmul_rn(alpha, y));
    }
    asm volatile("" ::: "memory");  // loads are not moved up: they would need registers
  }
}

// Any tile.
template <typename S>
__device__ __forceinline__ void store_slowly(const GemmParams &params, const int4 &told,
                                             const volatile float *sums, const int32_t *staged,
                                             StoreUnit &unit) {
  const Scalars scalars = read_scalars(params);
  const ThreadPlace place(consumer_thread<S>() / 128);
  const int end = min(told.x + told.z, params.q.rows);
#pragma unroll 1
  for (int half = 0; half < 16 / kStoreRows; ++half) {
    const int row = staged[place.row + half * 8];
    const int i = told.w * S::kBm + place.row / 16 * 16 + half * kStoreRows;
#pragma unroll 1
    for (int column = 0; column < S::kBn; column += kStoreColumns) {
      const int j = told.x + column;
      const CUnit at = {params, params.c + told.y * params.stride_c + i * params.ldc + j, i, j,
                        end};
      stage_unit<false>(unit, column / 2 + half * 2, [&](int v) {
        const int q = place.column + v / 4 * 8 + v % 2;
        return v < S::kAccumulators ? scale_sum(sums[v], row + staged[S::kBm + q]) : 0.0f;
      });
      __syncwarp();
      at.write_with_care(unit, scalars);
      __syncwarp();
    }
  }
}

template <typename S, typename Sum>
__device__ __forceinline__ void store_tight(const GemmParams &params, const int4 &told,
                                            const Sum &sum, const int32_t *staged,
                                            StoreUnit *units) {
  const Scalars scalars = read_scalars(params);
  const int i = told.w * S::kBm, j = told.x;
  const float *c = params.c + told.y * params.stride_c;
  const bool whole = i + S::kBm <= params.p.rows && j + S::kBn <= params.q.rows &&
                     inside_triangle(params.triangle, i, i + S::kBm - 1, j, j + S::kBn - 1);
  if (whole && scalars.beta == 0.0f && pairs_aligned(c, params.ldc) &&
      moderate(staged, S::kBm + S::kBn)) {
    store_whole<S>(params, told, sum, staged, scalars.alpha);
    return;
  }
  volatile float sums[S::kAccumulators];
#pragma unroll
  for (int v = 0; v < S::kAccumulators; ++v) sums[v] = sum(v);
  store_slowly<S>(params, told, sums, staged, units[consumer_thread<S>() / 32]);
}

}  // namespace mixpert
