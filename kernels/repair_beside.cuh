// NaN and Inf in the operands of gemm_int8_sm90: the elements of C that depend on them, which its
// tiles leave out (GemmParams::keep_nan). What `repair` does in a launch of its own.
//
// Warps that would have nothing to do look through the exponents of all rows while others multiply.
// Only if they find a NaN or an Inf, those that have multiplied look again: all CTAs share the
// elements of every such row.
#pragma once

#include "dot.cuh"
#include "tiles.cuh"

namespace mixpert {

constexpr int kLookers = 96;  // threads of a CTA, in warps 1 to 3
constexpr int kLookedBarrier = 1;

// Of the batch; packed operands that it shares have one of each.
__device__ __forceinline__ int exponent_count(const GemmParams &gemm, const GemmOperand &operand) {
  return operand.batch_exponents ? gemm.batch * operand.batch_exponents : operand.padded_rows;
}

__device__ __forceinline__ bool any_special(const GemmParams &gemm, const GemmOperand &operand) {
  const int4 *exponents = reinterpret_cast<const int4 *>(operand.exponents);  // padded to 8 rows
  const int count = exponent_count(gemm, operand) / 4;
  bool any = false;
#pragma unroll 2
  for (int i = threadIdx.x - 32; i < count; i += kLookers) {
    const int4 e = exponents[i];
    any |= max(max(e.x, e.y), max(e.z, e.w)) >= kNanExponent;
  }
  return any;
}

// Threads of warps 1 to 3. `found` was false.
__device__ __forceinline__ void look_for_special(const GemmParams &gemm, volatile int *found) {
  if (any_special(gemm, gemm.p) || any_special(gemm, gemm.q)) *found = 1;
}

// The elements of one row of an operand, `mine`, whose exponent is `e`; those that are as special
// in a row of P are left to that.
__device__ __forceinline__ void repair_row(const GemmInt8Params &params, int batch, bool of_p,
                                           int mine, int e, int lane, int warp, int warps) {
  const GemmParams &gemm = params.gemm;
  const GemmOperand &other = of_p ? gemm.q : gemm.p;
  const int32_t *exponents = exponents_of(other, batch, 0, 0);
#pragma unroll 1
  for (int its = warp; its < other.rows; its += warps) {
    const int f = exponents[its];
    if (!of_p && f >= kNanExponent) continue;
    const int i = of_p ? mine : its, j = of_p ? its : mine;
    if (!in_triangle(gemm.triangle, i, j)) continue;
    const float product = e == kNanExponent || f == kNanExponent
                              ? quiet_nan()
                              : warp_dot<1>(params.p, i, params.q, j, batch, gemm.k, lane);
    float *c = gemm.c + batch * gemm.stride_c + i * gemm.ldc + j;
    if (lane == 0) *c = read_scalars(gemm).apply(product, c);
  }
}

// By `warps` warps, of which this one is number `warp`; each examines 32 rows at a time.
__device__ __forceinline__ void repair_rows(const GemmInt8Params &params, int lane, int warp,
                                            int warps) {
  const GemmParams &gemm = params.gemm;
#pragma unroll 1
  for (int side = 0; side < 2 * gemm.batch; ++side) {
    const bool of_p = side % 2 == 0;
    const GemmOperand &operand = of_p ? gemm.p : gemm.q;
#pragma unroll 1
    for (int first = 0; first < operand.rows; first += 32) {
      const int e = exponents_of(operand, side / 2, 0, 0)[min(first + lane, operand.rows - 1)];
      uint32_t found = __ballot_sync(0xFFFFFFFFu, e >= kNanExponent && first + lane < operand.rows);
#pragma unroll 1
      for (; found; found &= found - 1) {
        const int row = __ffs(found) - 1;
        repair_row(params, side / 2, of_p, first + row, __shfl_sync(0xFFFFFFFFu, e, row), lane,
                   warp, warps);
      }
    }
  }
}

}  // namespace mixpert
