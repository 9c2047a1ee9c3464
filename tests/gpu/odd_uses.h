// What the programs of odd uses share: products that are checked, streams, handles and graphs. What each
// step came to is printed, status by status.
#pragma once

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <limits>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "../cuda_calls.h"

namespace {

// Large enough that cuBLAS does not cut k, which takes it a workspace.
constexpr int kM = 2048, kN = 1536, kK = 640, kColumnsChecked = 12;
constexpr size_t kA = kM * kK, kB = kK * kN, kC = kM * kN;
constexpr double kMostError = 3e-6;
constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();
enum { kToDevice = 1, kToHost = 2, kAnyCopy = 4, kGlobal = 0, kThreadLocal = 1, kRelaxed = 2 };

using Values = std::vector<float>;

void must(int status, const char *what) {
  if (status == 0) return;
  std::printf("%s: %d\n", what, status);
  std::exit(1);
}

void say(const char *what, int status) {
  std::printf("%s: %d\n", what, status);
  std::fflush(stdout);
}

template <typename T>
T *device(size_t count) {
  void *memory;
  must(cudaMalloc(&memory, count * sizeof(T)), "cudaMalloc");
  must(cudaMemset(memory, 0xff, count * sizeof(T)), "cudaMemset");
  return static_cast<T *>(memory);
}

Values drawn(size_t count, unsigned seed) {
  std::mt19937 random(seed);
  std::normal_distribution<float> normal;
  Values values(count);
  for (float &value : values) value = normal(random);
  return values;
}

void upload(float *to, const Values &values) {
  must(cudaMemcpy(to, values.data(), values.size() * sizeof(float), kAnyCopy), "cudaMemcpy");
}

void *new_stream() {
  void *stream;
  must(cudaStreamCreateWithFlags(&stream, 1), "cudaStreamCreate");
  return stream;
}

void *new_handle(void *stream) {
  void *handle;
  must(cublasCreate_v2(&handle), "cublasCreate");
  must(cublasSetStream_v2(handle, stream), "cublasSetStream");
  return handle;
}

// C = alpha A B + beta C with operands of its own, which can be drawn anew.
struct Product {
  float *a = device<float>(kA), *b = device<float>(kB), *c = device<float>(kC);
  float alpha = 0.5f, beta = 0;
  Values host_a, host_b, host_c;

  explicit Product(unsigned seed = 1) { draw(seed); }
  void draw(unsigned seed) {
    host_a = drawn(kA, seed);
    host_b = drawn(kB, seed + 100);
    host_c = beta == 0 ? Values(kC, kNaN) : drawn(kC, seed + 200);
    upload(a, host_a);
    upload(b, host_b);
    upload(c, host_c);
    must(cudaDeviceSynchronize(), "cudaDeviceSynchronize");
  }
  int call(void *handle, const float *scalars = nullptr) const {
    const float *both = scalars ? scalars : &alpha;
    return cublasSgemm_v2(handle, 0, 0, kM, kN, kK, both, a, kM, b, kK, both + 1, c, kM);
  }
  void check(const char *what) const {
    const int status = cudaDeviceSynchronize();
    Values got(kC);
    if (status == 0) must(cudaMemcpy(got.data(), c, kC * sizeof(float), kAnyCopy), "cudaMemcpy");
    double difference = 0, size = 0;
    for (int j = 0; j < kN; j += kN / kColumnsChecked)
      for (int i = 0; i < kM; ++i) {
        double sum = 0;
        for (int p = 0; p < kK && alpha != 0; ++p)
          sum += static_cast<double>(host_a[i + p * kM]) * host_b[p + j * kK];
        sum = alpha * sum + (beta == 0 ? 0 : static_cast<double>(beta) * host_c[i + j * kM]);
        difference += std::pow(got[i + j * kM] - sum, 2);
        size += sum * sum;
      }
    const bool right = size == 0 ? difference == 0 : std::sqrt(difference / size) < kMostError;
    std::printf("%s: %s, %d\n", what, right ? "right" : "wrong", status);
    std::fflush(stdout);
  }
};

static_assert(offsetof(Product, beta) == offsetof(Product, alpha) + sizeof(float));

// What `work` captures on a stream.
void *captured(void *stream, int mode, const std::function<void()> &work) {
  void *graph = nullptr;
  must(cudaStreamBeginCapture(stream, mode), "cudaStreamBeginCapture");
  work();
  say("captured", cudaStreamEndCapture(stream, &graph));
  return graph;
}

void *instantiated(void *graph) {
  void *executable = nullptr;
  say("instantiated", cudaGraphInstantiateWithFlags(&executable, graph, 0));
  return executable;
}

void replay(void *executable, void *stream, Product &product, unsigned seed) {
  product.draw(seed);
  say("launched", cudaGraphLaunch(executable, stream));
  product.check("replayed");
}

// Runs the scenario that the program was asked for.
int run_scenario(int argc, char **argv, const std::map<std::string, void (*)()> &scenarios) {
  if (argc != 2 || !scenarios.count(argv[1])) return 2;
  scenarios.at(argv[1])();
  std::fflush(stdout);
  return 0;
}

}  // namespace
