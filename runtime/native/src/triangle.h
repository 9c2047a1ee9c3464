// Which triangles of C a problem may ask for.
#pragma once

#include "mixpert.h"

namespace mixpert {

constexpr const char kUnsoundTriangle[] =
    "a triangle of C is lower (1) or upper (2), and C is square";

inline bool sound_triangle(const mixpert_problem &p) {
  if (p.triangle == MIXPERT_TRIANGLE_NONE) return true;
  const bool known =
      p.triangle == MIXPERT_TRIANGLE_LOWER || p.triangle == MIXPERT_TRIANGLE_UPPER;
  return known && p.m == p.n;
}

}  // namespace mixpert
