// A cuBLAS on host memory, with cuBLAS's own checks of arguments, that records its calls: each
// prints "VERSION name m n k" to the file of FAKE_CUBLAS_LOG. -DVERSION=... tells copies apart. With
// FAKE_CUBLAS_LOST that is the status of them all.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <mutex>
#include <utility>

#ifndef VERSION
#define VERSION 13
#endif
#define API extern "C" __attribute__((visibility("default"))) int

namespace {

constexpr int kSuccess = 0, kNotInitialized = 1, kInvalidValue = 7, kNotSupported = 15;
constexpr int kLower = 0, kUpper = 1, kFull = 2;
constexpr int kReal32 = 0, kCompute32 = 68, kCompute32Bf16x9 = 78;

struct Handle {
  int pointer_mode = 0, math_mode = 0, strategy = 0, multiprocessors = 0;
  void *stream = nullptr;
};

std::mutex mutex;
// Whether each handle lives; those that do not are kept, so that use after it is seen. Outlives static
// destruction: threads may still compute.
auto &handles = *new std::map<void *, bool>;
std::FILE *log_file = [] {
  const char *path = std::getenv("FAKE_CUBLAS_LOG");
  return path ? std::fopen(path, "a") : nullptr;
}();

bool alive(void *handle) {
  if (!log_file) return handle;  // timing: the real one takes no lock either
  std::lock_guard<std::mutex> lock(mutex);
  const auto known = handles.find(handle);
  return known != handles.end() && known->second;
}

void record(const char *name, int64_t m, int64_t n, int64_t k) {
  if (!log_file) return;
  std::fprintf(log_file, "%d %s %ld %ld %ld\n", VERSION, name, m, n, k);
  std::fflush(log_file);
}

struct Gemm {
  int transa, transb;
  int64_t m, n, k, lda, ldb, ldc;
  int fill = kFull;  // which side of C is computed, with the diagonal

  bool wants(int64_t i, int64_t j) const {
    return fill == kFull || (fill == kLower ? i >= j : i <= j);
  }
};

int check(void *handle, const Gemm &g, const void *alpha, const void *beta) {
  const auto most = [](int64_t x) { return x > 1 ? x : 1; };
  if (!alive(handle)) return kNotInitialized;
  if (const char *lost = std::getenv("FAKE_CUBLAS_LOST")) return std::atoi(lost);
  const bool legal = g.transa >= 0 && g.transa <= 2 && g.transb >= 0 && g.transb <= 2 &&
                     g.m >= 0 && g.n >= 0 && g.k >= 0 && g.lda >= most(g.transa ? g.k : g.m) &&
                     g.ldb >= most(g.transb ? g.n : g.k) && g.ldc >= most(g.m) && alpha && beta;
  return legal ? kSuccess : kInvalidValue;
}

template <typename T>
void compute(const Gemm &g, T alpha, const T *a, const T *b, T beta, T *c) {
  for (int64_t j = 0; j < g.n; ++j)
    for (int64_t i = 0; i < g.m; ++i) {
      if (!g.wants(i, j)) continue;
      T sum = 0;
      for (int64_t p = 0; p < g.k; ++p)
        sum += a[g.transa ? p + i * g.lda : i + p * g.lda] *
               b[g.transb ? j + p * g.ldb : p + j * g.ldb];
      T &out = c[i + j * g.ldc];
      out = alpha * sum + (beta == 0 ? 0 : beta * out);
    }
}

int run(const char *name, void *handle, const Gemm &g, const void *alpha, const void *a,
        int64_t stride_a, const void *b, int64_t stride_b, const void *beta, void *c,
        int64_t stride_c, int64_t batch) {
  record(name, g.m, g.n, g.k);
  if (const int status = check(handle, g, alpha, beta)) return status;
  for (int64_t i = 0; i < batch; ++i)
    compute(g, *static_cast<const float *>(alpha), static_cast<const float *>(a) + i * stride_a,
            static_cast<const float *>(b) + i * stride_b, *static_cast<const float *>(beta),
            static_cast<float *>(c) + i * stride_c);
  return kSuccess;
}

int run_arrays(const char *name, void *handle, const Gemm &g, const void *alpha,
               const void *const *a, const void *const *b, const void *beta, void *const *c,
               int64_t batch) {
  record(name, g.m, g.n, g.k);
  if (const int status = check(handle, g, alpha, beta)) return status;
  for (int64_t i = 0; i < batch; ++i)
    compute(g, *static_cast<const float *>(alpha), static_cast<const float *>(a[i]),
            static_cast<const float *>(b[i]), *static_cast<const float *>(beta),
            static_cast<float *>(c[i]));
  return kSuccess;
}

// Groups of products, all of which are legal or none is computed. The log has the first one's sizes.
template <typename Int>
int run_groups(const char *name, void *handle, const int *ta, const int *tb, const Int *m,
               const Int *n, const Int *k, const void *alphas, const void *const *a, const Int *lda,
               const void *const *b, const Int *ldb, const void *betas, void *const *c,
               const Int *ldc, Int groups, const Int *sizes) {
  const auto *alpha = static_cast<const float *>(alphas), *beta = static_cast<const float *>(betas);
  record(name, groups ? *m : 0, groups ? *n : 0, groups ? *k : 0);
  if (!alive(handle)) return kNotInitialized;
  if (static_cast<Handle *>(handle)->pointer_mode) return kNotSupported;
  for (const bool computed : {false, true})
    for (Int g = 0, first = 0; g < groups; first += sizes[g++]) {
      const Gemm one = {ta[g], tb[g], m[g], n[g], k[g], lda[g], ldb[g], ldc[g]};
      if (const int status = check(handle, one, alpha, beta)) return status;
      for (Int i = first; computed && i < first + sizes[g]; ++i)
        compute(one, alpha[g], static_cast<const float *>(a[i]), static_cast<const float *>(b[i]),
                beta[g], static_cast<float *>(c[i]));
    }
  return kSuccess;
}

// C = alpha op(A) op(B)' + beta C, one side of it.
template <typename T>
int run_symmetric(const char *name, void *handle, int fill, int trans, int64_t n, int64_t k,
                  const T *alpha, const T *a, int64_t lda, const T *b, int64_t ldb, const T *beta,
                  T *c, int64_t ldc) {
  record(name, n, n, k);
  const Gemm g = {trans, trans ? 0 : 1, n, n, k, lda, ldb, ldc, fill};
  if (const int status = check(handle, g, alpha, beta)) return status;
  if (fill != kLower && fill != kUpper) return kInvalidValue;
  if (n > 0 && (!c || (k > 0 && (!a || !b)))) return kInvalidValue;
  compute(g, *alpha, a, b, *beta, c);
  return kSuccess;
}

bool fp32(int a, int b, int c, int compute_type) {
  return a == kReal32 && b == kReal32 && c == kReal32 &&
         (compute_type == kCompute32 || compute_type == kCompute32Bf16x9);
}

}  // namespace

API cublasCreate_v2(void **handle) {
  std::lock_guard<std::mutex> lock(mutex);
  *handle = new Handle;
  handles[*handle] = true;
  return kSuccess;
}
API cublasDestroy_v2(void *handle) {
  std::lock_guard<std::mutex> lock(mutex);
  const auto known = handles.find(handle);
  return known != handles.end() && std::exchange(known->second, false) ? kSuccess : kNotInitialized;
}

API fake_reset() {  // handles die with their context
  std::lock_guard<std::mutex> lock(mutex);
  for (auto &handle : handles) handle.second = false;
  return kSuccess;
}

#define PROPERTY(GET, SET, TYPE, FIELD)                                  \
  API GET(void *handle, TYPE *value) {                                   \
    if (!alive(handle)) return kNotInitialized;                          \
    *value = static_cast<Handle *>(handle)->FIELD;                       \
    return kSuccess;                                                     \
  }                                                                      \
  API SET(void *handle, TYPE value) {                                    \
    if (!alive(handle)) return kNotInitialized;                          \
    static_cast<Handle *>(handle)->FIELD = value;                        \
    return kSuccess;                                                     \
  }
PROPERTY(cublasGetStream_v2, cublasSetStream_v2, void *, stream)
PROPERTY(cublasGetPointerMode_v2, cublasSetPointerMode_v2, int, pointer_mode)
PROPERTY(cublasGetMathMode, cublasSetMathMode, int, math_mode)
PROPERTY(cublasGetSmCountTarget, cublasSetSmCountTarget, int, multiprocessors)
PROPERTY(cublasGetEmulationStrategy, cublasSetEmulationStrategy, int, strategy)

API cublasGetVersion_v2(void *, int *version) {
  *version = VERSION * 10000;
  return kSuccess;
}

// As libcublas does: one entry point works through another, by an ordinary symbol.
API cublasSgemm_v2(void *, int, int, int, int, int, const float *, const float *, int,
                   const float *, int, const float *, float *, int);
API fake_inner(void *h, int ta, int tb, int m, int n, int k, const float *alpha, const float *a,
               int lda, const float *b, int ldb, const float *beta, float *c, int ldc) {
  return cublasSgemm_v2(h, ta, tb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
}

// What MixPert passes on: one of each signature. Their status is their k.
API cublasCgemm_v2(void *, int, int, int m, int n, int k, const void *, const void *, int,
                   const void *, int, const void *, void *, int) {
  record("cublasCgemm_v2", m, n, k);
  return k;
}
API cublasZgemmStridedBatched_64(void *, int, int, int64_t m, int64_t n, int64_t k, const void *,
                                 const void *, int64_t, long long, const void *, int64_t, long long,
                                 const void *, void *, int64_t, long long, int64_t batch) {
  record("cublasZgemmStridedBatched_64", m, n, k);
  return static_cast<int>(batch);
}
API cublasCgemm3mBatched(void *, int, int, int m, int n, int k, const void *, const void *const *,
                         int, const void *const *, int, const void *, void *const *, int, int batch) {
  record("cublasCgemm3mBatched", m, n, k);
  return batch;
}
API cublasCgemmEx(void *, int, int, int m, int n, int k, const void *, const void *, int, int,
                  const void *, int, int, const void *, void *, int, int ldc) {
  record("cublasCgemmEx", m, n, k);
  return ldc;
}
API cublasDgemm_v2(void *h, int ta, int tb, int m, int n, int k, const double *alpha,
                   const double *a, int lda, const double *b, int ldb, const double *beta,
                   double *c, int ldc) {
  record("cublasDgemm_v2", m, n, k);
  const Gemm g = {ta, tb, m, n, k, lda, ldb, ldc};
  if (const int status = check(h, g, alpha, beta)) return status;
  compute(g, *alpha, a, b, *beta, c);
  return kSuccess;
}
API cublasDsyrk_v2(void *h, int fill, int trans, int n, int k, const double *alpha,
                   const double *a, int lda, const double *beta, double *c, int ldc) {
  return run_symmetric("cublasDsyrk_v2", h, fill, trans, n, k, alpha, a, lda, a, lda, beta, c, ldc);
}
API cublasDsyrkx(void *h, int fill, int trans, int n, int k, const double *alpha, const double *a,
                 int lda, const double *b, int ldb, const double *beta, double *c, int ldc) {
  return run_symmetric("cublasDsyrkx", h, fill, trans, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
}
extern "C" __attribute__((visibility("default"))) void cublasSsyrk(
    char uplo, char trans, int n, int k, float alpha, const float *a, int lda, float beta, float *c,
    int ldc) {
  record("cublasSsyrk", n, n, k);
  compute({trans == 'T', trans != 'T', n, n, k, lda, lda, ldc, uplo == 'L' ? kLower : kUpper},
          alpha, a, a, beta, c);
}
extern "C" __attribute__((visibility("default"))) void cublasSgemm(
    char transa, char transb, int m, int n, int k, float alpha, const float *a, int lda,
    const float *b, int ldb, float beta, float *c, int ldc) {
  record("cublasSgemm", m, n, k);
  compute({transa == 'T', transb == 'T', m, n, k, lda, ldb, ldc}, alpha, a, b, beta, c);
}

#define FUNCTIONS(SUFFIX, INT)                                                                     \
  API cublasSgemm_v2##SUFFIX(void *h, int ta, int tb, INT m, INT n, INT k, const float *alpha,     \
                             const float *a, INT lda, const float *b, INT ldb, const float *beta,  \
                             float *c, INT ldc) {                                                  \
    return run("cublasSgemm_v2" #SUFFIX, h, {ta, tb, m, n, k, lda, ldb, ldc}, alpha, a, 0, b, 0,   \
               beta, c, 0, 1);                                                                     \
  }                                                                                                \
  API cublasSsyrk_v2##SUFFIX(void *h, int fill, int trans, INT n, INT k, const float *alpha,       \
                             const float *a, INT lda, const float *beta, float *c, INT ldc) {      \
    return run_symmetric("cublasSsyrk_v2" #SUFFIX, h, fill, trans, n, k, alpha, a, lda, a, lda,    \
                         beta, c, ldc);                                                            \
  }                                                                                                \
  API cublasSsyrkx##SUFFIX(void *h, int fill, int trans, INT n, INT k, const float *alpha,         \
                           const float *a, INT lda, const float *b, INT ldb, const float *beta,    \
                           float *c, INT ldc) {                                                    \
    return run_symmetric("cublasSsyrkx" #SUFFIX, h, fill, trans, n, k, alpha, a, lda, b, ldb,      \
                         beta, c, ldc);                                                            \
  }                                                                                                \
  API cublasSgemmEx##SUFFIX(void *h, int ta, int tb, INT m, INT n, INT k, const float *alpha,      \
                            const void *a, int at, INT lda, const void *b, int bt, INT ldb,        \
                            const float *beta, void *c, int ct, INT ldc) {                         \
    if (!fp32(at, bt, ct, kCompute32)) {                                                           \
      record("cublasSgemmEx" #SUFFIX "(other types)", m, n, k);                                    \
      return kNotSupported;                                                                        \
    }                                                                                              \
    return run("cublasSgemmEx" #SUFFIX, h, {ta, tb, m, n, k, lda, ldb, ldc}, alpha, a, 0, b, 0,    \
               beta, c, 0, 1);                                                                     \
  }                                                                                                \
  API cublasSgemmStridedBatched##SUFFIX(                                                           \
      void *h, int ta, int tb, INT m, INT n, INT k, const float *alpha, const float *a, INT lda,   \
      long long sa, const float *b, INT ldb, long long sb, const float *beta, float *c, INT ldc,   \
      long long sc, INT batch) {                                                                   \
    return run("cublasSgemmStridedBatched" #SUFFIX, h, {ta, tb, m, n, k, lda, ldb, ldc}, alpha, a, \
               sa, b, sb, beta, c, sc, batch);                                                     \
  }                                                                                                \
  API cublasSgemmBatched##SUFFIX(void *h, int ta, int tb, INT m, INT n, INT k, const float *alpha, \
                                 const float *const *a, INT lda, const float *const *b, INT ldb,   \
                                 const float *beta, float *const *c, INT ldc, INT batch) {         \
    return run_arrays("cublasSgemmBatched" #SUFFIX, h, {ta, tb, m, n, k, lda, ldb, ldc}, alpha,    \
                      reinterpret_cast<const void *const *>(a),                                    \
                      reinterpret_cast<const void *const *>(b), beta,                              \
                      reinterpret_cast<void *const *>(c), batch);                                  \
  }                                                                                                \
  API cublasGemmEx##SUFFIX(void *h, int ta, int tb, INT m, INT n, INT k, const void *alpha,        \
                           const void *a, int at, INT lda, const void *b, int bt, INT ldb,         \
                           const void *beta, void *c, int ct, INT ldc, int compute_type, int) {    \
    if (!fp32(at, bt, ct, compute_type)) {                                                         \
      record("cublasGemmEx" #SUFFIX "(other types)", m, n, k);                                     \
      return kNotSupported;                                                                        \
    }                                                                                              \
    return run("cublasGemmEx" #SUFFIX, h, {ta, tb, m, n, k, lda, ldb, ldc}, alpha, a, 0, b, 0,     \
               beta, c, 0, 1);                                                                     \
  }                                                                                                \
  API cublasGemmStridedBatchedEx##SUFFIX(                                                          \
      void *h, int ta, int tb, INT m, INT n, INT k, const void *alpha, const void *a, int at,      \
      INT lda, long long sa, const void *b, int bt, INT ldb, long long sb, const void *beta,       \
      void *c, int ct, INT ldc, long long sc, INT batch, int compute_type, int) {                  \
    if (!fp32(at, bt, ct, compute_type)) return kNotSupported;                                     \
    return run("cublasGemmStridedBatchedEx" #SUFFIX, h, {ta, tb, m, n, k, lda, ldb, ldc}, alpha,   \
               a, sa, b, sb, beta, c, sc, batch);                                                  \
  }                                                                                                \
  API cublasGemmBatchedEx##SUFFIX(                                                                 \
      void *h, int ta, int tb, INT m, INT n, INT k, const void *alpha, const void *const *a,       \
      int at, INT lda, const void *const *b, int bt, INT ldb, const void *beta, void *const *c,    \
      int ct, INT ldc, INT batch, int compute_type, int) {                                         \
    if (!fp32(at, bt, ct, compute_type)) return kNotSupported;                                     \
    return run_arrays("cublasGemmBatchedEx" #SUFFIX, h, {ta, tb, m, n, k, lda, ldb, ldc}, alpha,   \
                      a, b, beta, c, batch);                                                       \
  }                                                                                                \
  API cublasSgemmGroupedBatched##SUFFIX(                                                           \
      void *h, const int *ta, const int *tb, const INT *m, const INT *n, const INT *k,             \
      const float *alpha, const float *const *a, const INT *lda, const float *const *b,            \
      const INT *ldb, const float *beta, float *const *c, const INT *ldc, INT groups,              \
      const INT *sizes) {                                                                          \
    return run_groups("cublasSgemmGroupedBatched" #SUFFIX, h, ta, tb, m, n, k, alpha,              \
                      reinterpret_cast<const void *const *>(a), lda,                               \
                      reinterpret_cast<const void *const *>(b), ldb, beta,                         \
                      reinterpret_cast<void *const *>(c), ldc, groups, sizes);                     \
  }                                                                                                \
  API cublasGemmGroupedBatchedEx##SUFFIX(                                                          \
      void *h, const int *ta, const int *tb, const INT *m, const INT *n, const INT *k,             \
      const void *alpha, const void *const *a, int at, const INT *lda, const void *const *b,       \
      int bt, const INT *ldb, const void *beta, void *const *c, int ct, const INT *ldc,            \
      INT groups, const INT *sizes, int compute_type) {                                            \
    if (fp32(at, bt, ct, compute_type))                                                            \
      return run_groups("cublasGemmGroupedBatchedEx" #SUFFIX, h, ta, tb, m, n, k, alpha, a, lda,   \
                        b, ldb, beta, c, ldc, groups, sizes);                                      \
    record("cublasGemmGroupedBatchedEx" #SUFFIX, *m, *n, *k);                                      \
    return compute_type;                                                                           \
  }
FUNCTIONS(, int32_t)
FUNCTIONS(_64, int64_t)
