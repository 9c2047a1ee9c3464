// The pieces of FP32 elements: how a row is scaled, and what is stored of each element.
//
// A row is scaled by a power of two so that its maximum is in [2^(kLeastTop-1), 2^kMostTop): always
// to one binade for FP16, because its range is small; for the others only at the ends of FP32's
// range, and as far as the other operand permits where its maximum is known (pack_rungs.cuh), so
// that the last pieces of small elements are not lost. A row with a NaN or an Inf is not scaled.
// NaN and Inf are stored in the first piece only, and only zeros have a first piece of zero, so
// that the leading products are NaN and Inf if FP32 products are. FP16 elements below 2^-51 of
// their row's scale become zero: otherwise they would become the smallest piece, with an error of
// 2^-51 that grows with the span.
#pragma once

#include "split_types.cuh"

namespace mixpert {

// The bits of a piece, in the low part of a word.
template <typename Split, bool BITCUT>
__device__ __forceinline__ uint32_t piece_bits(float x) {
  uint16_t half;
  uint32_t word;
  if constexpr (Split::kType == kTf32) {
    asm("cvt.rna.tf32.f32 %0, %1;" : "=r"(word) : "f"(x));
    return word & 0xFFFFE000u;
  } else if constexpr (Split::kType == kBf16) {
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(half) : "f"(x));
  } else if constexpr (BITCUT) {
    asm("cvt.rz.f16.f32 %0, %1;" : "=h"(half) : "f"(x));
  } else {
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(half) : "f"(x));
  }
  return half;
}

template <typename Split>
__device__ __forceinline__ float piece_value(uint32_t bits) {
  if constexpr (Split::kType == kTf32) return __uint_as_float(bits);
  if constexpr (Split::kType == kBf16) return __uint_as_float(bits << 16);
  float value;
  asm("cvt.f32.f16 %0, %1;" : "=f"(value) : "h"(static_cast<uint16_t>(bits)));
  return value;
}

// BITCUT: pieces are truncated instead of rounded.
template <typename Split, bool BITCUT>
struct PieceEncoder {
  static constexpr int kPieces = Split::kPieces, kBytes = Split::kBytes;
  static constexpr bool kThreeSlices = false;
  // The scale up to which 2^31 products of a scaled-up row and a row of the largest values fit in
  // FP32.
  static constexpr int kLeastTop = Split::kType == kFp16 ? 15 : -30;
  static constexpr int kMostTop = Split::kType == kFp16 ? 15 : 119;
  static constexpr float kLeastWhole = 0x1p-110f;  // elements from it on lose no bits of BF16, TF32
  static constexpr float kHoldsAll = 0x1p16f;  // nor do any of a row with such a factor
  static constexpr float kLargest = 65504.0f;  // of FP16
  static constexpr float kLeastKept = Split::kType == kFp16 ? 0x1p-36f : 0.0f;
  static constexpr uint32_t kMagnitude = kBytes == 4 ? 0x7FFFFFFFu : 0x7FFFu;
  static constexpr uint32_t kLeast = kBytes == 4 ? 0x2000u : 1u;  // the smallest piece but zero

  // From the bits of a row's largest magnitude; outputs are multiplied by 2^exponent. Its maximum is
  // raised to 2^least at least.
  __device__ static int exponent(uint32_t maximum, int least = kLeastTop) {
    if (maximum == 0 || maximum >= 0x7F800000u) return 0;
    const int above = maximum < 0x00800000u ? -117 - __clz(maximum)
                                            : static_cast<int>(maximum >> 23) - 126;
    return above - max(least, min(kMostTop, above));
  }

  __device__ static void scales(int e, float *first, float *again) {
    const int power = max(-126, min(127, -e));
    *first = power_of_two(power);
    *again = power_of_two(-e - power);
  }

  // Whether the last piece underflows of the element with such a least_key, in a row with this first
  // factor.
  __device__ static bool is_low(uint32_t key, float factor) {
    const auto bits = [](float x) { return __float_as_uint(x); };
    return factor < kHoldsAll && key < 2 * (bits(kLeastWhole) + bits(1.0f) - bits(factor)) - 1;
  }

  // The pieces of one element.
  __device__ static void split(uint32_t (&piece)[kPieces], float x, float scale) {
    float left = __fmul_rn(x, scale);
    const bool finite = is_finite(x);
    if (Split::kType == kFp16 && finite) left = fminf(fmaxf(left, -kLargest), kLargest);
#pragma unroll
    for (int s = 0; s < kPieces; ++s) {
      piece[s] = piece_bits<Split, BITCUT>(left);
      if (s == 0 && x != 0.0f && (piece[0] & kMagnitude) == 0 && fabsf(left) >= kLeastKept)
        piece[0] |= kLeast;
      left = finite ? __fmul_rn(__fsub_rn(left, piece_value<Split>(piece[s])),
                                s == 0 ? power_of_two(Split::kRest) : 1.0f)
                    : 0.0f;
    }
  }

  __device__ static void words(uint32_t (&out)[kPieces][kBytes], const float4 &x, float scale) {
    const float element[4] = {x.x, x.y, x.z, x.w};
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      uint32_t piece[kPieces];
      split(piece, element[i], scale);
#pragma unroll
      for (int s = 0; s < kPieces; ++s) {
        if constexpr (kBytes == 4)
          out[s][i] = piece[s];
        else
          out[s][i / 2] = i % 2 ? out[s][i / 2] | piece[s] << 16 : piece[s];
      }
    }
  }
};

}  // namespace mixpert
