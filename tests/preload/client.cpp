// A client of cuBLAS and of host BLAS, told what to do by its arguments; knows nothing of MixPert.
// Prints what tests compare. Declarations stand in for cublas_v2.h.
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <thread>
#include <vector>

#include "../cublas_gemms.h"

extern "C" {
int cublasCreate_v2(void **);
int cublasDestroy_v2(void *);
int cublasSetMathMode(void *, int);
int cublasSetEmulationStrategy(void *, int);
int fake_inner(void *, int, int, int, int, int, const float *, const float *, int, const float *,
               int, const float *, float *, int);
int cublasCgemm_v2(void *, int, int, int, int, int, const void *, const void *, int, const void *,
                   int, const void *, void *, int);
int cublasZgemmStridedBatched_64(void *, int, int, int64_t, int64_t, int64_t, const void *,
                                 const void *, int64_t, long long, const void *, int64_t, long long,
                                 const void *, void *, int64_t, long long, int64_t);
int cublasCgemm3mBatched(void *, int, int, int, int, int, const void *, const void *const *, int,
                         const void *const *, int, const void *, void *const *, int, int);
int cublasCgemmEx(void *, int, int, int, int, int, const void *, const void *, int, int,
                  const void *, int, int, const void *, void *, int, int);
int cublasGemmGroupedBatchedEx(void *, const int *, const int *, const int *, const int *,
                               const int *, const void *, const void *const *, int, const int *,
                               const void *const *, int, const int *, const void *, void *const *,
                               int, const int *, int, const int *, int);
void cublasSgemm(char, char, int, int, int, float, const float *, int, const float *, int, float,
                 float *, int);
}

namespace {

constexpr int kM = 3, kN = 4, kK = 2, kBatch = 2;
const float kOne = 1, kZero = 0;
float a[kBatch * kM * kK], b[kBatch * kK * kN], c[kBatch * kM * kN];

void reset() {
  for (int i = 0; i < kBatch * kM * kK; ++i) a[i] = static_cast<float>(i + 1);
  for (int i = 0; i < kBatch * kK * kN; ++i) b[i] = static_cast<float>(2 * i - 3);
  for (float &x : c) x = -1e9f;
}

bool right(int batch) {
  for (int l = 0; l < batch; ++l)
    for (int j = 0; j < kN; ++j)
      for (int i = 0; i < kM; ++i) {
        float sum = 0;
        for (int p = 0; p < kK; ++p) sum += a[l * kM * kK + i + p * kM] * b[l * kK * kN + p + j * kK];
        if (c[l * kM * kN + i + j * kM] != sum) return false;
      }
  return true;
}

int report(const char *name, int status, int batch) {
  std::printf("%s %d %s\n", name, status, right(batch) ? "right" : "wrong");
  reset();
  return status;
}

int plain(void *handle) {
  return cublasSgemm_v2(handle, 0, 0, kM, kN, kK, &kOne, a, kM, b, kK, &kZero, c, kM);
}

template <typename Int>
struct Functions;
#define TABLE(SUFFIX, INT)                                                           \
  template <>                                                                        \
  struct Functions<INT> {                                                            \
    static constexpr auto sgemm = cublasSgemm_v2##SUFFIX;                            \
    static constexpr auto strided = cublasSgemmStridedBatched##SUFFIX;               \
    static constexpr auto batched = cublasSgemmBatched##SUFFIX;                      \
    static constexpr auto sgemm_ex = cublasSgemmEx##SUFFIX;                          \
    static constexpr auto ex = cublasGemmEx##SUFFIX;                                 \
    static constexpr auto strided_ex = cublasGemmStridedBatchedEx##SUFFIX;           \
    static constexpr auto batched_ex = cublasGemmBatchedEx##SUFFIX;                  \
  };
TABLE(, int32_t)
TABLE(_64, int64_t)

template <typename Int>
void every_entry(void *h) {
  using F = Functions<Int>;
  constexpr int kCompute32 = 68;
  constexpr long long sa = kM * kK, sb = kK * kN, sc = kM * kN;
  const float *as[] = {a, a + sa}, *bs[] = {b, b + sb};
  float *cs[] = {c, c + sc};
  const auto av = reinterpret_cast<const void *const *>(as);
  const auto bv = reinterpret_cast<const void *const *>(bs);
  const auto cv = reinterpret_cast<void *const *>(cs);
  report("sgemm", F::sgemm(h, 0, 0, kM, kN, kK, &kOne, a, kM, b, kK, &kZero, c, kM), 1);
  report("strided", F::strided(h, 0, 0, kM, kN, kK, &kOne, a, kM, sa, b, kK, sb, &kZero, c, kM, sc,
                               kBatch), kBatch);
  report("batched", F::batched(h, 0, 0, kM, kN, kK, &kOne, as, kM, bs, kK, &kZero, cs, kM, kBatch),
         kBatch);
  report("sgemm_ex", F::sgemm_ex(h, 0, 0, kM, kN, kK, &kOne, a, 0, kM, b, 0, kK, &kZero, c, 0, kM),
         1);
  report("ex", F::ex(h, 0, 0, kM, kN, kK, &kOne, a, 0, kM, b, 0, kK, &kZero, c, 0, kM, kCompute32,
                     -1), 1);
  report("strided_ex", F::strided_ex(h, 0, 0, kM, kN, kK, &kOne, a, 0, kM, sa, b, 0, kK, sb, &kZero,
                                     c, 0, kM, sc, kBatch, kCompute32, -1), kBatch);
  report("batched_ex", F::batched_ex(h, 0, 0, kM, kN, kK, &kOne, av, 0, kM, bv, 0, kK, &kZero, cv, 0,
                                     kM, kBatch, kCompute32, -1), kBatch);
}

void bad_arguments(void *h) {
  const auto call = [&](void *handle, int ta, int m, int lda, const float *alpha) {
    std::printf("%d ", cublasSgemm_v2(handle, ta, 0, m, kN, kK, alpha, a, lda, b, kK, &kZero, c, kM));
  };
  call(h, 7, kM, kM, &kOne);
  call(h, 0, -1, kM, &kOne);
  call(h, 0, kM, 1, &kOne);
  call(h, 0, kM, kM, nullptr);
  call(nullptr, 0, kM, kM, &kOne);
  std::printf("%d ", cublasSsyrk_v2(h, 0, 0, kM, kK, &kOne, nullptr, kM, &kZero, c, kM));
  std::printf("%d ", cublasSgemmEx(h, 0, 0, kM, kN, kK, &kOne, a, 2, kM, b, 2, kK, &kZero, c, 2, kM));
  std::printf("%d\n", cublasGemmEx(h, 0, 0, kM, kN, kK, &kOne, a, 2, kM, b, 2, kK, &kZero, c, 2, kM,
                                   64, -1));
}

// Sizes that no 32-bit function takes, and nothing to compute.
void large(void *h) {
  constexpr int64_t kLong = int64_t{1} << 31;
  std::printf("%d\n", cublasSgemm_v2_64(h, 0, 0, kLong, 0, kK, &kOne, a, kLong, b, kK, &kZero, c,
                                         kLong));
}

// Functions that are passed on; the fake ones return one of their last arguments, 0 here.
void missed(void *h) {
  const int one = 1;
  const void *as[] = {a}, *bs[] = {b};
  void *cs[] = {c};
  std::printf("%d %d %d %d %d\n",
              cublasCgemm_v2(h, 0, 1, 5, 6, 0, &kOne, a, 5, b, 6, &kZero, c, 5),
              cublasZgemmStridedBatched_64(h, 0, 0, 5, 6, 7, &kOne, a, 5, 0, b, 7, 0, &kZero, c, 5,
                                           0, 0),
              cublasCgemm3mBatched(h, 0, 0, 5, 6, 7, &kOne, as, 5, bs, 7, &kZero, cs, 5, 0),
              cublasCgemmEx(h, 0, 0, 5, 6, 7, &kOne, a, 2, 5, b, 2, 7, &kZero, c, 2, 0),
              cublasGemmGroupedBatchedEx(h, &one, &one, &one, &one, &one, &kOne, as, 0, &one, bs, 0,
                                         &one, &kZero, cs, 0, &one, 1, &one, 0));
  cublasSgemm('N', 'n', kM, kN, kK, kOne, a, kM, b, kK, kZero, c, kM);
  report("first", 0, 1);
}

void destroyed(void *h) {
  void *other;
  cublasCreate_v2(&other);
  cublasDestroy_v2(h);
  report("destroyed", plain(h), 1);
  report("other", plain(other), 1);
}

void threads(void *) {
  std::vector<std::thread> all;
  int failures = 0;
  for (int t = 0; t < 8; ++t)
    all.emplace_back([&failures] {
      void *handle;
      cublasCreate_v2(&handle);
      float own[kM * kN];
      for (int i = 0; i < 500; ++i)
        if (cublasSgemm_v2(handle, 0, 0, kM, kN, kK, &kOne, a, kM, b, kK, &kZero, own, kM) != 0)
          __atomic_add_fetch(&failures, 1, __ATOMIC_RELAXED);
      cublasDestroy_v2(handle);
    });
  for (std::thread &thread : all) thread.join();
  std::printf("%d failures\n", failures);
}

void forked(void *h) {
  report("before", plain(h), 1);
  std::fflush(stdout);
  const pid_t child = fork();
  if (child == 0) std::exit(report("child", plain(h), 1));
  int status;
  waitpid(child, &status, 0);
  std::printf("child %d\n", status);
  report("after", plain(h), 1);
}

// Nanoseconds a call of a GEMM with nothing to do: what is left is the way to it.
void overhead(void *h) {
  constexpr int kCalls = 200000, kRounds = 7;
  double best = 1e30;
  for (int round = 0; round < kRounds; ++round) {
    const std::clock_t start = std::clock();  // processor time: who else uses it does not count
    for (int i = 0; i < kCalls; ++i)
      cublasSgemm_v2(h, 0, 0, 0, 0, 0, &kOne, a, 1, b, 1, &kZero, c, 1);
    const double took = 1e9 / CLOCKS_PER_SEC * static_cast<double>(std::clock() - start);
    best = std::min(best, took / kCalls);
  }
  std::printf("%.2f\n", best);
}

struct AtExit {
  void *handle = nullptr;
  ~AtExit() {
    if (handle) report("static", plain(handle), 1);
    std::fflush(stdout);
  }
} at_exit;

}  // namespace

int main(int argc, char **argv) {
  const char *what = argc > 1 ? argv[1] : "";
  const auto is = [what](const char *name) { return std::strcmp(what, name) == 0; };
  reset();
  void *handle;
  cublasCreate_v2(&handle);
  if (is("every")) every_entry<int32_t>(handle);
  if (is("every64")) every_entry<int64_t>(handle);
  if (is("bad")) bad_arguments(handle);
  if (is("missed")) missed(handle);
  if (is("large")) large(handle);
  if (is("destroyed")) destroyed(handle);
  if (is("threads")) threads(handle);
  if (is("fork")) forked(handle);
  if (is("overhead")) overhead(handle);
  if (is("inner"))
    report("inner", fake_inner(handle, 0, 0, kM, kN, kK, &kOne, a, kM, b, kK, &kZero, c, kM), 1);
  if (is("math")) {
    cublasSetMathMode(handle, std::atoi(argv[2]));
    if (argc > 3) cublasSetEmulationStrategy(handle, std::atoi(argv[3]));
    report("math", plain(handle), 1);
  }
  if (is("switching")) {  // often enough to be known as native, then asked to be emulated
    report("before", plain(handle) + plain(handle) + plain(handle), 1);
    cublasSetMathMode(handle, std::atoi(argv[2]));
    report("after", plain(handle), 1);
  }
  if (is("compute"))
    report("compute", cublasGemmEx(handle, 0, 0, kM, kN, kK, &kOne, a, 0, kM, b, 0, kK, &kZero, c, 0,
                                   kM, std::atoi(argv[2]), -1), 1);
  if (is("exit")) at_exit.handle = handle;
  return 0;
}
