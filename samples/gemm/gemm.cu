// One matrix product on the GPU: C = alpha A B + beta C.
#include "../device.h"
#include "gemm.h"

int main(int argc, char **argv) {
  Arguments arguments;
  if (!parse_arguments(argc, argv, &arguments)) return EXIT_USAGE;
  const int m = arguments.m, n = arguments.n, k = arguments.k;
  const size_t count = (size_t)m * n;
  float *a = move_to_device(make_matrix(&arguments, 0, m, k), (size_t)m * k);
  float *b = move_to_device(make_matrix(&arguments, 1, k, n), (size_t)k * n);
  float *c = move_to_device(make_matrix(&arguments, 2, m, n), count);
  cublasHandle_t handle;
  check(cublasCreate(&handle), "cublasCreate");

  const float alpha = GEMM_ALPHA, beta = GEMM_BETA;
  check(cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, m, n, k, &alpha, a, m, b, k, &beta, c, m),
        "cublasSgemm");

  float *result = to_host(c, count);
  print_summary(&arguments, result, count);
  const int status = write_result(arguments.output, result, count);
  for (float *buffer : {a, b, c}) check(cudaFree(buffer), "cudaFree");
  check(cublasDestroy(handle), "cublasDestroy");
  free(result);
  return status;
}
