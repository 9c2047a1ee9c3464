// cblas_sgemm and Fortran's sgemm_ on host memory.
#include "entry/cblas.h"

#include <algorithm>

#include "dispatch/first_call.h"
#include "entry/host_call.h"

namespace mixpert {
namespace {

// The position of the first illegal argument in cblas_sgemm, 0 if all are legal.
int illegal_argument(const HostGemm &x) {
  const bool row_major = x.order == kCblasRowMajor;
  const bool plain_a = x.transa == kCblasNoTrans, plain_b = x.transb == kCblasNoTrans;
  const int32_t extent_a = plain_a != row_major ? x.m : x.k;
  const int32_t extent_b = plain_b != row_major ? x.k : x.n;
  const int32_t extent_c = row_major ? x.n : x.m;
  if (!row_major && x.order != kCblasColMajor) return 1;
  if (!valid_trans(x.transa)) return 2;
  if (!valid_trans(x.transb)) return 3;
  if (x.m < 0) return 4;
  if (x.n < 0) return 5;
  if (x.k < 0) return 6;
  if (x.lda < std::max(1, extent_a)) return 9;
  if (x.ldb < std::max(1, extent_b)) return 11;
  if (x.ldc < std::max(1, extent_c)) return 14;
  return 0;
}

// Fortran's argument list has no order argument: positions start at transa.
int fortran_position(int cblas_position) { return cblas_position - 1; }

}  // namespace

void host_cblas_sgemm(const Origin &origin, const HostGemm &x) {
  const FirstCall first(Backend::kCpu);
  const int position = illegal_argument(x);
  if (position || host_straight_through(origin))
    if (const auto original = must_have_blas(origin.caller).cblas_sgemm)
      return original(x.order, x.transa, x.transb, x.m, x.n, x.k, x.alpha, x.a, x.lda, x.b, x.ldb,
                      x.beta, x.c, x.ldc);
  if (position) return complain("cblas_sgemm", position);
  run_host(x, origin, "cblas_sgemm");
}

void host_sgemm(const Origin &origin, const char *transa, const char *transb, const int32_t *m,
                const int32_t *n, const int32_t *k, const float *alpha, const float *a,
                const int32_t *lda, const float *b, const int32_t *ldb, const float *beta, float *c,
                const int32_t *ldc, size_t transa_length, size_t transb_length) {
  const FirstCall first(Backend::kCpu);
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
  const int position = illegal_argument(x);
  if (position || host_straight_through(origin))
    if (const auto original = must_have_blas(origin.caller).sgemm)
      return original(transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc, transa_length,
                      transb_length);
  if (position) return complain("SGEMM", fortran_position(position));
  run_host(x, origin, "sgemm_");
}

}  // namespace mixpert

extern "C" void mixpert_cblas_sgemm(mixpert_site *site, int32_t order, int32_t transa,
                                    int32_t transb, int32_t m, int32_t n, int32_t k, float alpha,
                                    const float *a, int32_t lda, const float *b, int32_t ldb,
                                    float beta, float *c, int32_t ldc) {
  mixpert::host_cblas_sgemm({site, __builtin_return_address(0)},
                            {order, transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc});
}

extern "C" void mixpert_sgemm_(mixpert_site *site, const char *transa, const char *transb,
                               const int32_t *m, const int32_t *n, const int32_t *k,
                               const float *alpha, const float *a, const int32_t *lda,
                               const float *b, const int32_t *ldb, const float *beta, float *c,
                               const int32_t *ldc, size_t transa_length, size_t transb_length) {
  mixpert::host_sgemm({site, __builtin_return_address(0)}, transa, transb, m, n, k, alpha, a, lda,
                      b, ldb, beta, c, ldc, transa_length, transb_length);
}
