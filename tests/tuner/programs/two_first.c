// The first of two modules: h = w x. See two_main.c.
enum { COLUMN_MAJOR = 102, PLAIN = 111 };

void cblas_sgemm(int order, int transa, int transb, int m, int n, int k, float alpha,
                 const float *a, int lda, const float *b, int ldb, float beta, float *c, int ldc);

void first_layer(int n, const float *w, const float *x, float *h) {
  cblas_sgemm(COLUMN_MAJOR, PLAIN, PLAIN, n, n, n, 1.0f, w, n, x, n, 0.0f, h, n);
}
