// cblas_sgemm and Fortran's sgemm_ on host memory.
#include "entry/cblas.h"

#include "entry/host_call.h"

namespace mixpert {

template <typename Int>
void host_cblas_sgemm(const Origin &origin, const char *entry, const HostGemm &x) {
  const auto size = [](int64_t value) { return static_cast<Int>(value); };
  run_product<Int>(origin, entry, x, kGemmAt, [&](const HostFunctions<Int> &blas) {
    return called(blas.cblas_sgemm, x.order, x.transa, x.transb, size(x.m), size(x.n), size(x.k),
                  x.alpha, x.a, size(x.lda), x.b, size(x.ldb), x.beta, x.c, size(x.ldc));
  });
}

template <typename Int>
void host_sgemm(const Origin &origin, const char *entry, const char *transa, const char *transb,
                const Int *m, const Int *n, const Int *k, const float *alpha, const float *a,
                const Int *lda, const float *b, const Int *ldb, const float *beta, float *c,
                const Int *ldc, size_t transa_length, size_t transb_length) {
  const HostGemm x{kCblasColMajor,
                   cblas_trans(transa),
                   cblas_trans(transb),
                   *m,
                   *n,
                   *k,
                   *alpha,
                   a,
                   *lda,
                   b,
                   *ldb,
                   *beta,
                   c,
                   *ldc};
  run_product<Int>(origin, entry, x, kGemmAt, [&](const HostFunctions<Int> &blas) {
    return called(blas.sgemm, transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc,
                  transa_length, transb_length);
  });
}

#define INSTANTIATE(FUNCTION)                             \
  template decltype(FUNCTION<int32_t>) FUNCTION<int32_t>; \
  template decltype(FUNCTION<int64_t>) FUNCTION<int64_t>;
INSTANTIATE(host_cblas_sgemm)
INSTANTIATE(host_sgemm)
#undef INSTANTIATE

}  // namespace mixpert
