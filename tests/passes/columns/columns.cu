// Kernels in which elements stay in their columns, or in their part of a row, and kernels that move
// them by a single thing. columns.ptx is made from this as kernels/kernels.ptx is.
__device__ int number() { return blockIdx.x * blockDim.x + threadIdx.x; }

__device__ void sum(float *sums, const float *x, int rows, int columns, int back, int turn) {
  // 32 columns a block, each summed by as many threads as there are warps
  __shared__ float shared[1024];
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32, warps = blockDim.x / 32;
  const int column = blockIdx.x * 32 + lane;
  float total = 0;
  if (column < columns)
    for (int row = warp; row < rows; row += warps) total += x[row * columns + column];
  shared[lane + warp * 32] = total;
  __syncthreads();
  if (warp > 0 || column >= columns) return;
  total = 0;
  for (int i = 0; i < warps; i++) total += shared[(lane + turn) % 32 + i * back];
  sums[column] += total;
}
__global__ void sums_columns(float *sums, const float *x, int rows, int columns) {
  sum(sums, x, rows, columns, 32, 0);
}
__global__ void sums_diagonals(float *sums, const float *x, int rows, int columns) {
  sum(sums, x, rows, columns, 31, 0);
}
__global__ void sums_neighbours(float *sums, const float *x, int rows, int columns) {
  sum(sums, x, rows, columns, 32, 1);
}
__global__ void sums_across_a_warp(float *sums, const float *x, int rows, int columns) {
  const int column = number();
  float total = 0;
  for (int row = 0; row < rows && column < columns; row++) total += x[row * columns + column];
  total += __shfl_xor_sync(~0u, total, 1);
  if (column < columns) sums[column] += total;
}
__global__ void adds_bias(float *y, const float *x, const float *bias, int rows, int columns) {
  const int i = number();
  if (i < rows * columns) y[i] = x[i] + bias[i % columns];
}
__global__ void adds_next_bias(float *y, const float *x, const float *bias, int rows, int columns) {
  const int i = number();
  if (i < rows * columns) y[i] = x[i] + bias[(i + 1) % columns];
}
__global__ void adds_chosen_bias(float *y, const float *x, const float *bias, int rows, int columns) {
  const int i = number();
  if (i < rows * columns) y[i] = x[i] + (bias[columns - 1 - i % columns] > 0 ? 1 : 2);
}
__global__ void adds_if_bias(float *y, const float *x, const float *bias, int rows, int columns) {
  const int i = number();
  if (i >= rows * columns) return;
  float sum = x[i];
  if (bias[columns - 1 - i % columns] > 0)
    for (int k = 0; k < columns; k++) sum = sum * sum + 1;
  y[i] = sum;
}
__global__ void adds_bias_of_row(float *y, const float *x, const float *bias, int rows, int columns) {
  const int i = number();
  if (i < rows * columns) y[i] = x[i] + bias[i / columns];
}
__global__ void steps(float *parameters, const float *gradients, int n) {
  const int i = number();
  if (i < n) parameters[i] -= gradients[i];
}
__global__ void steps_back(float *parameters, const float *gradients, int n) {
  const int i = number();
  if (i < n) parameters[i] -= gradients[n - 1 - i];
}
__global__ void splits(float *a, float *b, float *c, const float *x, int rows, int width) {
  const int i = number(), row = i / width, j = i % width;
  if (i >= rows * width) return;
  a[i] = x[row * 3 * width + j];
  b[i] = x[row * 3 * width + width + j];
  c[i] = x[row * 3 * width + 2 * width + j];
}
__global__ void splits_and_adds(float *a, float *b, float *c, const float *x, int rows, int width) {
  const int i = number(), row = i / width, j = i % width;
  if (i >= rows * width) return;
  a[i] = x[row * 3 * width + j];
  b[i] = x[row * 3 * width + width + j] + a[i];
  c[i] = x[row * 3 * width + 2 * width + j];
}
__global__ void joins(float *x, const float *a, const float *b, const float *c, int rows, int width) {
  const int i = number(), row = i / width, j = i % width;
  if (i >= rows * width) return;
  x[row * 3 * width + j] = a[i];
  x[row * 3 * width + width + j] = b[i];
  x[row * 3 * width + 2 * width + j] = c[i];
}
__global__ void joins_if(float *x, const float *a, const float *b, const float *c, int rows, int width) {
  const int i = number(), row = i / width, j = i % width;
  if (i >= rows * width) return;
  x[row * 3 * width + j] = a[i];
  if (a[i] > 0) x[row * 3 * width + width + j] = b[i];
  x[row * 3 * width + 2 * width + j] = c[i];
}
__global__ void turns(float *y, const float *x, int rows, int width) {
  const int i = number(), row = i / width, j = i % width;
  if (i >= rows * width) return;
  for (int part = 0; part < 3; part++)
    y[(row * 3 + part) * width + j] = x[(row * 3 + (part + 1) % 3) * width + j];
}
__global__ void sums_every_32nd(float *sums, const float *x, int rows, int columns) {
  __shared__ float shared[33 * 32];
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32, column = columns - 1 - threadIdx.x;
  float total = 0;
  for (int row = 0; row < rows; row++) total += x[row * columns + column];
  shared[32 - lane + 32 * warp] = total;
  __syncthreads();
  total = 0;
  for (int i = 0; i < blockDim.x / 32; i++) total += shared[32 - lane + 32 * i];
  sums[column] = total;
}
__global__ void exchanges(float *y, const float *x, int n) {
  const int i = number();
  if (i < n) y[i] = __shfl_xor_sync(~0u, x[i], 1);
}
__global__ void steps_of_doubles(double *parameters, const double *gradients, int n) {
  const int i = number();
  if (i < n) parameters[i] -= gradients[i];
}
__global__ void carries_over(float *y, const float *x, unsigned n) {
  float before = 0;
#pragma unroll 1
  for (unsigned i = 0; i < n; i++) {
    y[i / 4] = before;
    before = x[i / 4];
  }
}
__global__ void adds_unless_bias(float *y, const float *x, const float *bias, int rows, int columns) {
  const int i = number();
  if (i >= rows * columns || bias[columns - 1 - i % columns] > 0) return;
  y[i] = x[i];
}
__global__ void all_through_one(float *y, const float *x, int step) {
  __shared__ float one;
  one = x[threadIdx.x * step];
  __syncthreads();
  y[threadIdx.x * step] = one;
}
__global__ void replaces_if(float *y, const float *x, const float *bias, int rows, int columns) {
  const int i = number();
  if (i >= rows * columns) return;
  const float value = x[i];
  if (bias[columns - 1 - i % columns] + value > y[i]) y[i] = value;
}
