// Products on host memory of which one triangle is computed: ssyrk and sgemmt.
#include <algorithm>

#include "dispatch/first_call.h"
#include "entry/host_call.h"

namespace mixpert {
namespace {

constexpr const char *kCblasGemmt[kGemmtNames] = {"cblas_sgemmt", "cblas_sgemmtr"};
constexpr const char *kFortranGemmt[kGemmtNames] = {"sgemmt_", "sgemmtr_"};
constexpr const char *kGemmtRoutine[kGemmtNames] = {"SGEMMT", "SGEMMTR"};

bool valid_uplo(int32_t uplo) { return uplo == kCblasUpper || uplo == kCblasLower; }

// The position of the first illegal argument in cblas_ssyrk, 0 if all are legal.
int illegal_in_syrk(const HostGemm &x) {
  const bool row_major = x.order == kCblasRowMajor;
  const int32_t extent = (x.transa == kCblasNoTrans) != row_major ? x.n : x.k;
  if (!row_major && x.order != kCblasColMajor) return 1;
  if (!valid_uplo(x.uplo)) return 2;
  if (!valid_trans(x.transa)) return 3;
  if (x.n < 0) return 4;
  if (x.k < 0) return 5;
  if (x.lda < std::max(1, extent)) return 8;
  if (x.ldc < std::max(1, x.n)) return 11;
  return 0;
}

// The same in cblas_sgemmt.
int illegal_in_gemmt(const HostGemm &x) {
  const bool row_major = x.order == kCblasRowMajor;
  const int32_t extent_a = (x.transa == kCblasNoTrans) != row_major ? x.n : x.k;
  const int32_t extent_b = (x.transb == kCblasNoTrans) != row_major ? x.k : x.n;
  if (!row_major && x.order != kCblasColMajor) return 1;
  if (!valid_uplo(x.uplo)) return 2;
  if (!valid_trans(x.transa)) return 3;
  if (!valid_trans(x.transb)) return 4;
  if (x.n < 0) return 5;
  if (x.k < 0) return 6;
  if (x.lda < std::max(1, extent_a)) return 9;
  if (x.ldb < std::max(1, extent_b)) return 11;
  if (x.ldc < std::max(1, x.n)) return 14;
  return 0;
}

// Fortran's argument list has no order argument.
int fortran_position(int cblas_position) { return cblas_position - 1; }

HostGemm syrk_of(int32_t order, int32_t uplo, int32_t trans, int32_t n, int32_t k, float alpha,
                 const float *a, int32_t lda, float beta, float *c, int32_t ldc) {
  const int32_t other = trans == kCblasNoTrans ? kCblasTrans : kCblasNoTrans;
  return {order, trans, other, n, n, k, alpha, a, lda, a, lda, beta, c, ldc, uplo, true};
}

}  // namespace

void host_cblas_ssyrk(const Origin &origin, int32_t order, int32_t uplo, int32_t trans, int32_t n,
                      int32_t k, float alpha, const float *a, int32_t lda, float beta, float *c,
                      int32_t ldc) {
  const FirstCall first(Backend::kCpu);
  const HostGemm x = syrk_of(order, uplo, trans, n, k, alpha, a, lda, beta, c, ldc);
  const int position = illegal_in_syrk(x);
  if (position || host_straight_through(origin))
    if (const auto original = must_have_blas(origin.caller).cblas_ssyrk)
      return original(order, uplo, trans, n, k, alpha, a, lda, beta, c, ldc);
  if (position) return complain("cblas_ssyrk", position);
  run_host(x, origin, "cblas_ssyrk");
}

void host_ssyrk(const Origin &origin, const char *uplo, const char *trans, const int32_t *n,
                const int32_t *k, const float *alpha, const float *a, const int32_t *lda,
                const float *beta, float *c, const int32_t *ldc, size_t uplo_length,
                size_t trans_length) {
  const FirstCall first(Backend::kCpu);
  const HostGemm x = syrk_of(kCblasColMajor, cblas_uplo(uplo), cblas_trans(trans), *n, *k, *alpha,
                             a, *lda, *beta, c, *ldc);
  const int position = illegal_in_syrk(x);
  if (position || host_straight_through(origin))
    if (const auto original = must_have_blas(origin.caller).ssyrk)
      return original(uplo, trans, n, k, alpha, a, lda, beta, c, ldc, uplo_length, trans_length);
  if (position) return complain("SSYRK", fortran_position(position));
  run_host(x, origin, "ssyrk_");
}

void host_cblas_sgemmt(const Origin &origin, GemmtName name, const HostGemm &x) {
  const FirstCall first(Backend::kCpu);
  const int position = illegal_in_gemmt(x);
  if (position || host_straight_through(origin))
    if (const auto original = must_have_blas(origin.caller).cblas_sgemmt[name])
      return original(x.order, x.uplo, x.transa, x.transb, x.n, x.k, x.alpha, x.a, x.lda, x.b,
                      x.ldb, x.beta, x.c, x.ldc);
  if (position) return complain(kCblasGemmt[name], position);
  run_host(x, origin, kCblasGemmt[name]);
}

void host_sgemmt(const Origin &origin, GemmtName name, const char *uplo, const char *transa,
                 const char *transb, const int32_t *n, const int32_t *k, const float *alpha,
                 const float *a, const int32_t *lda, const float *b, const int32_t *ldb,
                 const float *beta, float *c, const int32_t *ldc, size_t uplo_length,
                 size_t transa_length, size_t transb_length) {
  const FirstCall first(Backend::kCpu);
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
  const int position = illegal_in_gemmt(x);
  if (position || host_straight_through(origin))
    if (const auto original = must_have_blas(origin.caller).sgemmt[name])
      return original(uplo, transa, transb, n, k, alpha, a, lda, b, ldb, beta, c, ldc, uplo_length,
                      transa_length, transb_length);
  if (position) return complain(kGemmtRoutine[name], fortran_position(position));
  run_host(x, origin, kFortranGemmt[name]);
}

}  // namespace mixpert
