// Where the elements of a packed operand lie (params_pack.cuh has the layout).
#pragma once

#include "params.cuh"

namespace mixpert {

// Bytes of all slices of `rows` rows and one block of k, for rows of one band or tile.
__device__ constexpr int packed_bytes(int slices, int rows) { return slices * rows * kBlockK; }

// Bytes of a whole operand of `blocks` blocks of k: between problems of a batch.
__device__ constexpr int64_t packed_problem_bytes(int slices, int padded_rows, int blocks) {
  return int64_t{padded_rows} * blocks * packed_bytes(slices, 1);
}

// Rows of the band that a row lies in.
__device__ __forceinline__ int band_rows(int padded_rows, int row) {
  return min(kBandRows, padded_rows - row / kBandRows * kBandRows);
}

// The 128 bytes of a row, slice and block of k, of `blocks` in all.
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

// Word `w` (4 bytes) of a row, after the swizzle.
__device__ __forceinline__ int swizzled_word(int row, int w) {
  return (((w >> 2) ^ (row & 7)) << 2) | (w & 3);
}

}  // namespace mixpert
