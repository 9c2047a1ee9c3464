// Two layers from another source file and a product of its own: three sites in two modules.
#include <cstdio>
#include <vector>

#include "layers.h"

static float *matrix(int n, float scale) {
  std::vector<float> host(static_cast<size_t>(n) * n);
  for (size_t i = 0; i < host.size(); ++i) host[i] = scale * static_cast<float>(i % 13) - 0.25f;
  float *device = nullptr;
  cudaMalloc(&device, host.size() * sizeof(float));
  cudaMemcpy(device, host.data(), host.size() * sizeof(float), cudaMemcpyHostToDevice);
  return device;
}

int main() {
  const int n = 256;
  cublasHandle_t handle;
  if (cublasCreate(&handle) != CUBLAS_STATUS_SUCCESS) {
    fprintf(stderr, "error: no GPU\n");
    return 1;
  }
  const Layer first{n, matrix(n, 0.01f)}, second{n, matrix(n, 0.02f)};
  float *x = matrix(n, 0.03f), *y = matrix(n, 0), *z = matrix(n, 0);
  apply(handle, first, x, y);
  apply(handle, second, y, z);
  const float one = 1, half = 0.5f;
  cublasSgemm(handle, CUBLAS_OP_T, CUBLAS_OP_N, n, n, n, &one, z, n, y, n, &half, x, n);
  float corner = 0;
  cudaMemcpy(&corner, x, sizeof corner, cudaMemcpyDeviceToHost);
  printf("corner %.6g\n", corner);
  return 0;
}
