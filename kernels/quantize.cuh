// Exponents and digits of one element, and the value of one output (docs/schemes.md).
#pragma once

#include "params.cuh"

namespace mixpert {

// 2^e as a float, -126 <= e <= 127.
__device__ __forceinline__ float power_of_two(int e) { return __int_as_float((e + 127) << 23); }

// The NaN of every output that is one.
__device__ __forceinline__ float quiet_nan() { return __int_as_float(0x7FFFFFFF); }

// x * 2^e rounded once, for x = 0 or 2^-48 <= |x| < 2^40: the first product is exact, and if the
// second factor is clamped, the value is far out of range and becomes 0 or infinity anyway.
__device__ __forceinline__ float scale_by_power(float x, int e) {
  const int first = max(-78, min(87, e));
  const int second = max(-126, min(127, e - first));
  return __fmul_rn(__fmul_rn(x, power_of_two(first)), power_of_two(second));
}

// Digits of radix 2^RADIX with EXTRA digits below the top one.
template <int RADIX, int EXTRA>
struct Digits {
  static_assert(RADIX == 8 || RADIX == 7, "slices are balanced radix 2^8 or the paper's 2^7");
  static_assert(EXTRA >= 0 && EXTRA <= 3, "1 to 4 slices");
  static constexpr int kFraction = 7 + RADIX * EXTRA;  // Q = rint(a * 2^(kFraction - e))
  // 0x80 in each digit below the top one: adding it carries as balanced digits do.
  static constexpr uint32_t kBias = 0x00808080u >> (8 * (3 - EXTRA));
  // Largest Q whose top digit is at most 127.
  static constexpr uint32_t kLargest =
      RADIX == 8 ? 0x7F7F7F7Fu >> (8 * (3 - EXTRA)) : (1u << (7 + 7 * EXTRA)) - 1;

  // Exponent of a row from the bits of its largest magnitude.
  __device__ static int exponent(uint32_t maximum) {
    if (maximum == 0) return 0;
    if (maximum >= 0x7F800000u) return maximum == 0x7F800000u ? kInfExponent : kNanExponent;
    const int lead = __clz(maximum & 0x7FFFFFu);  // at most 8 if the number is normal
    const bool subnormal = maximum < 0x00800000u;
    const uint32_t mantissa =
        subnormal ? maximum << (lead - 8) : (maximum & 0x7FFFFFu) | 0x800000u;
    const int e = subnormal ? -125 - (lead - 8) : static_cast<int>(maximum >> 23) - 126;
    // maximum = mantissa * 2^(e - 24); rint(mantissa * 2^(kFraction - 24)) decides the carry.
    const float q = rintf(__fmul_rn(__uint2float_rn(mantissa), power_of_two(kFraction - 24)));
    // Not q > kLargest: for four digits, FP32 can represent kLargest + 1 but rounds kLargest to it.
    return e + (q >= static_cast<float>(kLargest + 1) ? 1 : 0);
  }

  // The digits of `a`, slice s in byte EXTRA - s; two factors because 2^(kFraction - e) can
  // exceed FP32's range when the row is subnormal.
  __device__ static uint32_t of(float a, float scale, float scale_again) {
    return biased(__fmul_rn(__fmul_rn(a, scale), scale_again)) ^ (RADIX == 8 ? kBias : 0u);
  }

  // The digits of a scaled element, those of radix 2^8 below the top one with kBias.
  __device__ static uint32_t biased(float x) {
    if (RADIX == 8) return static_cast<uint32_t>(__float2int_rn(x)) + kBias;
    const uint32_t q = static_cast<uint32_t>(__float2int_rn(fabsf(x)));
    uint32_t word = 0;
#pragma unroll
    for (int s = 0; s <= EXTRA; ++s) {
      const uint32_t digit = (q >> (7 * (EXTRA - s))) & 127u;
      word |= ((x < 0 ? 0u - digit : digit) & 255u) << (8 * (EXTRA - s));
    }
    return word;
  }
  // Whether digits are the low bits of |x| * factor + 2^23: without conversions, which are slow.
  static constexpr bool kBySum = RADIX == 8 && EXTRA <= 2;
  // The bits of that sum: 0x4B000000 + |Q|; more if |Q| has more than 23 bits or x is no number.
  __device__ static uint32_t sum_of(float x, float factor) {
    return __float_as_uint(__fmaf_rn(fabsf(x), factor, 8388608.0f));
  }
  // The digits of x from its sum, with kBias, except for bits above the digits.
  __device__ static uint32_t biased(float x, uint32_t sum) {
    const uint32_t sign = static_cast<uint32_t>(__float_as_int(x) >> 31);
    return sum * (sign | 1u) + kBias;
  }
  // biased(x * factor) for finite x, except for bits above the digits.
  __device__ static uint32_t biased(float x, float factor) {
    return kBySum ? biased(x, sum_of(x, factor)) : biased(__fmul_rn(x, factor));
  }
  // The least sum of an element that exceeds the digits, and of one that would in halves of units.
  static constexpr uint32_t kOverflow = 0x4B000000u + kLargest + 1;
  static constexpr uint32_t kUpperHalf = 0x4B000000u + (kLargest + 1) / 2;
  // The value that removes kBias from four digits of slice `s`.
  __device__ static constexpr uint32_t unbias(int s) {
    return RADIX == 8 && s > 0 ? 0x80808080u : 0u;
  }

  __device__ static void scales(int e, float *scale, float *scale_again) {
    const bool bad = e >= kNanExponent;
    const int power = bad ? 0 : kFraction - e;  // -121 ... 179
    const int first = min(power, 127);
    *scale = bad ? 0.0f : power_of_two(first);
    *scale_again = power_of_two(power - first);
  }
};

// INT32 sums may be added in any order.
__device__ __forceinline__ void add(int4 &sum, const int4 &x) {
  sum.x += x.x;
  sum.y += x.y;
  sum.z += x.z;
  sum.w += x.w;
}

constexpr int kProductBits = 14;  // the product of two top digits has the unit 2^-14

// Horner over the diagonals. The products with a power of two are exact, so that fused
// multiply-adds round as sums do.
template <int DEPTH, int RADIX>
__device__ __forceinline__ float sum_diagonals(const int (&diagonals)[DEPTH + 1]) {
  const float step = RADIX == 8 ? 0.00390625f : 0.0078125f;  // 2^-RADIX
  float t = __int2float_rn(diagonals[DEPTH]);
#pragma unroll
  for (int s = DEPTH - 1; s >= 0; --s) t = __fmaf_rn(t, step, __int2float_rn(diagonals[s]));
  return t;
}

// p of one chunk or K-group, from the sum of its diagonals and that of both exponents, which needs
// no clamp to +-300: past that it is 0 or infinity anyway.
__device__ __forceinline__ float scale_sum(float t, int exponents) {
  const float p = scale_by_power(t, exponents - kProductBits);
  return exponents > kNanExponent / 2 ? quiet_nan() : p;
}

// p from the diagonals.
template <int DEPTH, int RADIX>
__device__ __forceinline__ float combine(const int (&diagonals)[DEPTH + 1], int exponents) {
  return scale_sum(sum_diagonals<DEPTH, RADIX>(diagonals), exponents);
}

// alpha and beta of a call, from the parameters or from device memory.
struct Scalars {
  float alpha, beta;

  // The output for a product and the C read at `c`, which is not touched where beta = 0.
  __device__ __forceinline__ float apply(float product, const float *c) const {
    const float scaled = alpha == 0.0f ? 0.0f : __fmul_rn(alpha, product);
    return beta == 0.0f ? scaled : __fadd_rn(scaled, __fmul_rn(beta, *c));
  }
};

template <typename Params>
__device__ __forceinline__ Scalars read_scalars(const Params &params) {
  return {params.alpha_address ? *params.alpha_address : params.alpha,
          params.beta_address ? *params.beta_address : params.beta};
}

}  // namespace mixpert
