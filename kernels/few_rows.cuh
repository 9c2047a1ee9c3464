// few_rows: rows of op(A) and columns of op(B) with so few elements that FP32 itself hardly errs on
// their products. The guard passes them over (GuardParams::few), so that they do not decide how all
// the panel is computed; here they are multiplied in FP32, in the order of k, whatever a GEMM has
// stored for them. One problem, whose C is not read: beta = 0.
//
// A CTA looks at 32 rows of one side and computes those that are few together, a thread an element.
#pragma once

#include "dot.cuh"
#include "launch.cuh"
#include "quantize.cuh"

namespace mixpert {

constexpr uint32_t kWholeWarp = 0xFFFFFFFFu;
constexpr int kFewPerThread = 8;  // consecutive elements that a thread looks at
constexpr int kFewListed = 64;    // elements but zeros of a row, at most: others are summed up slowly

struct FewList {
  int count;
  int at[kFewListed];
  float value[kFewListed];
  int of_warp[kFewThreads / 32];
};

__device__ __forceinline__ bool is_finite(const FewSide &side, int row) {
  return side.maxima[row] < 0x7F800000u;
}

__device__ __forceinline__ bool is_few(const FewSide &side, int row, uint32_t few) {
  return side.maxima[row] != 0 && is_finite(side, row) &&
         static_cast<uint32_t>(side.counts[row]) < few;
}

// How many threads before this one have what `mine` counts, and all threads together.
__device__ __forceinline__ int2 count_before(int mine, FewList &list) {
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  int sum = mine;
#pragma unroll
  for (int step = 1; step < 32; step *= 2) {
    const int other = __shfl_up_sync(kWholeWarp, sum, step);
    if (lane >= step) sum += other;
  }
  if (lane == 31) list.of_warp[warp] = sum;
  __syncthreads();
  int2 result = make_int2(sum - mine, 0);
  for (int i = 0; i < kFewThreads / 32; ++i) {
    if (i < warp) result.x += list.of_warp[i];
    result.y += list.of_warp[i];
  }
  __syncthreads();
  return result;
}

// The elements of a row that are not zero, in the order of k.
__device__ __forceinline__ void list_row(FewList &list, const SmallOperand &operand, int row,
                                         int k) {
  if (threadIdx.x == 0) list.count = 0;
  __syncthreads();
  for (int k0 = 0; k0 < k; k0 += kFewThreads * kFewPerThread) {
    float x[kFewPerThread];
    int mine = 0;
#pragma unroll
    for (int i = 0; i < kFewPerThread; ++i) {
      const int at = k0 + threadIdx.x * kFewPerThread + i;
      x[i] = at < k ? element(operand, row, 0, at) : 0.0f;
      mine += x[i] != 0.0f;
    }
    const int2 counts = count_before(mine, list);
    int place = list.count + counts.x;
#pragma unroll
    for (int i = 0; i < kFewPerThread; ++i) {
      if (x[i] == 0.0f) continue;
      if (place < kFewListed) {
        list.at[place] = k0 + threadIdx.x * kFewPerThread + i;
        list.value[place] = x[i];
      }
      ++place;
    }
    __syncthreads();
    if (threadIdx.x == 0) list.count += counts.y;
    __syncthreads();
  }
}

// The product of the listed row and one of the other side.
__device__ __forceinline__ float few_dot(const FewList &list, const FewSide &own, int row,
                                         const FewSide &other, int across, int k) {
  const bool listed = list.count <= kFewListed;
  float sum = 0;
#pragma unroll 1
  for (int i = 0; i < (listed ? list.count : k); ++i) {
    const int at = listed ? list.at[i] : i;
    const float value = listed ? list.value[i] : element(own.operand, row, 0, at);
    sum = fmaf(value, element(other.operand, across, 0, at), sum);
  }
  return sum;
}

// All products of one row, a thread an element of C.
__device__ __forceinline__ void multiply_row(const FewParams &params, bool of_p, int row,
                                             const Scalars &scalars, FewList &list) {
  const FewSide &own = of_p ? params.p : params.q, &other = of_p ? params.q : params.p;
  list_row(list, own.operand, row, params.k);
  for (int across = threadIdx.x; across < other.operand.rows; across += kFewThreads) {
    if (!is_finite(other, across)) continue;  // left as the last rung has it
    const int p = of_p ? row : across, q = of_p ? across : row;
    const float product = few_dot(list, own, row, other, across, params.k);
    params.c[p * params.ldc + q] = scalars.apply(product, nullptr);
  }
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::kFewThreads)
    few_rows(const __grid_constant__ mixpert::FewParams params) {
  using namespace mixpert;
  __shared__ FewList list;
  join_launches();
  const bool of_p = static_cast<int>(blockIdx.x) < params.groups_p;
  const FewSide &own = of_p ? params.p : params.q;
  const int first = (of_p ? blockIdx.x : blockIdx.x - params.groups_p) * kFewRows;
  const int mine = first + threadIdx.x % kFewRows;
  uint32_t found =
      __ballot_sync(kWholeWarp, mine < own.operand.rows && is_few(own, mine, params.few));
  if (found == 0) return;
  const Scalars scalars = {params.alpha_address ? *params.alpha_address : params.alpha, 0.0f};
  for (; found; found &= found - 1)
    multiply_row(params, of_p, first + __ffs(found) - 1, scalars, list);
}
