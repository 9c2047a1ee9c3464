// A GEMM that asks MixPert by name, without the pass and without preloading.
#include <mixpert.h>

#include <cstdio>
#include <vector>

int main() {
  const int n = 256, column_major = 102, no_transpose = 111;
  std::vector<float> a(n * n, 0.5f), b(n * n, 0.25f), c(n * n);
  mixpert_cblas_sgemm(nullptr, column_major, no_transpose, no_transpose, n, n, n, 1.0f, a.data(), n,
                      b.data(), n, 0.0f, c.data(), n);
  std::printf("%g\n", c[0]);
}
