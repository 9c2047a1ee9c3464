// The second of two modules: y = w h, with h from the first, so that no compiler sees the edge.
// IR of both: clang-19 -O1 -gline-tables-only -ffp-contract=off -fdebug-compilation-dir=. -S -emit-llvm
enum { COLUMN_MAJOR = 102, PLAIN = 111, N = 96 };

void cblas_sgemm(int order, int transa, int transb, int m, int n, int k, float alpha,
                 const float *a, int lda, const float *b, int ldb, float beta, float *c, int ldc);
void first_layer(int n, const float *w, const float *x, float *h);

static float w[N * N], x[N * N], h[N * N], y[N * N];

static void fill(float *values, unsigned state) {
  for (int i = 0; i < N * N; ++i) {
    state = state * 1664525u + 1013904223u;
    values[i] = (float)(state >> 8) / 16777216.0f - 0.5f;
  }
}

int main(void) {
  fill(w, 1);
  fill(x, 2);
  first_layer(N, w, x, h);
  cblas_sgemm(COLUMN_MAJOR, PLAIN, PLAIN, N, N, N, 1.0f, w, N, h, N, 0.0f, y, N);
  return 0;
}
