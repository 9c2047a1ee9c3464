// HPL-AI on the processor: A = L U in FP32, blocked and in place, then GMRES to FP64 accuracy.
#include "../blas.h"
#include "gmres.h"

struct System {
  int n;
  double *matrix;        // A, n x n
  float *factors;        // L and U in one, n x n; L has ones on its diagonal
  float *lower, *upper;  // inverses of L's and U's diagonal blocks, one after another, LEAF x n
  float *scratch;        // a copy of a panel: n x LEAF
};

// y -= factor * x
static void subtract_multiple(int n, float factor, const float *__restrict__ x,
                              float *__restrict__ y) {
  for (int i = 0; i < n; ++i) y[i] -= factor * x[i];
}

// Factors an n x n diagonal block.
static void factor_leaf(float *a, int lda, int n) {
  for (int k = 0; k < n; ++k) {
    float *column = a + at(0, k, lda);
    for (int i = k + 1; i < n; ++i) column[i] /= column[k];
    for (int j = k + 1; j < n; ++j)
      subtract_multiple(n - k - 1, a[at(k, j, lda)], column + k + 1, a + at(k + 1, j, lda));
  }
}

// The inverses of the factors of an n x n diagonal block, column by column.
static void invert_leaf(const float *a, int lda, int n, float *lower, float *upper) {
  memset(lower, 0, (size_t)LEAF * n * sizeof(float));
  memset(upper, 0, (size_t)LEAF * n * sizeof(float));
  for (int c = 0; c < n; ++c) {
    float *x = lower + at(0, c, LEAF), *y = upper + at(0, c, LEAF);
    x[c] = y[c] = 1.0f;
    for (int t = c; t < n; ++t)
      subtract_multiple(n - t - 1, x[t], a + at(t + 1, t, lda), x + t + 1);
    for (int t = c; t >= 0; --t) {
      y[t] /= a[at(t, t, lda)];
      subtract_multiple(t, y[t], a + at(0, t, lda), y);
    }
  }
}

static void copy_panel(const float *panel, int lda, int rows, int columns, float *scratch) {
  for (int j = 0; j < columns; ++j)
    memcpy(scratch + at(0, j, rows), panel + at(0, j, lda), (size_t)rows * sizeof(float));
}

// The m x n panel below a diagonal block becomes panel U^-1.
static void solve_below(const struct System *s, const float *upper, int m, int n, float *panel) {
  copy_panel(panel, s->n, m, n, s->scratch);
  cblas_sgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, m, n, n, 1.0f, s->scratch, m, upper, LEAF,
              0.0f, panel, s->n);
}

// The m x n panel right of a diagonal block becomes L^-1 panel.
static void solve_right(const struct System *s, const float *lower, int m, int n, float *panel) {
  copy_panel(panel, s->n, m, n, s->scratch);
  cblas_sgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, m, n, m, 1.0f, lower, LEAF, s->scratch, m,
              0.0f, panel, s->n);
}

// Factors columns and rows from `first` to `end`: leaf by leaf, each of which updates only what is
// left of the block's columns and rows.
static void factor_block(const struct System *s, int first, int end) {
  const int n = s->n;
  for (int j = first; j < end; j += LEAF) {
    const int width = smaller(LEAF, end - j), next = j + width;
    const int below = n - next, inside = end - next;
    float *lower = s->lower + (size_t)j * LEAF, *upper = s->upper + (size_t)j * LEAF;
    float *column = s->factors + at(next, j, n), *row = s->factors + at(j, next, n);
    factor_leaf(s->factors + at(j, j, n), n, width);
    invert_leaf(s->factors + at(j, j, n), n, width, lower, upper);
    if (below == 0) break;
    solve_below(s, upper, below, width, column);
    solve_right(s, lower, width, below, row);
    if (inside == 0) break;
    cblas_sgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, below, inside, width, -1.0f, column, n,
                row, n, 1.0f, s->factors + at(next, next, n), n);
    if (end < n)
      cblas_sgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, inside, n - end, width, -1.0f, column,
                  n, s->factors + at(j, end, n), n, 1.0f, s->factors + at(next, end, n), n);
  }
}

static void factor(const struct System *s, int block) {
  const int n = s->n;
  for (int first = 0; first < n; first += block) {
    const int end = smaller(n, first + block), rest = n - end;
    factor_block(s, first, end);
    if (rest > 0)
      cblas_sgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, rest, rest, end - first, -1.0f,
                  s->factors + at(end, first, n), n, s->factors + at(first, end, n), n, 1.0f,
                  s->factors + at(end, end, n), n);
  }
}

static void multiply(const struct System *s, const double *x, double *y) {
  for (int i = 0; i < s->n; ++i) y[i] = 0;
  for (int j = 0; j < s->n; ++j) add_multiple(s->n, x[j], s->matrix + at(0, j, s->n), y);
}

// Column by column; FP64 costs nothing here.
static void precondition(const struct System *s, const double *r, double *z) {
  const int n = s->n;
  memcpy(z, r, (size_t)n * sizeof(double));
  for (int j = 0; j < n; ++j)
    for (int i = j + 1; i < n; ++i) z[i] -= s->factors[at(i, j, n)] * z[j];
  for (int j = n - 1; j >= 0; --j) {
    z[j] /= s->factors[at(j, j, n)];
    for (int i = 0; i < j; ++i) z[i] -= s->factors[at(i, j, n)] * z[j];
  }
}

static double matrix_norm(const struct System *s) {
  double *sums = allocate_doubles((size_t)s->n);
  for (int i = 0; i < s->n; ++i) sums[i] = 0;
  for (int j = 0; j < s->n; ++j)
    for (int i = 0; i < s->n; ++i) sums[i] += fabs(s->matrix[at(i, j, s->n)]);
  const double result = largest(s->n, sums);
  free(sums);
  return result;
}

static struct System make_system(const Arguments *arguments) {
  const int n = arguments->n;
  const double scale = noise_scale(n);
  struct System s;
  s.n = n;
  s.matrix = allocate_doubles((size_t)n * n);
  s.factors = allocate((size_t)n * n);
  s.lower = allocate((size_t)LEAF * n);
  s.upper = allocate((size_t)LEAF * n);
  s.scratch = allocate((size_t)n * LEAF);
  for (int j = 0; j < n; ++j)
    for (int i = 0; i < n; ++i) {
      s.matrix[at(i, j, n)] = matrix_element(arguments->seed, scale, n, i, j);
      s.factors[at(i, j, n)] = (float)s.matrix[at(i, j, n)];
    }
  return s;
}

int main(int argc, char **argv) {
  Arguments arguments;
  if (!parse_arguments(argc, argv, &arguments)) return EXIT_USAGE;
  struct System system = make_system(&arguments);
  double *b = make_right_side(&arguments), *x = allocate_doubles((size_t)arguments.n);

  const double start = seconds_now();
  factor(&system, arguments.block);
  const Solution found = solve(&system, arguments.n, b, x);
  const double seconds = seconds_now() - start;

  const int status = report(&arguments, &found, x, seconds);
  free(system.matrix), free(system.factors), free(system.lower), free(system.upper);
  free(system.scratch), free(b), free(x);
  return status;
}
