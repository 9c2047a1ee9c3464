// The products of cuBLAS behind both sets of names: mixpert_* with a site, and cuBLAS's own
// (exports/). Int is int32_t, or int64_t for the functions whose name ends in _64.
#pragma once

#include "dispatch/dispatch.h"

namespace mixpert {

template <typename Int>
int cublas_sgemm(const Origin &origin, void *handle, int transa, int transb, Int m, Int n, Int k,
                 const float *alpha, const float *a, Int lda, const float *b, Int ldb,
                 const float *beta, float *c, Int ldc);
template <typename Int>
int cublas_ssyrk(const Origin &origin, void *handle, int uplo, int trans, Int n, Int k,
                 const float *alpha, const float *a, Int lda, const float *beta, float *c, Int ldc);
template <typename Int>
int cublas_ssyrkx(const Origin &origin, void *handle, int uplo, int trans, Int n, Int k,
                  const float *alpha, const float *a, Int lda, const float *b, Int ldb,
                  const float *beta, float *c, Int ldc);
template <typename Int>
int cublas_sgemm_strided(const Origin &origin, void *handle, int transa, int transb, Int m, Int n,
                         Int k, const float *alpha, const float *a, Int lda, int64_t stride_a,
                         const float *b, Int ldb, int64_t stride_b, const float *beta, float *c,
                         Int ldc, int64_t stride_c, Int batch);
template <typename Int>
int cublas_sgemm_batched(const Origin &origin, void *handle, int transa, int transb, Int m, Int n,
                         Int k, const float *alpha, const float *const *a, Int lda,
                         const float *const *b, Int ldb, const float *beta, float *const *c,
                         Int ldc, Int batch);
template <typename Int>
int cublas_sgemm_ex(const Origin &origin, void *handle, int transa, int transb, Int m, Int n, Int k,
                    const float *alpha, const void *a, int type_a, Int lda, const void *b,
                    int type_b, Int ldb, const float *beta, void *c, int type_c, Int ldc);
template <typename Int>
int cublas_gemm_ex(const Origin &origin, void *handle, int transa, int transb, Int m, Int n, Int k,
                   const void *alpha, const void *a, int type_a, Int lda, const void *b, int type_b,
                   Int ldb, const void *beta, void *c, int type_c, Int ldc, int compute_type,
                   int algo);
template <typename Int>
int cublas_gemm_strided_ex(const Origin &origin, void *handle, int transa, int transb, Int m, Int n,
                           Int k, const void *alpha, const void *a, int type_a, Int lda,
                           int64_t stride_a, const void *b, int type_b, Int ldb, int64_t stride_b,
                           const void *beta, void *c, int type_c, Int ldc, int64_t stride_c,
                           Int batch, int compute_type, int algo);
template <typename Int>
int cublas_gemm_batched_ex(const Origin &origin, void *handle, int transa, int transb, Int m, Int n,
                           Int k, const void *alpha, const void *const *a, int type_a, Int lda,
                           const void *const *b, int type_b, Int ldb, const void *beta,
                           void *const *c, int type_c, Int ldc, Int batch, int compute_type,
                           int algo);

// The arguments of a grouped batch as they came. The arrays of pointers are on the device.
template <typename Int>
struct CublasGroups {
  const int *transa, *transb;
  const Int *m, *n, *k;
  const void *alpha;
  const void *const *a;
  int type_a;
  const Int *lda;
  const void *const *b;
  int type_b;
  const Int *ldb;
  const void *beta;
  void *const *c;
  int type_c;
  const Int *ldc;
  Int count;
  const Int *sizes;
  int compute_type;
  bool typed;  // false: cublasSgemmGroupedBatched, which has no types
};

template <typename Int>
int cublas_gemm_grouped(const Origin &origin, void *handle, const CublasGroups<Int> &groups);

}  // namespace mixpert
