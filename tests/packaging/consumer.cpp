// A C++ project that uses the installed runtime: one GEMM on the processor.
#include <mixpert.h>

#include <cstdio>

int main() {
  mixpert_scheme scheme;
  if (mixpert_scheme_parse("int8:2,2", &scheme) != MIXPERT_OK) return 1;
  const mixpert_problem problem = {1, 1, 2, 1, 2, 1, 1, 0, 0, 0, 0, 0};
  const float a[] = {2, 3}, b[] = {4, 5};
  float c = 0;
  if (mixpert_gemm_cpu(&problem, &scheme, 1, a, b, 0, &c) != MIXPERT_OK) return 2;
  std::printf("%s %g\n", mixpert_version(), c);
}
