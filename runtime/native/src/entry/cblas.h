// The host GEMMs behind both sets of names: mixpert_* with a site, and the BLAS's own (exports/).
#pragma once

#include "dispatch/dispatch.h"

namespace mixpert {

// The arguments of either entry point as they came, order and transposes as CBLAS numbers.
struct HostGemm {
  int32_t order, transa, transb, m, n, k;
  float alpha;
  const float *a;
  int32_t lda;
  const float *b;
  int32_t ldb;
  float beta;
  float *c;
  int32_t ldc;
};

void host_cblas_sgemm(const Origin &origin, const HostGemm &gemm);
void host_sgemm(const Origin &origin, const char *transa, const char *transb, const int32_t *m,
                const int32_t *n, const int32_t *k, const float *alpha, const float *a,
                const int32_t *lda, const float *b, const int32_t *ldb, const float *beta, float *c,
                const int32_t *ldc, size_t transa_length, size_t transb_length);

}  // namespace mixpert
