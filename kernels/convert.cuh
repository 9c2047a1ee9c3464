// convert: one matrix between FP32 and FP64, or a triangle of it, for scheme fp64.
// -DMIXPERT_WIDEN=1: FP32 with a leading dimension -> dense FP64; 0: dense FP64 -> FP32, rounded
// once.
#pragma once

#include "triangle.cuh"

extern "C" __global__ void __launch_bounds__(mixpert::kElementwiseThreads)
    convert(const __grid_constant__ mixpert::ConvertParams params) {
  const int64_t count = params.rows * params.columns;
  const int64_t step = static_cast<int64_t>(gridDim.x) * blockDim.x;
  for (int64_t at = blockIdx.x * static_cast<int64_t>(blockDim.x) + threadIdx.x; at < count;
       at += step) {
    const int64_t column = at / params.rows, row = at % params.rows;
    if (!mixpert::in_triangle(params.triangle, column, row)) continue;
    float *single = params.single + column * params.ld + row;
#if MIXPERT_WIDEN
    params.wide[at] = *single;
#else
    *single = __double2float_rn(params.wide[at]);
#endif
  }
}
