/* MixPert: call sites, and the functions of cuBLAS and BLAS behind them (mixpert.h). */
#ifndef MIXPERT_SITES_H
#define MIXPERT_SITES_H

#include "mixpert.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Emitted by the compiler pass for every site; the address of one is the first argument of the
 * mixpert_<entry point> functions below. Null: a call without a site (preload). */
typedef struct mixpert_site {
  uint32_t abi;        /* MIXPERT_ABI_VERSION of the pass */
  uint32_t index;      /* in the graph of its module */
  uint32_t flags;      /* MIXPERT_SITE_* */
  uint32_t packings;   /* numbers of the packings of A (low 16 bits) and B (high); 0: not shared */
  const char *id;
  const char *module;
  const char *plan;    /* text of a plan compiled in, or null; MIXPERT_PLAN takes precedence */
  const void *image;   /* kernel images compiled in (--gpu-arch), or null */
  void *state;         /* owned by the runtime, null at start */
} mixpert_site;

#define MIXPERT_SITE_SINK 1u /* in a component of the graph with no edge out */
/* The operand may already be packed: a packing made by this thread under the same number (of the
 * same module), for the same address, sizes, leading dimension and orientation, is still valid.
 * The runtime checks that there is one, and that it is for the same memory. */
#define MIXPERT_SITE_REUSES_A 2u
#define MIXPERT_SITE_REUSES_B 4u

typedef int32_t mixpert_cublas_status; /* cublasStatus_t */

/* The functions that the pass calls in place of those of the same name. Their parameters follow
 * the site, with enumerations of cuBLAS and CBLAS as integers; results and errors are those of
 * the original. The pointer mode of the handle applies to alpha and beta. Calls that cannot be
 * emulated run natively. */
MIXPERT_API mixpert_cublas_status mixpert_cublasSgemm_v2(
    mixpert_site *site, void *handle, int32_t transa, int32_t transb, int32_t m, int32_t n,
    int32_t k, const float *alpha, const float *a, int32_t lda, const float *b, int32_t ldb,
    const float *beta, float *c, int32_t ldc);
MIXPERT_API mixpert_cublas_status mixpert_cublasSgemm_v2_64(
    mixpert_site *site, void *handle, int32_t transa, int32_t transb, int64_t m, int64_t n,
    int64_t k, const float *alpha, const float *a, int64_t lda, const float *b, int64_t ldb,
    const float *beta, float *c, int64_t ldc);
MIXPERT_API mixpert_cublas_status mixpert_cublasSsyrk_v2(
    mixpert_site *site, void *handle, int32_t uplo, int32_t trans, int32_t n, int32_t k,
    const float *alpha, const float *a, int32_t lda, const float *beta, float *c, int32_t ldc);
MIXPERT_API mixpert_cublas_status mixpert_cublasSsyrk_v2_64(
    mixpert_site *site, void *handle, int32_t uplo, int32_t trans, int64_t n, int64_t k,
    const float *alpha, const float *a, int64_t lda, const float *beta, float *c, int64_t ldc);
MIXPERT_API mixpert_cublas_status mixpert_cublasSsyrkx(
    mixpert_site *site, void *handle, int32_t uplo, int32_t trans, int32_t n, int32_t k,
    const float *alpha, const float *a, int32_t lda, const float *b, int32_t ldb,
    const float *beta, float *c, int32_t ldc);
MIXPERT_API mixpert_cublas_status mixpert_cublasSsyrkx_64(
    mixpert_site *site, void *handle, int32_t uplo, int32_t trans, int64_t n, int64_t k,
    const float *alpha, const float *a, int64_t lda, const float *b, int64_t ldb,
    const float *beta, float *c, int64_t ldc);
MIXPERT_API mixpert_cublas_status mixpert_cublasSgemmStridedBatched(
    mixpert_site *site, void *handle, int32_t transa, int32_t transb, int32_t m, int32_t n,
    int32_t k, const float *alpha, const float *a, int32_t lda, int64_t stride_a, const float *b,
    int32_t ldb, int64_t stride_b, const float *beta, float *c, int32_t ldc, int64_t stride_c,
    int32_t batch);
MIXPERT_API mixpert_cublas_status mixpert_cublasSgemmStridedBatched_64(
    mixpert_site *site, void *handle, int32_t transa, int32_t transb, int64_t m, int64_t n,
    int64_t k, const float *alpha, const float *a, int64_t lda, int64_t stride_a, const float *b,
    int64_t ldb, int64_t stride_b, const float *beta, float *c, int64_t ldc, int64_t stride_c,
    int64_t batch);
MIXPERT_API mixpert_cublas_status mixpert_cublasSgemmBatched(
    mixpert_site *site, void *handle, int32_t transa, int32_t transb, int32_t m, int32_t n,
    int32_t k, const float *alpha, const float *const *a, int32_t lda, const float *const *b,
    int32_t ldb, const float *beta, float *const *c, int32_t ldc, int32_t batch);
MIXPERT_API mixpert_cublas_status mixpert_cublasSgemmBatched_64(
    mixpert_site *site, void *handle, int32_t transa, int32_t transb, int64_t m, int64_t n,
    int64_t k, const float *alpha, const float *const *a, int64_t lda, const float *const *b,
    int64_t ldb, const float *beta, float *const *c, int64_t ldc, int64_t batch);
MIXPERT_API mixpert_cublas_status mixpert_cublasSgemmEx(
    mixpert_site *site, void *handle, int32_t transa, int32_t transb, int32_t m, int32_t n,
    int32_t k, const float *alpha, const void *a, int32_t type_a, int32_t lda, const void *b,
    int32_t type_b, int32_t ldb, const float *beta, void *c, int32_t type_c, int32_t ldc);
MIXPERT_API mixpert_cublas_status mixpert_cublasSgemmEx_64(
    mixpert_site *site, void *handle, int32_t transa, int32_t transb, int64_t m, int64_t n,
    int64_t k, const float *alpha, const void *a, int32_t type_a, int64_t lda, const void *b,
    int32_t type_b, int64_t ldb, const float *beta, void *c, int32_t type_c, int64_t ldc);
MIXPERT_API mixpert_cublas_status mixpert_cublasGemmEx(
    mixpert_site *site, void *handle, int32_t transa, int32_t transb, int32_t m, int32_t n,
    int32_t k, const void *alpha, const void *a, int32_t type_a, int32_t lda, const void *b,
    int32_t type_b, int32_t ldb, const void *beta, void *c, int32_t type_c, int32_t ldc,
    int32_t compute_type, int32_t algo);
MIXPERT_API mixpert_cublas_status mixpert_cublasGemmEx_64(
    mixpert_site *site, void *handle, int32_t transa, int32_t transb, int64_t m, int64_t n,
    int64_t k, const void *alpha, const void *a, int32_t type_a, int64_t lda, const void *b,
    int32_t type_b, int64_t ldb, const void *beta, void *c, int32_t type_c, int64_t ldc,
    int32_t compute_type, int32_t algo);
MIXPERT_API mixpert_cublas_status mixpert_cublasGemmStridedBatchedEx(
    mixpert_site *site, void *handle, int32_t transa, int32_t transb, int32_t m, int32_t n,
    int32_t k, const void *alpha, const void *a, int32_t type_a, int32_t lda, int64_t stride_a,
    const void *b, int32_t type_b, int32_t ldb, int64_t stride_b, const void *beta, void *c,
    int32_t type_c, int32_t ldc, int64_t stride_c, int32_t batch, int32_t compute_type,
    int32_t algo);
MIXPERT_API mixpert_cublas_status mixpert_cublasGemmStridedBatchedEx_64(
    mixpert_site *site, void *handle, int32_t transa, int32_t transb, int64_t m, int64_t n,
    int64_t k, const void *alpha, const void *a, int32_t type_a, int64_t lda, int64_t stride_a,
    const void *b, int32_t type_b, int64_t ldb, int64_t stride_b, const void *beta, void *c,
    int32_t type_c, int64_t ldc, int64_t stride_c, int64_t batch, int32_t compute_type,
    int32_t algo);
MIXPERT_API mixpert_cublas_status mixpert_cublasGemmBatchedEx(
    mixpert_site *site, void *handle, int32_t transa, int32_t transb, int32_t m, int32_t n,
    int32_t k, const void *alpha, const void *const *a, int32_t type_a, int32_t lda,
    const void *const *b, int32_t type_b, int32_t ldb, const void *beta, void *const *c,
    int32_t type_c, int32_t ldc, int32_t batch, int32_t compute_type, int32_t algo);
MIXPERT_API mixpert_cublas_status mixpert_cublasGemmBatchedEx_64(
    mixpert_site *site, void *handle, int32_t transa, int32_t transb, int64_t m, int64_t n,
    int64_t k, const void *alpha, const void *const *a, int32_t type_a, int64_t lda,
    const void *const *b, int32_t type_b, int64_t ldb, const void *beta, void *const *c,
    int32_t type_c, int64_t ldc, int64_t batch, int32_t compute_type, int32_t algo);
MIXPERT_API mixpert_cublas_status mixpert_cublasSgemmGroupedBatched(
    mixpert_site *site, void *handle, const int32_t *transa, const int32_t *transb,
    const int32_t *m, const int32_t *n, const int32_t *k, const float *alpha, const float *const *a,
    const int32_t *lda, const float *const *b, const int32_t *ldb, const float *beta,
    float *const *c, const int32_t *ldc, int32_t groups, const int32_t *sizes);
MIXPERT_API mixpert_cublas_status mixpert_cublasSgemmGroupedBatched_64(
    mixpert_site *site, void *handle, const int32_t *transa, const int32_t *transb,
    const int64_t *m, const int64_t *n, const int64_t *k, const float *alpha, const float *const *a,
    const int64_t *lda, const float *const *b, const int64_t *ldb, const float *beta,
    float *const *c, const int64_t *ldc, int64_t groups, const int64_t *sizes);
MIXPERT_API mixpert_cublas_status mixpert_cublasGemmGroupedBatchedEx(
    mixpert_site *site, void *handle, const int32_t *transa, const int32_t *transb,
    const int32_t *m, const int32_t *n, const int32_t *k, const void *alpha, const void *const *a,
    int32_t type_a, const int32_t *lda, const void *const *b, int32_t type_b, const int32_t *ldb,
    const void *beta, void *const *c, int32_t type_c, const int32_t *ldc, int32_t groups,
    const int32_t *sizes, int32_t compute_type);
MIXPERT_API mixpert_cublas_status mixpert_cublasGemmGroupedBatchedEx_64(
    mixpert_site *site, void *handle, const int32_t *transa, const int32_t *transb,
    const int64_t *m, const int64_t *n, const int64_t *k, const void *alpha, const void *const *a,
    int32_t type_a, const int64_t *lda, const void *const *b, int32_t type_b, const int64_t *ldb,
    const void *beta, void *const *c, int32_t type_c, const int64_t *ldc, int64_t groups,
    const int64_t *sizes, int32_t compute_type);
MIXPERT_API mixpert_cublas_status mixpert_cublasLtMatmul(
    mixpert_site *site, void *handle, void *desc, const void *alpha, const void *a, void *layout_a,
    const void *b, void *layout_b, const void *beta, const void *c, void *layout_c, void *d,
    void *layout_d, const void *algorithm, void *workspace, size_t workspace_bytes, void *stream);
MIXPERT_API void mixpert_cblas_sgemm(
    mixpert_site *site, int32_t order, int32_t transa, int32_t transb, int32_t m, int32_t n,
    int32_t k, float alpha, const float *a, int32_t lda, const float *b, int32_t ldb, float beta,
    float *c, int32_t ldc);
MIXPERT_API void mixpert_sgemm_(
    mixpert_site *site, const char *transa, const char *transb, const int32_t *m, const int32_t *n,
    const int32_t *k, const float *alpha, const float *a, const int32_t *lda, const float *b,
    const int32_t *ldb, const float *beta, float *c, const int32_t *ldc, size_t transa_length,
    size_t transb_length);
MIXPERT_API void mixpert_cblas_sgemm_batch_strided(
    mixpert_site *site, int32_t order, int32_t transa, int32_t transb, int32_t m, int32_t n,
    int32_t k, float alpha, const float *a, int32_t lda, int32_t stride_a, const float *b,
    int32_t ldb, int32_t stride_b, float beta, float *c, int32_t ldc, int32_t stride_c,
    int32_t batch);
MIXPERT_API void mixpert_sgemm_batch_strided_(
    mixpert_site *site, const char *transa, const char *transb, const int32_t *m, const int32_t *n,
    const int32_t *k, const float *alpha, const float *a, const int32_t *lda,
    const int32_t *stride_a, const float *b, const int32_t *ldb, const int32_t *stride_b,
    const float *beta, float *c, const int32_t *ldc, const int32_t *stride_c, const int32_t *batch,
    size_t transa_length, size_t transb_length);
MIXPERT_API void mixpert_cblas_sgemm_batch(
    mixpert_site *site, int32_t order, const int32_t *transa, const int32_t *transb,
    const int32_t *m, const int32_t *n, const int32_t *k, const float *alpha, const float **a,
    const int32_t *lda, const float **b, const int32_t *ldb, const float *beta, float **c,
    const int32_t *ldc, int32_t groups, const int32_t *sizes);
MIXPERT_API void mixpert_sgemm_batch_(
    mixpert_site *site, const char *transa, const char *transb, const int32_t *m, const int32_t *n,
    const int32_t *k, const float *alpha, const float **a, const int32_t *lda, const float **b,
    const int32_t *ldb, const float *beta, float **c, const int32_t *ldc, const int32_t *groups,
    const int32_t *sizes, size_t transa_length, size_t transb_length);
MIXPERT_API void mixpert_cblas_ssyrk(
    mixpert_site *site, int32_t order, int32_t uplo, int32_t trans, int32_t n, int32_t k,
    float alpha, const float *a, int32_t lda, float beta, float *c, int32_t ldc);
MIXPERT_API void mixpert_ssyrk_(
    mixpert_site *site, const char *uplo, const char *trans, const int32_t *n, const int32_t *k,
    const float *alpha, const float *a, const int32_t *lda, const float *beta, float *c,
    const int32_t *ldc, size_t uplo_length, size_t trans_length);
MIXPERT_API void mixpert_cblas_sgemmt(
    mixpert_site *site, int32_t order, int32_t uplo, int32_t transa, int32_t transb, int32_t n,
    int32_t k, float alpha, const float *a, int32_t lda, const float *b, int32_t ldb, float beta,
    float *c, int32_t ldc);
MIXPERT_API void mixpert_sgemmt_(
    mixpert_site *site, const char *uplo, const char *transa, const char *transb, const int32_t *n,
    const int32_t *k, const float *alpha, const float *a, const int32_t *lda, const float *b,
    const int32_t *ldb, const float *beta, float *c, const int32_t *ldc, size_t uplo_length,
    size_t transa_length, size_t transb_length);
MIXPERT_API void mixpert_cblas_sgemmtr(
    mixpert_site *site, int32_t order, int32_t uplo, int32_t transa, int32_t transb, int32_t n,
    int32_t k, float alpha, const float *a, int32_t lda, const float *b, int32_t ldb, float beta,
    float *c, int32_t ldc);
MIXPERT_API void mixpert_sgemmtr_(
    mixpert_site *site, const char *uplo, const char *transa, const char *transb, const int32_t *n,
    const int32_t *k, const float *alpha, const float *a, const int32_t *lda, const float *b,
    const int32_t *ldb, const float *beta, float *c, const int32_t *ldc, size_t uplo_length,
    size_t transa_length, size_t transb_length);

/* The same in a BLAS with 64-bit sizes: reference BLAS and MKL add _64 to names, OpenBLAS 64_. */
MIXPERT_API void mixpert_cblas_sgemm_64(
    mixpert_site *site, int32_t order, int32_t transa, int32_t transb, int64_t m, int64_t n,
    int64_t k, float alpha, const float *a, int64_t lda, const float *b, int64_t ldb, float beta,
    float *c, int64_t ldc);
MIXPERT_API void mixpert_cblas_sgemm64_(
    mixpert_site *site, int32_t order, int32_t transa, int32_t transb, int64_t m, int64_t n,
    int64_t k, float alpha, const float *a, int64_t lda, const float *b, int64_t ldb, float beta,
    float *c, int64_t ldc);
MIXPERT_API void mixpert_sgemm_64_(
    mixpert_site *site, const char *transa, const char *transb, const int64_t *m, const int64_t *n,
    const int64_t *k, const float *alpha, const float *a, const int64_t *lda, const float *b,
    const int64_t *ldb, const float *beta, float *c, const int64_t *ldc, size_t transa_length,
    size_t transb_length);
MIXPERT_API void mixpert_cblas_sgemm_batch_strided_64(
    mixpert_site *site, int32_t order, int32_t transa, int32_t transb, int64_t m, int64_t n,
    int64_t k, float alpha, const float *a, int64_t lda, int64_t stride_a, const float *b,
    int64_t ldb, int64_t stride_b, float beta, float *c, int64_t ldc, int64_t stride_c,
    int64_t batch);
MIXPERT_API void mixpert_cblas_sgemm_batch_strided64_(
    mixpert_site *site, int32_t order, int32_t transa, int32_t transb, int64_t m, int64_t n,
    int64_t k, float alpha, const float *a, int64_t lda, int64_t stride_a, const float *b,
    int64_t ldb, int64_t stride_b, float beta, float *c, int64_t ldc, int64_t stride_c,
    int64_t batch);
MIXPERT_API void mixpert_sgemm_batch_strided_64_(
    mixpert_site *site, const char *transa, const char *transb, const int64_t *m, const int64_t *n,
    const int64_t *k, const float *alpha, const float *a, const int64_t *lda,
    const int64_t *stride_a, const float *b, const int64_t *ldb, const int64_t *stride_b,
    const float *beta, float *c, const int64_t *ldc, const int64_t *stride_c, const int64_t *batch,
    size_t transa_length, size_t transb_length);
MIXPERT_API void mixpert_cblas_sgemm_batch_64(
    mixpert_site *site, int32_t order, const int32_t *transa, const int32_t *transb,
    const int64_t *m, const int64_t *n, const int64_t *k, const float *alpha, const float **a,
    const int64_t *lda, const float **b, const int64_t *ldb, const float *beta, float **c,
    const int64_t *ldc, int64_t groups, const int64_t *sizes);
MIXPERT_API void mixpert_cblas_sgemm_batch64_(
    mixpert_site *site, int32_t order, const int32_t *transa, const int32_t *transb,
    const int64_t *m, const int64_t *n, const int64_t *k, const float *alpha, const float **a,
    const int64_t *lda, const float **b, const int64_t *ldb, const float *beta, float **c,
    const int64_t *ldc, int64_t groups, const int64_t *sizes);
MIXPERT_API void mixpert_sgemm_batch_64_(
    mixpert_site *site, const char *transa, const char *transb, const int64_t *m, const int64_t *n,
    const int64_t *k, const float *alpha, const float **a, const int64_t *lda, const float **b,
    const int64_t *ldb, const float *beta, float **c, const int64_t *ldc, const int64_t *groups,
    const int64_t *sizes, size_t transa_length, size_t transb_length);
MIXPERT_API void mixpert_cblas_ssyrk_64(
    mixpert_site *site, int32_t order, int32_t uplo, int32_t trans, int64_t n, int64_t k,
    float alpha, const float *a, int64_t lda, float beta, float *c, int64_t ldc);
MIXPERT_API void mixpert_cblas_ssyrk64_(
    mixpert_site *site, int32_t order, int32_t uplo, int32_t trans, int64_t n, int64_t k,
    float alpha, const float *a, int64_t lda, float beta, float *c, int64_t ldc);
MIXPERT_API void mixpert_ssyrk_64_(
    mixpert_site *site, const char *uplo, const char *trans, const int64_t *n, const int64_t *k,
    const float *alpha, const float *a, const int64_t *lda, const float *beta, float *c,
    const int64_t *ldc, size_t uplo_length, size_t trans_length);
MIXPERT_API void mixpert_cblas_sgemmt_64(
    mixpert_site *site, int32_t order, int32_t uplo, int32_t transa, int32_t transb, int64_t n,
    int64_t k, float alpha, const float *a, int64_t lda, const float *b, int64_t ldb, float beta,
    float *c, int64_t ldc);
MIXPERT_API void mixpert_cblas_sgemmt64_(
    mixpert_site *site, int32_t order, int32_t uplo, int32_t transa, int32_t transb, int64_t n,
    int64_t k, float alpha, const float *a, int64_t lda, const float *b, int64_t ldb, float beta,
    float *c, int64_t ldc);
MIXPERT_API void mixpert_sgemmt_64_(
    mixpert_site *site, const char *uplo, const char *transa, const char *transb, const int64_t *n,
    const int64_t *k, const float *alpha, const float *a, const int64_t *lda, const float *b,
    const int64_t *ldb, const float *beta, float *c, const int64_t *ldc, size_t uplo_length,
    size_t transa_length, size_t transb_length);
MIXPERT_API void mixpert_cblas_sgemmtr_64(
    mixpert_site *site, int32_t order, int32_t uplo, int32_t transa, int32_t transb, int64_t n,
    int64_t k, float alpha, const float *a, int64_t lda, const float *b, int64_t ldb, float beta,
    float *c, int64_t ldc);
MIXPERT_API void mixpert_cblas_sgemmtr64_(
    mixpert_site *site, int32_t order, int32_t uplo, int32_t transa, int32_t transb, int64_t n,
    int64_t k, float alpha, const float *a, int64_t lda, const float *b, int64_t ldb, float beta,
    float *c, int64_t ldc);
MIXPERT_API void mixpert_sgemmtr_64_(
    mixpert_site *site, const char *uplo, const char *transa, const char *transb, const int64_t *n,
    const int64_t *k, const float *alpha, const float *a, const int64_t *lda, const float *b,
    const int64_t *ldb, const float *beta, float *c, const int64_t *ldc, size_t uplo_length,
    size_t transa_length, size_t transb_length);

#ifdef __cplusplus
}
#endif
#endif
