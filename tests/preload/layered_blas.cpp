// Netlib's layering: cblas_sgemm works through sgemm_ by an ordinary symbol. Says what is called.
#include <cstddef>
#include <cstdio>

extern "C" void sgemm_(const char *ta, const char *tb, const int *m, const int *n, const int *k,
                       const float *alpha, const float *a, const int *lda, const float *b,
                       const int *ldb, const float *beta, float *c, const int *ldc, size_t,
                       size_t) {
  std::fprintf(stderr, "sgemm_ %d %d %d\n", *m, *n, *k);
  for (int j = 0; j < *n; ++j)
    for (int i = 0; i < *m; ++i) {
      float sum = 0;
      for (int p = 0; p < *k; ++p)
        sum += a[*ta == 'N' ? i + p * *lda : p + i * *lda] *
               b[*tb == 'N' ? p + j * *ldb : j + p * *ldb];
      float &out = c[i + j * *ldc];
      out = *alpha * sum + (*beta == 0 ? 0 : *beta * out);
    }
}

extern "C" void cblas_sgemm(int order, int ta, int tb, int m, int n, int k, float alpha,
                            const float *a, int lda, const float *b, int ldb, float beta, float *c,
                            int ldc) {
  std::fprintf(stderr, "cblas_sgemm %d %d %d\n", m, n, k);
  const char *first = ta == 111 ? "N" : "T", *second = tb == 111 ? "N" : "T";
  if (order == 101)
    sgemm_(second, first, &n, &m, &k, &alpha, b, &ldb, a, &lda, &beta, c, &ldc, 1, 1);
  else
    sgemm_(first, second, &m, &n, &k, &alpha, a, &lda, b, &ldb, &beta, c, &ldc, 1, 1);
}
