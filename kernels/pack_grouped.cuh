// pack_grouped: as pack, with one exponent for each K-group of a row (schemes +gK).
//
// A warp owns one row of one operand and walks its K-groups, reading each twice (the second time
// from the cache). Compile with -DMIXPERT_SP, _SQ: slices of P and Q; _RADIX: 8 or 7.
#pragma once

#include "launch.cuh"
#include "packed_layout.cuh"
#include "quantize.cuh"

namespace mixpert {

struct GroupRow {
  const float *source;  // element 0
  int64_t step;         // elements between k's
  int k;

  __device__ float at(int i) const { return i < k ? __ldg(source + i * step) : 0.0f; }
};

template <int SLICES, int RADIX>
__device__ void pack_group_row(const PackParams &params, const PackOperand &operand, int batch,
                               int row) {
  using Digit = Digits<RADIX, SLICES - 1>;
  const int lane = threadIdx.x % 32;
  const int blocks = (params.k + kBlockK - 1) / kBlockK;
  const int groups = (params.k + params.group - 1) / params.group;
  const int64_t row_step = operand.k_contiguous ? operand.ld : 1;
  const GroupRow values = {operand.source + batch * operand.stride + row * row_step,
                           operand.k_contiguous ? 1 : operand.ld,
                           row < operand.rows ? params.k : 0};
  uint8_t *packed =
      operand.packed + batch * packed_problem_bytes(SLICES, operand.padded_rows, blocks);
  for (int start = 0; start < blocks * kBlockK; start += params.group) {
    uint32_t most = 0;
    for (int i = lane; i < params.group; i += 32)
      most = max(most, __float_as_uint(values.at(start + i)) & 0x7FFFFFFFu);
    const int e = Digit::exponent(__reduce_max_sync(0xFFFFFFFFu, most));
    const int group = start / params.group;
    if (lane == 0 && group < groups)
      operand.exponents[(static_cast<int64_t>(batch) * groups + group) * operand.padded_rows +
                        row] = e;
    float scale, again;
    Digit::scales(e, &scale, &again);
    for (int k = start + lane; k < min(start + params.group, blocks * kBlockK); k += 32) {
      const uint32_t word = Digit::of(values.at(k), scale, again);
      const int byte = k % kBlockK;
#pragma unroll
      for (int s = 0; s < SLICES; ++s)
        packed[packed_offset(operand.padded_rows, blocks, SLICES, k / kBlockK, s, row) +
               (((byte >> 4) ^ (row & 7)) << 4) + (byte & 15)] =
            static_cast<uint8_t>(word >> (8 * (SLICES - 1 - s)));
    }
  }
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::kPackThreads)
    pack_grouped(const __grid_constant__ mixpert::PackParams params) {
  using namespace mixpert;
  join_launches();
  int row = blockIdx.x * (kPackThreads / 32) + threadIdx.x / 32;
  const int first = params.operands[0].padded_rows * params.operands[0].batch;
  const bool second = row >= first;
  const PackOperand &operand = params.operands[second];
  row -= second ? first : 0;
  if (row >= operand.padded_rows * operand.batch) return;
  const int batch = row / operand.padded_rows;
  row %= operand.padded_rows;
  if (second)
    pack_group_row<MIXPERT_SQ, MIXPERT_RADIX>(params, operand, batch, row);
  else
    pack_group_row<MIXPERT_SP, MIXPERT_RADIX>(params, operand, batch, row);
}
