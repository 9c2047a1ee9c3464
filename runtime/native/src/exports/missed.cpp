// cuBLAS GEMMs that cannot be emulated: they are passed to the original and counted with the
// reason.
#include "cublas/missed.h"

#include "cuda/dispatch_cuda.h"
#include "mixpert.h"
#include "record/record.h"
#include "support/no_throw.h"
#include "symbols/inside_native.h"

namespace mixpert {
namespace {

constexpr const char kComplex[] = "complex GEMM runs natively";
constexpr const char kFirstInterface[] = "cuBLAS's first interface (no handle) runs natively";

struct Missed {
  Origin origin;
  MissedFunction which;
  const char *reason;
  mixpert_problem problem;  // as far as it is known
};

CudaCall describe(const Missed &x, void *handle) {
  const Call call = {
      x.origin.site, kMissedNames[x.which], Backend::kCuda, x.problem, nullptr, nullptr,
      nullptr,       x.origin.caller,       false,          true};
  return {call,
          {x.problem, nullptr, nullptr, nullptr, nullptr, nullptr, false, nullptr},
          handle,
          true,
          x.reason};
}

template <typename... Arguments>
int pass_on(const Missed &missed, void *handle, Arguments... arguments) {
  const auto native = [&](const Cublas &api) -> int {
    const auto real = reinterpret_cast<int (*)(void *, Arguments...)>(api.missed[missed.which]);
    return real ? real(handle, arguments...) : cb::kNotSupported;
  };
  CudaCall cuda = describe(missed, handle);
  return dispatch(cuda, NativeCall(native));
}

// cuBLAS's function; null, with a message on stderr, if it has none.
template <typename Real>
Real original(const Missed &missed) {
  const Cublas *api = cublas(missed.origin.caller);
  void *const found = api ? api->missed[missed.which] : nullptr;
  if (!found)
    warn_once(std::string(kMissedNames[missed.which]) +
              ": the process has no cuBLAS with this function");
  return reinterpret_cast<Real>(found);
}

// A call of cuBLAS's legacy interface. Its stream is unknown, so its time is not measured.
template <typename... Arguments>
void pass_on_first(const Missed &missed, Arguments... arguments) {
  const CudaCall cuda = describe(missed, nullptr);
  using Real = void (*)(Arguments...);
  Real real = nullptr;
  bool straight = true;
  Choice choice = {};
  tried([&] {
    real = original<Real>(missed);
    straight = !real || straight_through(missed.origin);
    if (!straight) choice = begin_call(cuda.call);
  });
  if (!real) return;
  if (straight) return real(arguments...);
  {
    const InsideNative mark;
    real(arguments...);
  }
  const bool wanted = choice.scheme.kind != MIXPERT_SCHEME_NATIVE;
  tried([&] { trace_call(cuda.call, choice, {{}, wanted ? missed.reason : "", 0}); });
}

int operation(char letter) { return letter == 'N' || letter == 'n' ? cb::kOpN : cb::kOpT; }

mixpert_problem sizes(int64_t m, int64_t n, int64_t k, int64_t batch, int transa, int transb) {
  return {m, n, k, 0, 0, 0, batch, 0, 0, 0, transa != cb::kOpN, transb != cb::kOpN};
}

}  // namespace
}  // namespace mixpert

using namespace mixpert;

#define EXPORT extern "C" MIXPERT_API mixpert_cublas_status
#define MISSED(NAME, REASON, SIZES) \
  (Missed{{nullptr, __builtin_return_address(0)}, kMissed_##NAME, REASON, SIZES})

#define PLAIN(NAME, INT)                                                                      \
  EXPORT NAME(void *handle, int transa, int transb, INT m, INT n, INT k, const void *alpha,   \
              const void *a, INT lda, const void *b, INT ldb, const void *beta, void *c,      \
              INT ldc) {                                                                      \
    return pass_on(MISSED(NAME, kComplex, sizes(m, n, k, 1, transa, transb)), handle, transa, \
                   transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);                     \
  }
#define STRIDED(NAME, INT)                                                                        \
  EXPORT NAME(void *handle, int transa, int transb, INT m, INT n, INT k, const void *alpha,       \
              const void *a, INT lda, long long stride_a, const void *b, INT ldb,                 \
              long long stride_b, const void *beta, void *c, INT ldc, long long stride_c,         \
              INT batch) {                                                                        \
    return pass_on(MISSED(NAME, kComplex, sizes(m, n, k, batch, transa, transb)), handle, transa, \
                   transb, m, n, k, alpha, a, lda, stride_a, b, ldb, stride_b, beta, c, ldc,      \
                   stride_c, batch);                                                              \
  }
#define BATCHED(NAME, INT)                                                                        \
  EXPORT NAME(void *handle, int transa, int transb, INT m, INT n, INT k, const void *alpha,       \
              const void *const *a, INT lda, const void *const *b, INT ldb, const void *beta,     \
              void *const *c, INT ldc, INT batch) {                                               \
    return pass_on(MISSED(NAME, kComplex, sizes(m, n, k, batch, transa, transb)), handle, transa, \
                   transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc, batch);                  \
  }
#define EXTENDED(NAME, INT)                                                                       \
  EXPORT NAME(void *handle, int transa, int transb, INT m, INT n, INT k, const void *alpha,       \
              const void *a, int type_a, INT lda, const void *b, int type_b, INT ldb,             \
              const void *beta, void *c, int type_c, INT ldc) {                                   \
    return pass_on(MISSED(NAME, kComplex, sizes(m, n, k, 1, transa, transb)), handle, transa,     \
                   transb, m, n, k, alpha, a, type_a, lda, b, type_b, ldb, beta, c, type_c, ldc); \
  }
#define BOTH_PLAIN(NAME) PLAIN(NAME, int32_t) PLAIN(NAME##_64, int64_t)
#define BOTH_STRIDED(NAME) STRIDED(NAME, int32_t) STRIDED(NAME##_64, int64_t)
#define BOTH_BATCHED(NAME) BATCHED(NAME, int32_t) BATCHED(NAME##_64, int64_t)
#define BOTH_EXTENDED(NAME) EXTENDED(NAME, int32_t) EXTENDED(NAME##_64, int64_t)
MIXPERT_MISSED_PLAIN(BOTH_PLAIN)
MIXPERT_MISSED_STRIDED(BOTH_STRIDED)
MIXPERT_MISSED_BATCHED(BOTH_BATCHED)
MIXPERT_MISSED_EX(BOTH_EXTENDED)

#define FIRST_MISSED(NAME, M, N, K, TRANSA, TRANSB) \
  MISSED(NAME, kFirstInterface, sizes(M, N, K, 1, TRANSA, TRANSB))

extern "C" MIXPERT_API void cublasSgemm(char transa, char transb, int m, int n, int k, float alpha,
                                        const float *a, int lda, const float *b, int ldb,
                                        float beta, float *c, int ldc) {
  pass_on_first(FIRST_MISSED(cublasSgemm, m, n, k, operation(transa), operation(transb)), transa,
                transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
}

extern "C" MIXPERT_API void cublasSsyrk(char uplo, char trans, int n, int k, float alpha,
                                        const float *a, int lda, float beta, float *c, int ldc) {
  const int other = operation(trans) == cb::kOpN ? cb::kOpT : cb::kOpN;
  pass_on_first(FIRST_MISSED(cublasSsyrk, n, n, k, operation(trans), other), uplo, trans, n, k,
                alpha, a, lda, beta, c, ldc);
}
