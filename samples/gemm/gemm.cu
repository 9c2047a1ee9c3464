// One matrix product on the GPU: C = alpha A B + beta C.
#include "../device.h"
#include "gemm.h"

int main(int argc, char **argv) {
  Arguments arguments;
  if (!parse_arguments(argc, argv, &arguments)) return EXIT_USAGE;
  const int m = arguments.m, n = arguments.n, k = arguments.k;
  const size_t count = (size_t)m * n;
  float *a = make_on_device((size_t)m * k, arguments.seed, 0, 1.0f);
  float *b = make_on_device((size_t)k * n, arguments.seed, 1, 1.0f);
  float *c = make_on_device(count, arguments.seed, 2, 1.0f);
  cublasHandle_t handle;
  check(cublasCreate(&handle), "cublasCreate");

  const float alpha = GEMM_ALPHA, beta = GEMM_BETA;
  const double start = seconds_when_done();
  check(cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, m, n, k, &alpha, a, m, b, k, &beta, c, m),
        "cublasSgemm");
  const double seconds = seconds_when_done() - start;

  float *result = to_host(c, count);
  print_summary(&arguments, result, count, seconds);
  const int status = write_result(arguments.output, result, count);
  for (float *buffer : {a, b, c}) check(cudaFree(buffer), "cudaFree");
  check(cublasDestroy(handle), "cublasDestroy");
  free(result);
  return status;
}
