// gather: copies the matrices of arrays of pointers to consecutive dense ones of one size, and back.
// -DMIXPERT_BACK=0: from the pointers' matrices, with zeros around the smaller ones; 1: to them.
#pragma once

#include "params.cuh"

namespace mixpert {

__device__ __forceinline__ const GatherPart &part_of(const GatherParams &params, int problem) {
  int low = 0, high = params.part_count - 1;
  while (low < high) {
    const int middle = (low + high) / 2;
    if (params.parts[middle].end <= problem)
      low = middle + 1;
    else
      high = middle;
  }
  return params.parts[low];
}

// Copies up to four elements of a column, of which `left` exist.
__device__ __forceinline__ void copy_four(float *own, float4 *dense, int left, bool aligned) {
#if MIXPERT_BACK
  if (left <= 0) return;
  const float4 four = *dense;
  if (aligned && left >= 4) {
    *reinterpret_cast<float4 *>(own) = four;
    return;
  }
  own[0] = four.x;
  if (left > 1) own[1] = four.y;
  if (left > 2) own[2] = four.z;
  if (left > 3) own[3] = four.w;
#else
  float4 four = {0.0f, 0.0f, 0.0f, 0.0f};
  if (aligned && left >= 4) {
    four = *reinterpret_cast<const float4 *>(own);
  } else {
    if (left > 0) four.x = own[0];
    if (left > 1) four.y = own[1];
    if (left > 2) four.z = own[2];
    if (left > 3) four.w = own[3];
  }
  *dense = four;
#endif
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::kElementwiseThreads)
    gather(const __grid_constant__ mixpert::GatherParams params) {
  const mixpert::GatherOperand &x = params.operands[blockIdx.x % params.count];
  const int quads = x.rows / 4;  // of a column
  const int count = quads * x.columns;
  const int step = static_cast<int>(gridDim.x / params.count * blockDim.x);
  const int first = static_cast<int>(blockIdx.x / params.count * blockDim.x + threadIdx.x);
  for (int problem = blockIdx.y; problem < params.batch; problem += gridDim.y) {
    const mixpert::GatherPart &part = mixpert::part_of(params, problem);
    const int rows = part.sizes[x.row_size], columns = part.sizes[x.column_size];
    const int ld = part.lds[x.which];
    float *matrix = x.matrices[problem + part.shift];
    const bool aligned = reinterpret_cast<uint64_t>(matrix) % 16 == 0 && ld % 4 == 0;
    float4 *dense = reinterpret_cast<float4 *>(x.dense) + static_cast<int64_t>(problem) * count;
    for (int at = first; at < count; at += step) {
      const int column = at / quads, row = at % quads * 4;
      const int left = column < columns ? rows - row : 0;
      mixpert::copy_four(matrix + static_cast<int64_t>(column) * ld + row, dense + at, left,
                         aligned);
    }
  }
}
