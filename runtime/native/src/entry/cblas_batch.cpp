// Products on host memory of matrices at even distances: sgemm_batch_strided.
#include "entry/host_call.h"

namespace mixpert {

template <typename Int>
void host_cblas_sgemm_strided(const Origin &origin, const char *entry, const HostGemm &x) {
  const auto size = [](int64_t value) { return static_cast<Int>(value); };
  run_product<Int>(origin, entry, x, kStridedAt, [&](const HostFunctions<Int> &blas) {
    return called(blas.cblas_sgemm_strided, x.order, x.transa, x.transb, size(x.m), size(x.n),
                  size(x.k), x.alpha, x.a, size(x.lda), size(x.stride_a), x.b, size(x.ldb),
                  size(x.stride_b), x.beta, x.c, size(x.ldc), size(x.stride_c), size(x.batch));
  });
}

template <typename Int>
void host_sgemm_strided(const Origin &origin, const char *entry, const char *transa,
                        const char *transb, const Int *m, const Int *n, const Int *k,
                        const float *alpha, const float *a, const Int *lda, const Int *stride_a,
                        const float *b, const Int *ldb, const Int *stride_b, const float *beta,
                        float *c, const Int *ldc, const Int *stride_c, const Int *batch,
                        size_t transa_length, size_t transb_length) {
  HostGemm x{kCblasColMajor,
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
  x.stride_a = *stride_a, x.stride_b = *stride_b, x.stride_c = *stride_c, x.batch = *batch;
  run_product<Int>(origin, entry, x, kStridedAt, [&](const HostFunctions<Int> &blas) {
    return called(blas.sgemm_strided, transa, transb, m, n, k, alpha, a, lda, stride_a, b, ldb,
                  stride_b, beta, c, ldc, stride_c, batch, transa_length, transb_length);
  });
}

#define INSTANTIATE(FUNCTION)                             \
  template decltype(FUNCTION<int32_t>) FUNCTION<int32_t>; \
  template decltype(FUNCTION<int64_t>) FUNCTION<int64_t>;
INSTANTIATE(host_cblas_sgemm_strided)
INSTANTIATE(host_sgemm_strided)
#undef INSTANTIATE

}  // namespace mixpert
