// Addresses in a packed operand (params_pack.cuh describes the layout).
#pragma once

#include "params.cuh"

namespace mixpert {

// The size in bytes of all slices of `rows` rows, of one band or tile, and one block of k.
__device__ constexpr int packed_bytes(int slices, int rows) { return slices * rows * kBlockK; }

// The size in bytes of a whole operand with `blocks` blocks of k, which is the stride of a batch.
__device__ constexpr int64_t packed_problem_bytes(int slices, int padded_rows, int blocks) {
  return int64_t{padded_rows} * blocks * packed_bytes(slices, 1);
}

// The number of rows of the band that contains a row.
__device__ __forceinline__ int band_rows(int padded_rows, int row) {
  return min(kBandRows, padded_rows - row / kBandRows * kBandRows);
}

// The offset of the 128 bytes of a row, slice and block of k; `blocks`: their total number.
__device__ __forceinline__ int64_t packed_offset(int padded_rows, int blocks, int slices, int block,
                                                 int slice, int row) {
  const int in_band = row % kBandRows, in_run = block % kBandBlocks;
  const int run = min(kBandBlocks, blocks - (block - in_run));
  const int64_t before = static_cast<int64_t>(block - in_run) * padded_rows +
                         static_cast<int64_t>(row - in_band) * run +
                         in_run * band_rows(padded_rows, row);
  const int pattern = in_band / kPatternRows * slices + slice;
  return before * packed_bytes(slices, 1) + pattern * kPatternBytes + row % kPatternRows * kBlockK;
}

// The position of word `w` (4 bytes) of a row after swizzling.
__device__ __forceinline__ int swizzled_word(int row, int w) {
  return (((w >> 2) ^ (row & 7)) << 2) | (w & 3);
}

}  // namespace mixpert
