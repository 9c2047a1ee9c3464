// epilogue: C = C + bias, then max(C, 0), in place; what cublasLtMatmul may ask for afterwards.
#pragma once

#include "params.cuh"

extern "C" __global__ void __launch_bounds__(256)
    epilogue(const __grid_constant__ mixpert::EpilogueParams p) {
  const int64_t row = blockIdx.x * int64_t{256} + threadIdx.x;
  if (row >= p.m) return;
  for (int64_t at = blockIdx.y; at < int64_t{p.n} * p.batch; at += gridDim.y) {
    const int64_t problem = at / p.n, column = at % p.n;
    float &c = p.c[problem * p.stride_c + column * p.ldc + row];
    float value = c;
    if (p.bias)
      value = __fadd_rn(value, p.bias[problem * p.stride_bias + (p.by_column ? column : row)]);
    c = p.relu && value < 0.0f ? 0.0f : value;  // a NaN stays one
  }
}
