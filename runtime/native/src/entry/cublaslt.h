// The implementation of cublasLtMatmul behind the name in exports/.
#pragma once

#include "device/driver.h"
#include "dispatch/dispatch.h"

namespace mixpert {

// D = alpha op(A) op(B) + beta C, as cublasLtMatmul takes it.
struct LtMatmul {
  void *handle, *desc;
  const void *alpha, *a;
  void *layout_a;
  const void *b;
  void *layout_b;
  const void *beta, *c;
  void *layout_c;
  void *d, *layout_d;
  const void *algorithm;
  void *workspace;
  size_t workspace_bytes;
  CuStream stream;
};

int cublas_lt_matmul(const Origin &origin, const LtMatmul &matmul);

}  // namespace mixpert
