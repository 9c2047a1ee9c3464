// Reductions over the columns of a matrix, for the CUDA samples.
#ifndef SAMPLES_COLUMNS_CUH
#define SAMPLES_COLUMNS_CUH

#include "device.h"

enum { COLUMN_THREADS = 256, WARP = 32 };

// The sum over the COLUMN_THREADS threads of a block, for all of them. `shared` holds a value for
// each thread.
__device__ static inline double sum_of_block(double x, double *shared) {
  shared[threadIdx.x] = x;
  for (int width = COLUMN_THREADS / 2; width > 0; width /= 2) {
    __syncthreads();
    if (threadIdx.x < width) shared[threadIdx.x] += shared[threadIdx.x + width];
  }
  __syncthreads();
  const double sum = shared[0];
  __syncthreads();
  return sum;
}

// Takes its mean from a column, by the threads of a block.
__device__ static inline void subtract_mean(float *column, int rows, double *shared) {
  double sum = 0;
  for (int i = threadIdx.x; i < rows; i += COLUMN_THREADS) sum += column[i];
  const float mean = (float)(sum_of_block(sum, shared) / rows);
  for (int i = threadIdx.x; i < rows; i += COLUMN_THREADS) column[i] -= mean;
}

// The squared length of each column; one warp a column.
__global__ static void square_lengths_kernel(const float *x, int rows, int columns, float *out) {
  const int j = blockIdx.x * (COLUMN_THREADS / WARP) + threadIdx.x / WARP;
  const int lane = threadIdx.x % WARP;
  if (j >= columns) return;
  double sum = 0;
  for (int i = lane; i < rows; i += WARP) sum += (double)x[at(i, j, rows)] * x[at(i, j, rows)];
  for (int step = WARP / 2; step > 0; step /= 2) sum += __shfl_xor_sync(~0u, sum, step);
  if (lane == 0) out[j] = (float)sum;
}

static inline void square_lengths(const float *x, int rows, int columns, float *out) {
  square_lengths_kernel<<<blocks_of(columns, COLUMN_THREADS / WARP), COLUMN_THREADS>>>(
      x, rows, columns, out);
  check(cudaGetLastError(), "square_lengths");
}

#endif
