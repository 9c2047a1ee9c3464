// repair: recomputes the rows and columns of C that depend on a NaN or an Inf, which gemm_int8 does
// not store with KEEP_NAN. The results are those of FP32 arithmetic: the row of a NaN is NaN, that
// of an Inf is computed in FP32.
//
// One thread examines a row of P or Q; the CTA then computes the rows found together. Neighbouring
// rows belong to different CTAs. Elements affected by both operands are computed for P.
#pragma once

#include "dot.cuh"
#include "tiles.cuh"

namespace mixpert {

enum Reach { kFinite = 0, kInfinite = 1, kUndefined = 2 };

__device__ __forceinline__ Reach reach_of(const RepairSide &side, int batch, int row) {
  const int32_t *e =
      side.exponents + static_cast<int64_t>(batch) * side.batch_exponents + row;
  Reach reach = kFinite;
  for (int group = 0; group < side.groups; ++group, e += side.padded_rows) {
    if (*e == kNanExponent) return kUndefined;
    if (*e == kInfExponent) reach = kInfinite;
  }
  return reach;
}

// One row of P (`mine`) against all of Q, or the other way round, a warp an element.
__device__ void repair_line(const RepairParams &params, const Scalars &scalars, int batch,
                            bool of_p, int line) {
  const RepairSide &other = of_p ? params.q : params.p;
  const Reach mine = reach_of(of_p ? params.p : params.q, batch, line);
  for (int across = threadIdx.x / 32; across < other.operand.rows; across += kPackThreads / 32) {
    const Reach its = reach_of(other, batch, across);
    if (!of_p && its != kFinite) continue;
    const int p = of_p ? line : across, q = of_p ? across : line;
    if (!in_triangle(params.triangle, p, q)) continue;
    const bool undefined = mine == kUndefined || its == kUndefined;
    const float product =
        undefined ? quiet_nan()
                  : warp_dot(params.p.operand, p, params.q.operand, q, batch, params.k,
                             threadIdx.x % 32);
    float *c = params.c + batch * params.stride_c + p * params.ldc + q;
    if (threadIdx.x % 32 == 0) *c = scalars.apply(product, c);
  }
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::kPackThreads)
    repair(const __grid_constant__ mixpert::RepairParams params) {
  using namespace mixpert;
  __shared__ bool found[kPackThreads];
  join_launches();
  const int rows_p = params.p.operand.rows, lines = rows_p + params.q.operand.rows;
  const int mine = threadIdx.x * gridDim.x + blockIdx.x, batch = blockIdx.y;
  const bool reached =
      mine < lines && (mine < rows_p ? reach_of(params.p, batch, mine)
                                     : reach_of(params.q, batch, mine - rows_p)) != kFinite;
  found[threadIdx.x] = reached;
  if (!__syncthreads_or(reached)) return;
  const Scalars scalars = read_scalars(params);
  for (int i = 0; i < kPackThreads; ++i) {
    const int line = i * gridDim.x + blockIdx.x;
    if (found[i])
      repair_line(params, scalars, batch, line < rows_p, line < rows_p ? line : line - rows_p);
  }
}
