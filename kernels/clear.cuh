// clear: sets a part of the workspace to zero. Grid-stride, one word per thread.
#pragma once

#include "launch.cuh"

extern "C" __global__ void __launch_bounds__(mixpert::kElementwiseThreads)
    clear(const __grid_constant__ mixpert::ClearParams params) {
  mixpert::join_launches();
  const uint64_t step = static_cast<uint64_t>(gridDim.x) * blockDim.x;
  for (uint64_t i = blockIdx.x * static_cast<uint64_t>(blockDim.x) + threadIdx.x; i < params.count;
       i += step)
    params.words[i] = 0;
}
