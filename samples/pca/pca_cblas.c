// Principal components on the processor: the covariances through one product, their eigenvalues by
// Jacobi's rotations.
#include "../blas.h"
#include "pca.h"

enum { MOST_SWEEPS = 30 };

// Each column gets mean 0.
static void centre(float *x, int rows, int columns) {
  for (int j = 0; j < columns; ++j) {
    float *column = x + at(0, j, rows);
    double sum = 0;
    for (int i = 0; i < rows; ++i) sum += column[i];
    const float mean = (float)(sum / rows);
    for (int i = 0; i < rows; ++i) column[i] -= mean;
  }
}

// Makes element (p, q) of the symmetric matrix zero: rotates rows and columns p and q.
static void rotate(double *a, int n, int p, int q) {
  const double both = a[at(p, q, n)];
  const double ratio = (a[at(q, q, n)] - a[at(p, p, n)]) / (2 * both);
  const double t = (ratio < 0 ? -1 : 1) / (fabs(ratio) + sqrt(ratio * ratio + 1));
  const double cosine = 1 / sqrt(t * t + 1), sine = t * cosine;
  for (int i = 0; i < n; ++i) {
    const double x = a[at(i, p, n)], y = a[at(i, q, n)];
    a[at(i, p, n)] = cosine * x - sine * y, a[at(i, q, n)] = sine * x + cosine * y;
  }
  for (int j = 0; j < n; ++j) {
    const double x = a[at(p, j, n)], y = a[at(q, j, n)];
    a[at(p, j, n)] = cosine * x - sine * y, a[at(q, j, n)] = sine * x + cosine * y;
  }
}

// Whether all that lies off the diagonal is too small to matter to FP32 eigenvalues.
static int is_diagonal(const double *a, int n) {
  double off = 0, all = 0;
  for (int j = 0; j < n; ++j)
    for (int i = 0; i < n; ++i) {
      const double square = a[at(i, j, n)] * a[at(i, j, n)];
      all += square, off += i == j ? 0 : square;
    }
  return off <= 1e-24 * all;
}

static int descending(const void *x, const void *y) {
  const float a = *(const float *)x, b = *(const float *)y;
  return (a < b) - (a > b);
}

// The eigenvalues of a symmetric matrix, the largest first.
static void eigenvalues(const float *matrix, int n, float *values) {
  double *a = allocate_doubles((size_t)n * n);
  for (size_t i = 0; i < (size_t)n * n; ++i) a[i] = matrix[i];
  for (int sweep = 0; sweep < MOST_SWEEPS && !is_diagonal(a, n); ++sweep)
    for (int p = 0; p < n; ++p)
      for (int q = p + 1; q < n; ++q)
        if (a[at(p, q, n)] != 0) rotate(a, n, p, q);
  for (int i = 0; i < n; ++i) values[i] = (float)a[at(i, i, n)];
  qsort(values, (size_t)n, sizeof *values, descending);
  free(a);
}

int main(int argc, char **argv) {
  Arguments arguments;
  if (!parse_arguments(argc, argv, &arguments)) return EXIT_USAGE;
  const int n = arguments.features, k = arguments.samples;
  float *x = allocate((size_t)k * n), *covariance = allocate((size_t)n * n);
  float *variances = allocate((size_t)n);
  for (int j = 0; j < n; ++j)
    for (int i = 0; i < k; ++i) x[at(i, j, k)] = observation(arguments.seed, k, i, j);

  const double start = seconds_now();
  centre(x, k, n);
  cblas_sgemm(CblasColMajor, CblasTrans, CblasNoTrans, n, n, k, 1.0f / (float)(k - 1), x, k, x, k,
              0.0f, covariance, n);
  eigenvalues(covariance, n, variances);
  const double seconds = seconds_now() - start;

  const int status = report(&arguments, variances, seconds);
  free(x), free(covariance), free(variances);
  return status;
}
