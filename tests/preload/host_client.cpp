// Calls cblas_sgemm and sgemm_ by name: C = A B, 2 x 3 by 3 x 2, row-major and column-major.
#include <cstddef>
#include <cstdio>

extern "C" void cblas_sgemm(int, int, int, int, int, int, float, const float *, int, const float *,
                            int, float, float *, int);
extern "C" void sgemm_(const char *, const char *, const int *, const int *, const int *,
                       const float *, const float *, const int *, const float *, const int *,
                       const float *, float *, const int *, size_t, size_t);

int main() {
  const float a[] = {1, 2, 3, 4, 5, 6}, b[] = {1, 0, 2, -1, 3, 1};
  float c[4];
  cblas_sgemm(101, 111, 111, 2, 2, 3, 1, a, 3, b, 2, 0, c, 2);
  std::printf("%g %g %g %g\n", c[0], c[1], c[2], c[3]);
  const int two = 2, three = 3;
  const float one = 1, zero = 0;
  sgemm_("N", "N", &two, &two, &three, &one, a, &two, b, &three, &zero, c, &two, 1, 1);
  std::printf("%g %g %g %g\n", c[0], c[1], c[2], c[3]);
  cblas_sgemm(101, 111, 111, 2, 2, -3, 1, a, 3, b, 2, 0, c, 2);
}
