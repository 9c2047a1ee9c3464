// The function name of cuBLASLt; see exports/cublas.cpp. libcublas itself calls it by this name.
#include "entry/cublaslt.h"
#include "mixpert.h"

extern "C" MIXPERT_API mixpert_cublas_status cublasLtMatmul(
    void *handle, void *desc, const void *alpha, const void *a, void *layout_a, const void *b,
    void *layout_b, const void *beta, const void *c, void *layout_c, void *d, void *layout_d,
    const void *algorithm, void *workspace, size_t workspace_bytes, mixpert::CuStream stream) {
  return mixpert::cublas_lt_matmul(
      {nullptr, __builtin_return_address(0)},
      {handle, desc, alpha, a, layout_a, b, layout_b, beta, c, layout_c, d, layout_d, algorithm,
       workspace, workspace_bytes, stream});
}
