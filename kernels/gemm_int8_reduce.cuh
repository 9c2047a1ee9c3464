// gemm_int8_reduce: C from the INT32 sums of parts of k by gemm_int8 with PARTIAL=1.
//
// A CTA computes 4 * `lanes` outputs of one row of P: groups of `lanes` threads share the parts of
// a segment, whose INT32 sums may be added in any order; segments are added in FP32, in k order. If
// there are many segments, each warp has one, so that the sums of several are on their way at once.
// Compile with -DMIXPERT_D: last diagonal; _RADIX.
#pragma once

#include "launch.cuh"
#include "tiles.cuh"

namespace mixpert {

constexpr int kReduceUnroll = MIXPERT_D < 3 ? 4 : 2;  // parts in flight: 64 registers
constexpr bool kReduceByWarps = MIXPERT_D < kReduceMostDiagonals;
using Diagonals = int4[MIXPERT_D + 1];  // of the four outputs of a thread

// A group's share of the parts of a segment, UNROLL of them on their way.
template <int UNROLL>
__device__ __forceinline__ void sum_parts(const ReduceParams &params, int segment, int group,
                                          int groups, int row_p, int row_q, Diagonals &sums) {
#pragma unroll
  for (int s = 0; s <= MIXPERT_D; ++s) sums[s] = make_int4(0, 0, 0, 0);
  const int left = params.blocks - segment * params.parts.segment_blocks;
  const int used = min(params.parts.in_segment,
                       (left + params.parts.blocks - 1) / params.parts.blocks);
  const int first = segment * params.parts.in_segment, paired = params.stored.paired;
  const int parts = ((first + used - 1) >> paired) - (first >> paired) + 1;
  const int stored = segment * params.stored.in_segment;
#pragma unroll UNROLL
  for (int part = group; part < parts; part += groups)
#pragma unroll
    for (int s = 0; s <= MIXPERT_D; ++s)
      add(sums[s], written_before(reinterpret_cast<const int4 *>(
                       partial_sums(params.parts, stored + part, MIXPERT_D + 1, s, params.rows_p,
                                    row_p, row_q))));
}

// Adds up the sums of the groups of a warp, if groups are smaller than a warp.
__device__ __forceinline__ void sum_groups_of_warp(int lanes, Diagonals &sums) {
#pragma unroll 1
  for (int distance = lanes; distance < 32; distance *= 2)
#pragma unroll
    for (int s = 0; s <= MIXPERT_D; ++s) {
      const int4 x = sums[s];
      add(sums[s], make_int4(__shfl_xor_sync(0xFFFFFFFFu, x.x, distance),
                             __shfl_xor_sync(0xFFFFFFFFu, x.y, distance),
                             __shfl_xor_sync(0xFFFFFFFFu, x.z, distance),
                             __shfl_xor_sync(0xFFFFFFFFu, x.w, distance)));
    }
}

__device__ __forceinline__ float product(const Diagonals &sums, int which, int exponents) {
  int diagonals[MIXPERT_D + 1];
#pragma unroll
  for (int s = 0; s <= MIXPERT_D; ++s) diagonals[s] = (&sums[s].x)[which];
  return combine<MIXPERT_D, MIXPERT_RADIX>(diagonals, exponents);
}

// The sum of all segments, for the threads below `lanes`: one segment after the other, by all threads.
__device__ __forceinline__ void add_in_turn(const ReduceParams &params, int row_p, int row_q,
                                            const int (&exponents)[4], Diagonals *shared,
                                            float (&total)[4]) {
  const int lanes = params.lanes, group = threadIdx.x / lanes, lane = threadIdx.x % lanes;
  const int step = max(lanes, 32);  // distance between the sums of consecutive warps or groups
  const bool inside = row_q < params.parts.padded_q;
  for (int segment = 0; segment < params.segments; ++segment) {
    Diagonals sums = {};
    if (inside)
      sum_parts<kReduceUnroll>(params, segment, group, kReduceThreads / lanes, row_p, row_q, sums);
    sum_groups_of_warp(lanes, sums);
#pragma unroll
    for (int s = 0; s <= MIXPERT_D; ++s) shared[threadIdx.x][s] = sums[s];
    __syncthreads();
    if (group == 0 && inside) {
      for (int other = lane + step; other < kReduceThreads; other += step)
#pragma unroll
        for (int s = 0; s <= MIXPERT_D; ++s) add(sums[s], shared[other][s]);
#pragma unroll
      for (int v = 0; v < 4; ++v) {
        const float p = product(sums, v, exponents[v]);
        total[v] = segment == 0 ? p : __fadd_rn(total[v], p);
      }
    }
    __syncthreads();
  }
}

// The same, for at most 32 lanes, with as many segments at a time as there are warps.
__device__ __forceinline__ void add_by_warps(const ReduceParams &params, int row_p, int row_q,
                                             const int (&exponents)[4], Diagonals *shared,
                                             float (&total)[4]) {
  constexpr int kWarps = kReduceThreads / 32;
  const int lanes = params.lanes, warp = threadIdx.x / 32, lane = threadIdx.x % lanes;
  const bool inside = row_q < params.parts.padded_q;
  for (int first = 0; first < params.segments; first += kWarps) {
    Diagonals sums = {};
    if (inside && first + warp < params.segments)
      sum_parts<2>(params, first + warp, threadIdx.x % 32 / lanes, 32 / lanes, row_p, row_q, sums);
    sum_groups_of_warp(lanes, sums);
#pragma unroll
    for (int s = 0; s <= MIXPERT_D; ++s) shared[threadIdx.x][s] = sums[s];
    __syncthreads();
    for (int other = 0; other < min(kWarps, params.segments - first); ++other)
#pragma unroll
      for (int v = 0; v < 4; ++v) {
        if (threadIdx.x >= lanes || !inside) continue;
        const float p = product(shared[other * 32 + lane], v, exponents[v]);
        total[v] = first + other == 0 ? p : __fadd_rn(total[v], p);
      }
    __syncthreads();
  }
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::kReduceThreads)
    gemm_int8_reduce(const __grid_constant__ mixpert::ReduceParams params) {
  using namespace mixpert;
  __shared__ Diagonals shared[kReduceThreads];
  join_launches();
  const int lanes = params.lanes, lane = threadIdx.x % lanes;
  const int row_p = blockIdx.x, row_q = (blockIdx.y * lanes + lane) * 4;
  const bool finishes = threadIdx.x < lanes && row_q < params.parts.padded_q;
  int exponents[4];  // loaded while the parts are
  if (finishes) {
    const int exponent_p = written_before(params.exponents_p + row_p);
#pragma unroll
    for (int v = 0; v < 4; ++v)
      exponents[v] =
          exponent_p + written_before(params.exponents_q + min(row_q + v, params.rows_q - 1));
  }
  float total[4];
  if (!kReduceByWarps || params.segments < kReduceManySegments)
    add_in_turn(params, row_p, row_q, exponents, shared, total);
  else
    add_by_warps(params, row_p, row_q, exponents, shared, total);
  if (!finishes) return;
  const Scalars scalars = read_scalars(params);
  const Outputs outputs = {params.rows_q, params.triangle, params.keep_nan};
  float *c = params.c + row_p * params.ldc + row_q;
#pragma unroll
  for (int v = 0; v < 4; ++v)
    if (outputs.has(total[v], row_p, row_q + v))
      c[v] = scalars.apply(total[v], c + v);
}
