// Piece types of the float splits: how tensor cores see an element, and which products are kept.
//
// Compile with -DMIXPERT_TYPE: 0 FP16, 1 BF16, 2 TF32; _PIECES: of each operand, 1 to 3; _D: the
// products of pieces i and j with i + j <= D are kept; _REST: pieces after the first are scaled by
// 2^REST.
#pragma once

#include "quantize.cuh"

namespace mixpert {

enum SplitType { kFp16 = 0, kBf16 = 1, kTf32 = 2 };

__device__ __forceinline__ bool is_finite(float x) { return fabsf(x) <= 3.402823466e38f; }

template <int TYPE, int PIECES, int D, int REST>
struct SplitOf {
  static constexpr int kType = TYPE, kPieces = PIECES, kD = D, kRest = REST;
  static constexpr int kBytes = kType == kTf32 ? 4 : 2;  // of an element
  static constexpr bool kHasRest = kD > 0;               // products beside first * first
  static_assert(kPieces >= 1 && kPieces <= 3 && kD <= 2 * (kPieces - 1), "pieces and products");

  // Adds the sum of the other products in the scaled domain. An infinite one or a NaN, which comes
  // from infinities or NaNs in the operands, counts nothing: the leading products have those of
  // FP32 arithmetic.
  __device__ static float value(float sum, float rest) {
    const float whole = fmaf(rest, power_of_two(-kRest), sum);
    return is_finite(rest) ? whole : sum;
  }

  // Applies the exponents to an output; FP32's range requires three factors.
  __device__ static float scaled(float value, int exponents) {
    const int first = max(-126, min(127, exponents));
    const int second = max(-126, min(127, exponents - first));
    const int third = max(-126, exponents - first - second);
    return value * power_of_two(first) * power_of_two(second) * power_of_two(third);
  }
};

using Split = SplitOf<MIXPERT_TYPE, MIXPERT_PIECES, MIXPERT_D, MIXPERT_REST>;

}  // namespace mixpert
