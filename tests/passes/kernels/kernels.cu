// Kernels of which test_kernel_reach.py knows what is to be seen. kernels.ptx is made from this by
// nvcc 13.0 -arch=sm_90 -ptx; lines that begin with // are taken out.
__device__ int number() { return blockIdx.x * blockDim.x + threadIdx.x; }

__global__ void guarded(float *y, const float *x, int n) {
  const int i = number();
  if (i < n) y[i] = 2 * x[i];
}
__global__ void returns_early(float *y, int n) {
  if (number() >= n) return;
  y[number()] = 1;
}
__global__ void no_guard(float *y) { y[number()] = 1; }
__global__ void grid_stride(float *y, int n) {
  for (int i = number(); i < n; i += gridDim.x * blockDim.x) y[i] = 1;
}
__global__ void other_stride(float *y, int n, int step) {
  for (int i = number(); i < n; i += step) y[i] = 1;
}
__global__ void matrix(float *y, int rows, int columns, int ld) {
  const int i = number(), j = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < rows && j < columns) y[i + (size_t)j * ld] = 1;
}
__global__ void dense(float *y, int rows, int columns) {
  const int i = number(), j = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < columns && j < rows) y[j * columns + i] = 1;
}
__global__ void triangle(float *y, int n) {
  const int i = number(), j = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < n && j <= i) y[j * n + i] = 1;
}
__global__ void transpose(float *y, const float *x, int rows, int columns) {
  const int i = number();
  if (i < rows * columns) y[i % rows * columns + i / rows] = x[i];
}
__global__ void positive_alone(float *y, const float *x, int n) {
  const int i = number();
  if (i < n && x[i] > 0) y[i] = x[i];
}
__global__ void flagged(float *y, int n, int flag) {
  const int i = number();
  if (flag && i < n) y[i] = 1;
}
__global__ void every_other(float *y, int n) {
  const int i = number();
  if (i < n) y[2 * i] = 1;
}
__global__ void but_first(float *y, int n) {
  const int i = number();
  if (i > 0 && i < n) y[i] = 1;
}
__global__ void shifted(float *y, const float *x, int n, int by) {
  const int i = number();
  if (i < n) y[i] = x[i + by];
}
__global__ void gathered(float *y, const float *x, const int *at, int n) {
  const int i = number();
  if (i < n) y[i] = x[at[i]];
}
__global__ void scattered(float *y, const float *x, const int *at, int n) {
  const int i = number();
  if (i < n) y[at[i]] = x[i];
}
__global__ void row_sums(float *sums, const float *x, int rows, int columns, int ld) {
  const int i = number();
  if (i >= rows) return;
  float sum = 0;
  for (int j = 0; j < columns; ++j) sum += x[i + (size_t)j * ld];
  sums[i] = sum;
}
__global__ void one_block_each(float *y, int columns) {
  for (int j = threadIdx.x; j < columns; j += 32) y[blockIdx.x * columns + j] += 1;
}
__global__ void downwards(float *y, int n) {
  for (int i = n - 1; i >= 0; --i) y[i] += 1;
}
__global__ void until_it_is_found(float *y, int n) {
  int i = number();
  do y[i] = 1;
  while (++i < n);
}
__global__ void unbounded(float *y, const float *x) {
  for (int i = 0; x[i] > 0; ++i) y[i] = 1;
}
__global__ void tail_apart(float4 *y, int n) {
  const int i = number();
  if (i < n / 4) y[i] = make_float4(1, 1, 1, 1);
}
__global__ void either(float *a, float *b, int n, int which) {
  float *y = which ? a : b;
  if (number() < n) y[number()] = 1;
}
__global__ void added(float *sum, const float *x, int n) {
  if (number() < n) atomicAdd(sum, x[number()]);
}
__global__ void through_shared(float *y, const float *x, int n) {
  __shared__ float tile[256];
  const int i = number();
  tile[threadIdx.x] = i < n ? x[i] : 0;
  __syncthreads();
  if (i < n) y[i] = tile[blockDim.x - 1 - threadIdx.x];
}
__global__ void remembers(float **kept, float *x) { *kept = x; }
__global__ void follows(float **rows, int n) {
  if (number() < n) rows[0][number()] = 1;
}
__global__ void by_distance(float *a, float *b, int n) {
  const size_t apart = b - a;
  if (number() < n) a[number() + apart] = 1;
}
struct Matrix {
  float *elements;
  int rows;
};
__global__ void by_struct(Matrix y) {
  if (number() < y.rows) y.elements[number()] = 1;
}
__device__ float variable[16];
__global__ void writes_variable(const float *x) { variable[threadIdx.x & 15] = x[0]; }
__global__ void rows_by_warps(float *y, const float *x, int rows, int columns) {
  // a warp of 32 threads a row, the last block first; four elements a turn, two turns in one
  const int thread = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
  const int warps = (unsigned short)((blockDim.x * blockDim.y * blockDim.z + 31) / 32);
  const int row = (gridDim.x - blockIdx.x - 1) * warps + (unsigned short)(thread / 32);
  if (row >= rows * columns) return;
  const int last = row % columns, fours = last / 4, lane = thread % 32;
  float most = 0;
  const float *from = x + row * columns;
#pragma unroll 2
  for (int i = lane; i < fours; i += 32) {
    const float4 four = reinterpret_cast<const float4 *>(from)[i];
    most = fmaxf(fmaxf(most, four.x + four.y), four.z + four.w);
  }
#pragma unroll 1
  for (int i = lane; i <= last; i += 32) y[row * columns + i] = from[i] + most;
}
__global__ void one_bit(float *y, int n) {
  const int i = number();
  if (i < n) y[(i & 4) + (i & 3)] = y[i | 8];
}
__global__ void cut_to_16_bits(float *y, const float *x, int n, int m) {
  const int i = number();
  if (i < n) y[i] = x[(short)(i * m)];
}
__global__ void masked_by_five(float *y, const float *x, int n) {
  const int i = number();
  if (i < n) y[i & 5] = x[i];
}
__global__ void shared_of_any_size(float *y, const float *x, int n) {
  extern __shared__ float put[];
  for (int i = threadIdx.x; i < blockDim.y * 32; i += 32) put[i] = x[i];
  __syncthreads();
  if (number() < n) y[number()] = put[threadIdx.x];
}
__global__ void from_the_right(float *y, const float *x, int m) {
  __shared__ float tile[256];
  if (threadIdx.x > 0 && threadIdx.y > 0)
    tile[32 * threadIdx.y - threadIdx.x] = x[threadIdx.y * m];
  __syncthreads();
  y[threadIdx.x] = tile[threadIdx.x];
}
__global__ void masked_by_ten(float *y, int n) {
  const int i = number();
  if (i < n) y[i & 10] = 1;
}
__global__ void two_pitches(float *y, const float *x, int n, int m) {
  const int i = blockIdx.x, j = threadIdx.x;
  y[i * blockDim.x + j] = x[i * n + j] + x[i * m + j];
}
