// The names of host BLAS; see exports/cublas.cpp.
#include "entry/cblas.h"
#include "entry/cblas_functions.h"
#include "mixpert.h"

using namespace mixpert;

extern "C" MIXPERT_API void cblas_sgemm(int32_t order, int32_t transa, int32_t transb, int32_t m,
                                        int32_t n, int32_t k, float alpha, const float *a,
                                        int32_t lda, const float *b, int32_t ldb, float beta,
                                        float *c, int32_t ldc) {
  host_cblas_sgemm({nullptr, __builtin_return_address(0)},
                   {order, transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc});
}

extern "C" MIXPERT_API void sgemm_(const char *transa, const char *transb, const int32_t *m,
                                   const int32_t *n, const int32_t *k, const float *alpha,
                                   const float *a, const int32_t *lda, const float *b,
                                   const int32_t *ldb, const float *beta, float *c,
                                   const int32_t *ldc, size_t transa_length, size_t transb_length) {
  host_sgemm({nullptr, __builtin_return_address(0)}, transa, transb, m, n, k, alpha, a, lda, b, ldb,
             beta, c, ldc, transa_length, transb_length);
}

#define CALLER (mixpert::Origin{nullptr, __builtin_return_address(0)})
#define EXPORT(FAMILY, NAME, WHICH) FAMILY(NAME, WHICH, , CALLER)
MIXPERT_HOST_FUNCTIONS(EXPORT)
