// Blocked Cholesky factorisation on the GPU, lower and in place: A = L L^T.
//
// Right-looking: factor a diagonal block, solve the panel below it, update what lies to the right.
// All but the diagonal blocks is matrix products.
#include "../device.h"
#include "cholesky.h"

// Factors the leading `columns` columns of a rows x columns panel, left-looking, in one thread
// block: thread r owns row r. Sets *failed if a pivot is not positive.
__global__ void __launch_bounds__(MAX_BLOCK)
    factor_columns(float *a, int lda, int rows, int columns, int *failed) {
  const int row = threadIdx.x;
  __shared__ float pivot;
  for (int c = 0; c < columns; ++c) {
    const bool mine = row >= c && row < rows;
    float sum = mine ? a[at(row, c, lda)] : 0.0f;
    if (mine)
      for (int t = 0; t < c; ++t) sum -= a[at(row, t, lda)] * a[at(c, t, lda)];
    if (row == c) {
      if (!(sum > 0.0f)) *failed = 1;
      pivot = sqrtf(sum);
    }
    __syncthreads();
    if (mine) a[at(row, c, lda)] = sum / pivot;
    __syncthreads();
  }
}

// w = inv(L)^T, n x n and upper triangular: thread c solves L x = e_c, which is row c of w.
__global__ void invert_transposed(const float *l, int ldl, int n, float *w) {
  const int c = blockIdx.x * blockDim.x + threadIdx.x;
  if (c >= n) return;
  for (int r = 0; r < n; ++r) {
    float sum = r == c ? 1.0f : 0.0f;
    for (int t = 0; t < r; ++t) sum -= l[at(r, t, ldl)] * w[at(c, t, n)];
    w[at(c, r, n)] = sum / l[at(r, r, ldl)];
  }
}

// What the steps of the factorisation share.
struct Workspace {
  cublasHandle_t handle;
  float *w;        // block x block: the transposed inverse of a diagonal block
  float *scratch;  // n x block: a copy of the panel
  int *failed;     // 1 once a pivot was not positive
};

static void launch_factor_columns(float *a, int lda, int rows, int columns, int *failed) {
  const int warp = 32;
  factor_columns<<<1, (rows + warp - 1) / warp * warp>>>(a, lda, rows, columns, failed);
  check(cudaGetLastError(), "factor_columns");
}

static void launch_invert_transposed(const float *l, int ldl, int n, float *w) {
  const int warp = 32;
  invert_transposed<<<(n + warp - 1) / warp, warp>>>(l, ldl, n, w);
  check(cudaGetLastError(), "invert_transposed");
}

// Factors an n x n diagonal block in two halves.
static void factor_block(const Workspace &work, float *a, int lda, int n) {
  const float one = 1.0f, minus_one = -1.0f;
  const int left = (n + 1) / 2, right = n - left;
  float *l21 = a + left, *a22 = a + at(left, left, lda);
  launch_factor_columns(a, lda, n, left, work.failed);
  if (right == 0) return;
  check(cublasSgemm(work.handle, CUBLAS_OP_N, CUBLAS_OP_T, right, right, left, &minus_one, l21,
                    lda, l21, lda, &one, a22, lda),
        "update inside the block");
  launch_factor_columns(a22, lda, right, right, work.failed);
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

int main(int argc, char **argv) {
  Arguments arguments;
  if (!parse_arguments(argc, argv, &arguments)) return EXIT_USAGE;
  const int n = arguments.n, block = smaller(arguments.block, n);
  const size_t count = (size_t)n * n;
  float *a = move_to_device(make_matrix(&arguments), count);
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
