// The BLAS behind native and double-precision GEMMs on host memory.
#pragma once

#include "mixpert.h"

#include <string>

namespace mixpert {

template <typename T>
using CblasGemm = void (*)(int order, int transa, int transb, int m, int n, int k, T alpha,
                           const T *a, int lda, const T *b, int ldb, T beta, T *c, int ldc);
template <typename T>
using FortranGemm = void (*)(const char *transa, const char *transb, const int *m, const int *n,
                             const int *k, const T *alpha, const T *a, const int *lda, const T *b,
                             const int *ldb, const T *beta, T *c, const int *ldc,
                             size_t transa_length, size_t transb_length);

// A triangle of C: of the product of A and its transpose (ssyrk), or of any product (sgemmt, which
// later versions of LAPACK call sgemmtr).
using CblasSyrk = void (*)(int order, int uplo, int trans, int n, int k, float alpha,
                           const float *a, int lda, float beta, float *c, int ldc);
using FortranSyrk = void (*)(const char *uplo, const char *trans, const int *n, const int *k,
                             const float *alpha, const float *a, const int *lda, const float *beta,
                             float *c, const int *ldc, size_t uplo_length, size_t trans_length);
using CblasGemmt = void (*)(int order, int uplo, int transa, int transb, int n, int k, float alpha,
                            const float *a, int lda, const float *b, int ldb, float beta, float *c,
                            int ldc);
using FortranGemmt = void (*)(const char *uplo, const char *transa, const char *transb,
                              const int *n, const int *k, const float *alpha, const float *a,
                              const int *lda, const float *b, const int *ldb, const float *beta,
                              float *c, const int *ldc, size_t uplo_length, size_t transa_length,
                              size_t transb_length);

// Products of matrices at even distances.
using CblasStrided = void (*)(int order, int transa, int transb, int m, int n, int k, float alpha,
                              const float *a, int lda, int stride_a, const float *b, int ldb,
                              int stride_b, float beta, float *c, int ldc, int stride_c, int batch);
using FortranStrided = void (*)(const char *transa, const char *transb, const int *m, const int *n,
                                const int *k, const float *alpha, const float *a, const int *lda,
                                const int *stride_a, const float *b, const int *ldb,
                                const int *stride_b, const float *beta, float *c, const int *ldc,
                                const int *stride_c, const int *batch, size_t transa_length,
                                size_t transb_length);

// The two names of sgemmt.
enum GemmtName { kGemmt, kGemmtr, kGemmtNames };

// Any of the functions may be null: then the other form or the built-in loops are used.
struct HostBlas {
  std::string name;  // the library's path, or "builtin"
  CblasGemm<float> cblas_sgemm;
  FortranGemm<float> sgemm;
  CblasGemm<double> cblas_dgemm;
  FortranGemm<double> dgemm;
  CblasSyrk cblas_ssyrk;
  FortranSyrk ssyrk;
  CblasGemmt cblas_sgemmt[kGemmtNames];
  FortranGemmt sgemmt[kGemmtNames];
  CblasStrided cblas_sgemm_strided;
  FortranStrided sgemm_strided;
};

// The first library with a single-precision GEMM: those of the process (first the dependencies of
// the code at the first `caller`), MIXPERT_BLAS, none. Null if a setting is invalid or MIXPERT_BLAS
// cannot be used, with the reason in `status`.
const HostBlas *host_blas(mixpert_status *status, const void *caller = nullptr);

constexpr int kCblasRowMajor = 101, kCblasColMajor = 102;
constexpr int kCblasUpper = 121, kCblasLower = 122;
constexpr int kCblasNoTrans = 111, kCblasTrans = 112, kCblasConjTrans = 113;

}  // namespace mixpert
