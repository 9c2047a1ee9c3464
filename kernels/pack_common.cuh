// What the packing kernels share: magnitudes, slices of words, places in the packed operand.
#pragma once

#include "quantize.cuh"

namespace mixpert {

__device__ __forceinline__ uint32_t magnitude(float x) { return __float_as_uint(x) & 0x7FFFFFFFu; }

__device__ __forceinline__ uint32_t magnitude(const float4 &x) {
  return max(max(magnitude(x.x), magnitude(x.y)), max(magnitude(x.z), magnitude(x.w)));
}

// Byte s of four words as one word: four consecutive k of one slice.
template <int EXTRA>
__device__ __forceinline__ uint32_t slice_word(const uint32_t (&word)[4], int s) {
  const int byte = EXTRA - s;
  const uint32_t select = byte | ((byte + 4) << 4);
  const uint32_t low = __byte_perm(word[0], word[1], select);
  const uint32_t high = __byte_perm(word[2], word[3], select);
  return __byte_perm(low, high, 0x5410);
}

__device__ __forceinline__ int64_t packed_offset(int padded_rows, int slices, int block, int slice,
                                                 int row) {
  return ((static_cast<int64_t>(block) * slices + slice) * padded_rows + row) * kBlockK;
}

// Word `w` (4 elements of k) of a row, after the swizzle.
__device__ __forceinline__ int swizzled_word(int row, int w) {
  return (((w >> 2) ^ (row & 7)) << 2) | (w & 3);
}

// The four words of 4 consecutive k: element i's digits in word[i], slice s in byte EXTRA - s.
template <typename Digit>
__device__ __forceinline__ void digits_of(uint32_t (&word)[4], const float4 &x, float scale,
                                          float again) {
  word[0] = Digit::of(x.x, scale, again);
  word[1] = Digit::of(x.y, scale, again);
  word[2] = Digit::of(x.z, scale, again);
  word[3] = Digit::of(x.w, scale, again);
}

}  // namespace mixpert
