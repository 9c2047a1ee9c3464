// What the CUDA samples share: status checks (the first failure ends the program with one line)
// and device buffers.
#ifndef SAMPLES_DEVICE_H
#define SAMPLES_DEVICE_H

#include <cublas_v2.h>
#include <cuda_runtime.h>

#include "common.h"

static inline void check(cudaError_t status, const char *what) {
  if (status == cudaSuccess) return;
  fprintf(stderr, "error: %s: %s\n", what, cudaGetErrorString(status));
  exit(EXIT_FAILURE);
}

static inline void check(cublasStatus_t status, const char *what) {
  if (status == CUBLAS_STATUS_SUCCESS) return;
  fprintf(stderr, "error: %s: %s\n", what, cublasGetStatusString(status));
  exit(EXIT_FAILURE);
}

static inline float *allocate_on_device(size_t count) {
  float *device = nullptr;
  check(cudaMalloc(&device, count * sizeof(float)), "cudaMalloc");
  return device;
}

// Blocks of `threads` that give each of `count` elements a thread.
static inline unsigned blocks_of(size_t count, unsigned threads) {
  return (unsigned)((count + threads - 1) / threads);
}

__global__ static void fill_uniform_kernel(float *x, size_t count, uint64_t seed, uint64_t stream,
                                           float scale) {
  const size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) x[i] = scale * random_uniform(seed, stream, i);
}

// The same bits as fill_uniform's, on the device.
static inline float *make_on_device(size_t count, uint64_t seed, uint64_t stream, float scale) {
  const unsigned threads = 256;
  float *x = allocate_on_device(count);
  fill_uniform_kernel<<<blocks_of(count, threads), threads>>>(x, count, seed, stream, scale);
  check(cudaGetLastError(), "fill_uniform");
  return x;
}

// Seconds since some moment, once the device has done all it was given.
static inline double seconds_when_done() {
  check(cudaDeviceSynchronize(), "computation");
  return seconds_now();
}

// A copy of `count` floats on the host, to be freed.
static inline float *to_host(const float *device, size_t count) {
  float *host = allocate(count);
  check(cudaMemcpy(host, device, count * sizeof(float), cudaMemcpyDeviceToHost), "copy to host");
  return host;
}

#endif
