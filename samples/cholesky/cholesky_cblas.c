// Blocked Cholesky factorisation on the processor, lower and in place: A = L L^T.
//
// Right-looking: factor a diagonal block, solve the panel below it, update what lies to the right.
// All but the diagonal blocks is matrix products.
#include "../blas.h"
#include "cholesky.h"

// y -= factor * x
static void subtract_multiple(int n, float factor, const float *__restrict__ x,
                              float *__restrict__ y) {
  for (int i = 0; i < n; ++i) y[i] -= factor * x[i];
}

// Factors the leading `columns` columns of a rows x columns panel; 0 if a pivot is not positive.
static int factor_columns(float *a, int lda, int rows, int columns) {
  for (int c = 0; c < columns; ++c) {
    float *column = a + at(0, c, lda);
    for (int t = 0; t < c; ++t)
      subtract_multiple(rows - c, a[at(c, t, lda)], a + at(c, t, lda), column + c);
    if (!(column[c] > 0.0f)) return 0;
    const float pivot = sqrtf(column[c]);
    for (int i = c; i < rows; ++i) column[i] /= pivot;
  }
  return 1;
}

// Factors an n x n diagonal block in two halves; 0 if it is not positive definite.
static int factor_block(float *a, int lda, int n) {
  const int left = (n + 1) / 2, right = n - left;
  float *l21 = a + left, *a22 = a + at(left, left, lda);
  if (!factor_columns(a, lda, n, left)) return 0;
  if (right == 0) return 1;
  cblas_sgemm(CblasColMajor, CblasNoTrans, CblasTrans, right, right, left, -1.0f, l21, lda, l21,
              lda, 1.0f, a22, lda);
  return factor_columns(a22, lda, right, right);
}

// w = inv(L)^T, n x n and upper triangular: column r is row r of inv(L).
static void invert_transposed(const float *l, int ldl, int n, float *w) {
  memset(w, 0, (size_t)n * n * sizeof(float));
  for (int r = 0; r < n; ++r) {
    float *column = w + at(0, r, n);
    column[r] = 1.0f;
    for (int t = 0; t < r; ++t)
      subtract_multiple(t + 1, l[at(r, t, ldl)], w + at(0, t, n), column);
    for (int i = 0; i <= r; ++i) column[i] /= l[at(r, r, ldl)];
  }
}

// panel (m x n, in place) becomes panel inv(L)^T; `scratch` takes a copy of it.
static void solve_panel(const float *w, int m, int n, float *panel, int lda, float *scratch) {
  for (int j = 0; j < n; ++j)
    memcpy(scratch + at(0, j, m), panel + at(0, j, lda), (size_t)m * sizeof(float));
  cblas_sgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, m, n, n, 1.0f, scratch, m, w, n, 0.0f,
              panel, lda);
}

// trailing (m x m, lower part) -= panel panel^T with panel m x k, block column by block column.
static void update_trailing(const float *panel, int m, int k, float *trailing, int lda,
                            int block) {
  for (int j = 0; j < m; j += block) {
    const int n = smaller(block, m - j), below = m - j - n;
    const float *top = panel + j;
    float *diagonal = trailing + at(j, j, lda);
    cblas_sgemm(CblasColMajor, CblasNoTrans, CblasTrans, n, n, k, -1.0f, top, lda, top, lda, 1.0f,
                diagonal, lda);
    if (below > 0)
      cblas_sgemm(CblasColMajor, CblasNoTrans, CblasTrans, below, n, k, -1.0f, top + n, lda, top,
                  lda, 1.0f, diagonal + n, lda);
  }
}

// Returns 0 if the matrix is not positive definite.
static int cholesky(float *a, int n, int block, float *w, float *scratch) {
  for (int j = 0; j < n; j += block) {
    const int width = smaller(block, n - j), below = n - j - width;
    float *diagonal = a + at(j, j, n), *panel = diagonal + width;
    if (!factor_block(diagonal, n, width)) return 0;
    if (below == 0) break;
    invert_transposed(diagonal, n, width, w);
    solve_panel(w, below, width, panel, n, scratch);
    update_trailing(panel, below, width, a + at(j + width, j + width, n), n, block);
  }
  return 1;
}

static float *make_matrix(const Arguments *arguments) {
  const int n = arguments->n;
  const float scale = noise_scale(n);
  float *a = allocate((size_t)n * n);
  for (int j = 0; j < n; ++j)
    for (int i = 0; i < n; ++i)
      a[at(i, j, n)] = matrix_element(arguments->seed, scale, n, i, j);
  return a;
}

int main(int argc, char **argv) {
  Arguments arguments;
  if (!parse_arguments(argc, argv, &arguments)) return EXIT_USAGE;
  const int n = arguments.n, block = smaller(arguments.block, n);
  float *a = make_matrix(&arguments);
  float *w = allocate((size_t)block * block);
  float *scratch = allocate((size_t)n * block);

  const double start = seconds_now();
  const int positive = cholesky(a, n, block, w, scratch);
  const double seconds = seconds_now() - start;

  const int status = report(&arguments, positive, a, seconds);
  free(a), free(w), free(scratch);
  return status;
}
