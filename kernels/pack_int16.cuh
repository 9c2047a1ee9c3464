// pack_int16: INT16 elements -> two planes of INT8 digits, and sums of rows.
//
// x - kInt16Shift = 256 high + low, both from -128 to 127: slices 0 and 1 of a packed operand,
// which gemm_int8 multiplies; the sums put the shift back (gemm_int16_reduce). A CTA has 32 rows of
// one operand and some blocks of k, one after the other through shared memory: loads follow the
// order of the source, stores that of the packed operand.
#pragma once

#include "launch.cuh"
#include "packed_layout.cuh"

namespace mixpert {

constexpr int kInt16Pitch = kBlockK + 4;  // elements between staged rows: 8-byte stores stay aligned
using Int16Tile = int16_t[kInt16Rows][kInt16Pitch];

// What a missing element is read as: both digits are zero.
constexpr int16_t kNoInt16 = kInt16Shift;

__device__ __forceinline__ int16_t int16_at(const PackInt16Operand &operand, int row, int k,
                                            int k_end) {
  if (row >= operand.rows || k >= k_end) return kNoInt16;
  return __ldg(operand.source + (operand.k_contiguous ? row * operand.ld + k
                                                      : k * operand.ld + row));
}

// 32 rows and a block of k: a warp reads consecutive k of one row, or the rows of one k.
__device__ __forceinline__ void stage_int16(const PackInt16Operand &operand, int row0, int k0,
                                            int k_end, Int16Tile &tile) {
  constexpr int kWarps = kPackThreads / 32;
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  if (!operand.k_contiguous) {
#pragma unroll 4
    for (int k = warp; k < kBlockK; k += kWarps)
      tile[lane][k] = int16_at(operand, row0 + lane, k0 + k, k_end);
    return;
  }
  const bool aligned = operand.ld % 4 == 0 && (reinterpret_cast<uint64_t>(operand.source) & 7) == 0;
#pragma unroll
  for (int row = warp; row < kInt16Rows; row += kWarps) {
    const int k = k0 + lane * 4;
    if (aligned && row0 + row < operand.rows && k + 4 <= k_end) {
      *reinterpret_cast<short4 *>(&tile[row][lane * 4]) = __ldg(reinterpret_cast<const short4 *>(
          operand.source + (row0 + row) * operand.ld + k));
    } else {
#pragma unroll
      for (int i = 0; i < 4; ++i)
        tile[row][lane * 4 + i] = int16_at(operand, row0 + row, k + i, k_end);
    }
  }
}

// The digits of 16 consecutive k of a row; returns the sum of what they stand for.
__device__ __forceinline__ int cut_int16(const int16_t *row, uint32_t (&high)[4],
                                         uint32_t (&low)[4]) {
  int sum = 0;
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    const uint2 pairs = *reinterpret_cast<const uint2 *>(row + i * 4);
    high[i] = __byte_perm(pairs.x, pairs.y, 0x7531);
    low[i] = __byte_perm(pairs.x, pairs.y, 0x6420) ^ 0x80808080u;
    sum += __dp4a(static_cast<int>(high[i]), 0x01010101, 0) * 256 +
           __dp4a(static_cast<int>(low[i]), 0x01010101, 0);
  }
  return sum;
}

__device__ __forceinline__ void pack_int16_strip(const PackInt16Params &params,
                                                 const PackInt16Operand &operand, int row0,
                                                 Int16Tile &tile) {
  const int blocks = (params.k + kBlockK - 1) / kBlockK;
  const int row = threadIdx.x / 8, piece = threadIdx.x % 8;
  const int first = blockIdx.y * params.blocks, end = min(first + params.blocks, blocks);
  int64_t total = 0;
  for (int block = first; block < end; ++block) {
    __syncthreads();  // all are through with the tile before
    stage_int16(operand, row0, block * kBlockK, params.k, tile);
    __syncthreads();
    uint32_t digits[2][4];
    total += cut_int16(&tile[row][piece * 16], digits[0], digits[1]);
    if (row0 + row >= operand.padded_rows) continue;
    uint8_t *line =
        operand.packed + packed_offset(operand.padded_rows, blocks, 2, block, 0, row0 + row);
#pragma unroll
    for (int s = 0; s < 2; ++s)
      *reinterpret_cast<uint4 *>(line + s * kPatternBytes + ((piece ^ (row & 7)) << 4)) =
          make_uint4(digits[s][0], digits[s][1], digits[s][2], digits[s][3]);
  }
#pragma unroll
  for (int lanes = 1; lanes < 8; lanes *= 2) total += __shfl_xor_sync(0xFFFFFFFFu, total, lanes);
  if (piece == 0 && row0 + row < operand.rows)
    atomicAdd(reinterpret_cast<unsigned long long *>(operand.totals + row0 + row),
              static_cast<unsigned long long>(total));
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::kPackThreads)
    pack_int16(const __grid_constant__ mixpert::PackInt16Params params) {
  using namespace mixpert;
  static_assert(kInt16Rows * 8 == kPackThreads, "a thread has 16 elements of a row");
  __shared__ __align__(16) Int16Tile tile;
  join_launches();
  const int strip = blockIdx.x, first = params.operands[0].strips;
  if (strip < first)
    pack_int16_strip(params, params.operands[0], strip * kInt16Rows, tile);
  else
    pack_int16_strip(params, params.operands[1], (strip - first) * kInt16Rows, tile);
}
