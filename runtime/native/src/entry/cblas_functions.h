// Functions of CBLAS and Fortran BLAS beside sgemm, by their parameters:
// FAMILY(NAME, WHICH, FIRST, ORIGIN) defines one, as in entry/cublas_functions.h. WHICH of its
// names sgemmt goes by.
#pragma once

#include "entry/cblas.h"
#include "mixpert.h"

#define MIXPERT_CBLAS_SSYRK(NAME, WHICH, FIRST, ORIGIN)                                         \
  extern "C" MIXPERT_API void NAME(FIRST int32_t order, int32_t uplo, int32_t trans, int32_t n, \
                                   int32_t k, float alpha, const float *a, int32_t lda,         \
                                   float beta, float *c, int32_t ldc) {                         \
    mixpert::host_cblas_ssyrk(ORIGIN, order, uplo, trans, n, k, alpha, a, lda, beta, c, ldc);   \
  }

#define MIXPERT_FORTRAN_SSYRK(NAME, WHICH, FIRST, ORIGIN)                                         \
  extern "C" MIXPERT_API void NAME(FIRST const char *uplo, const char *trans, const int32_t *n,   \
                                   const int32_t *k, const float *alpha, const float *a,          \
                                   const int32_t *lda, const float *beta, float *c,               \
                                   const int32_t *ldc, size_t uplo_length, size_t trans_length) { \
    mixpert::host_ssyrk(ORIGIN, uplo, trans, n, k, alpha, a, lda, beta, c, ldc, uplo_length,      \
                        trans_length);                                                            \
  }

#define MIXPERT_CBLAS_SGEMMT(NAME, WHICH, FIRST, ORIGIN)                                     \
  extern "C" MIXPERT_API void NAME(FIRST int32_t order, int32_t uplo, int32_t transa,        \
                                   int32_t transb, int32_t n, int32_t k, float alpha,        \
                                   const float *a, int32_t lda, const float *b, int32_t ldb, \
                                   float beta, float *c, int32_t ldc) {                      \
    mixpert::host_cblas_sgemmt(                                                              \
        ORIGIN, mixpert::WHICH,                                                              \
        {order, transa, transb, n, n, k, alpha, a, lda, b, ldb, beta, c, ldc, uplo});        \
  }

#define MIXPERT_FORTRAN_SGEMMT(NAME, WHICH, FIRST, ORIGIN)                                      \
  extern "C" MIXPERT_API void NAME(                                                             \
      FIRST const char *uplo, const char *transa, const char *transb, const int32_t *n,         \
      const int32_t *k, const float *alpha, const float *a, const int32_t *lda, const float *b, \
      const int32_t *ldb, const float *beta, float *c, const int32_t *ldc, size_t uplo_length,  \
      size_t transa_length, size_t transb_length) {                                             \
    mixpert::host_sgemmt(ORIGIN, mixpert::WHICH, uplo, transa, transb, n, k, alpha, a, lda, b,  \
                         ldb, beta, c, ldc, uplo_length, transa_length, transb_length);         \
  }

#define MIXPERT_CBLAS_STRIDED(NAME, WHICH, FIRST, ORIGIN)                                      \
  extern "C" MIXPERT_API void NAME(                                                            \
      FIRST int32_t order, int32_t transa, int32_t transb, int32_t m, int32_t n, int32_t k,    \
      float alpha, const float *a, int32_t lda, int32_t stride_a, const float *b, int32_t ldb, \
      int32_t stride_b, float beta, float *c, int32_t ldc, int32_t stride_c, int32_t batch) {  \
    mixpert::host_cblas_sgemm_strided(                                                         \
        ORIGIN, {order, transa, transb, m,   n, k,     alpha,    a,        lda,      b,        \
                 ldb,   beta,   c,      ldc, 0, false, stride_a, stride_b, stride_c, batch});  \
  }

#define MIXPERT_FORTRAN_STRIDED(NAME, WHICH, FIRST, ORIGIN)                                       \
  extern "C" MIXPERT_API void NAME(                                                               \
      FIRST const char *transa, const char *transb, const int32_t *m, const int32_t *n,           \
      const int32_t *k, const float *alpha, const float *a, const int32_t *lda,                   \
      const int32_t *stride_a, const float *b, const int32_t *ldb, const int32_t *stride_b,       \
      const float *beta, float *c, const int32_t *ldc, const int32_t *stride_c,                   \
      const int32_t *batch, size_t transa_length, size_t transb_length) {                         \
    mixpert::host_sgemm_strided(ORIGIN, transa, transb, m, n, k, alpha, a, lda, stride_a, b, ldb, \
                                stride_b, beta, c, ldc, stride_c, batch, transa_length,           \
                                transb_length);                                                   \
  }

// All of them: X(FAMILY, name, WHICH).
#define MIXPERT_HOST_FUNCTIONS(X)                             \
  X(MIXPERT_CBLAS_STRIDED, cblas_sgemm_batch_strided, kGemmt) \
  X(MIXPERT_FORTRAN_STRIDED, sgemm_batch_strided_, kGemmt)    \
  X(MIXPERT_CBLAS_SSYRK, cblas_ssyrk, kGemmt)                 \
  X(MIXPERT_FORTRAN_SSYRK, ssyrk_, kGemmt)                    \
  X(MIXPERT_CBLAS_SGEMMT, cblas_sgemmt, kGemmt)               \
  X(MIXPERT_FORTRAN_SGEMMT, sgemmt_, kGemmt)                  \
  X(MIXPERT_CBLAS_SGEMMT, cblas_sgemmtr, kGemmtr)             \
  X(MIXPERT_FORTRAN_SGEMMT, sgemmtr_, kGemmtr)
