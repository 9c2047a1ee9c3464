// Products on host memory of matrices at even distances: sgemm_batch_strided.
#include <algorithm>

#include "dispatch/first_call.h"
#include "entry/host_call.h"

namespace mixpert {
namespace {

// The position of the first illegal argument in cblas_sgemm_batch_strided, 0 if all are legal. No
// two products may write the same element.
int illegal_argument(const HostGemm &x) {
  const bool row_major = x.order == kCblasRowMajor;
  const int32_t extent_a = (x.transa == kCblasNoTrans) != row_major ? x.m : x.k;
  const int32_t extent_b = (x.transb == kCblasNoTrans) != row_major ? x.k : x.n;
  const int64_t runs_of_c = row_major ? x.m : x.n;
  if (!row_major && x.order != kCblasColMajor) return 1;
  if (!valid_trans(x.transa)) return 2;
  if (!valid_trans(x.transb)) return 3;
  if (x.m < 0) return 4;
  if (x.n < 0) return 5;
  if (x.k < 0) return 6;
  if (x.lda < std::max(1, extent_a)) return 9;
  if (x.stride_a < 0) return 10;
  if (x.ldb < std::max(1, extent_b)) return 12;
  if (x.stride_b < 0) return 13;
  if (x.ldc < std::max(1, row_major ? x.n : x.m)) return 16;
  if (x.stride_c < 0 || (x.batch > 1 && x.stride_c < x.ldc * runs_of_c)) return 17;
  return x.batch < 0 ? 18 : 0;
}

}  // namespace

void host_cblas_sgemm_strided(const Origin &origin, const HostGemm &x) {
  constexpr const char kName[] = "cblas_sgemm_batch_strided";
  const FirstCall first(Backend::kCpu);
  const int position = illegal_argument(x);
  if (position || host_straight_through(origin))
    if (const auto original = must_have_blas(origin.caller).cblas_sgemm_strided)
      return original(x.order, x.transa, x.transb, x.m, x.n, x.k, x.alpha, x.a, x.lda, x.stride_a,
                      x.b, x.ldb, x.stride_b, x.beta, x.c, x.ldc, x.stride_c, x.batch);
  if (position) return complain(kName, position);
  if (x.batch > 0) run_host(x, origin, kName);
}

void host_sgemm_strided(const Origin &origin, const char *transa, const char *transb,
                        const int32_t *m, const int32_t *n, const int32_t *k, const float *alpha,
                        const float *a, const int32_t *lda, const int32_t *stride_a, const float *b,
                        const int32_t *ldb, const int32_t *stride_b, const float *beta, float *c,
                        const int32_t *ldc, const int32_t *stride_c, const int32_t *batch,
                        size_t transa_length, size_t transb_length) {
  const FirstCall first(Backend::kCpu);
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
  const int position = illegal_argument(x);
  if (position || host_straight_through(origin))
    if (const auto original = must_have_blas(origin.caller).sgemm_strided)
      return original(transa, transb, m, n, k, alpha, a, lda, stride_a, b, ldb, stride_b, beta, c,
                      ldc, stride_c, batch, transa_length, transb_length);
  if (position) return complain("SGEMM_BATCH_STRIDED", position - 1);  // no order argument
  if (x.batch > 0) run_host(x, origin, "sgemm_batch_strided_");
}

}  // namespace mixpert
