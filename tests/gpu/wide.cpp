// Y = D (W X) in two cublasSgemm: W and X are uniform, D is (u - 1/2) exp(phi z) with z nearly
// normal, so that phi widens the range of the second GEMM's data and of nothing else.
// usage: wide N PHI OUTPUT
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "../cublas_gemms.h"
#include "../cuda_calls.h"

namespace {

enum { kToDevice = 1, kToHost = 2 };
unsigned state = 1;

void check(int status) {
  if (status) std::exit(3);
}

double uniform() {
  state = state * 1664525u + 1013904223u;
  return (state >> 8) / 16777216.0;
}

float *matrix(int n, double phi) {
  std::vector<float> x(static_cast<size_t>(n) * n);
  for (float &value : x) {
    double z = -6.0;
    for (int t = 0; t < 12; ++t) z += uniform();
    value = static_cast<float>((uniform() - 0.5) * std::exp(phi * z));
  }
  void *device;
  check(cudaMalloc(&device, x.size() * sizeof(float)));
  check(cudaMemcpy(device, x.data(), x.size() * sizeof(float), kToDevice));
  return static_cast<float *>(device);
}

}  // namespace

int main(int argc, char **argv) {
  if (argc != 4) return 2;
  const int n = std::atoi(argv[1]);
  const float one = 1, zero = 0;
  float *w = matrix(n, 0.0), *x = matrix(n, 0.0), *d = matrix(n, std::atof(argv[2]));
  float *h = matrix(n, 0.0), *y = matrix(n, 0.0);
  void *handle;
  check(cublasCreate_v2(&handle));
  check(cublasSgemm_v2(handle, 0, 0, n, n, n, &one, w, n, x, n, &zero, h, n));
  check(cublasSgemm_v2(handle, 0, 0, n, n, n, &one, d, n, h, n, &zero, y, n));
  std::vector<float> result(static_cast<size_t>(n) * n);
  check(cudaMemcpy(result.data(), y, result.size() * sizeof(float), kToHost));
  std::FILE *file = std::fopen(argv[3], "wb");
  if (!file || std::fwrite(result.data(), sizeof(float), result.size(), file) != result.size())
    return 4;
  return std::fclose(file) == 0 ? 0 : 4;
}
