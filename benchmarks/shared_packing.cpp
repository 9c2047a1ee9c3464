// An MLP's inference loop, and a transformer layer's projections: weights are read again and again,
// the layer's input by three products. Prints milliseconds of an iteration and a checksum.
#include <cublas_v2.h>
#include <cuda_runtime.h>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

static float *filled(size_t count, unsigned seed) {
  std::vector<float> host(count);
  for (float &x : host) {
    seed = seed * 1664525u + 1013904223u;
    x = static_cast<float>(static_cast<int>(seed >> 8) - (1 << 23)) / (1 << 23) / 64;
  }
  float *device;
  cudaMalloc(reinterpret_cast<void **>(&device), count * sizeof(float));
  cudaMemcpy(device, host.data(), count * sizeof(float), cudaMemcpyHostToDevice);
  return device;
}

static float *room(size_t count) {
  float *device;
  cudaMalloc(reinterpret_cast<void **>(&device), count * sizeof(float));
  cudaMemset(device, 0, count * sizeof(float));
  return device;
}

int main(int argc, char **argv) {
  const bool mlp = argc > 1 && std::strcmp(argv[1], "mlp") == 0;
  const int d = argc > 2 ? std::atoi(argv[2]) : 2048, n = argc > 3 ? std::atoi(argv[3]) : 256;
  const int loops = argc > 4 ? std::atoi(argv[4]) : 20;
  cublasHandle_t handle;
  cublasCreate(&handle);
  const float one = 1, zero = 0;
  const size_t weights = size_t(d) * d, rows = size_t(d) * n;
  float *w1 = filled(weights, 1), *w2 = filled(weights, 2), *w3 = filled(weights, 3);
  float *input = filled(rows, 4), *x = room(rows), *h1 = room(rows), *h2 = room(rows), *h3 = room(rows);
  cudaEvent_t start, end;
  cudaEventCreate(&start);
  cudaEventCreate(&end);
  float best = 1e30f;
  for (int round = 0; round < 4; ++round) {
    cudaEventRecord(start, 0);
    for (int i = 0; i < loops; ++i) {
      cudaMemcpyAsync(x, input, rows * sizeof(float), cudaMemcpyDeviceToDevice, 0);
      if (mlp) {
        cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, d, n, d, &one, w1, d, x, d, &zero, h1, d);
        cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, d, n, d, &one, w2, d, h1, d, &zero, h2, d);
        cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, d, n, d, &one, w3, d, h2, d, &zero, h3, d);
      } else {
        cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, d, n, d, &one, w1, d, x, d, &zero, h1, d);
        cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, d, n, d, &one, w2, d, x, d, &zero, h2, d);
        cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, d, n, d, &one, w3, d, x, d, &zero, h3, d);
      }
    }
    cudaEventRecord(end, 0);
    cudaEventSynchronize(end);
    float ms;
    cudaEventElapsedTime(&ms, start, end);
    if (ms / loops < best) best = ms / loops;
  }
  std::vector<float> host(rows);
  double sum = 0;
  for (float *h : {h1, h2, h3}) {
    cudaMemcpy(host.data(), h, rows * sizeof(float), cudaMemcpyDeviceToHost);
    for (size_t i = 0; i < rows; ++i) sum += (i % 7 + 1) * double(host[i]);
  }
  std::printf("%.4f %.17g\n", best, sum);
  return 0;
}
