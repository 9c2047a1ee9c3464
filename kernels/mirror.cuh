// mirror: copies the lower triangle of a square C to the upper one, tile by tile. Block (x, y)
// reads tile row x, tile column y.
#pragma once

#include "params.cuh"

extern "C" __global__ void __launch_bounds__(mixpert::kMirrorThreads)
    mirror(const __grid_constant__ mixpert::MirrorParams p) {
  using namespace mixpert;
  constexpr int kLanes = kMirrorThreads / kMirrorTile;
  __shared__ float tile[kMirrorTile][kMirrorTile + 1];
  if (blockIdx.y > blockIdx.x) return;
  const int local = threadIdx.x % kMirrorTile, lane = threadIdx.x / kMirrorTile;
  const int row = blockIdx.x * kMirrorTile, column = blockIdx.y * kMirrorTile;
  for (int j = lane; j < kMirrorTile; j += kLanes)
    if (row + local < p.n && column + j < p.n)
      tile[j][local] = p.c[row + local + (column + j) * p.ldc];
  __syncthreads();
  for (int j = lane; j < kMirrorTile; j += kLanes)
    if (row + j < p.n && column + local < row + j)
      p.c[column + local + (row + j) * p.ldc] = tile[local][j];
}
