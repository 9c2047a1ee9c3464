// What the programs share: small square matrices. Nothing is freed, so that addresses tell buffers.
#include <cstdio>
#include <cstdlib>
#include <cstring>

extern "C" void cblas_sgemm(int, int, int, int, int, int, float, const float *, int, const float *,
                            int, float, float *, int);

enum { kSize = 8 };

static float *matrix(int count = 1) {
  float *x = (float *)malloc(sizeof(float) * kSize * kSize * count);
  for (int i = 0; i < kSize * kSize * count; ++i) x[i] = (float)(i % 7) / 64;
  return x;
}

static inline void multiply(const float *a, const float *b, float beta, float *c) {
  cblas_sgemm(102, 111, 111, kSize, kSize, kSize, 1.0f, a, kSize, b, kSize, beta, c, kSize);
}

static int kept(const float *x) { return printf("%g\n", x[0]) < 0; }
