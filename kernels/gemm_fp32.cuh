// gemm_fp32: C = alpha op(A) op(B) + beta C on FP32 cores, without a workspace: replaces the
// launches of an emulated product in a captured graph for which no memory is left.
// -DMIXPERT_TILE=128 or 64: rows and columns of C that a CTA computes at a time.
#pragma once

#include "launch.cuh"
#include "triangle.cuh"

#ifndef MIXPERT_TILE
#define MIXPERT_TILE 128
#endif

namespace mixpert {
namespace fp32 {

constexpr int kTile = MIXPERT_TILE, kDepth = kFp32Depth;
static_assert(kTile == 64 || kTile == 128, "a warp has 32 x 16 elements of a quarter of 64 x 64");
constexpr int kPitch = kTile + 4;  // of a row of k in shared memory: 16 bytes aligned
constexpr int kParts = kTile / 64;  // a thread has so many 4 x 4 elements, by rows and by columns
constexpr int kLoads = kTile * kDepth / kFp32Threads;  // of an operand, a thread and a step

using Stage = float[kDepth][kPitch];

// A thread's loads of one operand of a tile, which has `kTile` vectors of k elements: neighbouring
// threads read neighbouring elements, and consecutive loads are at a fixed distance in vectors or
// in k.
template <bool K_CONTIGUOUS>
struct Side {
  static constexpr int kNeighbours = K_CONTIGUOUS ? kDepth : kTile;
  static constexpr int kFurther = kFp32Threads / kNeighbours;

  const float *from;
  int64_t ld;
  int32_t vectors;  // number of existing vectors

  __device__ __forceinline__ static int along() { return threadIdx.x % kNeighbours; }
  __device__ __forceinline__ static int across(int load) {
    return threadIdx.x / kNeighbours + load * kFurther;
  }
  __device__ __forceinline__ void start() { from += along() + across(0) * ld; }
  // Where `k` steps are left.
  __device__ __forceinline__ void load(int k, float (&held)[kLoads]) {
    const bool whole = vectors >= kTile && k >= kDepth;
    const int there = K_CONTIGUOUS ? k : vectors, far = K_CONTIGUOUS ? vectors : k;
    const float *at = from;
#pragma unroll
    for (int j = 0; j < kLoads; ++j, at += kFurther * ld)
      held[j] = whole || (along() < there && across(j) < far) ? *at : 0.0f;
    from += K_CONTIGUOUS ? kDepth : kDepth * ld;
  }
  __device__ __forceinline__ static void store(const float (&held)[kLoads], Stage &stage) {
#pragma unroll
    for (int j = 0; j < kLoads; ++j)
      stage[K_CONTIGUOUS ? along() : across(j)][K_CONTIGUOUS ? across(j) : along()] = held[j];
  }
};

// The first of a thread's four neighbours in a part of the tile.
__device__ __forceinline__ int row_of(int part) {
  return threadIdx.x / 32 % 2 * (kTile / 2) + part * 32 + threadIdx.x % 8 * 4;
}
__device__ __forceinline__ int column_of(int part) {
  return threadIdx.x / 64 * (kTile / 4) + part * 16 + threadIdx.x % 32 / 8 * 4;
}

using Sums = float[kParts * 4][kParts * 4];  // by column, by row

__device__ __forceinline__ void take_four(const float *from, float *to) {
  const float4 four = *reinterpret_cast<const float4 *>(from);
  to[0] = four.x, to[1] = four.y, to[2] = four.z, to[3] = four.w;
}

__device__ __forceinline__ void multiply(const Stage &a, const Stage &b, Sums &sums) {
#pragma unroll
  for (int l = 0; l < kDepth; ++l) {
    float x[kParts * 4], y[kParts * 4];
#pragma unroll
    for (int part = 0; part < kParts; ++part) {
      take_four(&a[l][row_of(part)], x + part * 4);
      take_four(&b[l][column_of(part)], y + part * 4);
    }
#pragma unroll
    for (int j = 0; j < kParts * 4; ++j)
#pragma unroll
      for (int i = 0; i < kParts * 4; ++i) sums[j][i] = fmaf(x[i], y[j], sums[j][i]);
  }
}

template <typename A, typename B>
__device__ __forceinline__ void add_products(A a, B b, int k, Stage (&stages)[2][2], Sums &sums) {
  float next_a[kLoads], next_b[kLoads];
  a.start();
  b.start();
  a.load(k, next_a);
  b.load(k, next_b);
  for (int turn = 0; k > 0; turn ^= 1) {
    a.store(next_a, stages[turn][0]);
    b.store(next_b, stages[turn][1]);
    __syncthreads();  // all have finished reading the other stage, which the next iteration fills
    k -= kDepth;
    if (k > 0) {
      a.load(k, next_a);
      b.load(k, next_b);
    }
    multiply(stages[turn][0], stages[turn][1], sums);
  }
}

__device__ __forceinline__ float alpha_of(const Fp32Params &p) {
  return p.device_alpha ? *p.device_alpha : p.alpha;
}

__device__ __forceinline__ void store(const Fp32Params &p, float *c, int row, int column,
                                      const Sums &sums) {
  const float alpha = alpha_of(p), beta = p.device_beta ? *p.device_beta : p.beta;
#pragma unroll
  for (int j = 0; j < kParts * 4; ++j)
#pragma unroll
    for (int i = 0; i < kParts * 4; ++i) {
      const int x = row + row_of(i / 4) + i % 4, y = column + column_of(j / 4) + j % 4;
      if (x >= p.m || y >= p.n || !in_triangle(p.triangle, y, x)) continue;
      float *out = c + x + y * p.ldc;
      const float product = alpha * sums[j][i];
      *out = beta == 0.0f ? product : product + beta * *out;
    }
}

template <bool TRANS_A, bool TRANS_B>
__device__ __forceinline__ void gemm(const Fp32Params &p, Stage (&stages)[2][2]) {
  const int down = (p.m + kTile - 1) / kTile, batch = blockIdx.x / p.tiles;
  const int tile = blockIdx.x % p.tiles, row = tile % down * kTile, column = tile / down * kTile;
  if (!meets_triangle(p.triangle, column, column + kTile - 1, row, row + kTile - 1)) return;
  const float *a = p.a + batch * p.stride_a + row * (TRANS_A ? p.lda : 1);
  const float *b = p.b + batch * p.stride_b + column * (TRANS_B ? 1 : p.ldb);
  const int32_t k = alpha_of(p) == 0.0f ? 0 : p.k;  // then nothing is read
  Sums sums = {};
  add_products(Side<TRANS_A>{a, p.lda, p.m - row}, Side<!TRANS_B>{b, p.ldb, p.n - column}, k,
               stages, sums);
  store(p, p.c + batch * p.stride_c, row, column, sums);
}

}  // namespace fp32
}  // namespace mixpert

// At most 128 registers, so that two CTAs share a multiprocessor.
extern "C" __global__ void __launch_bounds__(mixpert::kFp32Threads, 2)
    gemm_fp32(const __grid_constant__ mixpert::Fp32Params p) {
  using namespace mixpert::fp32;
  __shared__ __align__(16) Stage stages[2][2];
  if (p.tiles == 0) return mixpert::await_launch();  // it may overlap the one that has tiles
  if (p.trans_a)
    p.trans_b ? gemm<true, true>(p, stages) : gemm<true, false>(p, stages);
  else
    p.trans_b ? gemm<false, true>(p, stages) : gemm<false, false>(p, stages);
}
