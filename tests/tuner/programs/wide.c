// Y = D (W X) in two GEMMs: W and X are uniform, D is (u - 1/2) exp(phi z) with z nearly normal, so
// that phi widens the range of the second GEMM's data and of nothing else.
// usage: wide N PHI. IR: clang-19 -O1 -gline-tables-only -ffp-contract=off -fdebug-compilation-dir=. -S -emit-llvm
#include <math.h>
#include <stdlib.h>

enum { COLUMN_MAJOR = 102, PLAIN = 111 };

void cblas_sgemm(int order, int transa, int transb, int m, int n, int k, float alpha,
                 const float *a, int lda, const float *b, int ldb, float beta, float *c, int ldc);

static unsigned state = 1;

static double uniform(void) {
  state = state * 1664525u + 1013904223u;
  return (state >> 8) / 16777216.0;
}

static float *matrix(int n, double phi) {
  float *x = malloc(sizeof(float) * n * n);
  for (int i = 0; i < n * n; ++i) {
    double z = -6.0;
    for (int t = 0; t < 12; ++t) z += uniform();
    x[i] = (float)((uniform() - 0.5) * exp(phi * z));
  }
  return x;
}

int main(int argc, char **argv) {
  if (argc != 3) return 2;
  const int n = atoi(argv[1]);
  float *w = matrix(n, 0.0), *x = matrix(n, 0.0), *d = matrix(n, atof(argv[2]));
  float *h = malloc(sizeof(float) * n * n), *y = malloc(sizeof(float) * n * n);
  cblas_sgemm(COLUMN_MAJOR, PLAIN, PLAIN, n, n, n, 1.0f, w, n, x, n, 0.0f, h, n);
  cblas_sgemm(COLUMN_MAJOR, PLAIN, PLAIN, n, n, n, 1.0f, d, n, h, n, 0.0f, y, n);
  free(w), free(x), free(d), free(h), free(y);
  return 0;
}
