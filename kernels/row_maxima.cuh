// row_maxima: the largest magnitudes of the rows of two FP32 operands, for gemm_int8_unpacked.
//
// A CTA goes through kMaximaRows rows of a part of k. Maxima start as zeros.
#pragma once

#include "launch.cuh"
#include "pack_block.cuh"

namespace mixpert {

constexpr int kMaximaK = kPackBlock / kMaximaRows;  // of a register block

template <bool K_CONTIGUOUS>
__device__ __forceinline__ void strip_maxima(const UnpackedOperand &operand, int row0, int k0,
                                             int k_end, uint32_t *merged) {
  constexpr int kRowsHere = K_CONTIGUOUS ? kMaximaRows / 8 : 1;
  constexpr int kQuads = kPackPerThread / 4 / kRowsHere;  // of a row
  const PackMap<kMaximaRows, K_CONTIGUOUS> map;
  uint32_t most[kRowsHere] = {};
  for (int k = k0; k < k_end; k += kMaximaK) {
    float4 x[kPackPerThread / 4];
    load_block<kMaximaRows, K_CONTIGUOUS>(x, operand, operand.source, row0, k, k_end);
#pragma unroll
    for (int r = 0; r < kRowsHere; ++r)
#pragma unroll
      for (int i = 0; i < kQuads; ++i) most[r] = max(most[r], magnitude(x[r * kQuads + i]));
  }
#pragma unroll
  for (int r = 0; r < kRowsHere; ++r) atomicMax(&merged[map.row(r * kQuads)], most[r]);
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::kPackThreads, mixpert::kPackResident)
    row_maxima(const __grid_constant__ mixpert::RowMaximaParams params) {
  using namespace mixpert;
  __shared__ uint32_t merged[kMaximaRows];
  const int second = static_cast<int>(blockIdx.x) >= params.strips[0];
  const UnpackedOperand &operand = params.operands[second];
  const int row0 = (blockIdx.x - (second ? params.strips[0] : 0)) * kMaximaRows;
  // Not min(k, k0 + part): the end of the last part may lie beyond 2^31.
  const int k0 = blockIdx.y * params.part, k_end = k0 + min(params.part, params.k - k0);
  if (threadIdx.x < kMaximaRows) merged[threadIdx.x] = 0;
  __syncthreads();
  if (operand.k_contiguous)
    strip_maxima<true>(operand, row0, k0, k_end, merged);
  else
    strip_maxima<false>(operand, row0, k0, k_end, merged);
  __syncthreads();
  join_launches();
  const int row = row0 + threadIdx.x;
  if (threadIdx.x < kMaximaRows && row < operand.rows)
    atomicMax(operand.maxima + row, merged[threadIdx.x]);
}
