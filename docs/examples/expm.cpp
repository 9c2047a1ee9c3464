// exp(A) by Taylor's series of A / 2^s in Horner's form, then s squarings; all on the GPU.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <utility>
#include <vector>

#include <cublas_v2.h>
#include <cuda_runtime.h>

static void check(int status, const char *what) {
  if (status == 0) return;
  std::fprintf(stderr, "%s: status %d\n", what, status);
  std::exit(1);
}

int main(int argc, char **argv) {
  const int n = argc > 1 ? std::atoi(argv[1]) : 4096, terms = 8, squarings = 4;
  const size_t count = static_cast<size_t>(n) * n, bytes = count * sizeof(float);
  std::mt19937 random(1);
  std::normal_distribution<float> normal(0, 1 / std::sqrt(static_cast<float>(n)));
  std::vector<float> a(count), identity(count, 0.0f);
  for (float &x : a) x = normal(random);
  for (int i = 0; i < n; ++i) identity[static_cast<size_t>(i) * n + i] = 1;
  float *da, *x, *y, *one;
  for (float **p : {&da, &x, &y, &one})
    check(cudaMalloc(reinterpret_cast<void **>(p), bytes), "cudaMalloc");
  check(cudaMemcpy(da, a.data(), bytes, cudaMemcpyHostToDevice), "copy");
  check(cudaMemcpy(one, identity.data(), bytes, cudaMemcpyHostToDevice), "copy");
  check(cudaMemcpy(x, one, bytes, cudaMemcpyDeviceToDevice), "copy");
  cublasHandle_t handle;
  check(cublasCreate(&handle), "cublasCreate");
  const float plain = 1, zero = 0;
  for (int term = terms; term > 0; --term) {  // x = 1 + A x / term
    const float factor = 1.0f / (static_cast<float>(term) * (1 << squarings));
    check(cudaMemcpy(y, one, bytes, cudaMemcpyDeviceToDevice), "copy");
    check(cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, &factor, da, n, x, n, &plain, y, n),
          "Horner");
    std::swap(x, y);
  }
  for (int i = 0; i < squarings; ++i) {
    check(cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, &plain, x, n, x, n, &zero, y, n),
          "squaring");
    std::swap(x, y);
  }
  float norm;
  check(cublasSnrm2(handle, static_cast<int>(count), x, 1, &norm), "norm");
  std::printf("norm of exp(A) %.7g\n", norm);
  check(cublasDestroy(handle), "cublasDestroy");
  for (float *p : {da, x, y, one}) check(cudaFree(p), "cudaFree");
}
