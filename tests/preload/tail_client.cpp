// Calls cublasSgemm_v2 twice through a function of the same arguments, which compilers make a jump.
#include <cstdio>

#include "../cublas_gemms.h"

extern "C" int cublasCreate_v2(void **);

__attribute__((noinline)) int multiply(void *handle, int ta, int tb, int m, int n, int k,
                                       const float *alpha, const float *a, int lda, const float *b,
                                       int ldb, const float *beta, float *c, int ldc) {
  return cublasSgemm_v2(handle, ta, tb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
}

int main() {
  void *handle;
  const float one = 1, zero = 0, a = 3, b = 4;
  float c = 0, d = 0;
  cublasCreate_v2(&handle);
  const int first = multiply(handle, 0, 0, 1, 1, 1, &one, &a, 1, &b, 1, &zero, &c, 1);
  std::printf("%d %g\n", first, c);
  const int second = multiply(handle, 0, 0, 1, 1, 1, &one, &b, 1, &b, 1, &zero, &d, 1);
  std::printf("%d %g\n", second, d);
}
