// Symmetric products, and which triangles of C a problem may ask for.
#pragma once

#include "mixpert.h"

#include <algorithm>

namespace mixpert {

constexpr const char kUnsoundTriangle[] =
    "a triangle of C is lower (1) or upper (2), and C is square";

inline bool sound_triangle(const mixpert_problem &p) {
  if (p.triangle == MIXPERT_TRIANGLE_NONE) return true;
  const bool known = p.triangle == MIXPERT_TRIANGLE_LOWER || p.triangle == MIXPERT_TRIANGLE_UPPER;
  return known && p.m == p.n;
}

constexpr const char kUnsoundSymmetry[] =
    "a symmetric product has one matrix as A and B, one of them transposed, and C is square";

inline bool sound_symmetry(const mixpert_problem &p) {
  const bool transposed = (p.trans_a != 0) != (p.trans_b != 0);
  return !p.symmetric ||
         (p.m == p.n && transposed && p.lda == p.ldb && p.stride_a == p.stride_b && !p.packed);
}

// For a problem that requests a triangle.
inline const char *triangle_name(const mixpert_problem &p) {
  return p.triangle == MIXPERT_TRIANGLE_LOWER ? "lower" : "upper";
}

// The rows of one column of C that a problem requests.
struct RowRange {
  int64_t first, end;

  bool holds(int64_t row) const { return row >= first && row < end; }
};

inline RowRange wanted_rows(const mixpert_problem &p, int64_t column) {
  return {p.triangle == MIXPERT_TRIANGLE_LOWER ? column : 0,
          p.triangle == MIXPERT_TRIANGLE_UPPER ? column + 1 : p.m};
}

// Zeros those elements of a dense column-major m x n matrix that a problem does not request.
inline void clear_unwanted(const mixpert_problem &p, float *c) {
  for (int64_t column = 0; p.triangle && column < p.n; ++column) {
    const RowRange rows = wanted_rows(p, column);
    std::fill(c + column * p.m, c + column * p.m + rows.first, 0.0f);
    std::fill(c + column * p.m + rows.end, c + (column + 1) * p.m, 0.0f);
  }
}

}  // namespace mixpert
