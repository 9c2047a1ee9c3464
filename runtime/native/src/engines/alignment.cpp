#include "engines/alignment.h"

#include <cmath>
#include <limits>

namespace mixpert {
namespace {

constexpr int32_t kInfinity = 0x7f800000;

// Largest integer whose top digit still fits: 127 in every balanced digit, or 7 bits a digit.
double largest_integer(int extra, int radix) {
  if (radix == 7) return std::ldexp(1.0, 7 + 7 * extra) - 1;
  return 127.0 * (std::ldexp(1.0, 8 * (extra + 1)) - 1) / 255.0;
}

}  // namespace

Alignment align(int32_t largest, int extra, int radix) {
  if (largest >= kInfinity) return {0.0, std::numeric_limits<double>::quiet_NaN()};
  if (largest == 0) return {0.0, 1.0};
  float magnitude;
  std::memcpy(&magnitude, &largest, sizeof magnitude);
  int exponent;
  std::frexp(static_cast<double>(magnitude), &exponent);  // magnitude < 2^exponent, the least
  const int bits = 7 + radix * extra;
  if (std::rint(std::ldexp(static_cast<double>(magnitude), bits - exponent)) >
      largest_integer(extra, radix))
    ++exponent;
  return {std::ldexp(1.0, bits - exponent), std::ldexp(1.0, exponent - 7)};
}

void largest_magnitudes(const Operand &operand, int64_t row, int64_t rows, int64_t k,
                        int64_t length, int32_t *largest) {
  const float *first = operand.data + row * operand.row_stride + k * operand.k_stride;
  if (operand.k_stride == 1) {
    for (int64_t r = 0; r < rows; ++r) {
      const float *source = first + r * operand.row_stride;
      int32_t most = 0;
      for (int64_t i = 0; i < length; ++i) most = std::max(most, magnitude_bits(source[i]));
      largest[r] = most;
    }
    return;
  }
  std::fill(largest, largest + rows, 0);
  for (int64_t i = 0; i < length; ++i) {
    const float *source = first + i * operand.k_stride;
    for (int64_t r = 0; r < rows; ++r) largest[r] = std::max(largest[r], magnitude_bits(source[r]));
  }
}

}  // namespace mixpert
