// A program linked with cuBLAS: every entry point that libmixpert intercepts, alone and captured in
// a CUDA graph. Prints "name status error graph_error" for each; errors are relative, against
// double. The graph's capture holds the first call of its entry point when GRAPH_FIRST is set.
// `overhead` prints the nanoseconds that the host spends on a cublasSgemm_v2 of 16 x 16 x 16.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <random>
#include <string>
#include <vector>

#include "../cublas_gemms.h"
#include "../cuda_calls.h"

namespace {

constexpr int kM = 192, kN = 160, kK = 256, kBatch = 2, kCompute32 = 68;
constexpr long long kA = kM * kK, kB = kK * kN, kC = kM * kN;
const float kOne = 1, kZero = 0;

struct Machine {
  void *handle, *stream;
  float *a, *b, *c;
  const float **as, **bs;
  float **cs;
  std::vector<float> host_a, host_b;
};

void check(int status, const char *what) {
  if (status == 0) return;
  std::fprintf(stderr, "%s: %d\n", what, status);
  std::exit(1);
}

template <typename T>
T *upload(const std::vector<T> &values) {
  void *memory;
  check(cudaMalloc(&memory, values.size() * sizeof(T)), "cudaMalloc");
  check(cudaMemcpy(memory, values.data(), values.size() * sizeof(T), 1), "cudaMemcpy");
  return static_cast<T *>(memory);
}

Machine make_machine() {
  Machine x;
  check(cublasCreate_v2(&x.handle), "cublasCreate");
  check(cudaStreamCreateWithFlags(&x.stream, 1), "cudaStreamCreate");
  check(cublasSetStream_v2(x.handle, x.stream), "cublasSetStream");
  std::mt19937 random(5);
  std::normal_distribution<float> normal;
  x.host_a.resize(kA * kBatch);
  x.host_b.resize(kB * kBatch);
  for (float &value : x.host_a) value = normal(random);
  for (float &value : x.host_b) value = normal(random);
  x.a = upload(x.host_a);
  x.b = upload(x.host_b);
  x.c = upload(std::vector<float>(kC * kBatch));
  x.as = upload(std::vector<const float *>{x.a, x.a + kA});
  x.bs = upload(std::vector<const float *>{x.b, x.b + kB});
  x.cs = upload(std::vector<float *>{x.c, x.c + kC});
  return x;
}

std::vector<float> results(const Machine &x) {
  check(cudaDeviceSynchronize(), "cudaDeviceSynchronize");
  std::vector<float> got(kC * kBatch);
  check(cudaMemcpy(got.data(), x.c, got.size() * sizeof(float), 2), "cudaMemcpy");
  return got;
}

// Of products of A and B.
double error_of(const Machine &x, int batch) {
  const std::vector<float> got = results(x);
  double difference = 0, size = 0;
  for (int l = 0; l < batch; ++l)
    for (int j = 0; j < kN; ++j)
      for (int i = 0; i < kM; ++i) {
        double sum = 0;
        for (int p = 0; p < kK; ++p)
          sum += static_cast<double>(x.host_a[l * kA + i + p * kM]) * x.host_b[l * kB + p + j * kK];
        const double d = got[l * kC + i + j * kM] - sum;
        difference += d * d;
        size += sum * sum;
      }
  return std::sqrt(difference / size);
}

// Of the lower triangle of A B', with B `offset` elements behind A; the other side must be zeros.
double error_of_symmetric(const Machine &x, int64_t offset) {
  const std::vector<float> got = results(x);
  double difference = 0, size = 0;
  for (int j = 0; j < kM; ++j)
    for (int i = 0; i < kM; ++i) {
      double sum = 0;
      for (int p = 0; p < kK && i >= j; ++p)
        sum += static_cast<double>(x.host_a[i + p * kM]) * x.host_a[offset + j + p * kM];
      const double d = got[i + j * kM] - sum;
      difference += d * d;
      size += sum * sum;
    }
  return std::sqrt(difference / size);
}

using Work = std::function<int()>;
using Error = std::function<double()>;

double replayed(const Machine &x, const Work &work, const Error &error) {
  void *graph, *executable;
  check(cudaStreamBeginCapture(x.stream, 0), "cudaStreamBeginCapture");
  check(work(), "a captured call");
  check(cudaStreamEndCapture(x.stream, &graph), "cudaStreamEndCapture");
  check(cudaGraphInstantiateWithFlags(&executable, graph, 0), "cudaGraphInstantiate");
  check(cudaMemset(x.c, 0, kC * kBatch * sizeof(float)), "cudaMemset");
  check(cudaDeviceSynchronize(), "cudaDeviceSynchronize");
  check(cudaGraphLaunch(executable, x.stream), "cudaGraphLaunch");
  return error();
}

void measure(const Machine &x, const std::string &name, const Work &work, const Error &error) {
  const bool graph_first = std::getenv("GRAPH_FIRST") != nullptr;
  const double early = graph_first ? replayed(x, work, error) : 0;
  check(cudaMemset(x.c, 0, kC * kBatch * sizeof(float)), "cudaMemset");
  check(cudaDeviceSynchronize(), "cudaDeviceSynchronize");
  const int status = work();
  const double alone = error();
  std::printf("%s %d %.3e %.3e\n", name.c_str(), status, alone,
              graph_first ? early : replayed(x, work, error));
  std::fflush(stdout);
}

void measure(const Machine &x, const std::string &name, int batch, const Work &work) {
  measure(x, name, work, [&x, batch] { return error_of(x, batch); });
}

#define MEASURE(SUFFIX)                                                                            \
  measure(x, "cublasSsyrk_v2" #SUFFIX,                                                             \
          [&] {                                                                                    \
            return cublasSsyrk_v2##SUFFIX(x.handle, 0, 0, kM, kK, &kOne, x.a, kM, &kZero, x.c,     \
                                          kM);                                                     \
          },                                                                                       \
          [&] { return error_of_symmetric(x, 0); });                                               \
  measure(x, "cublasSsyrkx" #SUFFIX,                                                               \
          [&] {                                                                                    \
            return cublasSsyrkx##SUFFIX(x.handle, 0, 0, kM, kK, &kOne, x.a, kM, x.a + kA, kM,      \
                                        &kZero, x.c, kM);                                          \
          },                                                                                       \
          [&] { return error_of_symmetric(x, kA); });                                              \
  measure(x, "cublasSgemmEx" #SUFFIX, 1, [&] {                                                     \
    return cublasSgemmEx##SUFFIX(x.handle, 0, 0, kM, kN, kK, &kOne, x.a, 0, kM, x.b, 0, kK,        \
                                 &kZero, x.c, 0, kM);                                              \
  });                                                                                              \
  measure(x, "cublasSgemm_v2" #SUFFIX, 1, [&] {                                                    \
    return cublasSgemm_v2##SUFFIX(x.handle, 0, 0, kM, kN, kK, &kOne, x.a, kM, x.b, kK, &kZero,     \
                                  x.c, kM);                                                        \
  });                                                                                              \
  measure(x, "cublasSgemmStridedBatched" #SUFFIX, kBatch, [&] {                                    \
    return cublasSgemmStridedBatched##SUFFIX(x.handle, 0, 0, kM, kN, kK, &kOne, x.a, kM, kA, x.b,  \
                                             kK, kB, &kZero, x.c, kM, kC, kBatch);                 \
  });                                                                                              \
  measure(x, "cublasSgemmBatched" #SUFFIX, kBatch, [&] {                                           \
    return cublasSgemmBatched##SUFFIX(x.handle, 0, 0, kM, kN, kK, &kOne, x.as, kM, x.bs, kK,       \
                                      &kZero, x.cs, kM, kBatch);                                   \
  });                                                                                              \
  measure(x, "cublasGemmEx" #SUFFIX, 1, [&] {                                                      \
    return cublasGemmEx##SUFFIX(x.handle, 0, 0, kM, kN, kK, &kOne, x.a, 0, kM, x.b, 0, kK, &kZero, \
                                x.c, 0, kM, kCompute32, -1);                                       \
  });                                                                                              \
  measure(x, "cublasGemmStridedBatchedEx" #SUFFIX, kBatch, [&] {                                   \
    return cublasGemmStridedBatchedEx##SUFFIX(x.handle, 0, 0, kM, kN, kK, &kOne, x.a, 0, kM, kA,   \
                                              x.b, 0, kK, kB, &kZero, x.c, 0, kM, kC, kBatch,      \
                                              kCompute32, -1);                                     \
  });                                                                                              \
  measure(x, "cublasGemmBatchedEx" #SUFFIX, kBatch, [&] {                                          \
    return cublasGemmBatchedEx##SUFFIX(                                                            \
        x.handle, 0, 0, kM, kN, kK, &kOne, reinterpret_cast<const void *const *>(x.as), 0, kM,     \
        reinterpret_cast<const void *const *>(x.bs), 0, kK, &kZero,                                \
        reinterpret_cast<void *const *>(x.cs), 0, kM, kBatch, kCompute32, -1);                     \
  });

// The least of many rounds, each short enough for the stream's queue.
double overhead(const Machine &x) {
  constexpr int kCalls = 200, kRounds = 300, kSize = 16;
  double best = 1e30;
  for (int round = 0; round < kRounds; ++round) {
    check(cudaStreamSynchronize(x.stream), "cudaStreamSynchronize");
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < kCalls; ++i)
      check(cublasSgemm_v2(x.handle, 0, 0, kSize, kSize, kSize, &kOne, x.a, kSize, x.b, kSize,
                           &kZero, x.c, kSize), "cublasSgemm_v2");
    const std::chrono::duration<double, std::nano> took = std::chrono::steady_clock::now() - start;
    best = std::min(best, took.count() / kCalls);
  }
  return best;
}

}  // namespace

int main(int argc, char **argv) {
  const Machine x = make_machine();
  if (argc > 1 && std::strcmp(argv[1], "overhead") == 0) {
    std::printf("%.1f\n", overhead(x));
    return 0;
  }
  MEASURE()
  MEASURE(_64)
}
