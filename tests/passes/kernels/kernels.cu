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
__global__ void encodes(float4 *y, const float4 *x, const int *at, int rows, int c) {
  // an index that is divided, and put together again
  const int fours = c / 4, i = number();
  if (i < rows * fours) y[i / fours * fours + i % fours] = x[at[i / fours] * fours + i % fours];
}
__global__ void pairs(float2 *y, int n) {
  const int i = 2 * number();
  if (number() < n) y[i] = y[i + 1] = make_float2(1, 1);
}
__global__ void pairs_with_gaps(float2 *y, int n) {
  const int i = 4 * number();
  if (number() < n) y[i] = y[i + 1] = make_float2(1, 1);
}
__device__ void along(float *row, int first, int columns, int step) {
#pragma unroll 1
  for (int i = first; i < columns; i += step) row[i] = 1;
}
__global__ void a_warp_a_row(float *y, float *sums, int rows, int columns) {
  const int row = blockIdx.x * ((blockDim.x + 31) / 32) + threadIdx.x / 32, lane = threadIdx.x % 32;
  if (row >= rows) return;
  if (lane == 0 && sums != nullptr) sums[row] = 1;
  along(y + row * columns, lane, columns, 32);
}
__global__ void half_a_warp_a_row(float *y, int rows, int columns) {
  const int row = blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32, lane = threadIdx.x % 32;
  if (row < rows && lane < 16) along(y + row * columns, lane, columns, 32);
}
__global__ void warps_of_the_grid(float *y, int rows, int columns, int ld) {
  if (number() / 32 < rows) along(y + number() / 32 * ld, number() % 32, columns, 32);
}
__global__ void two_steps_a_turn(float *y, int columns) {
  along(y + blockIdx.x * columns, threadIdx.x % 32, columns, 64);
}
__global__ void a_block_a_row(float *y, int columns) {
  along(y + blockIdx.x * columns, threadIdx.x, columns, blockDim.x);
}
__global__ void a_block_many_rows(float *y, int rows, int columns) {
#pragma unroll 1
  for (int row = blockIdx.x; row < rows; row += gridDim.x)
    along(y + row * columns, threadIdx.x, columns, blockDim.x);
}
__global__ void all_but_the_first(float *y, int columns) {
  along(y + blockIdx.x * columns, threadIdx.x + 1, columns, blockDim.x);
}
__global__ void tiles(float4 *y, int fours) {
  // blocks of 16 threads along rows and columns, each with 4 rows of 2 fours
  float4 *at = y + 64 * blockIdx.x * fours + 32 * blockIdx.y;
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 2; ++j)
      at[(4 * threadIdx.x + i) * fours + 2 * threadIdx.y + j] = make_float4(1, 1, 1, 1);
}
__global__ void tiles_with_gaps(float4 *y, int fours) {
  float4 *at = y + 64 * blockIdx.x * fours + 32 * blockIdx.y;
  for (int i = 0; i < 3; ++i)
    for (int j = 0; j < 2; ++j)
      at[(4 * threadIdx.x + i) * fours + 2 * threadIdx.y + j] = make_float4(1, 1, 1, 1);
}
__global__ void heads_apart(float *y, const float *x, int b, int t, int h, int d) {
  // from (b, h, t, d) to (b, t, h, d)
  const int i = number();
  if (i >= b * h * t * d) return;
  const int one = i / (h * t * d), head = i % (h * t * d) / (t * d), at = i % (t * d) / d;
  y[((one * t + at) * h + head) * d + i % d] = x[i];
}
__global__ void heads_mixed_up(float *y, const float *x, int b, int t, int h, int d) {
  const int i = number();
  if (i >= b * h * t * d) return;
  const int one = i / (h * t * d), head = i % (h * t * d) / (t * d), at = i % (t * d) / d;
  y[((one * t + at) * t + head) * d + i % d] = x[i];
}
__global__ void after_a_test(float *y, const float *x, int columns) {
  // what is read at the start of a turn is known behind a test in it, too
#pragma unroll 1
  for (int i = threadIdx.x; i < columns; i += blockDim.x) {
    if (x[i] > 0) y[i] += x[blockIdx.x * columns + i];
    y[blockIdx.x * columns + i] = 1;
  }
}
__global__ void picks_and_doubles(float *y, float *picked, const float *x, const int *at, int n) {
  const int i = number();
  if (i >= n) return;
  if (picked != nullptr) picked[i] = x[at[i]];
  y[i] = 2 * x[i];
}
__global__ void doubles_what_it_picks(float *y, float *picked, const float *x, const int *at, int n) {
  const int i = number();
  if (i >= n) return;
  picked[i] = x[at[i]];
  y[i] = x[i] * x[at[i]];
}
__global__ void doubles_if_it_picks(float *y, float *picked, const float *x, const int *at, int n) {
  const int i = number();
  if (i >= n) return;
  const float one = x[at[i]];
  picked[i] = one;
  if (one > 0) y[i] = 2 * x[i];
}
__global__ void doubles_as_often(float *y, float *picked, const float *x, const int *at, int n) {
  const int i = number();
  if (i >= n) return;
  const float one = x[at[i]];
  picked[i] = one;
  float sum = x[i];
#pragma unroll 1
  for (int j = 0; j < (int)one; ++j) sum = sum * sum;
  y[i] = sum;
}
__global__ void doubles_where_it_says(float *y, float *picked, const float *x, const int *at, int n) {
  const int i = number();
  if (i >= n) return;
  const float one = x[at[i]];
  picked[i] = one;
  y[i + (one > 0 ? 1 : 0)] = 2 * x[i];
}
__global__ void doubles_what_others_pick(float *y, float *picked, const float *x, const int *at, int n) {
  __shared__ float tile[256];
  const int i = number();
  if (i >= n) return;
  picked[i] = tile[threadIdx.x] = x[at[i]];
  __syncthreads();
  y[i] = 2 * tile[threadIdx.x ^ 1];
}
__global__ void doubles_what_the_warp_picks(float *y, float *picked, const float *x, const int *at,
                                            int n) {
  const int i = number();
  if (i >= n) return;
  const float one = x[at[i]];
  picked[i] = one;
  y[i] = 2 * x[i] + __shfl_xor_sync(~0u, one, 1);
}
__global__ void softens_rows(float *y, int columns, int pitch) {
#pragma unroll 1
  for (int i = threadIdx.x; i < columns; i += blockDim.x) y[blockIdx.x * pitch + i] *= 2;
}
__global__ void softens_rows_in_turn(float *y, int rows, int columns, int pitch) {
#pragma unroll 1
  for (int row = 0; row < rows; ++row)
#pragma unroll 1
    for (int i = threadIdx.x; i < columns; i += blockDim.x) y[row * pitch + i] *= 2;
}
