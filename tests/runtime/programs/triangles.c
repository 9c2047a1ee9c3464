// A chain of products: a GEMM, the triangle of its result times its transpose, on one side of a
// matrix that another GEMM has written as a whole, a triangle of any product, and a batch. Compares
// each with loops in double precision; prints what is wrong and how many elements were compared.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { kRows = 101, kPlain = 111, kTurned = 112, kUpper = 121, kLower = 122 };

void cblas_sgemm(int order, int transa, int transb, int m, int n, int k, float alpha,
                 const float *a, int lda, const float *b, int ldb, float beta, float *c, int ldc);
void cblas_ssyrk(int order, int uplo, int trans, int n, int k, float alpha, const float *a, int lda,
                 float beta, float *c, int ldc);
void cblas_sgemmt(int order, int uplo, int transa, int transb, int n, int k, float alpha,
                  const float *a, int lda, const float *b, int ldb, float beta, float *c, int ldc);
void cblas_sgemm_batch_strided(int order, int transa, int transb, int m, int n, int k, float alpha,
                               const float *a, int lda, int stride_a, const float *b, int ldb,
                               int stride_b, float beta, float *c, int ldc, int stride_c,
                               int batch);

static int compared;

static void check(const char *what, const float *c, int n, int i, int j, double exact,
                  double scale) {
  ++compared;
  if (!(fabs(c[i * n + j] - exact) <= 1e-5 * scale))
    printf("%s %d %d: %g instead of %g\n", what, i, j, c[i * n + j], exact);
}

// One element of op(A) op(B), with B transposed where `turned`, and of |A| |B|.
static double dot(const float *a, const float *b, int n, int i, int j, int turned, double *scale) {
  double sum = 0;
  *scale = 0;
  for (int k = 0; k < n; ++k) {
    const double product = (double)a[i * n + k] * (turned ? b[j * n + k] : b[k * n + j]);
    sum += product;
    *scale += fabs(product);
  }
  return sum;
}

static float *matrix(int n, int count) { return malloc(sizeof(float) * n * n * count); }

int main(int argc, char **argv) {
  const int n = argc > 1 ? atoi(argv[1]) : 24;
  float *a = matrix(n, 2), *b = matrix(n, 2), *x = matrix(n, 1), *g = matrix(n, 1);
  float *t = matrix(n, 1), *last = matrix(n, 2);
  for (int i = 0; i < 2 * n * n; ++i) {
    a[i] = (float)((i * 37) % 101 - 50) / 50;
    b[i] = (float)((i * 53) % 97 - 48) / 48;
  }
  for (int i = 0; i < n * n; ++i) t[i] = NAN;
  double scale;
  cblas_sgemm(kRows, kPlain, kPlain, n, n, n, 1, a, n, b, n, 0, x, n);         // 0
  cblas_sgemm(kRows, kPlain, kPlain, n, n, n, 1, b, n, a, n, 0, g, n);         // 1
  cblas_ssyrk(kRows, kUpper, kPlain, n, n, 1, x, n, 0, g, n);                  // 2: from 0
  cblas_sgemmt(kRows, kLower, kPlain, kTurned, n, n, 0.5f, x, n, b, n, 0, t, n);  // 3: from 0
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j) {
      const int upper = i <= j;
      const double exact = dot(upper ? x : b, upper ? x : a, n, i, j, upper, &scale);
      check(upper ? "syrk" : "the other side of syrk", g, n, i, j, exact, scale);
      if (i >= j) check("gemmt", t, n, i, j, 0.5 * dot(x, b, n, i, j, 1, &scale), scale);
      if (i < j && !isnan(t[i * n + j])) printf("gemmt has written %d %d\n", i, j);
    }
  cblas_sgemm_batch_strided(kRows, kPlain, kPlain, n, n, n, 1, g, n, 0, a, n, n * n, 0, last, n,
                            n * n, 2);  // 4: from 1 and 2
  for (int l = 0; l < 2; ++l)
    for (int i = 0; i < n; ++i)
      for (int j = 0; j < n; ++j)
        check("batch", last + l * n * n, n, i, j, dot(g, a + l * n * n, n, i, j, 0, &scale), scale);
  printf("%d\n", compared);
  return 0;
}
