// gather: matrices that an array of pointers names -> dense ones, one behind the other, and back.
// -DMIXPERT_BACK=0: from where the pointers say; 1: to there.
#pragma once

#include "params.cuh"

extern "C" __global__ void __launch_bounds__(256)
    gather(const __grid_constant__ mixpert::GatherParams params) {
  const int count = params.rows * params.columns, step = gridDim.x * blockDim.x;
  for (int batch = blockIdx.y; batch < params.batch; batch += gridDim.y) {
    float *matrix = params.matrices[batch];
    float *dense = params.dense + static_cast<int64_t>(batch) * count;
    for (int at = blockIdx.x * blockDim.x + threadIdx.x; at < count; at += step) {
      float *element = matrix + at / params.rows * params.ld + at % params.rows;
#if MIXPERT_BACK
      *element = dense[at];
#else
      dense[at] = *element;
#endif
    }
  }
}
