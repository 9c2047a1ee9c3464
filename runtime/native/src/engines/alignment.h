// Exponents of rows (docs/schemes.md): from the largest magnitude of a row to its scale factors.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>

#include "mixpert.h"

namespace mixpert {

// One operand as rows along k: op(A) itself, or op(B) transposed. One of the strides is 1.
template <typename Element>
struct Rows {
  const Element *data;
  int64_t row_stride, k_stride;  // in elements
};
using Operand = Rows<float>;

// Both operands of problem `index` of a batch.
template <typename Element>
Rows<Element> left_rows(const mixpert_problem &p, int64_t index, const Element *a) {
  a += index * p.stride_a;
  return p.trans_a ? Rows<Element>{a, p.lda, 1} : Rows<Element>{a, 1, p.lda};
}
template <typename Element>
Rows<Element> right_rows(const mixpert_problem &p, int64_t index, const Element *b) {
  b += index * p.stride_b;
  return p.trans_b ? Rows<Element>{b, 1, p.ldb} : Rows<Element>{b, p.ldb, 1};
}

// The powers of two that scale a row to integers, and its slice products back to values.
struct Alignment {
  double to_integer;  // Q = rint(a * to_integer); 0 for a row of zeros or one with NaN or Inf
  double to_value;    // of the top digit, 2^(e - 7); NaN for a row with NaN or Inf
};

// The bits of |a|, which have the order of the magnitudes, with NaN and Inf above all others.
// Signed, because SSE2 has no unsigned comparison.
inline int32_t magnitude_bits(float a) {
  int32_t bits;
  std::memcpy(&bits, &a, sizeof bits);
  return bits & 0x7fffffff;
}

// The alignment of a row whose largest magnitude has these bits; `extra` slices below the top
// digit of `radix` (8 or 7) bits.
Alignment align(int32_t largest, int extra, int radix);

// The largest magnitude_bits of rows [row, row + rows) over [k, k + length), into `largest`.
void largest_magnitudes(const Operand &operand, int64_t row, int64_t rows, int64_t k,
                        int64_t length, int32_t *largest);

}  // namespace mixpert
