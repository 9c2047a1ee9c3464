// The BLAS behind native and double-precision GEMMs on host memory.
#pragma once

#include "mixpert.h"

#include <string>

namespace mixpert {

// The functions of CBLAS and Fortran BLAS; Int is int32_t, or int64_t in a BLAS with 64-bit sizes.
template <typename T, typename Int>
using CblasGemm = void (*)(int order, int transa, int transb, Int m, Int n, Int k, T alpha,
                           const T *a, Int lda, const T *b, Int ldb, T beta, T *c, Int ldc);
template <typename T, typename Int>
using FortranGemm = void (*)(const char *transa, const char *transb, const Int *m, const Int *n,
                             const Int *k, const T *alpha, const T *a, const Int *lda, const T *b,
                             const Int *ldb, const T *beta, T *c, const Int *ldc,
                             size_t transa_length, size_t transb_length);

// A triangle of C: of the product of A and its transpose (ssyrk), or of any product (sgemmt, which
// later versions of LAPACK call sgemmtr).
template <typename Int>
using CblasSyrk = void (*)(int order, int uplo, int trans, Int n, Int k, float alpha,
                           const float *a, Int lda, float beta, float *c, Int ldc);
template <typename Int>
using FortranSyrk = void (*)(const char *uplo, const char *trans, const Int *n, const Int *k,
                             const float *alpha, const float *a, const Int *lda, const float *beta,
                             float *c, const Int *ldc, size_t uplo_length, size_t trans_length);
template <typename Int>
using CblasGemmt = void (*)(int order, int uplo, int transa, int transb, Int n, Int k, float alpha,
                            const float *a, Int lda, const float *b, Int ldb, float beta, float *c,
                            Int ldc);
template <typename Int>
using FortranGemmt = void (*)(const char *uplo, const char *transa, const char *transb,
                              const Int *n, const Int *k, const float *alpha, const float *a,
                              const Int *lda, const float *b, const Int *ldb, const float *beta,
                              float *c, const Int *ldc, size_t uplo_length, size_t transa_length,
                              size_t transb_length);

// Products of matrices at even distances.
template <typename Int>
using CblasStrided = void (*)(int order, int transa, int transb, Int m, Int n, Int k, float alpha,
                              const float *a, Int lda, Int stride_a, const float *b, Int ldb,
                              Int stride_b, float beta, float *c, Int ldc, Int stride_c, Int batch);
template <typename Int>
using FortranStrided = void (*)(const char *transa, const char *transb, const Int *m, const Int *n,
                                const Int *k, const float *alpha, const float *a, const Int *lda,
                                const Int *stride_a, const float *b, const Int *ldb,
                                const Int *stride_b, const float *beta, float *c, const Int *ldc,
                                const Int *stride_c, const Int *batch, size_t transa_length,
                                size_t transb_length);

// Groups of products with the same sizes.
template <typename Int>
using CblasBatch = void (*)(int order, const int32_t *transa, const int32_t *transb, const Int *m,
                            const Int *n, const Int *k, const float *alpha, const float **a,
                            const Int *lda, const float **b, const Int *ldb, const float *beta,
                            float **c, const Int *ldc, Int groups, const Int *sizes);
template <typename Int>
using FortranBatch = void (*)(const char *transa, const char *transb, const Int *m, const Int *n,
                              const Int *k, const float *alpha, const float **a, const Int *lda,
                              const float **b, const Int *ldb, const float *beta, float **c,
                              const Int *ldc, const Int *groups, const Int *sizes,
                              size_t transa_length, size_t transb_length);

// The two names of sgemmt.
enum GemmtName { kGemmt, kGemmtr, kGemmtNames };

// Any of the functions may be null: then another form or the built-in loops are used.
template <typename Int>
struct HostFunctions {
  CblasGemm<float, Int> cblas_sgemm;
  FortranGemm<float, Int> sgemm;
  CblasGemm<double, Int> cblas_dgemm;
  FortranGemm<double, Int> dgemm;
  CblasSyrk<Int> cblas_ssyrk;
  FortranSyrk<Int> ssyrk;
  CblasGemmt<Int> cblas_sgemmt[kGemmtNames];
  FortranGemmt<Int> sgemmt[kGemmtNames];
  CblasStrided<Int> cblas_sgemm_strided;
  FortranStrided<Int> sgemm_strided;
  CblasBatch<Int> cblas_sgemm_batch;
  FortranBatch<Int> sgemm_batch;

  // True if there is a single-precision GEMM.
  bool usable() const { return cblas_sgemm || sgemm; }
};

struct HostBlas {
  std::string name;  // the library's path, or "builtin"
  HostFunctions<int32_t> narrow;
  HostFunctions<int64_t> wide;

  template <typename Int>
  const HostFunctions<Int> &functions() const {
    if constexpr (sizeof(Int) == sizeof(int64_t))
      return wide;
    else
      return narrow;
  }
};

// The first library with a single-precision GEMM: those of the process (first the dependencies of
// the code at the first `caller`), MIXPERT_BLAS, none. Null if a setting is invalid or MIXPERT_BLAS
// cannot be used, with the reason in `status`.
const HostBlas *host_blas(mixpert_status *status, const void *caller = nullptr);

constexpr int kCblasRowMajor = 101, kCblasColMajor = 102;
constexpr int kCblasUpper = 121, kCblasLower = 122;
constexpr int kCblasNoTrans = 111, kCblasTrans = 112, kCblasConjTrans = 113;

}  // namespace mixpert
