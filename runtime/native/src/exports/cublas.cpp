// cuBLAS's own names, so that programs which are preloaded or linked with libmixpert reach it
// without a compiler pass. In the shared library only.
#include "entry_cublas.h"
#include "mixpert.h"

using mixpert::Origin;

#define EXPORT extern "C" MIXPERT_API mixpert_cublas_status
#define ORIGIN (Origin{nullptr, __builtin_return_address(0)})

#define SGEMM(NAME, INT)                                                                          \
  EXPORT NAME(void *handle, int transa, int transb, INT m, INT n, INT k, const float *alpha,      \
              const float *a, INT lda, const float *b, INT ldb, const float *beta, float *c,      \
              INT ldc) {                                                                          \
    return mixpert::cublas_sgemm<INT>(ORIGIN, handle, transa, transb, m, n, k, alpha, a, lda, b,  \
                                      ldb, beta, c, ldc);                                         \
  }
SGEMM(cublasSgemm_v2, int32_t)
SGEMM(cublasSgemm_v2_64, int64_t)

#define SGEMM_STRIDED(NAME, INT)                                                                  \
  EXPORT NAME(void *handle, int transa, int transb, INT m, INT n, INT k, const float *alpha,      \
              const float *a, INT lda, long long stride_a, const float *b, INT ldb,               \
              long long stride_b, const float *beta, float *c, INT ldc, long long stride_c,       \
              INT batch) {                                                                        \
    return mixpert::cublas_sgemm_strided<INT>(ORIGIN, handle, transa, transb, m, n, k, alpha, a,  \
                                              lda, stride_a, b, ldb, stride_b, beta, c, ldc,      \
                                              stride_c, batch);                                   \
  }
SGEMM_STRIDED(cublasSgemmStridedBatched, int32_t)
SGEMM_STRIDED(cublasSgemmStridedBatched_64, int64_t)

#define SGEMM_BATCHED(NAME, INT)                                                                  \
  EXPORT NAME(void *handle, int transa, int transb, INT m, INT n, INT k, const float *alpha,      \
              const float *const *a, INT lda, const float *const *b, INT ldb, const float *beta,  \
              float *const *c, INT ldc, INT batch) {                                              \
    return mixpert::cublas_sgemm_batched<INT>(ORIGIN, handle, transa, transb, m, n, k, alpha, a,  \
                                              lda, b, ldb, beta, c, ldc, batch);                  \
  }
SGEMM_BATCHED(cublasSgemmBatched, int32_t)
SGEMM_BATCHED(cublasSgemmBatched_64, int64_t)

#define GEMM_EX(NAME, INT)                                                                        \
  EXPORT NAME(void *handle, int transa, int transb, INT m, INT n, INT k, const void *alpha,       \
              const void *a, int type_a, INT lda, const void *b, int type_b, INT ldb,             \
              const void *beta, void *c, int type_c, INT ldc, int compute_type, int algo) {       \
    return mixpert::cublas_gemm_ex<INT>(ORIGIN, handle, transa, transb, m, n, k, alpha, a,        \
                                        type_a, lda, b, type_b, ldb, beta, c, type_c, ldc,        \
                                        compute_type, algo);                                      \
  }
GEMM_EX(cublasGemmEx, int32_t)
GEMM_EX(cublasGemmEx_64, int64_t)

#define GEMM_STRIDED_EX(NAME, INT)                                                                \
  EXPORT NAME(void *handle, int transa, int transb, INT m, INT n, INT k, const void *alpha,       \
              const void *a, int type_a, INT lda, long long stride_a, const void *b, int type_b,  \
              INT ldb, long long stride_b, const void *beta, void *c, int type_c, INT ldc,        \
              long long stride_c, INT batch, int compute_type, int algo) {                        \
    return mixpert::cublas_gemm_strided_ex<INT>(ORIGIN, handle, transa, transb, m, n, k, alpha,   \
                                                a, type_a, lda, stride_a, b, type_b, ldb,         \
                                                stride_b, beta, c, type_c, ldc, stride_c, batch,  \
                                                compute_type, algo);                              \
  }
GEMM_STRIDED_EX(cublasGemmStridedBatchedEx, int32_t)
GEMM_STRIDED_EX(cublasGemmStridedBatchedEx_64, int64_t)

#define GEMM_BATCHED_EX(NAME, INT)                                                                \
  EXPORT NAME(void *handle, int transa, int transb, INT m, INT n, INT k, const void *alpha,       \
              const void *const *a, int type_a, INT lda, const void *const *b, int type_b,        \
              INT ldb, const void *beta, void *const *c, int type_c, INT ldc, INT batch,          \
              int compute_type, int algo) {                                                       \
    return mixpert::cublas_gemm_batched_ex<INT>(ORIGIN, handle, transa, transb, m, n, k, alpha,   \
                                                a, type_a, lda, b, type_b, ldb, beta, c, type_c,  \
                                                ldc, batch, compute_type, algo);                  \
  }
GEMM_BATCHED_EX(cublasGemmBatchedEx, int32_t)
GEMM_BATCHED_EX(cublasGemmBatchedEx_64, int64_t)
