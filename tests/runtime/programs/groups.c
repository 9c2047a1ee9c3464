// Groups of products through arrays of pointers, between products of a BLAS with 64-bit sizes.
// Compares each with loops in double precision; prints what is wrong and how many were compared.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { kRows = 101, kColumns = 102, kPlain = 111, kTurned = 112 };

void cblas_sgemm_batch(int order, const int *transa, const int *transb, const int *m, const int *n,
                       const int *k, const float *alpha, const float **a, const int *lda,
                       const float **b, const int *ldb, const float *beta, float **c,
                       const int *ldc, int groups, const int *sizes);
void cblas_sgemm_64(int order, int transa, int transb, int64_t m, int64_t n, int64_t k, float alpha,
                    const float *a, int64_t lda, const float *b, int64_t ldb, float beta, float *c,
                    int64_t ldc);
void sgemm_64_(const char *transa, const char *transb, const int64_t *m, const int64_t *n,
               const int64_t *k, const float *alpha, const float *a, const int64_t *lda,
               const float *b, const int64_t *ldb, const float *beta, float *c, const int64_t *ldc);

static int compared;

static float *matrix(int n, int seed) {
  float *out = malloc(sizeof(float) * n * n);
  for (int i = 0; i < n * n; ++i) out[i] = (float)((i * 37 + seed) % 101 - 50) / 50;
  return out;
}

// C = alpha A op(B) + beta old, by rows.
static void check(const char *what, int n, double alpha, const float *a, const float *b, int turned,
                  double beta, const float *old, const float *c) {
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j) {
      double sum = 0, scale = 0;
      for (int k = 0; k < n; ++k) {
        const double product = (double)a[i * n + k] * (turned ? b[j * n + k] : b[k * n + j]);
        sum += product;
        scale += fabs(product);
      }
      const double exact = alpha * sum + (beta != 0 ? beta * old[i * n + j] : 0);
      ++compared;
      if (!(fabs(c[i * n + j] - exact) <= 1e-5 * (scale + 1)))
        printf("%s %d %d: %g instead of %g\n", what, i, j, c[i * n + j], exact);
    }
}

int main(void) {
  const int64_t n = 24;
  const int s = 24, few = 8;
  float *x = matrix(s, 1), *y = matrix(s, 2), *small = matrix(few, 3), *p = matrix(s, 4);
  float *q = matrix(s, 5), *r = matrix(s, 6), *t = matrix(few, 7), *last = matrix(s, 8);
  float *old = matrix(s, 6);  // as r is at first
  for (int i = 0; i < s * s; ++i) p[i] = q[i] = last[i] = NAN;
  for (int i = 0; i < few * few; ++i) t[i] = NAN;
  cblas_sgemm_64(kRows, kPlain, kPlain, n, n, n, 1, x, n, y, n, 0, p, n);  // site
  const int trans[] = {kPlain, kPlain}, turned[] = {kPlain, kTurned};
  const int sizes[] = {s, few}, counts[] = {2, 1};
  const float alpha[] = {1, 0.5f}, beta[] = {0.25f, 0};
  const float *as[] = {p, x, small}, *bs[] = {y, p, small};
  float *cs[] = {r, q, t};
  for (int i = 0; i < s * s; ++i) q[i] = 1;
  cblas_sgemm_batch(kRows, trans, turned, sizes, sizes, sizes, alpha, as, sizes, bs, sizes, beta,  // site
                    cs, sizes, 2, counts);
  const float one = 1, zero = 0;
  // By columns: the transposes of `last`, q and r.
  sgemm_64_("N", "N", &n, &n, &n, &one, q, &n, r, &n, &zero, last, &n);  // site
  float *ones = matrix(s, 0);
  for (int i = 0; i < s * s; ++i) ones[i] = 1;
  check("64 bits", s, 1, x, y, 0, 0, NULL, p);
  check("first", s, 1, p, y, 0, 0.25, old, r);
  check("second", s, 1, x, p, 0, 0.25, ones, q);
  check("other group", few, 0.5, small, small, 1, 0, NULL, t);
  check("last", s, 1, r, q, 0, 0, NULL, last);
  printf("%d\n", compared);
  return 0;
}
