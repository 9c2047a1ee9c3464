// Kernels that fill rows, tiles and what indexes are divided into, or almost, and kernels of which
// one output depends on what is read anywhere. fills.ptx is made from this as kernels.ptx is.
__device__ int number() { return blockIdx.x * blockDim.x + threadIdx.x; }

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
__global__ void through_tiles(float *y, const float *x, int columns) {
  // the tile says how far rows go, whatever becomes of the loop over them
  __shared__ float tile[16][8];
  float sum = 0;
  for (int first = 0; first < columns; first += 8) {
    __syncthreads();
    for (int row = 2 * threadIdx.y + threadIdx.x / 8; row < 16; row += 4)
      tile[row][threadIdx.x % 8] =
          x[16 * blockIdx.x * columns + first + threadIdx.x % 8 + row * columns];
    __syncthreads();
    for (int i = 0; i < 8; ++i) sum += tile[threadIdx.x % 16][i];
  }
  y[16 * blockIdx.x + threadIdx.x] = sum;
}
__global__ void copies_tiles(float *y, const float *x, int columns) {
  const int row = 64 * blockIdx.x + threadIdx.x;
#pragma unroll 1
  for (int i = 0; i < columns; ++i) y[row * columns + i] = x[row * columns + i];
}
__global__ void smooths_tiles(float *y, const float *x, int columns) {
  const int row = 64 * blockIdx.x + threadIdx.x;
#pragma unroll 1
  for (int i = 0; i < columns; ++i)
    y[row * columns + i] = x[row * columns + i] + x[row * columns + i + 1];
}
__global__ void clears_and_picks(float *y, float *picked, const float *x, const int *at, int n) {
  const int i = number();
  if (i >= n) return;
  const float one = x[at[i]];
  y[i] = 1;
  picked[i] = one;
}
__global__ void three_of_four(float2 *y, int twos) {
  float2 *at = y + 2 * number() * twos;
  at[0] = at[1] = at[twos] = make_float2(1, 1);
}
__global__ void bits_of_both(float *y, int n) {
  const int i = (8 * blockIdx.x) | (threadIdx.x & 15);
  if (threadIdx.x < 16) y[i] = 1;
}
__global__ void takes_out(float *a, float *b, const float *c, int n) {
  const int i = number();
  if (i >= n) return;
  const float t = a[i];
  a[i] = 0;
  b[i] = t + c[i];
}
__global__ void hands_on(float *a, float *b, float *c, int n) {
  const int i = number();
  if (i >= n) return;
  b[i] = a[i];
  c[i] = b[n - 1 - i];
}
__global__ void moves_two(float *a, float *b, float *c, float *d, int n) {
  const int i = number();
  if (i >= n) return;
  b[i] = a[i];
  d[i] = c[n - 1 - i];
}
