// scale: C = beta * C, zeros where beta = 0 (C is not read). For alpha = 0 and k = 0.
#pragma once

#include "launch.cuh"
#include "triangle.cuh"

extern "C" __global__ void __launch_bounds__(mixpert::kElementwiseThreads)
    scale(const __grid_constant__ mixpert::ScaleParams params) {
  mixpert::join_launches();
  const float beta = params.beta_address ? *params.beta_address : params.beta;
  const int64_t count = static_cast<int64_t>(params.m) * params.n * params.batch;
  const int64_t step = static_cast<int64_t>(gridDim.x) * blockDim.x;
  for (int64_t at = blockIdx.x * static_cast<int64_t>(blockDim.x) + threadIdx.x; at < count;
       at += step) {
    const int64_t column = at / params.m;
    const int i = static_cast<int>(column % params.n), j = static_cast<int>(at % params.m);
    if (!mixpert::in_triangle(params.triangle, i, j)) continue;
    float *c = params.c + column / params.n * params.stride_c + i * params.ldc + j;
    *c = beta == 0.0f ? 0.0f : __fadd_rn(0.0f, __fmul_rn(beta, *c));
  }
}
