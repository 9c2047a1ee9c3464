// Blocked Cholesky factorisation on the GPU, lower and in place: A = L L^T.
//
// Right-looking: factor a diagonal block, solve the panel below it, update what lies to the right.
// All but the diagonal blocks is matrix products.
#include "../device.h"
#include "cholesky.h"

enum { LEAF = 64, SIDE = 32 };  // a leaf's columns; thread blocks are SIDE x SIDE or rows

// Factors an n x n leaf on the diagonal, n <= LEAF, in the shared memory of one thread block. Sets
// *failed if a pivot is not positive.
__global__ void __launch_bounds__(SIDE * SIDE) factor_leaf(float *a, int lda, int n, int *failed) {
  __shared__ float leaf[LEAF * LEAF];
  const int x = threadIdx.x, y = threadIdx.y;
  for (int j = y; j < n; j += SIDE)
    for (int i = x; i < n; i += SIDE) leaf[at(i, j, LEAF)] = a[at(i, j, lda)];
  __syncthreads();
  for (int k = 0; k < n; ++k) {
    const float pivot = leaf[at(k, k, LEAF)], root = sqrtf(pivot);
    const int i = k + y * SIDE + x;
    if (i == k && !(pivot > 0.0f)) *failed = 1;
    __syncthreads();
    if (i < n) leaf[at(i, k, LEAF)] /= root;
    __syncthreads();
    for (int j = k + 1 + y; j < n; j += SIDE)
      for (int r = k + 1 + x; r < n; r += SIDE)
        leaf[at(r, j, LEAF)] -= leaf[at(r, k, LEAF)] * leaf[at(j, k, LEAF)];
    __syncthreads();
  }
  for (int j = y; j < n; j += SIDE)
    for (int i = x; i < n; i += SIDE)
      if (i >= j) a[at(i, j, lda)] = leaf[at(i, j, LEAF)];
}

// Each of `rows` rows below an n x n leaf becomes row inv(L)^T; a thread a row.
__global__ void __launch_bounds__(LEAF)
    solve_leaf(const float *l, float *panel, int lda, int rows, int n) {
  __shared__ float leaf[LEAF * LEAF], solved[LEAF][LEAF];
  const int i = threadIdx.x, row = blockIdx.x * LEAF + i;
  for (int j = 0; j < n; ++j)
    if (i < n) leaf[at(i, j, LEAF)] = l[at(i, j, lda)];
  __syncthreads();
  if (row >= rows) return;
  for (int j = 0; j < n; ++j) {
    float sum = panel[at(row, j, lda)];
    for (int t = 0; t < j; ++t) sum -= solved[t][i] * leaf[at(j, t, LEAF)];
    solved[j][i] = panel[at(row, j, lda)] = sum / leaf[at(j, j, LEAF)];
  }
}

// The lower part of c (rows x columns) -= p p^T, with p rows x n and n <= LEAF: what a leaf's
// columns take from those to their right.
__global__ void __launch_bounds__(SIDE * SIDE)
    update_right(const float *p, float *c, int lda, int rows, int columns, int n) {
  __shared__ float left[SIDE][LEAF + 1], right[SIDE][LEAF + 1];
  const int x = threadIdx.x, y = threadIdx.y;
  const int row = blockIdx.x * SIDE + x, column = blockIdx.y * SIDE + y;
  if (blockIdx.y > blockIdx.x) return;
  for (int t = y; t < n; t += SIDE) {
    const int other = blockIdx.y * SIDE + x;
    left[x][t] = row < rows ? p[at(row, t, lda)] : 0.0f;
    right[x][t] = other < rows ? p[at(other, t, lda)] : 0.0f;
  }
  __syncthreads();
  float sum = 0.0f;
  for (int t = 0; t < n; ++t) sum += left[x][t] * right[y][t];
  if (row < rows && column < columns && row >= column) c[at(row, column, lda)] -= sum;
}

enum { TOGETHER = 4 };  // rows of w that one thread block finds

// w = inv(L)^T, n x n and upper triangular: row c of w solves L x = e_c. Thread r owns x_r of
// TOGETHER systems at a time.
__global__ void __launch_bounds__(MAX_BLOCK)
    invert_transposed(const float *l, int ldl, int n, float *w) {
  __shared__ float solved[2][TOGETHER];  // in turns, which saves a barrier a step
  const int r = threadIdx.x, first = blockIdx.x * TOGETHER;
  float x[TOGETHER];
  for (int i = 0; i < TOGETHER; ++i) x[i] = r == first + i ? 1.0f : 0.0f;
  float next = r < n ? l[at(r, first, ldl)] : 0.0f;
  for (int t = first; t < n; ++t) {
    const float entry = next;
    if (t + 1 < n && r < n) next = l[at(r, t + 1, ldl)];
    if (r == t)
      for (int i = 0; i < TOGETHER; ++i) solved[t % 2][i] = x[i] = x[i] / entry;
    __syncthreads();
    if (r > t)
      for (int i = 0; i < TOGETHER; ++i) x[i] -= entry * solved[t % 2][i];
  }
  for (int i = 0; i < TOGETHER && first + i < n; ++i)
    if (r < n) w[at(first + i, r, n)] = x[i];
}

// What the steps of the factorisation share.
struct Workspace {
  cublasHandle_t handle;
  float *w;        // block x block: the transposed inverse of a diagonal block
  float *scratch;  // n x block: a copy of the panel
  int *failed;     // 1 once a pivot was not positive
};

// Factors the leading `columns` columns of a rows x columns panel, leaf by leaf.
static void factor_columns(float *a, int lda, int rows, int columns, int *failed) {
  for (int j = 0; j < columns; j += LEAF) {
    const int width = smaller(LEAF, columns - j), next = j + width;
    const int below = rows - next, right = columns - next;
    float *leaf = a + at(j, j, lda);
    factor_leaf<<<1, dim3(SIDE, SIDE)>>>(leaf, lda, width, failed);
    if (below > 0)
      solve_leaf<<<blocks_of(below, LEAF), LEAF>>>(leaf, leaf + width, lda, below, width);
    if (right > 0)
      update_right<<<dim3(blocks_of(below, SIDE), blocks_of(right, SIDE)), dim3(SIDE, SIDE)>>>(
          leaf + width, a + at(next, next, lda), lda, below, right, width);
  }
  check(cudaGetLastError(), "factor_columns");
}

static void launch_invert_transposed(const float *l, int ldl, int n, float *w) {
  const int warp = 32;
  invert_transposed<<<blocks_of(n, TOGETHER), (n + warp - 1) / warp * warp>>>(l, ldl, n, w);
  check(cudaGetLastError(), "invert_transposed");
}

// Factors an n x n diagonal block in two halves.
static void factor_block(const Workspace &work, float *a, int lda, int n) {
  const float one = 1.0f, minus_one = -1.0f;
  const int left = (n + 1) / 2, right = n - left;
  float *l21 = a + left, *a22 = a + at(left, left, lda);
  factor_columns(a, lda, n, left, work.failed);
  if (right == 0) return;
  check(cublasSgemm(work.handle, CUBLAS_OP_N, CUBLAS_OP_T, right, right, left, &minus_one, l21,
                    lda, l21, lda, &one, a22, lda),
        "update inside the block");
  factor_columns(a22, lda, right, right, work.failed);
}

// panel (m x n, in place) becomes panel inv(L)^T.
static void solve_panel(const Workspace &work, int m, int n, float *panel, int lda) {
  const float one = 1.0f, zero = 0.0f;
  const size_t column = m * sizeof(float);
  check(cudaMemcpy2DAsync(work.scratch, column, panel, lda * sizeof(float), column, n,
                          cudaMemcpyDeviceToDevice),
        "copy of the panel");
  check(cublasSgemm(work.handle, CUBLAS_OP_N, CUBLAS_OP_N, m, n, n, &one, work.scratch, m, work.w,
                    n, &zero, panel, lda),
        "panel solve");
}

// trailing (m x m, lower part) -= panel panel^T with panel m x k, block column by block column.
static void update_trailing(const Workspace &work, const float *panel, int m, int k,
                            float *trailing, int lda, int block) {
  const float one = 1.0f, minus_one = -1.0f;
  for (int j = 0; j < m; j += block) {
    const int n = smaller(block, m - j), below = m - j - n;
    const float *top = panel + j;
    float *diagonal = trailing + at(j, j, lda);
    check(cublasSgemm(work.handle, CUBLAS_OP_N, CUBLAS_OP_T, n, n, k, &minus_one, top, lda, top,
                      lda, &one, diagonal, lda),
          "diagonal update");
    if (below > 0)
      check(cublasSgemm(work.handle, CUBLAS_OP_N, CUBLAS_OP_T, below, n, k, &minus_one, top + n,
                        lda, top, lda, &one, diagonal + n, lda),
            "trailing update");
  }
}

static void cholesky(const Workspace &work, float *a, int n, int block) {
  for (int j = 0; j < n; j += block) {
    const int width = smaller(block, n - j), below = n - j - width;
    float *diagonal = a + at(j, j, n), *panel = diagonal + width;
    factor_block(work, diagonal, n, width);
    if (below == 0) break;
    launch_invert_transposed(diagonal, n, width, work.w);
    solve_panel(work, below, width, panel, n);
    update_trailing(work, panel, below, width, a + at(j + width, j + width, n), n, block);
  }
}

static Workspace make_workspace(int n, int block) {
  Workspace work;
  check(cublasCreate(&work.handle), "cublasCreate");
  work.w = allocate_on_device((size_t)block * block);
  work.scratch = allocate_on_device((size_t)n * block);
  check(cudaMalloc(&work.failed, sizeof(int)), "cudaMalloc");
  check(cudaMemset(work.failed, 0, sizeof(int)), "cudaMemset");
  return work;
}

static void free_workspace(const Workspace &work) {
  check(cudaFree(work.w), "cudaFree");
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
