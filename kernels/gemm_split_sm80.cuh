// gemm_split for sm_80 and later: FP16, BF16 or TF32 pieces, cp.async ring, mma.sync.
//
// A CTA of 8 warps (4 along P, 2 along Q) computes 128 x MIXPERT_BN outputs. The sum of the leading
// products is promoted to FP32 after every ring slot (split_sm90.cuh explains why), that of the
// other products after a stretch of slots. Compile with the macros of split_types.cuh and
// -DMIXPERT_BN: 64 or 128; _STAGES: ring slots.
#pragma once

#include "long_sums.cuh"
#include "sm80.cuh"
#include "split_types.cuh"

namespace mixpert {

struct Sm80 {
  static constexpr int kSp = Split::kPieces, kSq = Split::kPieces;
  static constexpr int kBm = 128, kBn = MIXPERT_BN, kStages = MIXPERT_STAGES;
  static constexpr int kThreads = kThreads80;
  static constexpr int kBk = 64;            // bytes of k in a ring slot
  static constexpr int kPieces = kBk / 16;  // 16-byte pieces of a row
  static constexpr int kPlaneP = kBm * kBk, kPlaneQ = kBn * kBk;
  static constexpr int kSlot = kSp * kPlaneP + kSq * kPlaneQ;
  static constexpr int kTilesM = 2, kTilesN = kBn / 2 / 8;  // mma tiles of a warp
  static constexpr int kGroup = kRasterGroup;
  static constexpr int kStretch = kStretchBytes / kBk;  // ring slots
  static constexpr int kSegment = kSegmentBytes / kBk;
  static_assert(kBn == 64 || kBn == 128, "columns of a tile");
};

using Fragment = float[Sm80::kTilesM][Sm80::kTilesN][4];

// c += a (16 rows) * b (8 columns), 32 bytes of k.
__device__ __forceinline__ void mma_float(float (&c)[4], const uint32_t (&a)[4], uint32_t b0,
                                          uint32_t b1) {
#if MIXPERT_TYPE == 0
#define MIXPERT_MMA "m16n8k16.row.col.f32.f16.f16.f32"
#elif MIXPERT_TYPE == 1
#define MIXPERT_MMA "m16n8k16.row.col.f32.bf16.bf16.f32"
#else
#define MIXPERT_MMA "m16n8k8.row.col.f32.tf32.tf32.f32"
#endif
  asm volatile("mma.sync.aligned." MIXPERT_MMA
               " {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
               : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])
               : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
}

// 32 bytes of k: the leading products into `first`, the other kept ones into `rest`.
__device__ __forceinline__ void multiply_step(Fragment &first, Fragment &rest, uint32_t slot,
                                              int half) {
  using S = Sm80;
  uint32_t p[S::kSp][S::kTilesM][4];
#pragma unroll
  for (int i = 0; i < S::kSp; ++i)
#pragma unroll
    for (int t = 0; t < S::kTilesM; ++t) load_p<S>(p[i][t], slot, i, t, half);
#pragma unroll
  for (int pair = 0; pair < S::kTilesN / 2; ++pair) {
#pragma unroll
    for (int j = 0; j < S::kSq; ++j) {
      uint32_t q[4];
      load_q<S>(q, slot, j, pair, half);
#pragma unroll
      for (int i = 0; i < S::kSp; ++i) {
        if (i + j > Split::kD) continue;
        Fragment &sum = i + j == 0 ? first : rest;
#pragma unroll
        for (int t = 0; t < S::kTilesM; ++t) {
          mma_float(sum[t][2 * pair], p[i][t], q[0], q[1]);
          mma_float(sum[t][2 * pair + 1], p[i][t], q[2], q[3]);
        }
      }
    }
  }
}

template <typename Function>
__device__ __forceinline__ void for_each_value(const Function &function) {
#pragma unroll
  for (int t = 0; t < Sm80::kTilesM; ++t)
#pragma unroll
    for (int u = 0; u < Sm80::kTilesN; ++u)
#pragma unroll
      for (int v = 0; v < 4; ++v) function(t, u, v);
}

// The sums of a tile, in FP32 and in Tensor Core accumulators.
struct Sums {
  Fragment total, first, rest;

  __device__ Sums() {
    for_each_value(
        [&](int t, int u, int v) { total[t][u][v] = first[t][u][v] = rest[t][u][v] = 0; });
  }
  __device__ void promote() {
    for_each_value([&](int t, int u, int v) {
      total[t][u][v] += first[t][u][v];
      first[t][u][v] = 0;
    });
  }
  __device__ void promote_rest() {
    for_each_value([&](int t, int u, int v) {
      total[t][u][v] = Split::value(total[t][u][v], rest[t][u][v]);
      rest[t][u][v] = 0;
    });
  }
};

// Outputs from the sums in the scaled domain.
__device__ __forceinline__ void unscale(const GemmParams &params, const Tile &tile, Sums &sums) {
  using S = Sm80;
  const int32_t *ep = exponents_of(params.p, tile.batch, 0, 0);
  const int32_t *eq = exponents_of(params.q, tile.batch, 0, 0);
  for_each_value([&](int t, int u, int v) {
    const int i = min(tile.p * S::kBm + row_in_tile<S>(t, v), params.p.rows - 1);
    const int j = min(tile.q * S::kBn + column_in_tile<S>(u, v), params.q.rows - 1);
    sums.total[t][u][v] =
        Split::scaled(sums.total[t][u][v], written_before(ep + i) + written_before(eq + j));
  });
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::Sm80::kThreads)
    gemm_split_sm80(const __grid_constant__ mixpert::GemmParams params) {
  using namespace mixpert;
  using S = Sm80;
  extern __shared__ __align__(128) uint8_t ring[];
  join_launches();
  if (nothing_wanted(params)) return;
  const Tile tile = tile_at<S::kGroup>(params, blockIdx.x);
  if (!wanted<S>(params, tile)) return;
  constexpr int kInSlot = S::kBk / Split::kBytes;
  const int steps = (params.k + kInSlot - 1) / kInSlot;
  Sums sums;
  LongSums<Fragment, (S::kBn > 64)> all;
  for_each_slot<S>(params, tile, shared_address(ring), steps, [&](uint32_t slot, int step) {
#pragma unroll
    for (int half = 0; half < 2; ++half) multiply_step(sums.first, sums.rest, slot, half);
    const int done = step + 1;
    const bool last = done % S::kStretch == 0 || done == steps;
    if (Split::kHasRest || last) sums.promote();
    if (Split::kHasRest && done % S::kSegment == 0 && done < steps)
      all.add(sums.total, done == S::kSegment);
    if (Split::kHasRest && last) sums.promote_rest();
  });
  if (Split::kHasRest && steps > S::kSegment) all.end(sums.total);
  unscale(params, tile, sums);
  store_tile<S>(params, tile, sums.total);
}
