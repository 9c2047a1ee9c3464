// gemm_int16_reduce: integer C from the INT32 sums of parts of k by gemm_int8 with PARTIAL=1,
// modulo 2 to the number of bits of C. A thread computes four outputs. Compile with -DMIXPERT_WIDE:
// 1 where C is INT64, 0 where it is INT32.
#pragma once

#include "launch.cuh"
#include "tiles.cuh"

namespace mixpert {

#if MIXPERT_WIDE
using Int16Result = int64_t;
#else
using Int16Result = int32_t;
#endif
constexpr int kInt16Diagonals = 3;  // of high and low digits

// Adds four INT32 sums of a diagonal, whose products have the weight 2^shift.
__device__ __forceinline__ void add_shifted(uint64_t (&sums)[4], const int4 &x, int shift) {
  const int values[4] = {x.x, x.y, x.z, x.w};
#pragma unroll
  for (int v = 0; v < 4; ++v)
    sums[v] += static_cast<uint64_t>(static_cast<int64_t>(values[v])) << shift;
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::kReduceThreads)
    gemm_int16_reduce(const __grid_constant__ mixpert::ReduceInt16Params params) {
  using namespace mixpert;
  join_launches();
  const int row_p = blockIdx.y;
  const int row_q = (blockIdx.x * kReduceThreads + static_cast<int>(threadIdx.x)) * 4;
  if (row_q >= params.rows_q) return;
  uint64_t sums[4] = {};
  for (int part = 0; part < params.count; ++part)
#pragma unroll
    for (int s = 0; s < kInt16Diagonals; ++s)
      add_shifted(sums,
                  written_before(reinterpret_cast<const int4 *>(partial_sums(
                      params.parts, part, kInt16Diagonals, s, params.rows_p, row_p, row_q))),
                  16 - 8 * s);
  // (x + shift) (y + shift), of which the digits are x and y.
  const int64_t total_p = written_before(params.totals_p + row_p);
  const int64_t squares = static_cast<int64_t>(kInt16Shift * kInt16Shift) * params.k;
  Int16Result *c = static_cast<Int16Result *>(params.c) + row_p * params.ldc + row_q;
#pragma unroll
  for (int v = 0; v < 4; ++v) {
    if (row_q + v >= params.rows_q) return;
    const int64_t total_q = written_before(params.totals_q + row_q + v);
    const int64_t shifted = kInt16Shift * (total_p + total_q) + squares;
    const uint64_t product = sums[v] + static_cast<uint64_t>(shifted);
    const uint64_t kept =
        params.beta ? static_cast<uint64_t>(params.beta) *
                          static_cast<uint64_t>(static_cast<int64_t>(c[v]))
                    : 0;
    c[v] = static_cast<Int16Result>(static_cast<uint64_t>(params.alpha) * product + kept);
  }
}
