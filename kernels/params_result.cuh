// Parameters of the kernels that clear, scale and repair C before and after its product.
#pragma once

#include "params_types.cuh"

namespace mixpert {

// ---- repair -------------------------------------------------------------------------------------

struct RepairSide {
  SmallOperand operand;
  const int32_t *exponents;
  int32_t padded_rows;
  int32_t groups;
  int32_t batch_exponents;
  int32_t reserved;
};

struct RepairParams {
  RepairSide p, q;
  float *c;
  const float *alpha_address;
  const float *beta_address;
  int64_t ldc;
  int64_t stride_c;
  float alpha, beta;
  int32_t k;
  int32_t triangle;  // as in GemmParams
};

// ---- elementwise --------------------------------------------------------------------------------

struct ClearParams {
  uint32_t *words;
  uint64_t count;
};

// C = beta * C (zeros where beta = 0).
struct ScaleParams {
  float *c;
  const float *beta_address;
  int64_t ldc;
  int64_t stride_c;
  float beta;
  int32_t m, n, batch;
  int32_t triangle;  // as in GemmParams
  int32_t reserved;
};

}  // namespace mixpert
