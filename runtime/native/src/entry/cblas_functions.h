// Functions of CBLAS and Fortran BLAS, by their parameters: FAMILY(NAME, ENTRY, INT, WHICH, FIRST,
// ORIGIN) defines one, as in entry/cublas_functions.h; it stands for the function ENTRY. WHICH of
// its names sgemmt goes by.
#pragma once

#include "entry/cblas.h"
#include "mixpert.h"

#define MIXPERT_CBLAS_SGEMM(NAME, ENTRY, INT, WHICH, FIRST, ORIGIN)                             \
  extern "C" MIXPERT_API void NAME(FIRST int32_t order, int32_t transa, int32_t transb, INT m,  \
                                   INT n, INT k, float alpha, const float *a, INT lda,          \
                                   const float *b, INT ldb, float beta, float *c, INT ldc) {    \
    mixpert::host_cblas_sgemm<INT>(                                                             \
        ORIGIN, #ENTRY, {order, transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc}); \
  }

#define MIXPERT_FORTRAN_SGEMM(NAME, ENTRY, INT, WHICH, FIRST, ORIGIN)                              \
  extern "C" MIXPERT_API void NAME(                                                                \
      FIRST const char *transa, const char *transb, const INT *m, const INT *n, const INT *k,      \
      const float *alpha, const float *a, const INT *lda, const float *b, const INT *ldb,          \
      const float *beta, float *c, const INT *ldc, size_t transa_length, size_t transb_length) {   \
    mixpert::host_sgemm<INT>(ORIGIN, #ENTRY, transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, \
                             c, ldc, transa_length, transb_length);                                \
  }

#define MIXPERT_CBLAS_SSYRK(NAME, ENTRY, INT, WHICH, FIRST, ORIGIN)                                \
  extern "C" MIXPERT_API void NAME(FIRST int32_t order, int32_t uplo, int32_t trans, INT n, INT k, \
                                   float alpha, const float *a, INT lda, float beta, float *c,     \
                                   INT ldc) {                                                      \
    mixpert::host_cblas_ssyrk<INT>(ORIGIN, #ENTRY, order, uplo, trans, n, k, alpha, a, lda, beta,  \
                                   c, ldc);                                                        \
  }

#define MIXPERT_FORTRAN_SSYRK(NAME, ENTRY, INT, WHICH, FIRST, ORIGIN)                           \
  extern "C" MIXPERT_API void NAME(FIRST const char *uplo, const char *trans, const INT *n,     \
                                   const INT *k, const float *alpha, const float *a,            \
                                   const INT *lda, const float *beta, float *c, const INT *ldc, \
                                   size_t uplo_length, size_t trans_length) {                   \
    mixpert::host_ssyrk<INT>(ORIGIN, #ENTRY, uplo, trans, n, k, alpha, a, lda, beta, c, ldc,    \
                             uplo_length, trans_length);                                        \
  }

#define MIXPERT_CBLAS_SGEMMT(NAME, ENTRY, INT, WHICH, FIRST, ORIGIN)                          \
  extern "C" MIXPERT_API void NAME(FIRST int32_t order, int32_t uplo, int32_t transa,         \
                                   int32_t transb, INT n, INT k, float alpha, const float *a, \
                                   INT lda, const float *b, INT ldb, float beta, float *c,    \
                                   INT ldc) {                                                 \
    mixpert::host_cblas_sgemmt<INT>(                                                          \
        ORIGIN, #ENTRY, mixpert::WHICH,                                                       \
        {order, transa, transb, n, n, k, alpha, a, lda, b, ldb, beta, c, ldc, uplo});         \
  }

#define MIXPERT_FORTRAN_SGEMMT(NAME, ENTRY, INT, WHICH, FIRST, ORIGIN)                            \
  extern "C" MIXPERT_API void NAME(                                                               \
      FIRST const char *uplo, const char *transa, const char *transb, const INT *n, const INT *k, \
      const float *alpha, const float *a, const INT *lda, const float *b, const INT *ldb,         \
      const float *beta, float *c, const INT *ldc, size_t uplo_length, size_t transa_length,      \
      size_t transb_length) {                                                                     \
    mixpert::host_sgemmt<INT>(ORIGIN, #ENTRY, mixpert::WHICH, uplo, transa, transb, n, k, alpha,  \
                              a, lda, b, ldb, beta, c, ldc, uplo_length, transa_length,           \
                              transb_length);                                                     \
  }

#define MIXPERT_CBLAS_STRIDED(NAME, ENTRY, INT, WHICH, FIRST, ORIGIN)                          \
  extern "C" MIXPERT_API void NAME(FIRST int32_t order, int32_t transa, int32_t transb, INT m, \
                                   INT n, INT k, float alpha, const float *a, INT lda,         \
                                   INT stride_a, const float *b, INT ldb, INT stride_b,        \
                                   float beta, float *c, INT ldc, INT stride_c, INT batch) {   \
    mixpert::host_cblas_sgemm_strided<INT>(                                                    \
        ORIGIN, #ENTRY,                                                                        \
        {order, transa, transb, m,   n, k,     alpha,    a,        lda,      b,                \
         ldb,   beta,   c,      ldc, 0, false, stride_a, stride_b, stride_c, batch});          \
  }

#define MIXPERT_FORTRAN_STRIDED(NAME, ENTRY, INT, WHICH, FIRST, ORIGIN)                         \
  extern "C" MIXPERT_API void NAME(                                                             \
      FIRST const char *transa, const char *transb, const INT *m, const INT *n, const INT *k,   \
      const float *alpha, const float *a, const INT *lda, const INT *stride_a, const float *b,  \
      const INT *ldb, const INT *stride_b, const float *beta, float *c, const INT *ldc,         \
      const INT *stride_c, const INT *batch, size_t transa_length, size_t transb_length) {      \
    mixpert::host_sgemm_strided<INT>(ORIGIN, #ENTRY, transa, transb, m, n, k, alpha, a, lda,    \
                                     stride_a, b, ldb, stride_b, beta, c, ldc, stride_c, batch, \
                                     transa_length, transb_length);                             \
  }

#define MIXPERT_CBLAS_BATCH(NAME, ENTRY, INT, WHICH, FIRST, ORIGIN)                                \
  extern "C" MIXPERT_API void NAME(                                                                \
      FIRST int32_t order, const int32_t *transa, const int32_t *transb, const INT *m,             \
      const INT *n, const INT *k, const float *alpha, const float **a, const INT *lda,             \
      const float **b, const INT *ldb, const float *beta, float **c, const INT *ldc, INT groups,   \
      const INT *sizes) {                                                                          \
    mixpert::host_cblas_sgemm_batch<INT>(ORIGIN, #ENTRY, order, transa, transb, m, n, k, alpha, a, \
                                         lda, b, ldb, beta, c, ldc, groups, sizes);                \
  }

#define MIXPERT_FORTRAN_BATCH(NAME, ENTRY, INT, WHICH, FIRST, ORIGIN)                              \
  extern "C" MIXPERT_API void NAME(                                                                \
      FIRST const char *transa, const char *transb, const INT *m, const INT *n, const INT *k,      \
      const float *alpha, const float **a, const INT *lda, const float **b, const INT *ldb,        \
      const float *beta, float **c, const INT *ldc, const INT *groups, const INT *sizes,           \
      size_t transa_length, size_t transb_length) {                                                \
    mixpert::host_sgemm_batch<INT>(ORIGIN, #ENTRY, transa, transb, m, n, k, alpha, a, lda, b, ldb, \
                                   beta, c, ldc, groups, sizes, transa_length, transb_length);     \
  }

// One function, with 32- and with 64-bit sizes: X(FAMILY, name, INT, WHICH).
#define MIXPERT_OF_CBLAS(X, FAMILY, NAME, WHICH) \
  X(FAMILY, NAME, int32_t, WHICH)                \
  X(FAMILY, NAME##_64, int64_t, WHICH)           \
  X(FAMILY, NAME##64_, int64_t, WHICH)
#define MIXPERT_OF_FORTRAN(X, FAMILY, NAME, WHICH) \
  X(FAMILY, NAME, int32_t, WHICH)                  \
  X(FAMILY, NAME##64_, int64_t, WHICH)

// All of them.
#define MIXPERT_HOST_FUNCTIONS(X)                                               \
  MIXPERT_OF_CBLAS(X, MIXPERT_CBLAS_SGEMM, cblas_sgemm, kGemmt)                 \
  MIXPERT_OF_FORTRAN(X, MIXPERT_FORTRAN_SGEMM, sgemm_, kGemmt)                  \
  MIXPERT_OF_CBLAS(X, MIXPERT_CBLAS_STRIDED, cblas_sgemm_batch_strided, kGemmt) \
  MIXPERT_OF_FORTRAN(X, MIXPERT_FORTRAN_STRIDED, sgemm_batch_strided_, kGemmt)  \
  MIXPERT_OF_CBLAS(X, MIXPERT_CBLAS_BATCH, cblas_sgemm_batch, kGemmt)           \
  MIXPERT_OF_FORTRAN(X, MIXPERT_FORTRAN_BATCH, sgemm_batch_, kGemmt)            \
  MIXPERT_OF_CBLAS(X, MIXPERT_CBLAS_SSYRK, cblas_ssyrk, kGemmt)                 \
  MIXPERT_OF_FORTRAN(X, MIXPERT_FORTRAN_SSYRK, ssyrk_, kGemmt)                  \
  MIXPERT_OF_CBLAS(X, MIXPERT_CBLAS_SGEMMT, cblas_sgemmt, kGemmt)               \
  MIXPERT_OF_FORTRAN(X, MIXPERT_FORTRAN_SGEMMT, sgemmt_, kGemmt)                \
  MIXPERT_OF_CBLAS(X, MIXPERT_CBLAS_SGEMMT, cblas_sgemmtr, kGemmtr)             \
  MIXPERT_OF_FORTRAN(X, MIXPERT_FORTRAN_SGEMMT, sgemmtr_, kGemmtr)
