// The functions of cuBLAS that are emulated, by their parameters: FAMILY(NAME, INT, FIRST, ORIGIN)
// defines one. The functions with cuBLAS's names (exports/cublas.cpp) and those with a site as
// FIRST parameter (entry/sites.cpp) do not differ otherwise.
#pragma once

#include "entry/cublas.h"
#include "mixpert.h"

#define MIXPERT_SGEMM(NAME, INT, FIRST, ORIGIN)                                                  \
  extern "C" MIXPERT_API mixpert_cublas_status NAME(                                             \
      FIRST void *handle, int transa, int transb, INT m, INT n, INT k, const float *alpha,       \
      const float *a, INT lda, const float *b, INT ldb, const float *beta, float *c, INT ldc) {  \
    return mixpert::cublas_sgemm<INT>(ORIGIN, handle, transa, transb, m, n, k, alpha, a, lda, b, \
                                      ldb, beta, c, ldc);                                        \
  }

#define MIXPERT_SSYRK(NAME, INT, FIRST, ORIGIN)                                                  \
  extern "C" MIXPERT_API mixpert_cublas_status NAME(                                             \
      FIRST void *handle, int uplo, int trans, INT n, INT k, const float *alpha, const float *a, \
      INT lda, const float *beta, float *c, INT ldc) {                                           \
    return mixpert::cublas_ssyrk<INT>(ORIGIN, handle, uplo, trans, n, k, alpha, a, lda, beta, c, \
                                      ldc);                                                      \
  }

#define MIXPERT_SSYRKX(NAME, INT, FIRST, ORIGIN)                                                 \
  extern "C" MIXPERT_API mixpert_cublas_status NAME(                                             \
      FIRST void *handle, int uplo, int trans, INT n, INT k, const float *alpha, const float *a, \
      INT lda, const float *b, INT ldb, const float *beta, float *c, INT ldc) {                  \
    return mixpert::cublas_ssyrkx<INT>(ORIGIN, handle, uplo, trans, n, k, alpha, a, lda, b, ldb, \
                                       beta, c, ldc);                                            \
  }

#define MIXPERT_SGEMM_STRIDED(NAME, INT, FIRST, ORIGIN)                                          \
  extern "C" MIXPERT_API mixpert_cublas_status NAME(                                             \
      FIRST void *handle, int transa, int transb, INT m, INT n, INT k, const float *alpha,       \
      const float *a, INT lda, int64_t stride_a, const float *b, INT ldb, int64_t stride_b,      \
      const float *beta, float *c, INT ldc, int64_t stride_c, INT batch) {                       \
    return mixpert::cublas_sgemm_strided<INT>(ORIGIN, handle, transa, transb, m, n, k, alpha, a, \
                                              lda, stride_a, b, ldb, stride_b, beta, c, ldc,     \
                                              stride_c, batch);                                  \
  }

#define MIXPERT_SGEMM_BATCHED(NAME, INT, FIRST, ORIGIN)                                          \
  extern "C" MIXPERT_API mixpert_cublas_status NAME(                                             \
      FIRST void *handle, int transa, int transb, INT m, INT n, INT k, const float *alpha,       \
      const float *const *a, INT lda, const float *const *b, INT ldb, const float *beta,         \
      float *const *c, INT ldc, INT batch) {                                                     \
    return mixpert::cublas_sgemm_batched<INT>(ORIGIN, handle, transa, transb, m, n, k, alpha, a, \
                                              lda, b, ldb, beta, c, ldc, batch);                 \
  }

#define MIXPERT_SGEMM_EX(NAME, INT, FIRST, ORIGIN)                                               \
  extern "C" MIXPERT_API mixpert_cublas_status NAME(                                             \
      FIRST void *handle, int transa, int transb, INT m, INT n, INT k, const float *alpha,       \
      const void *a, int type_a, INT lda, const void *b, int type_b, INT ldb, const float *beta, \
      void *c, int type_c, INT ldc) {                                                            \
    return mixpert::cublas_sgemm_ex<INT>(ORIGIN, handle, transa, transb, m, n, k, alpha, a,      \
                                         type_a, lda, b, type_b, ldb, beta, c, type_c, ldc);     \
  }

#define MIXPERT_GEMM_EX(NAME, INT, FIRST, ORIGIN)                                                  \
  extern "C" MIXPERT_API mixpert_cublas_status NAME(                                               \
      FIRST void *handle, int transa, int transb, INT m, INT n, INT k, const void *alpha,          \
      const void *a, int type_a, INT lda, const void *b, int type_b, INT ldb, const void *beta,    \
      void *c, int type_c, INT ldc, int compute_type, int algo) {                                  \
    return mixpert::cublas_gemm_ex<INT>(ORIGIN, handle, transa, transb, m, n, k, alpha, a, type_a, \
                                        lda, b, type_b, ldb, beta, c, type_c, ldc, compute_type,   \
                                        algo);                                                     \
  }

#define MIXPERT_GEMM_STRIDED_EX(NAME, INT, FIRST, ORIGIN)                                         \
  extern "C" MIXPERT_API mixpert_cublas_status NAME(                                              \
      FIRST void *handle, int transa, int transb, INT m, INT n, INT k, const void *alpha,         \
      const void *a, int type_a, INT lda, int64_t stride_a, const void *b, int type_b, INT ldb,   \
      int64_t stride_b, const void *beta, void *c, int type_c, INT ldc, int64_t stride_c,         \
      INT batch, int compute_type, int algo) {                                                    \
    return mixpert::cublas_gemm_strided_ex<INT>(                                                  \
        ORIGIN, handle, transa, transb, m, n, k, alpha, a, type_a, lda, stride_a, b, type_b, ldb, \
        stride_b, beta, c, type_c, ldc, stride_c, batch, compute_type, algo);                     \
  }

#define MIXPERT_GEMM_BATCHED_EX(NAME, INT, FIRST, ORIGIN)                                          \
  extern "C" MIXPERT_API mixpert_cublas_status NAME(                                               \
      FIRST void *handle, int transa, int transb, INT m, INT n, INT k, const void *alpha,          \
      const void *const *a, int type_a, INT lda, const void *const *b, int type_b, INT ldb,        \
      const void *beta, void *const *c, int type_c, INT ldc, INT batch, int compute_type,          \
      int algo) {                                                                                  \
    return mixpert::cublas_gemm_batched_ex<INT>(ORIGIN, handle, transa, transb, m, n, k, alpha, a, \
                                                type_a, lda, b, type_b, ldb, beta, c, type_c, ldc, \
                                                batch, compute_type, algo);                        \
  }

#define MIXPERT_SGEMM_GROUPED(NAME, INT, FIRST, ORIGIN)                                          \
  extern "C" MIXPERT_API mixpert_cublas_status NAME(                                             \
      FIRST void *handle, const int32_t *transa, const int32_t *transb, const INT *m,            \
      const INT *n, const INT *k, const float *alpha, const float *const *a, const INT *lda,     \
      const float *const *b, const INT *ldb, const float *beta, float *const *c, const INT *ldc, \
      INT groups, const INT *sizes) {                                                            \
    return mixpert::cublas_gemm_grouped<INT>(ORIGIN, handle,                                     \
                                             {transa,                                            \
                                              transb,                                            \
                                              m,                                                 \
                                              n,                                                 \
                                              k,                                                 \
                                              alpha,                                             \
                                              reinterpret_cast<const void *const *>(a),          \
                                              0,                                                 \
                                              lda,                                               \
                                              reinterpret_cast<const void *const *>(b),          \
                                              0,                                                 \
                                              ldb,                                               \
                                              beta,                                              \
                                              reinterpret_cast<void *const *>(c),                \
                                              0,                                                 \
                                              ldc,                                               \
                                              groups,                                            \
                                              sizes,                                             \
                                              0,                                                 \
                                              false});                                           \
  }

#define MIXPERT_GEMM_GROUPED_EX(NAME, INT, FIRST, ORIGIN)                                 \
  extern "C" MIXPERT_API mixpert_cublas_status NAME(                                      \
      FIRST void *handle, const int32_t *transa, const int32_t *transb, const INT *m,     \
      const INT *n, const INT *k, const void *alpha, const void *const *a, int type_a,    \
      const INT *lda, const void *const *b, int type_b, const INT *ldb, const void *beta, \
      void *const *c, int type_c, const INT *ldc, INT groups, const INT *sizes,           \
      int compute_type) {                                                                 \
    return mixpert::cublas_gemm_grouped<INT>(                                             \
        ORIGIN, handle,                                                                   \
        {transa, transb, m,    n, k,      alpha, a,      type_a, lda,          b,         \
         type_b, ldb,    beta, c, type_c, ldc,   groups, sizes,  compute_type, true});    \
  }

// All of them, each with 32- and 64-bit sizes: X(FAMILY, name).
#define MIXPERT_CUBLAS_FUNCTIONS(X)                      \
  X(MIXPERT_SGEMM, cublasSgemm_v2)                       \
  X(MIXPERT_SSYRK, cublasSsyrk_v2)                       \
  X(MIXPERT_SSYRKX, cublasSsyrkx)                        \
  X(MIXPERT_SGEMM_STRIDED, cublasSgemmStridedBatched)    \
  X(MIXPERT_SGEMM_BATCHED, cublasSgemmBatched)           \
  X(MIXPERT_SGEMM_EX, cublasSgemmEx)                     \
  X(MIXPERT_GEMM_EX, cublasGemmEx)                       \
  X(MIXPERT_GEMM_STRIDED_EX, cublasGemmStridedBatchedEx) \
  X(MIXPERT_GEMM_BATCHED_EX, cublasGemmBatchedEx)        \
  X(MIXPERT_SGEMM_GROUPED, cublasSgemmGroupedBatched)    \
  X(MIXPERT_GEMM_GROUPED_EX, cublasGemmGroupedBatchedEx)
