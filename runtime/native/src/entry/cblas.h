// The host GEMMs behind both sets of names: mixpert_* with a site, and the BLAS's own (exports/).
#pragma once

#include "cpu/blas.h"
#include "dispatch/dispatch.h"

namespace mixpert {

// The arguments of an entry point as they came, order, triangle and transposes as CBLAS numbers.
struct HostGemm {
  int32_t order, transa, transb, m, n, k;
  float alpha;
  const float *a;
  int32_t lda;
  const float *b;
  int32_t ldb;
  float beta;
  float *c;
  int32_t ldc;
  int32_t uplo = 0;        // the triangle of C that is computed; 0: all of C
  bool symmetric = false;  // B is A, and op(B) op(A) transposed
  int32_t stride_a = 0, stride_b = 0, stride_c = 0, batch = 1;
};

void host_cblas_sgemm(const Origin &origin, const HostGemm &gemm);
void host_sgemm(const Origin &origin, const char *transa, const char *transb, const int32_t *m,
                const int32_t *n, const int32_t *k, const float *alpha, const float *a,
                const int32_t *lda, const float *b, const int32_t *ldb, const float *beta, float *c,
                const int32_t *ldc, size_t transa_length, size_t transb_length);

// sgemm_batch_strided: products of matrices at even distances.
void host_cblas_sgemm_strided(const Origin &origin, const HostGemm &gemm);
void host_sgemm_strided(const Origin &origin, const char *transa, const char *transb,
                        const int32_t *m, const int32_t *n, const int32_t *k, const float *alpha,
                        const float *a, const int32_t *lda, const int32_t *stride_a, const float *b,
                        const int32_t *ldb, const int32_t *stride_b, const float *beta, float *c,
                        const int32_t *ldc, const int32_t *stride_c, const int32_t *batch,
                        size_t transa_length, size_t transb_length);

// ssyrk: one triangle of the product of A and its transpose.
void host_cblas_ssyrk(const Origin &origin, int32_t order, int32_t uplo, int32_t trans, int32_t n,
                      int32_t k, float alpha, const float *a, int32_t lda, float beta, float *c,
                      int32_t ldc);
void host_ssyrk(const Origin &origin, const char *uplo, const char *trans, const int32_t *n,
                const int32_t *k, const float *alpha, const float *a, const int32_t *lda,
                const float *beta, float *c, const int32_t *ldc, size_t uplo_length,
                size_t trans_length);

// sgemmt, under either of its names: one triangle of any product.
void host_cblas_sgemmt(const Origin &origin, GemmtName name, const HostGemm &gemm);
void host_sgemmt(const Origin &origin, GemmtName name, const char *uplo, const char *transa,
                 const char *transb, const int32_t *n, const int32_t *k, const float *alpha,
                 const float *a, const int32_t *lda, const float *b, const int32_t *ldb,
                 const float *beta, float *c, const int32_t *ldc, size_t uplo_length,
                 size_t transa_length, size_t transb_length);

}  // namespace mixpert
