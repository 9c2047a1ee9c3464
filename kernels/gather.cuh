// gather: copies the matrices of an array of pointers to consecutive dense ones, and back.
// -DMIXPERT_BACK=0: from the pointers' matrices; 1: to them.
#pragma once

#include "params.cuh"

extern "C" __global__ void __launch_bounds__(mixpert::kElementwiseThreads)
    gather(const __grid_constant__ mixpert::GatherParams params) {
  const mixpert::GatherOperand &x = params.operands[blockIdx.x % params.count];
  const int64_t count = static_cast<int64_t>(x.rows) * x.columns;
  const int64_t step = static_cast<int64_t>(gridDim.x / params.count) * blockDim.x;
  const int64_t first = static_cast<int64_t>(blockIdx.x / params.count) * blockDim.x + threadIdx.x;
  for (int batch = blockIdx.y; batch < params.batch; batch += gridDim.y) {
    float *matrix = x.matrices[batch];
    float *dense = x.dense + batch * count;
    for (int64_t at = first; at < count; at += step) {
      const int place = static_cast<int>(at);
      float *element = matrix + place / x.rows * x.ld + place % x.rows;
#if MIXPERT_BACK
      *element = dense[at];
#else
      dense[at] = *element;
#endif
    }
  }
}
