// The host GEMMs behind both sets of names: mixpert_* with a site, and the BLAS's own (exports/).
// Int is int32_t, or int64_t for the functions of a BLAS with 64-bit sizes. `entry` is the name
// that was called, in static storage.
#pragma once

#include "cpu/blas.h"
#include "dispatch/dispatch.h"

namespace mixpert {

// The arguments of an entry point as they came, order, triangle and transposes as CBLAS numbers.
struct HostGemm {
  int32_t order, transa, transb;
  int64_t m, n, k;
  float alpha;
  const float *a;
  int64_t lda;
  const float *b;
  int64_t ldb;
  float beta;
  float *c;
  int64_t ldc;
  int32_t uplo = 0;        // the triangle of C that is computed; 0: all of C
  bool symmetric = false;  // B is A, and op(B) op(A) transposed
  int64_t stride_a = 0, stride_b = 0, stride_c = 0, batch = 1;
};

template <typename Int>
void host_cblas_sgemm(const Origin &origin, const char *entry, const HostGemm &gemm);
template <typename Int>
void host_sgemm(const Origin &origin, const char *entry, const char *transa, const char *transb,
                const Int *m, const Int *n, const Int *k, const float *alpha, const float *a,
                const Int *lda, const float *b, const Int *ldb, const float *beta, float *c,
                const Int *ldc, size_t transa_length, size_t transb_length);

// sgemm_batch_strided: products of matrices at even distances.
template <typename Int>
void host_cblas_sgemm_strided(const Origin &origin, const char *entry, const HostGemm &gemm);
template <typename Int>
void host_sgemm_strided(const Origin &origin, const char *entry, const char *transa,
                        const char *transb, const Int *m, const Int *n, const Int *k,
                        const float *alpha, const float *a, const Int *lda, const Int *stride_a,
                        const float *b, const Int *ldb, const Int *stride_b, const float *beta,
                        float *c, const Int *ldc, const Int *stride_c, const Int *batch,
                        size_t transa_length, size_t transb_length);

// sgemm_batch: groups of products with the same sizes, their matrices at any addresses. Each
// product that does not go to the BLAS together with its group is a call of its own.
template <typename Int>
void host_cblas_sgemm_batch(const Origin &origin, const char *entry, int32_t order,
                            const int32_t *transa, const int32_t *transb, const Int *m,
                            const Int *n, const Int *k, const float *alpha, const float **a,
                            const Int *lda, const float **b, const Int *ldb, const float *beta,
                            float **c, const Int *ldc, Int groups, const Int *sizes);
template <typename Int>
void host_sgemm_batch(const Origin &origin, const char *entry, const char *transa,
                      const char *transb, const Int *m, const Int *n, const Int *k,
                      const float *alpha, const float **a, const Int *lda, const float **b,
                      const Int *ldb, const float *beta, float **c, const Int *ldc,
                      const Int *groups, const Int *sizes, size_t transa_length,
                      size_t transb_length);

// ssyrk: one triangle of the product of A and its transpose.
template <typename Int>
void host_cblas_ssyrk(const Origin &origin, const char *entry, int32_t order, int32_t uplo,
                      int32_t trans, Int n, Int k, float alpha, const float *a, Int lda, float beta,
                      float *c, Int ldc);
template <typename Int>
void host_ssyrk(const Origin &origin, const char *entry, const char *uplo, const char *trans,
                const Int *n, const Int *k, const float *alpha, const float *a, const Int *lda,
                const float *beta, float *c, const Int *ldc, size_t uplo_length,
                size_t trans_length);

// sgemmt, under either of its names: one triangle of any product.
template <typename Int>
void host_cblas_sgemmt(const Origin &origin, const char *entry, GemmtName name,
                       const HostGemm &gemm);
template <typename Int>
void host_sgemmt(const Origin &origin, const char *entry, GemmtName name, const char *uplo,
                 const char *transa, const char *transb, const Int *n, const Int *k,
                 const float *alpha, const float *a, const Int *lda, const float *b, const Int *ldb,
                 const float *beta, float *c, const Int *ldc, size_t uplo_length,
                 size_t transa_length, size_t transb_length);

}  // namespace mixpert
