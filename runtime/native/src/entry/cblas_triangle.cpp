// Products on host memory of which one triangle is computed: ssyrk and sgemmt.
#include "entry/host_call.h"

namespace mixpert {
namespace {

HostGemm syrk_of(int32_t order, int32_t uplo, int32_t trans, int64_t n, int64_t k, float alpha,
                 const float *a, int64_t lda, float beta, float *c, int64_t ldc) {
  const int32_t other = trans == kCblasNoTrans ? kCblasTrans : kCblasNoTrans;
  return {order, trans, other, n, n, k, alpha, a, lda, a, lda, beta, c, ldc, uplo, true};
}

}  // namespace

template <typename Int>
void host_cblas_ssyrk(const Origin &origin, const char *entry, int32_t order, int32_t uplo,
                      int32_t trans, Int n, Int k, float alpha, const float *a, Int lda, float beta,
                      float *c, Int ldc) {
  const HostGemm x = syrk_of(order, uplo, trans, n, k, alpha, a, lda, beta, c, ldc);
  run_product<Int>(origin, entry, x, kSyrkAt, [&](const HostFunctions<Int> &blas) {
    return called(blas.cblas_ssyrk, order, uplo, trans, n, k, alpha, a, lda, beta, c, ldc);
  });
}

template <typename Int>
void host_ssyrk(const Origin &origin, const char *entry, const char *uplo, const char *trans,
                const Int *n, const Int *k, const float *alpha, const float *a, const Int *lda,
                const float *beta, float *c, const Int *ldc, size_t uplo_length,
                size_t trans_length) {
  const HostGemm x = syrk_of(kCblasColMajor, cblas_uplo(uplo), cblas_trans(trans), *n, *k, *alpha,
                             a, *lda, *beta, c, *ldc);
  run_product<Int>(origin, entry, x, kSyrkAt, [&](const HostFunctions<Int> &blas) {
    return called(blas.ssyrk, uplo, trans, n, k, alpha, a, lda, beta, c, ldc, uplo_length,
                  trans_length);
  });
}

template <typename Int>
void host_cblas_sgemmt(const Origin &origin, const char *entry, GemmtName name, const HostGemm &x) {
  const auto size = [](int64_t value) { return static_cast<Int>(value); };
  run_product<Int>(origin, entry, x, kGemmtAt, [&](const HostFunctions<Int> &blas) {
    return called(blas.cblas_sgemmt[name], x.order, x.uplo, x.transa, x.transb, size(x.n),
                  size(x.k), x.alpha, x.a, size(x.lda), x.b, size(x.ldb), x.beta, x.c, size(x.ldc));
  });
}

template <typename Int>
void host_sgemmt(const Origin &origin, const char *entry, GemmtName name, const char *uplo,
                 const char *transa, const char *transb, const Int *n, const Int *k,
                 const float *alpha, const float *a, const Int *lda, const float *b, const Int *ldb,
                 const float *beta, float *c, const Int *ldc, size_t uplo_length,
                 size_t transa_length, size_t transb_length) {
  const HostGemm x{kCblasColMajor,
                   cblas_trans(transa),
                   cblas_trans(transb),
                   *n,
                   *n,
                   *k,
                   *alpha,
                   a,
                   *lda,
                   b,
                   *ldb,
                   *beta,
                   c,
                   *ldc,
                   cblas_uplo(uplo)};
  run_product<Int>(origin, entry, x, kGemmtAt, [&](const HostFunctions<Int> &blas) {
    return called(blas.sgemmt[name], uplo, transa, transb, n, k, alpha, a, lda, b, ldb, beta, c,
                  ldc, uplo_length, transa_length, transb_length);
  });
}

#define INSTANTIATE(FUNCTION)                             \
  template decltype(FUNCTION<int32_t>) FUNCTION<int32_t>; \
  template decltype(FUNCTION<int64_t>) FUNCTION<int64_t>;
INSTANTIATE(host_cblas_ssyrk)
INSTANTIATE(host_ssyrk)
INSTANTIATE(host_cblas_sgemmt)
INSTANTIATE(host_sgemmt)
#undef INSTANTIATE

}  // namespace mixpert
