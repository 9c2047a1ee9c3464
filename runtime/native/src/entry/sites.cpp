// The functions that the pass calls in place of cuBLAS's and BLAS's, with a site.
#include "entry/cblas_functions.h"
#include "entry/cublas_functions.h"
#include "entry/cublaslt.h"

#define SITE_FIRST mixpert_site *site,
#define CALLER (mixpert::Origin{site, __builtin_return_address(0)})
#define DEFINE(FAMILY, NAME)                          \
  FAMILY(mixpert_##NAME, int32_t, SITE_FIRST, CALLER) \
  FAMILY(mixpert_##NAME##_64, int64_t, SITE_FIRST, CALLER)
MIXPERT_CUBLAS_FUNCTIONS(DEFINE)
#define DEFINE_ON_HOST(FAMILY, NAME, INT, WHICH) \
  FAMILY(mixpert_##NAME, NAME, INT, WHICH, SITE_FIRST, CALLER)
MIXPERT_HOST_FUNCTIONS(DEFINE_ON_HOST)

extern "C" MIXPERT_API mixpert_cublas_status mixpert_cublasLtMatmul(
    mixpert_site *site, void *handle, void *desc, const void *alpha, const void *a, void *layout_a,
    const void *b, void *layout_b, const void *beta, const void *c, void *layout_c, void *d,
    void *layout_d, const void *algorithm, void *workspace, size_t workspace_bytes, void *stream) {
  return mixpert::cublas_lt_matmul(
      CALLER, {handle, desc, alpha, a, layout_a, b, layout_b, beta, c, layout_c, d, layout_d,
               algorithm, workspace, workspace_bytes, static_cast<mixpert::CuStream>(stream)});
}
