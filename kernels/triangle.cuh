// Triangles of C (params_types.cuh). i is a column of C (a row of P), j a row of C (a row of Q).
#pragma once

#include "params.cuh"

namespace mixpert {

__device__ __forceinline__ bool in_triangle(int triangle, int i, int j) {
  return triangle == kWholeC || (triangle == kLowerC ? j >= i : j <= i);
}

// Whether any of columns i0 to i1 and rows j0 to j1, both inclusive, are stored.
__device__ __forceinline__ bool meets_triangle(int triangle, int i0, int i1, int j0, int j1) {
  return triangle == kWholeC || (triangle == kLowerC ? j1 >= i0 : j0 <= i1);
}

// Whether all of them are.
__device__ __forceinline__ bool inside_triangle(int triangle, int i0, int i1, int j0, int j1) {
  return triangle == kWholeC || (triangle == kLowerC ? j0 >= i1 : j1 <= i0);
}

}  // namespace mixpert
