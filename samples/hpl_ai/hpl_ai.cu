// HPL-AI on the GPU: A = L U in FP32, blocked and in place, then GMRES to FP64 accuracy.
#include "../device.h"
#include "gmres.h"

struct System {
  cublasHandle_t handle;
  int n;
  double *matrix;        // A, n x n
  float *factors;        // L and U in one, n x n; L has ones on its diagonal
  float *lower, *upper;  // inverses of L's and U's diagonal blocks, one after another, LEAF x n
  float *scratch;        // a copy of a panel: n x LEAF
  double *input, *output;          // vectors of multiply
  float *right_side, *solution;    // vectors of precondition
};

__global__ void make_matrices(uint64_t seed, double scale, int n, double *matrix, float *factors) {
  const size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= (size_t)n * n) return;
  matrix[i] = matrix_element(seed, scale, n, (int)(i % n), (int)(i / n));
  factors[i] = (float)matrix[i];
}

__global__ void sum_rows(int n, const double *matrix, double *sums) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= n) return;
  double sum = 0;
  for (int j = 0; j < n; ++j) sum += fabs(matrix[at(row, j, n)]);
  sums[row] = sum;
}

__global__ void round_to_float(int n, const double *x, float *y) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = (float)x[i];
}

__global__ void widen(int n, const float *x, double *y) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = x[i];
}

enum { SIDE = 32 };  // a leaf is factored by SIDE x SIDE threads

// Factors an n x n diagonal block in the shared memory of one thread block.
__global__ void __launch_bounds__(SIDE * SIDE) factor_leaf(float *a, int lda, int n) {
  extern __shared__ float leaf[];
  const int x = threadIdx.x, y = threadIdx.y;
  for (int j = y; j < n; j += SIDE)
    for (int i = x; i < n; i += SIDE) leaf[at(i, j, LEAF)] = a[at(i, j, lda)];
  __syncthreads();
  for (int k = 0; k < n; ++k) {
    const int i = k + 1 + y * SIDE + x;
    if (i < n) leaf[at(i, k, LEAF)] /= leaf[at(k, k, LEAF)];
    __syncthreads();
    for (int j = k + 1 + y; j < n; j += SIDE)
      for (int r = k + 1 + x; r < n; r += SIDE)
        leaf[at(r, j, LEAF)] -= leaf[at(r, k, LEAF)] * leaf[at(k, j, LEAF)];
    __syncthreads();
  }
  for (int j = y; j < n; j += SIDE)
    for (int i = x; i < n; i += SIDE) a[at(i, j, lda)] = leaf[at(i, j, LEAF)];
}

// The inverses of the factors of an n x n diagonal block: thread block (c, 0) makes column c of
// L's, (c, 1) that of U's; thread r owns row r.
__global__ void __launch_bounds__(LEAF)
    invert_leaf(const float *a, int lda, int n, float *lower, float *upper) {
  const int c = blockIdx.x, r = threadIdx.x;
  __shared__ float pivot;
  float x = r == c ? 1.0f : 0.0f;
  const bool forward = blockIdx.y == 0;
  for (int t = c; forward ? t < n : t >= 0; t += forward ? 1 : -1) {
    if (r == t) pivot = x = forward ? x : x / a[at(t, t, lda)];
    __syncthreads();
    if (r < n && (forward ? r > t : r < t)) x -= a[at(r, t, lda)] * pivot;
    __syncthreads();
  }
  (forward ? lower : upper)[at(r, c, LEAF)] = x;
}

static void launch_leaf(const System &s, int j, int width) {
  const int shared = LEAF * LEAF * sizeof(float);
  float *a = s.factors + at(j, j, s.n);
  check(cudaFuncSetAttribute(factor_leaf, cudaFuncAttributeMaxDynamicSharedMemorySize, shared),
        "shared memory");
  factor_leaf<<<1, dim3(SIDE, SIDE), shared>>>(a, s.n, width);
  check(cudaGetLastError(), "factor_leaf");
  invert_leaf<<<dim3(width, 2), LEAF>>>(a, s.n, width, s.lower + (size_t)j * LEAF,
                                        s.upper + (size_t)j * LEAF);
  check(cudaGetLastError(), "invert_leaf");
}

static void copy_panel(const float *panel, int lda, int rows, int columns, float *scratch) {
  const size_t column = rows * sizeof(float);
  check(cudaMemcpy2DAsync(scratch, column, panel, lda * sizeof(float), column, columns,
                          cudaMemcpyDeviceToDevice),
        "copy of a panel");
}

// The m x n panel below a diagonal block becomes panel U^-1.
static void solve_below(const System &s, const float *upper, int m, int n, float *panel) {
  const float one = 1.0f, zero = 0.0f;
  copy_panel(panel, s.n, m, n, s.scratch);
  check(cublasSgemm(s.handle, CUBLAS_OP_N, CUBLAS_OP_N, m, n, n, &one, s.scratch, m, upper, LEAF,
                    &zero, panel, s.n),
        "panel below");
}

// The m x n panel right of a diagonal block becomes L^-1 panel.
static void solve_right(const System &s, const float *lower, int m, int n, float *panel) {
  const float one = 1.0f, zero = 0.0f;
  copy_panel(panel, s.n, m, n, s.scratch);
  check(cublasSgemm(s.handle, CUBLAS_OP_N, CUBLAS_OP_N, m, n, m, &one, lower, LEAF, s.scratch, m,
                    &zero, panel, s.n),
        "panel to the right");
}

// Factors columns and rows from `first` to `end`: leaf by leaf, each of which updates only what is
// left of the block's columns and rows.
static void factor_block(const System &s, int first, int end) {
  const float one = 1.0f, minus_one = -1.0f;
  const int n = s.n;
  for (int j = first; j < end; j += LEAF) {
    const int width = smaller(LEAF, end - j), next = j + width;
    const int below = n - next, inside = end - next;
    float *column = s.factors + at(next, j, n), *row = s.factors + at(j, next, n);
    launch_leaf(s, j, width);
    if (below == 0) break;
    solve_below(s, s.upper + (size_t)j * LEAF, below, width, column);
    solve_right(s, s.lower + (size_t)j * LEAF, width, below, row);
    if (inside == 0) break;
    check(cublasSgemm(s.handle, CUBLAS_OP_N, CUBLAS_OP_N, below, inside, width, &minus_one, column,
                      n, row, n, &one, s.factors + at(next, next, n), n),
          "update of the columns");
    if (end < n)
      check(cublasSgemm(s.handle, CUBLAS_OP_N, CUBLAS_OP_N, inside, n - end, width, &minus_one,
                        column, n, s.factors + at(j, end, n), n, &one,
                        s.factors + at(next, end, n), n),
            "update of the rows");
  }
}

static void factor(const System &s, int block) {
  const float one = 1.0f, minus_one = -1.0f;
  const int n = s.n;
  for (int first = 0; first < n; first += block) {
    const int end = smaller(n, first + block), rest = n - end;
    factor_block(s, first, end);
    if (rest > 0)
      check(cublasSgemm(s.handle, CUBLAS_OP_N, CUBLAS_OP_N, rest, rest, end - first, &minus_one,
                        s.factors + at(end, first, n), n, s.factors + at(first, end, n), n, &one,
                        s.factors + at(end, end, n), n),
            "trailing update");
  }
}

static void multiply(const System *s, const double *x, double *y) {
  const double one = 1.0, zero = 0.0;
  const size_t bytes = s->n * sizeof(double);
  check(cudaMemcpy(s->input, x, bytes, cudaMemcpyHostToDevice), "copy to device");
  check(cublasDgemv(s->handle, CUBLAS_OP_N, s->n, s->n, &one, s->matrix, s->n, s->input, 1, &zero,
                    s->output, 1),
        "product with the matrix");
  check(cudaMemcpy(y, s->output, bytes, cudaMemcpyDeviceToHost), "copy to host");
}

// y = A x for `rows` x `columns` values of FP32, or y -= A x.
static void apply(const System *s, int rows, int columns, const float *a, int lda, const float *x,
                  bool subtract, float *y) {
  const float alpha = subtract ? -1.0f : 1.0f, beta = subtract ? 1.0f : 0.0f;
  if (rows > 0)
    check(cublasSgemv(s->handle, CUBLAS_OP_N, rows, columns, &alpha, a, lda, x, 1, &beta, y, 1),
          "triangular solve");
}

// Leaf by leaf, with the inverses of the diagonal blocks: right_side -> solution with L, and back
// with U.
static void solve_factors(const System *s) {
  const int n = s->n, last = (n - 1) / LEAF * LEAF;
  float *from = s->right_side, *to = s->solution;
  for (int j = 0; j < n; j += LEAF) {
    const int width = smaller(LEAF, n - j), next = j + width;
    apply(s, width, width, s->lower + (size_t)j * LEAF, LEAF, from + j, false, to + j);
    apply(s, n - next, width, s->factors + at(next, j, n), n, to + j, true, from + next);
  }
  for (int j = last; j >= 0; j -= LEAF) {
    const int width = smaller(LEAF, n - j);
    apply(s, width, width, s->upper + (size_t)j * LEAF, LEAF, to + j, false, from + j);
    apply(s, j, width, s->factors + at(0, j, n), n, from + j, true, to);
  }
}

static void precondition(const System *s, const double *r, double *z) {
  const size_t bytes = s->n * sizeof(double);
  const unsigned threads = 256, blocks = blocks_of(s->n, threads);
  check(cudaMemcpy(s->input, r, bytes, cudaMemcpyHostToDevice), "copy to device");
  round_to_float<<<blocks, threads>>>(s->n, s->input, s->right_side);
  solve_factors(s);
  widen<<<blocks, threads>>>(s->n, s->right_side, s->output);
  check(cudaGetLastError(), "precondition");
  check(cudaMemcpy(z, s->output, bytes, cudaMemcpyDeviceToHost), "copy to host");
}

static double matrix_norm(const System *s) {
  const unsigned threads = 64;
  double *sums = allocate_doubles((size_t)s->n);
  sum_rows<<<blocks_of(s->n, threads), threads>>>(s->n, s->matrix, s->output);
  check(cudaGetLastError(), "sum_rows");
  check(cudaMemcpy(sums, s->output, s->n * sizeof(double), cudaMemcpyDeviceToHost), "copy to host");
  const double result = largest(s->n, sums);
  free(sums);
  return result;
}

static double *allocate_doubles_on_device(size_t count) {
  double *device = nullptr;
  check(cudaMalloc(&device, count * sizeof(double)), "cudaMalloc");
  return device;
}

static System make_system(const Arguments &arguments) {
  const size_t n = arguments.n;
  const unsigned threads = 256;
  System s;
  check(cublasCreate(&s.handle), "cublasCreate");
  s.n = arguments.n;
  s.matrix = allocate_doubles_on_device(n * n);
  s.factors = allocate_on_device(n * n);
  s.lower = allocate_on_device(LEAF * n);
  s.upper = allocate_on_device(LEAF * n);
  s.scratch = allocate_on_device(LEAF * n);
  s.input = allocate_doubles_on_device(n);
  s.output = allocate_doubles_on_device(n);
  s.right_side = allocate_on_device(n);
  s.solution = allocate_on_device(n);
  make_matrices<<<blocks_of(n * n, threads), threads>>>(arguments.seed, noise_scale(s.n), s.n,
                                                        s.matrix, s.factors);
  check(cudaGetLastError(), "make_matrices");
  return s;
}

static void free_system(const System &s) {
  for (float *buffer : {s.factors, s.lower, s.upper, s.scratch, s.right_side, s.solution})
    check(cudaFree(buffer), "cudaFree");
  for (double *buffer : {s.matrix, s.input, s.output}) check(cudaFree(buffer), "cudaFree");
  check(cublasDestroy(s.handle), "cublasDestroy");
}

int main(int argc, char **argv) {
  Arguments arguments;
  if (!parse_arguments(argc, argv, &arguments)) return EXIT_USAGE;
  const System system = make_system(arguments);
  double *b = make_right_side(&arguments), *x = allocate_doubles(arguments.n);

  const double start = seconds_when_done();
  factor(system, arguments.block);
  const Solution found = solve(&system, arguments.n, b, x);
  const double seconds = seconds_when_done() - start;

  const int status = report(&arguments, &found, x, seconds);
  free_system(system);
  free(b), free(x);
  return status;
}
