// FP32 dot products directly from the operands, for the few elements that need them.
#pragma once

#include "params.cuh"

namespace mixpert {

__device__ __forceinline__ float element(const SmallOperand &operand, int row, int batch, int k) {
  const float *source = operand.source + batch * operand.stride;
  return source[operand.k_contiguous ? row * operand.ld + k : row + k * operand.ld];
}

// Row p of P times row q of Q, by one thread.
__device__ float thread_dot(const SmallOperand &p, int row_p, const SmallOperand &q, int row_q,
                            int batch, int k) {
  float sum = 0;
  for (int i = 0; i < k; ++i)
    sum = fmaf(element(p, row_p, batch, i), element(q, row_q, batch, i), sum);
  return sum;
}

// The same by a warp; all lanes get the result. UNROLLED: loads of so many products are under way
// at once.
template <int UNROLLED = 4>
__device__ float warp_dot(const SmallOperand &p, int row_p, const SmallOperand &q, int row_q,
                          int batch, int k, int lane) {
  float sum = 0;
#pragma unroll UNROLLED
  for (int i = lane; i < k; i += 32)
    sum = fmaf(element(p, row_p, batch, i), element(q, row_q, batch, i), sum);
#pragma unroll
  for (int lanes = 16; lanes > 0; lanes /= 2) sum += __shfl_xor_sync(0xFFFFFFFFu, sum, lanes);
  return sum;
}

}  // namespace mixpert
