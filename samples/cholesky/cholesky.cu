// Blocked Cholesky factorisation on the GPU, lower and in place: A = L L^T.
//
// Right-looking: factor a diagonal block, solve the panel below it, update what lies to the right.
// All but the diagonal blocks is matrix products.
#include "../device.h"
#include "cholesky.h"

enum {
  LEAF = 64,           // columns that one thread block factors
  PART = 16,           // columns that one warp factors
  SIDE = 16,           // thread blocks are SIDE x SIDE
  OWN = LEAF / SIDE,   // rows and columns of a leaf that a thread owns
  SHARE = OWN * OWN,   // elements of a leaf for each thread
  ROWS = 2 * LEAF + 4  // of a stack in shared memory: 4 keep columns apart in its banks
};

// A leaf's rows or columns in shared memory, those of one k together.
typedef float Tile[LEAF][LEAF];

// A leaf on top of the identity, column by column.
typedef float Stack[LEAF][ROWS];

// Factors a PART x PART matrix whose rows the first lanes of a warp hold. Rows of the identity in the
// lanes after them become those of inv(L)^T. Sets *failed if a pivot is not positive.
__device__ static void factor_rows(float row[PART], int *failed) {
  const unsigned all = 0xffffffff;
#pragma unroll
  for (int k = 0; k < PART; ++k) {
    const float pivot = __shfl_sync(all, row[k], k);
    if (!(pivot > 0.0f)) *failed = 1;
    row[k] *= __frsqrt_rn(pivot);
#pragma unroll
    for (int j = k + 1; j < PART; ++j) row[j] -= row[k] * __shfl_sync(all, row[k], j);
  }
}

// Factors the part of a stack's leaf that starts on the diagonal at `first`, by one warp; its inverse
// goes to `inverse`.
__device__ static void factor_part(Stack stack, int first, int lane, float inverse[PART][PART],
                                   int *failed) {
  const bool below = lane >= PART;
  const int i = lane % PART;
  float row[PART];
#pragma unroll
  for (int j = 0; j < PART; ++j)
    row[j] = below ? (i == j ? 1.0f : 0.0f) : stack[first + j][first + i];
  factor_rows(row, failed);
#pragma unroll
  for (int j = 0; j < PART; ++j) {
    if (below)
      inverse[j][i] = row[j];
    else
      stack[first + j][first + i] = j <= i ? row[j] : 0.0f;
  }
}

// What lies below a part, LEAF rows of the stack (the identity's past them are zero still), becomes
// that inv(L)^T and updates the columns to the right. A thread takes a row, and OWN columns at a time.
__device__ static void solve_and_update(Stack stack, int first, int thread,
                                        const float inverse[PART][PART]) {
  const int next = first + PART, row = next + thread % LEAF, column = thread / LEAF * OWN;
  float p[PART], solved[OWN] = {};
#pragma unroll
  for (int k = 0; k < PART; ++k) p[k] = stack[first + k][row];
#pragma unroll
  for (int k = 0; k < PART; ++k)
    for (int j = 0; j < OWN; ++j) solved[j] += p[k] * inverse[column + j][k];
  __syncthreads();
  for (int j = 0; j < OWN; ++j) stack[first + column + j][row] = solved[j];
  __syncthreads();
#pragma unroll
  for (int k = 0; k < PART; ++k) p[k] = stack[first + k][row];
  for (int c = next + column; c < LEAF; c += PART) {
    float sum[OWN] = {};
#pragma unroll
    for (int k = 0; k < PART; ++k)
      for (int j = 0; j < OWN; ++j) sum[j] += p[k] * stack[first + k][c + j];
    for (int j = 0; j < OWN; ++j) stack[c + j][row] -= sum[j];
  }
  __syncthreads();
}

// Factors an n x n leaf on the diagonal, n <= LEAF, into L, and finds inv(L), LEAF x LEAF, which is
// padded with the identity. Sets *failed if a pivot is not positive.
__global__ void __launch_bounds__(SIDE * SIDE)
    factor_leaf(float *a, int lda, int n, float *inverse, int *failed) {
  __shared__ __align__(16) Stack stack;
  __shared__ float part[PART][PART];
  const int thread = threadIdx.y * SIDE + threadIdx.x, r = thread % LEAF;
#pragma unroll
  for (int i = 0; i < SHARE; ++i) {
    const int c = thread / LEAF + OWN * i;
    const float identity = r == c ? 1.0f : 0.0f;
    stack[c][r] = r < n && c <= r ? a[at(r, c, lda)] : identity;
    stack[c][LEAF + r] = identity;
  }
  __syncthreads();
  for (int first = 0; first < LEAF; first += PART) {
    if (thread < 2 * PART) factor_part(stack, first, thread, part, failed);
    __syncthreads();
    solve_and_update(stack, first, thread, part);
  }
  for (int i = 0; i < SHARE; ++i) {
    const int c = thread / LEAF + OWN * i;
    if (r < n && c <= r) a[at(r, c, lda)] = stack[c][r];
    inverse[at(r, c, LEAF)] = stack[r][LEAF + c];
  }
}

// A thread's share of the first n columns of at most LEAF rows at p, n <= LEAF, and zeros beyond.
__device__ static void fetch(const float *p, int lda, int rows, int n, float share[SHARE]) {
  const int thread = threadIdx.y * SIDE + threadIdx.x, r = thread % LEAF;
#pragma unroll
  for (int i = 0; i < SHARE; ++i) {
    const int k = thread / LEAF + LEAF / SHARE * i;
    share[i] = r < rows && k < n ? p[at(r, k, lda)] : 0.0f;
  }
}

__device__ static void keep(const float share[SHARE], Tile tile) {
  const int thread = threadIdx.y * SIDE + threadIdx.x;
#pragma unroll
  for (int i = 0; i < SHARE; ++i)
    tile[thread / LEAF + LEAF / SHARE * i][thread % LEAF] = share[i];
}

// The product of two tiles, left right^T: rows OWN x + i and columns OWN y + j of it.
__device__ static void multiply(const Tile left, const Tile right, float product[OWN][OWN]) {
  for (int i = 0; i < OWN; ++i)
    for (int j = 0; j < OWN; ++j) product[i][j] = 0.0f;
#pragma unroll 8
  for (int k = 0; k < LEAF; ++k)
    for (int i = 0; i < OWN; ++i)
      for (int j = 0; j < OWN; ++j)
        product[i][j] += left[k][OWN * threadIdx.x + i] * right[k][OWN * threadIdx.y + j];
}

// The panel (rows x n) below a leaf becomes panel inv(L)^T; a thread block takes LEAF rows.
__global__ void __launch_bounds__(SIDE * SIDE)
    solve_leaf(const float *inverse, float *panel, int lda, int rows, int n) {
  __shared__ __align__(16) Tile left, right;
  float share[2][SHARE], product[OWN][OWN];
  const int first = blockIdx.x * LEAF;
  fetch(panel + first, lda, rows - first, n, share[0]);
  fetch(inverse, LEAF, LEAF, LEAF, share[1]);
  keep(share[0], left), keep(share[1], right);
  __syncthreads();
  multiply(left, right, product);
  for (int i = 0; i < OWN; ++i)
    for (int j = 0; j < OWN; ++j) {
      const int row = first + OWN * threadIdx.x + i, column = OWN * threadIdx.y + j;
      if (row < rows && column < n) panel[at(row, column, lda)] = product[i][j];
    }
}

// c (rows x columns) -= p q^T, q the first rows of p (rows x n), n <= LEAF, in tiles that do not lie
// above the diagonal: what a leaf's columns take from those to their right.
__global__ void __launch_bounds__(SIDE * SIDE)
    update_right(const float *p, float *c, int lda, int rows, int columns, int n) {
  __shared__ __align__(16) Tile left, right;
  float share[2][SHARE], old[OWN][OWN], product[OWN][OWN];
  const int top = blockIdx.x * LEAF, side = blockIdx.y * LEAF;
  const int row = top + OWN * threadIdx.x, column = side + OWN * threadIdx.y;
  if (side > top) return;
  fetch(p + top, lda, rows - top, n, share[0]);
  fetch(p + side, lda, columns - side, n, share[1]);
  for (int i = 0; i < OWN; ++i)
    for (int j = 0; j < OWN; ++j)
      old[i][j] = row + i < rows && column + j < columns ? c[at(row + i, column + j, lda)] : 0.0f;
  keep(share[0], left), keep(share[1], right);
  __syncthreads();
  multiply(left, right, product);
  for (int i = 0; i < OWN; ++i)
    for (int j = 0; j < OWN; ++j)
      if (row + i < rows && column + j < columns)
        c[at(row + i, column + j, lda)] = old[i][j] - product[i][j];
}

// Fills a stack of 2 * most x most elements: an n x n block on top of the identity, n <= most.
__global__ void stack_on_identity(const float *block, int lda, int n, int most, float *stack) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y;
  if (i >= 2 * most) return;
  const float below = i - n == j ? 1.0f : 0.0f;
  stack[at(i, j, 2 * most)] = i < n && j < n ? block[at(i, j, lda)] : below;
}

// The lower triangle of a stack's block back into its place.
__global__ void unstack(const float *stack, int ld, int n, float *block, int lda) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y;
  if (i < n && i >= j) block[at(i, j, lda)] = stack[at(i, j, ld)];
}

// What the steps of the factorisation share.
struct Workspace {
  cublasHandle_t handle;
  float *stack;    // 2 block x block: a diagonal block and, right below, its transposed inverse
  float *inverse;  // LEAF x LEAF: of the leaf's factor
  float *scratch;  // n x block: a copy of the panel
  int *failed;     // 1 once a pivot was not positive
};

// Factors the leading `columns` columns of a panel, leaf by leaf; `height` rows below each leaf take
// part.
__forceinline__ static void factor_columns(const Workspace &work, float *a, int lda, int columns, int height) {
  const dim3 threads(SIDE, SIDE);
  for (int j = 0; j < columns; j += LEAF) {
    const int width = smaller(LEAF, columns - j), next = j + width, right = columns - next;
    float *leaf = a + at(j, j, lda), *below = leaf + width;
    factor_leaf<<<1, threads>>>(leaf, lda, width, work.inverse, work.failed);
    solve_leaf<<<blocks_of(height, LEAF), threads>>>(work.inverse, below, lda, height, width);
    if (right > 0)
      update_right<<<dim3(blocks_of(height, LEAF), blocks_of(right, LEAF)), threads>>>(
          below, a + at(next, next, lda), lda, height, right, width);
  }
  check(cudaGetLastError(), "factor_columns");
}

// Factors an n x n diagonal block, n <= block, in two halves. The identity below it takes part as if
// it were rows of the panel, which makes it inv(L)^T; its rows past a leaf's are zero still, so that
// n rows below a leaf are all that is not.
static void factor_block(const Workspace &work, float *a, int lda, int n, int block) {
  const float one = 1.0f, minus_one = -1.0f;
  const int ld = 2 * block, left = (n + 1) / 2, right = n - left, threads = 256;
  float *below = work.stack + left, *rest = work.stack + at(left, left, ld);
  stack_on_identity<<<dim3(blocks_of(ld, threads), block), threads>>>(a, lda, n, block, work.stack);
  factor_columns(work, work.stack, ld, left, n);
  if (right > 0) {
    check(cublasSgemm(work.handle, CUBLAS_OP_N, CUBLAS_OP_T, n, right, left, &minus_one, below, ld,
                      below, ld, &one, rest, ld),
          "update inside the block");
    factor_columns(work, rest, ld, right, n);
  }
  unstack<<<dim3(blocks_of(n, threads), n), threads>>>(work.stack, ld, n, a, lda);
  check(cudaGetLastError(), "factor_block");
}

// panel (m x n, in place) becomes panel inv(L)^T.
static void solve_panel(const Workspace &work, int m, int n, float *panel, int lda, int block) {
  const float one = 1.0f, zero = 0.0f;
  const size_t column = m * sizeof(float);
  check(cudaMemcpy2DAsync(work.scratch, column, panel, lda * sizeof(float), column, n,
                          cudaMemcpyDeviceToDevice),
        "copy of the panel");
  check(cublasSgemm(work.handle, CUBLAS_OP_N, CUBLAS_OP_N, m, n, n, &one, work.scratch, m,
                    work.stack + n, 2 * block, &zero, panel, lda),
        "panel solve");
}

// trailing (m x m, lower part) -= panel panel^T with panel m x k, block column by block column.
static void update_trailing(const Workspace &work, const float *panel, int m, int k,
                            float *trailing, int lda, int block) {
  const float one = 1.0f, minus_one = -1.0f;
  for (int j = 0; j < m; j += block) {
    const float *rows = panel + j;
    check(cublasSgemm(work.handle, CUBLAS_OP_N, CUBLAS_OP_T, m - j, smaller(block, m - j), k,
                      &minus_one, rows, lda, rows, lda, &one, trailing + at(j, j, lda), lda),
          "trailing update");
  }
}

static void cholesky(const Workspace &work, float *a, int n, int block) {
  for (int j = 0; j < n; j += block) {
    const int width = smaller(block, n - j), below = n - j - width;
    float *diagonal = a + at(j, j, n), *panel = diagonal + width;
    factor_block(work, diagonal, n, width, block);
    if (below == 0) break;
    solve_panel(work, below, width, panel, n, block);
    update_trailing(work, panel, below, width, a + at(j + width, j + width, n), n, block);
  }
}

static Workspace make_workspace(int n, int block) {
  Workspace work;
  check(cublasCreate(&work.handle), "cublasCreate");
  work.stack = allocate_on_device((size_t)2 * block * block);
  work.inverse = allocate_on_device(LEAF * LEAF);
  work.scratch = allocate_on_device((size_t)n * block);
  check(cudaMalloc(&work.failed, sizeof(int)), "cudaMalloc");
  check(cudaMemset(work.failed, 0, sizeof(int)), "cudaMemset");
  return work;
}

static void free_workspace(const Workspace &work) {
  check(cudaFree(work.stack), "cudaFree");
  check(cudaFree(work.inverse), "cudaFree");
  check(cudaFree(work.scratch), "cudaFree");
  check(cudaFree(work.failed), "cudaFree");
  check(cublasDestroy(work.handle), "cublasDestroy");
}

__global__ void make_matrix_kernel(uint64_t seed, float scale, int n, size_t count, float *a) {
  const size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) a[i] = matrix_element(seed, scale, n, (int)(i % n), (int)(i / n));
}

static float *make_matrix(const Arguments &arguments, size_t count) {
  const unsigned threads = 256;
  float *a = allocate_on_device(count);
  make_matrix_kernel<<<blocks_of(count, threads), threads>>>(
      arguments.seed, noise_scale(arguments.n), arguments.n, count, a);
  check(cudaGetLastError(), "make_matrix");
  return a;
}

int main(int argc, char **argv) {
  Arguments arguments;
  if (!parse_arguments(argc, argv, &arguments)) return EXIT_USAGE;
  const int n = arguments.n, block = smaller(arguments.block, n);
  const size_t count = (size_t)n * n;
  float *a = make_matrix(arguments, count);
  const Workspace work = make_workspace(n, block);

  const double start = seconds_when_done();
  cholesky(work, a, n, block);
  const double seconds = seconds_when_done() - start;

  int failed;
  check(cudaMemcpy(&failed, work.failed, sizeof(int), cudaMemcpyDeviceToHost), "copy to host");
  float *result = to_host(a, count);
  const int status = report(&arguments, !failed, result, seconds);
  check(cudaFree(a), "cudaFree");
  free_workspace(work);
  free(result);
  return status;
}
