// row_sums: the sum of each row of a column-major matrix, the gradient of a bias in cublasLtMatmul.
// The order of additions does not depend on the device.
#pragma once

#include "params.cuh"

extern "C" __global__ void __launch_bounds__(mixpert::kRowSumThreads)
    row_sums(const __grid_constant__ mixpert::RowSumParams p) {
  using namespace mixpert;
  constexpr int kLanes = kRowSumThreads / kRowSumRows, kAtOnce = 4;
  __shared__ float partial[kLanes][kRowSumRows];
  const int local = threadIdx.x % kRowSumRows, lane = threadIdx.x / kRowSumRows;
  const int row = blockIdx.x * kRowSumRows + local;
  float sums[kAtOnce] = {};
  if (row < p.rows)
    for (int64_t column = lane; column < p.columns; column += kAtOnce * kLanes)
#pragma unroll
      for (int i = 0; i < kAtOnce; ++i)
        if (const int64_t at = column + i * kLanes; at < p.columns)
          sums[i] = __fadd_rn(sums[i], p.matrix[row + at * p.ld]);
  partial[lane][local] = __fadd_rn(__fadd_rn(sums[0], sums[1]), __fadd_rn(sums[2], sums[3]));
  __syncthreads();
#pragma unroll
  for (int half = kLanes / 2; half > 0; half /= 2) {
    if (lane < half)
      partial[lane][local] = __fadd_rn(partial[lane][local], partial[lane + half][local]);
    __syncthreads();
  }
  if (lane == 0 && row < p.rows) p.sums[row] = partial[0][local];
}
