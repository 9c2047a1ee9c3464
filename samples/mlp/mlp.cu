// A three-layer perceptron on the GPU: Y = W3 relu(W2 relu(W1 X)), all matrices n x n.
#include "../device.h"
#include "mlp.h"

__global__ void relu(float *x, size_t count) {
  const size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) x[i] = fmaxf(x[i], 0.0f);
}

static void apply_relu(float *x, size_t count) {
  const unsigned threads = 256;
  relu<<<(unsigned)((count + threads - 1) / threads), threads>>>(x, count);
  check(cudaGetLastError(), "relu");
}

static void forward(cublasHandle_t handle, int n, const float *w1, const float *w2,
                    const float *w3, const float *x, float *h1, float *h2, float *y) {
  const cublasOperation_t no = CUBLAS_OP_N;
  const float one = 1.0f, zero = 0.0f;
  const size_t count = (size_t)n * n;
  check(cublasSgemm(handle, no, no, n, n, n, &one, w1, n, x, n, &zero, h1, n), "layer 1");
  apply_relu(h1, count);
  check(cublasSgemm(handle, no, no, n, n, n, &one, w2, n, h1, n, &zero, h2, n), "layer 2");
  apply_relu(h2, count);
  check(cublasSgemm(handle, no, no, n, n, n, &one, w3, n, h2, n, &zero, y, n), "layer 3");
}

int main(int argc, char **argv) {
  Arguments arguments;
  if (!parse_arguments(argc, argv, &arguments)) return EXIT_USAGE;
  const int n = arguments.n;
  const size_t count = (size_t)n * n;
  float *x = make_on_device(count, arguments.seed, 0, scale_of(1.0f));
  float *w1 = make_on_device(count, arguments.seed, 1, scale_of(2.0f / n));
  float *w2 = make_on_device(count, arguments.seed, 2, scale_of(2.0f / n));
  float *w3 = make_on_device(count, arguments.seed, 3, scale_of(2.0f / n));
  float *h1 = allocate_on_device(count);
  float *h2 = allocate_on_device(count);
  float *y = allocate_on_device(count);
  cublasHandle_t handle;
  check(cublasCreate(&handle), "cublasCreate");

  const double start = seconds_when_done();
  forward(handle, n, w1, w2, w3, x, h1, h2, y);
  const double seconds = seconds_when_done() - start;

  float *result = to_host(y, count);
  printf("mlp n=%d norm=%.9g\n", n, frobenius_norm(result, count));
  print_seconds(seconds);
  const int status = write_result(arguments.output, result, count);
  for (float *buffer : {x, w1, w2, w3, h1, h2, y}) check(cudaFree(buffer), "cudaFree");
  check(cublasDestroy(handle), "cublasDestroy");
  free(result);
  return status;
}
