// A BLAS that says when it is called; FORTRAN_ONLY leaves cblas_sgemm out.
#include <cstddef>
#include <cstdio>

static void gemm(const char *name, bool ta, bool tb, int m, int n, int k, float alpha,
                 const float *a, int lda, const float *b, int ldb, float beta, float *c, int ldc) {
  std::fprintf(stderr, "fake %s %d %d %d\n", name, m, n, k);
  if (m < 0) return;
  for (int j = 0; j < n; ++j)
    for (int i = 0; i < m; ++i) {
      float sum = 0;
      for (int p = 0; p < k; ++p) sum += a[ta ? p + i * lda : i + p * lda] * b[tb ? j + p * ldb : p + j * ldb];
      c[i + j * ldc] = alpha * sum + (beta == 0 ? 0 : beta * c[i + j * ldc]);
    }
}

#ifndef FORTRAN_ONLY
extern "C" void cblas_sgemm(int, int ta, int tb, int m, int n, int k, float alpha, const float *a,
                            int lda, const float *b, int ldb, float beta, float *c, int ldc) {
  gemm("cblas_sgemm", ta != 111, tb != 111, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
}
#endif

extern "C" void sgemm_(const char *ta, const char *tb, const int *m, const int *n, const int *k,
                       const float *alpha, const float *a, const int *lda, const float *b,
                       const int *ldb, const float *beta, float *c, const int *ldc, size_t,
                       size_t) {
  gemm("sgemm_", *ta != 'N', *tb != 'N', *m, *n, *k, *alpha, a, *lda, b, *ldb, *beta, c, *ldc);
}
