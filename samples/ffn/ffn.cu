// A language model's feed-forward layer on the GPU: Y = D (silu(G X) * (U X)).
#include "../device.h"
#include "ffn.h"

enum { THREADS = 256 };

__global__ void make_positive_kernel(float *x, size_t count, uint64_t seed, uint64_t stream,
                                     float scale) {
  const size_t i = (size_t)blockIdx.x * THREADS + threadIdx.x;
  if (i < count) x[i] = positive(seed, stream, i, scale);
}

// gate becomes silu(gate) * up.
__global__ void activate_kernel(float *gate, const float *up, size_t count) {
  const size_t i = (size_t)blockIdx.x * THREADS + threadIdx.x;
  if (i < count) gate[i] = gate[i] / (1.0f + expf(-gate[i])) * up[i];
}

static float *make_positive(size_t count, uint64_t seed, uint64_t stream, float scale) {
  float *x = allocate_on_device(count);
  make_positive_kernel<<<blocks_of(count, THREADS), THREADS>>>(x, count, seed, stream, scale);
  check(cudaGetLastError(), "make_positive");
  return x;
}

static void activate(float *gate, const float *up, size_t count) {
  activate_kernel<<<blocks_of(count, THREADS), THREADS>>>(gate, up, count);
  check(cudaGetLastError(), "activate");
}

static void forward(cublasHandle_t handle, const Arguments &a, const float *x, const float *g,
                    const float *u, const float *d, float *gate, float *up, float *y) {
  const cublasOperation_t no = CUBLAS_OP_N;
  const int t = a.tokens, h = a.hidden, f = a.inner;
  const float one = 1.0f, zero = 0.0f;
  check(cublasSgemm(handle, no, no, f, t, h, &one, g, f, x, h, &zero, gate, f), "gate");
  check(cublasSgemm(handle, no, no, f, t, h, &one, u, f, x, h, &zero, up, f), "up");
  activate(gate, up, (size_t)f * t);
  check(cublasSgemm(handle, no, no, h, t, f, &one, d, h, gate, f, &zero, y, h), "down");
}

int main(int argc, char **argv) {
  Arguments arguments;
  if (!parse_arguments(argc, argv, &arguments)) return EXIT_USAGE;
  const size_t t = arguments.tokens, h = arguments.hidden, f = arguments.inner;
  float *x = make_positive(h * t, arguments.seed, 0, 1.0f);
  float *g = make_positive(f * h, arguments.seed, 1, 1.0f / (float)h);
  float *u = make_positive(f * h, arguments.seed, 2, 1.0f / (float)h);
  float *d = make_positive(h * f, arguments.seed, 3, 1.0f / (float)f);
  float *gate = allocate_on_device(f * t), *up = allocate_on_device(f * t);
  float *y = allocate_on_device(h * t);
  cublasHandle_t handle;
  check(cublasCreate(&handle), "cublasCreate");

  const double start = seconds_when_done();
  forward(handle, arguments, x, g, u, d, gate, up, y);
  const double seconds = seconds_when_done() - start;

  float *result = to_host(y, h * t);
  const int status = report(&arguments, result, seconds);
  for (float *buffer : {x, g, u, d, gate, up, y}) check(cudaFree(buffer), "cudaFree");
  check(cublasDestroy(handle), "cublasDestroy");
  free(result);
  return status;
}
