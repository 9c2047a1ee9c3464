// A program linked with cuBLAS that hands over empty, odd and wrong arguments by every name that libmixpert
// stands in for. `odd_arguments NAME` prints for each the status, that of the device and the sum of C; the same
// without MixPert, whatever that is.
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "../cublas_gemms.h"
#include "../cuda_calls.h"

namespace {

constexpr int kSize = 256, kCompute32 = 68, kBatch = 2;
constexpr long long kStride = kSize * kSize;
constexpr int kSingle = 0, kDouble = 1, kHalf = 2;

void must(int status, const char *what) {
  if (status == 0) return;
  std::printf("%s: %d\n", what, status);
  std::exit(1);
}

template <typename T>
T *device(const std::vector<T> &values) {
  void *memory;
  must(cudaMalloc(&memory, values.size() * sizeof(T)), "cudaMalloc");
  must(cudaMemcpy(memory, values.data(), values.size() * sizeof(T), 1), "cudaMemcpy");
  return static_cast<T *>(memory);
}

struct Arguments {
  void *handle;
  int ta = 0, tb = 0, m = kSize, n = kSize, k = kSize, lda = kSize, ldb = kSize, ldc = kSize;
  int batch = kBatch, type_a = kSingle, type_b = kSingle, type_c = kSingle, compute = kCompute32;
  long long stride_a = kStride, stride_b = kStride, stride_c = kStride;
  const float *alpha, *beta, *a, *b;
  float *c;
  const float **as, **bs;
  float **cs;
};

using Function = std::function<int(const Arguments &)>;

// The same arguments in each function's own order.
#define FUNCTIONS(SUFFIX)                                                                          \
  {"cublasSgemm_v2" #SUFFIX,                                                                       \
   [](const Arguments &x) {                                                                        \
     return cublasSgemm_v2##SUFFIX(x.handle, x.ta, x.tb, x.m, x.n, x.k, x.alpha, x.a, x.lda, x.b,  \
                                   x.ldb, x.beta, x.c, x.ldc);                                     \
   }},                                                                                             \
  {"cublasSsyrk_v2" #SUFFIX,                                                                       \
   [](const Arguments &x) {                                                                        \
     return cublasSsyrk_v2##SUFFIX(x.handle, x.tb, x.ta, x.m, x.k, x.alpha, x.a, x.lda, x.beta,    \
                                   x.c, x.ldc);                                                    \
   }},                                                                                             \
  {"cublasSsyrkx" #SUFFIX,                                                                         \
   [](const Arguments &x) {                                                                        \
     return cublasSsyrkx##SUFFIX(x.handle, x.tb, x.ta, x.m, x.k, x.alpha, x.a, x.lda, x.b,         \
                                 x.ldb, x.beta, x.c, x.ldc);                                       \
   }},                                                                                             \
  {"cublasSgemmEx" #SUFFIX,                                                                        \
   [](const Arguments &x) {                                                                        \
     return cublasSgemmEx##SUFFIX(x.handle, x.ta, x.tb, x.m, x.n, x.k, x.alpha, x.a, x.type_a,     \
                                  x.lda, x.b, x.type_b, x.ldb, x.beta, x.c, x.type_c, x.ldc);      \
   }},                                                                                             \
  {"cublasSgemmStridedBatched" #SUFFIX,                                                            \
   [](const Arguments &x) {                                                                        \
     return cublasSgemmStridedBatched##SUFFIX(x.handle, x.ta, x.tb, x.m, x.n, x.k, x.alpha, x.a,   \
                                              x.lda, x.stride_a, x.b, x.ldb, x.stride_b, x.beta,   \
                                              x.c, x.ldc, x.stride_c, x.batch);                    \
   }},                                                                                             \
  {"cublasSgemmBatched" #SUFFIX,                                                                   \
   [](const Arguments &x) {                                                                        \
     return cublasSgemmBatched##SUFFIX(x.handle, x.ta, x.tb, x.m, x.n, x.k, x.alpha, x.as, x.lda,  \
                                       x.bs, x.ldb, x.beta, x.cs, x.ldc, x.batch);                 \
   }},                                                                                             \
  {"cublasGemmEx" #SUFFIX,                                                                         \
   [](const Arguments &x) {                                                                        \
     return cublasGemmEx##SUFFIX(x.handle, x.ta, x.tb, x.m, x.n, x.k, x.alpha, x.a, x.type_a,      \
                                 x.lda, x.b, x.type_b, x.ldb, x.beta, x.c, x.type_c, x.ldc,        \
                                 x.compute, -1);                                                   \
   }},                                                                                             \
  {"cublasGemmStridedBatchedEx" #SUFFIX,                                                           \
   [](const Arguments &x) {                                                                        \
     return cublasGemmStridedBatchedEx##SUFFIX(                                                    \
         x.handle, x.ta, x.tb, x.m, x.n, x.k, x.alpha, x.a, x.type_a, x.lda, x.stride_a, x.b,      \
         x.type_b, x.ldb, x.stride_b, x.beta, x.c, x.type_c, x.ldc, x.stride_c, x.batch,           \
         x.compute, -1);                                                                           \
   }},                                                                                             \
  {"cublasGemmBatchedEx" #SUFFIX, [](const Arguments &x) {                                         \
     return cublasGemmBatchedEx##SUFFIX(                                                           \
         x.handle, x.ta, x.tb, x.m, x.n, x.k, x.alpha,                                             \
         reinterpret_cast<const void *const *>(x.as), x.type_a, x.lda,                             \
         reinterpret_cast<const void *const *>(x.bs), x.type_b, x.ldb, x.beta,                     \
         reinterpret_cast<void *const *>(x.cs), x.type_c, x.ldc, x.batch, x.compute, -1);          \
   }}

const std::map<std::string, Function> kFunctions = {FUNCTIONS(), FUNCTIONS(_64)};

using Change = std::function<void(Arguments &)>;

// What is as it should be but for this.
const std::vector<std::pair<std::string, Change>> kChanges = {
    {"nothing", [](Arguments &) {}},
    {"m = -1", [](Arguments &x) { x.m = -1; }},
    {"n = -1", [](Arguments &x) { x.n = -1; }},
    {"k = -1", [](Arguments &x) { x.k = -1; }},
    {"transa = conjugate", [](Arguments &x) { x.ta = 2; }},
    {"lda too small", [](Arguments &x) { x.lda = kSize - 1; }},
    {"ldb too small", [](Arguments &x) { x.ldb = kSize - 1; }},
    {"ldc too small", [](Arguments &x) { x.ldc = kSize - 1; }},
    {"lda too small of a transposed", [](Arguments &x) { x.ta = 1, x.k = kSize / 2, x.lda = kSize / 2 - 1; }},
    {"lda = 0", [](Arguments &x) { x.lda = 0; }},
    {"ldc = -1", [](Arguments &x) { x.ldc = -1; }},
    {"ldb = 0 and k = 0", [](Arguments &x) { x.ldb = 0, x.k = 0; }},
    {"m = 0 and all ld 0", [](Arguments &x) { x.m = 0, x.lda = x.ldb = x.ldc = 0; }},
    {"m = 0", [](Arguments &x) { x.m = 0; }},
    {"n = 0 without matrices", [](Arguments &x) { x.n = 0, x.a = x.b = nullptr, x.c = nullptr; }},
    {"k = 0 without A and B", [](Arguments &x) { x.k = 0, x.a = x.b = nullptr; }},
    {"m = 0 and n = -1", [](Arguments &x) { x.m = 0, x.n = -1; }},
    {"batch = 0", [](Arguments &x) { x.batch = 0; }},
    {"batch = -1", [](Arguments &x) { x.batch = -1; }},
    {"one A for all", [](Arguments &x) { x.stride_a = 0; }},
    {"one B for all", [](Arguments &x) { x.stride_b = 0; }},
    {"A in double", [](Arguments &x) { x.type_a = kDouble; }},
    {"C in half", [](Arguments &x) { x.type_c = kHalf; }},
    {"A and B in half", [](Arguments &x) { x.type_a = x.type_b = kHalf; }},
    {"no such type", [](Arguments &x) { x.type_b = 999; }},
    {"no such arithmetic", [](Arguments &x) { x.compute = 999; }},
    {"arithmetic in half", [](Arguments &x) { x.compute = 64; }},
    {"arithmetic in double", [](Arguments &x) { x.compute = 70; }},
    {"transa = 7", [](Arguments &x) { x.ta = 7; }},
    {"m = 0 and transa = 7", [](Arguments &x) { x.m = 0, x.ta = 7; }},
    {"transb = 3", [](Arguments &x) { x.tb = 3; }},
    {"transb = -3", [](Arguments &x) { x.tb = -3; }},
};

}  // namespace

int main(int argc, char **argv) {
  if (argc != 2 || !kFunctions.count(argv[1])) return 2;
  Arguments good;
  must(cublasCreate_v2(&good.handle), "cublasCreate");
  const std::vector<float> ones(kStride * kBatch, 1.0f);
  const float one = 1, zero = 0;
  good.alpha = &one;
  good.beta = &zero;
  float *a = device(ones), *b = device(ones), *c = device(ones);
  good.a = a;
  good.b = b;
  good.c = c;
  good.as = device(std::vector<const float *>{a, a + kStride});
  good.bs = device(std::vector<const float *>{b, b + kStride});
  good.cs = device(std::vector<float *>{c, c + kStride});
  std::vector<float> got(ones.size());
  for (const auto &[change, make] : kChanges) {
    Arguments x = good;
    make(x);
    const int status = kFunctions.at(argv[1])(x), after = cudaDeviceSynchronize();
    std::printf("%s: %d, %d", change.c_str(), status, after);
    must(cudaMemcpy(got.data(), c, got.size() * sizeof(float), 2), ", cudaMemcpy");
    double sum = 0;  // of whole numbers that float has
    for (const float value : got) sum += value;
    std::printf(", %.0f\n", sum);
    must(cudaMemcpy(c, ones.data(), got.size() * sizeof(float), 1), "cudaMemcpy");
  }
}
