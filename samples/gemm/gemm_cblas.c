// One matrix product on the processor: C = alpha A B + beta C.
#include "../blas.h"
#include "gemm.h"

int main(int argc, char **argv) {
  Arguments arguments;
  if (!parse_arguments(argc, argv, &arguments)) return EXIT_USAGE;
  const int m = arguments.m, n = arguments.n, k = arguments.k;
  const size_t count = (size_t)m * n;
  float *a = make_matrix(&arguments, 0, m, k);
  float *b = make_matrix(&arguments, 1, k, n);
  float *c = make_matrix(&arguments, 2, m, n);

  const double start = seconds_now();
  cblas_sgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, m, n, k, GEMM_ALPHA, a, m, b, k,
              GEMM_BETA, c, m);
  const double seconds = seconds_now() - start;

  print_summary(&arguments, c, count, seconds);
  const int status = write_result(arguments.output, c, count);
  free(a), free(b), free(c);
  return status;
}
