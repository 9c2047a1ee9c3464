// gemm_int8 for sm_90a: bulk copies into a ring, wgmma, all diagonals fused, persistent CTAs.
//
// Warpgroup 0 copies, warpgroups 1 and 2 each multiply 64 rows of P by MIXPERT_BN of Q. A packed
// operand is stored as wgmma reads it, so a plane of a tile is one contiguous copy without a
// tensor map. Compile with -DMIXPERT_SP, _SQ: slices of P and Q; _D: last diagonal; _RADIX;
// _BN: 32, 64, 80, 96, 128, 144, 192, 256; _STAGES: ring slots; _SEGMENTED: 1 where k is cut into
// segments (chunks or K-groups, multiples of 128); _GUARDED: 1 where the guard picks the tiles;
// _NARROWS: 1 where some of these may be narrower; _PARTIAL: 1 where CTAs share k and leave partial
// sums.
#pragma once

#ifndef MIXPERT_PARTIAL
#define MIXPERT_PARTIAL 0
#endif

#ifndef MIXPERT_GUARDED
#define MIXPERT_GUARDED 0
#endif

#ifndef MIXPERT_NARROWS
#define MIXPERT_NARROWS 0
#endif

#include "products_sm90.cuh"
#include "repair_beside.cuh"
#include "self_fed_sm90.cuh"
#include "store_tight_sm90.cuh"
#include "told_tiles_sm90.cuh"

namespace mixpert {

struct Sm90 {
  static constexpr int kSp = MIXPERT_SP, kSq = MIXPERT_SQ, kD = MIXPERT_D;
  static constexpr int kBm = 128, kBn = MIXPERT_BN, kStages = MIXPERT_STAGES;
  static constexpr bool kSegmented = MIXPERT_SEGMENTED, kPartial = MIXPERT_PARTIAL;
  static constexpr int kInBlock = kBlockK, kSlotK = kBlockK;
  static constexpr bool kAtOnce = false, kSharesSums = false;
  static constexpr bool kTight = (kD + 1) * kBn / 2 > kMostAccumulators90;
  static constexpr bool kSelfFed = (kD + 1) * kBn / 2 > kMostTight90;
  static constexpr bool kNarrows =
      kBn == kNarrowsOf && !kSegmented && !kPartial && (!MIXPERT_GUARDED || MIXPERT_NARROWS);
  static constexpr bool kTold = kNarrows && MIXPERT_GUARDED;
  static constexpr bool kStops = MIXPERT_GUARDED && !kSegmented && !kPartial && !kTold;
  static constexpr bool kRepairs =
      !kTight && int8_sm90_repairs(kSegmented, kPartial, MIXPERT_GUARDED);
  static constexpr int kNarrowBn = kNarrows ? kBn - kNarrower : kBn,
                       kHalfBn = kTold ? kBn / 2 : kBn;
  static constexpr int kThreads = kSelfFed ? kConsumers90 : kThreads90,
                       kConsumerWarps = kConsumerWarps90;
  static constexpr int kPlaneP = kBm * kBlockK, kPlaneQ = kBn * kBlockK;
  static constexpr int kSlot = kSp * kPlaneP + kSq * kPlaneQ;
  static constexpr int kAccumulators = kBn / 2;  // a thread, for each diagonal
  static constexpr int kGroup = kRasterGroup;
  static_assert(kD >= 0 && kD <= kSp + kSq - 2, "last diagonal");
  // Sums of segments live in registers, or in local memory where tiles are large and segments long.
  static constexpr bool kLocalSums = kSegmented && (kD + 2) * kAccumulators > kMostWithSums90;
  static_assert((kD + 1) * kAccumulators <= kMostSelfFed90, "accumulators fit in registers");
  static_assert(!kTight || (!kSegmented && !kPartial && !MIXPERT_GUARDED), "whole products");
  // Lanes exchange outputs to store four, where sums leave registers for it.
  static constexpr bool kQuads = (kD + 1) * kAccumulators <= kMostWithSums90;
  static constexpr int kSharedBytes =
      sm90_shared_bytes(kSlot, kStages, kBn) + (kSelfFed ? kSelfFedBytes : 0);
  static_assert(kSharedBytes <= kMostShared90, "fits in shared memory");
};

using Accumulators = AccumulatorsOf<Sm90>;

using Diagonals = int[Sm90::kD + 1];

__device__ __forceinline__ void diagonals_of(Diagonals &diagonals, const Accumulators &acc, int v) {
#pragma unroll
  for (int s = 0; s <= Sm90::kD; ++s) diagonals[s] = acc[s][v];
}

__device__ __forceinline__ float sum_of(const Accumulators &acc, int v) {
  Diagonals diagonals;
  diagonals_of(diagonals, acc, v);
  return sum_diagonals<Sm90::kD, MIXPERT_RADIX>(diagonals);
}

__device__ __forceinline__ float product_of(const Accumulators &acc, int v, int exponents) {
  Diagonals diagonals;
  diagonals_of(diagonals, acc, v);
  return combine<Sm90::kD, MIXPERT_RADIX>(diagonals, exponents);
}

// Exponents of the thread's two rows and of column pairs, in shared memory or, for K-groups,
// in device memory.
struct TileExponents {
  const int32_t *p, *q;
  int last_p, last_q;

  __device__ int row(int i) const { return p[min(i, last_p)]; }
  __device__ int column(int j) const { return q[min(j, last_q)]; }
};

__device__ __forceinline__ TileExponents tile_exponents(const GemmParams &params,
                                                        const Tile &tile, int segment,
                                                        const int32_t *staged) {
  using S = Sm90;
  if (!S::kSegmented || !params.grouped)
    return {staged, staged + S::kBm, S::kBm - 1, S::kBn - 1};
  const int row_p = tile.p * S::kBm, row_q = tile.q * S::kBn;
  return {exponents_of(params.p, tile.batch, segment, 1) + row_p,
          exponents_of(params.q, tile.batch, segment, 1) + row_q,
          params.p.padded_rows - row_p - 1, params.q.padded_rows - row_q - 1};
}

// Neighbouring pairs of C, 8 columns apart, that a thread reads before it stores the first of them:
// one at a time, each would wait for device memory. (With three loops over k, registers suffice for
// two.)
constexpr int kAhead = Sm90::kTold ? 2 : 4;

// A thread's pair of outputs: 8 b columns and 8 `half` rows from its first.
__device__ __forceinline__ float2 *pair_at(float *line, int64_t ldc, int b, int half) {
  return reinterpret_cast<float2 *>(line + half * 8 * ldc + b * 8);
}

// Stores a whole tile whose exponents are moderate: two factors an output, nothing to decide.
// Products are finite, so that KEEP_NAN changes nothing. READ: beta is not 0.
template <bool READ>
__device__ __forceinline__ void store_moderate(const GemmParams &params, const Tile &tile,
                                               const ThreadPlace &place, const Accumulators &acc,
                                               const int32_t *staged, const RowsQ<Sm90> &rows_q,
                                               const Scalars &scalars) {
  using S = Sm90;
  const int i = tile.p * S::kBm + place.row;
  float *line = params.c + tile.batch * params.stride_c + i * params.ldc + rows_q.first() +
                place.column;
  const float rows[2] = {power_of_two(staged[place.row] - kProductBits),
                         power_of_two(staged[place.row + 8] - kProductBits)};
  const int2 *columns = reinterpret_cast<const int2 *>(staged + S::kBm + place.column);
  const int width = rows_q.count();
#pragma unroll
  for (int first = 0; first < S::kBn / 8; first += kAhead) {
    float2 old[kAhead][2];
    if constexpr (READ) {
#pragma unroll
      for (int b = 0; b < kAhead; ++b)
#pragma unroll
        for (int half = 0; half < 2; ++half)
          old[b][half] = *pair_at(line, params.ldc, first + b, half);
    }
#pragma unroll
    for (int b = 0; b < kAhead; ++b) {
      if (!READ && (first + b) * 8 >= width) continue;  // READ: whole tiles only
      const int2 e = columns[(first + b) * 4];
      const float2 column = make_float2(power_of_two(e.x), power_of_two(e.y));
#pragma unroll
      for (int half = 0; half < 2; ++half) {
        const int v = (first + b) * 4 + half * 2;
        const float x = __fmul_rn(__fmul_rn(sum_of(acc, v), rows[half]), column.x);
        const float y = __fmul_rn(__fmul_rn(sum_of(acc, v + 1), rows[half]), column.y);
        const float2 &c = old[b][half];
        *pair_at(line, params.ldc, first + b, half) =
            READ ? make_float2(scalars.apply(x, &c.x), scalars.apply(y, &c.y))
                 : make_float2(__fmul_rn(scalars.alpha, x), __fmul_rn(scalars.alpha, y));
      }
    }
  }
}

// Stores a pair of a row and the pair 8 columns from it. Neighbouring lanes give each other one of
// theirs, so that each stores four outputs: four lanes 64 bytes of a row, for half the stores.
// `at`: of the first of these. `streams`: they leave L2 first.
__device__ __forceinline__ void store_quad(float *at, const float2 &first, const float2 &second,
                                           bool streams) {
  const bool odd = afresh(threadIdx.x) & 1;
  const float x = __shfl_xor_sync(0xFFFFFFFFu, odd ? first.x : second.x, 1);
  const float y = __shfl_xor_sync(0xFFFFFFFFu, odd ? first.y : second.y, 1);
  const float4 quad =
      odd ? make_float4(x, y, second.x, second.y) : make_float4(first.x, first.y, x, y);
  float4 *const target = reinterpret_cast<float4 *>(at);
  if (streams)
    __stcs(target, quad);
  else
    *target = quad;
}

// True where storing C takes longer than multiplying, and L2 does not hold it for who reads it
// next.
__device__ __forceinline__ bool streams_c(const GemmParams &params) {
  return params.k <= kStreamedK && int64_t{params.p.rows} * params.q.rows >= kStreamedOutputs;
}

// store_moderate where beta is 0, by quads.
__device__ __forceinline__ void store_quads(const GemmParams &params, const Tile &tile,
                                            const ThreadPlace &place, const Accumulators &acc,
                                            const int32_t *staged, const RowsQ<Sm90> &rows_q,
                                            float alpha) {
  using S = Sm90;
  const int i = tile.p * S::kBm + place.row;
  float *line = params.c + tile.batch * params.stride_c + i * params.ldc + rows_q.first() +
                place.column + threadIdx.x % 2 * 6;
  const float rows[2] = {power_of_two(staged[place.row] - kProductBits),
                         power_of_two(staged[place.row + 8] - kProductBits)};
  const int2 *columns = reinterpret_cast<const int2 *>(staged + S::kBm + place.column);
  const int width = rows_q.count();
  const bool streams = streams_c(params);
#pragma unroll
  for (int first = 0; first < S::kBn / 8; first += 2) {
    if (first * 8 >= width) continue;
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      float2 pairs[2];
#pragma unroll
      for (int b = 0; b < 2; ++b) {
        const int v = (first + b) * 4 + half * 2;
        const int2 e = columns[(first + b) * 4];
        const float x = __fmul_rn(__fmul_rn(sum_of(acc, v), rows[half]), power_of_two(e.x));
        const float y = __fmul_rn(__fmul_rn(sum_of(acc, v + 1), rows[half]), power_of_two(e.y));
        pairs[b] = make_float2(__fmul_rn(alpha, x), __fmul_rn(alpha, y));
      }
      store_quad(line + half * 8 * params.ldc + first * 8, pairs[0], pairs[1], streams);
    }
  }
}

// True where all of a tile is stored and rows of C begin at sectors of L2.
__device__ __forceinline__ bool stores_sectors(const GemmParams &params, const Tile &tile,
                                               const RowsQ<Sm90> &rows_q) {
  using S = Sm90;
  const int i = tile.p * S::kBm, j = rows_q.first();
  const float *c = params.c + tile.batch * params.stride_c;
  return params.ldc % kSectorFloats == 0 &&
         reinterpret_cast<uint64_t>(c) % (kSectorFloats * sizeof(float)) == 0 &&
         i + S::kBm <= params.p.rows && j + rows_q.count() <= params.q.rows &&
         rows_q.count() % kNarrower == 0 &&
         inside_triangle(params.triangle, i, i + S::kBm - 1, j, j + S::kBn - 1);
}

// Any tile whose exponents are moderate, by units.
__device__ __forceinline__ void store_units_moderate(const GemmParams &params, const Tile &tile,
                                                     const ThreadPlace &place,
                                                     const Accumulators &acc, const int32_t *staged,
                                                     const RowsQ<Sm90> &rows_q,
                                                     Sm90Shared<Sm90> &shared) {
  using S = Sm90;
  const float rows[2] = {power_of_two(staged[place.row] - kProductBits),
                         power_of_two(staged[place.row + 8] - kProductBits)};
  const int32_t *columns = staged + S::kBm + place.column;
  store_tile<S, Products::kFinite>(params, tile, place, shared, rows_q, [&](int v) {
    return __fmul_rn(__fmul_rn(sum_of(acc, v), rows[v / 2 % 2]),
                     power_of_two(columns[v / 4 * 8 + v % 2]));
  });
}

__device__ __forceinline__ void store_product(const GemmParams &params, const Tile &tile,
                                              const ThreadPlace &place, const Accumulators &acc,
                                              const int32_t *staged, const RowsQ<Sm90> &rows_q,
                                              Sm90Shared<Sm90> &shared) {
  using S = Sm90;
  if (moderate(staged, rows_to_copy(params.p, tile.p * S::kBm, S::kBm)) &&
      moderate(staged + S::kBm, rows_to_copy(params.q, rows_q.first(), rows_q.count()))) {
    const Scalars scalars = read_scalars(params);
    const bool narrow = rows_q.count() < S::kBn;
    if (!stores_sectors(params, tile, rows_q) || (narrow && scalars.beta != 0.0f))
      store_units_moderate(params, tile, place, acc, staged, rows_q, shared);
    else if (S::kQuads && scalars.beta == 0.0f)
      store_quads(params, tile, place, acc, staged, rows_q, scalars.alpha);
    else if (scalars.beta == 0.0f)
      store_moderate<false>(params, tile, place, acc, staged, rows_q, scalars);
    else
      store_moderate<true>(params, tile, place, acc, staged, rows_q, scalars);
    return;
  }
  const TileExponents exponents = tile_exponents(params, tile, 0, staged);
  const int rows[2] = {exponents.row(place.row), exponents.row(place.row + 8)};
  store_tile<S, Products::kRare>(params, tile, place, shared, rows_q, [&](int v) {
    return product_of(acc, v,
                      rows[v / 2 % 2] + exponents.column(place.column + v / 4 * 8 + v % 2));
  });
}

// store_product, where accumulators leave few registers.
struct Tight {
  const GemmParams &params;

  __device__ __forceinline__ void operator()(const Accumulators &acc, const int4 &told,
                                             const int32_t *staged,
                                             Sm90Shared<Sm90> &shared) const {
    store_tight<Sm90>(params, told, [&](int v) { return sum_of(acc, v); }, staged, shared.units);
  }
};

using Sums = SumOf<Sm90::kLocalSums>::Type[Sm90::kAccumulators];

// Adds (or sets) the products of one segment; only segmented kernels keep sums.
__device__ __forceinline__ void add_segment(const Accumulators &acc, const TileExponents &exponents,
                                            const ThreadPlace &place, bool first,
                                            Sums &sums) {
#pragma unroll
  for (int v = 0; v < Sm90::kAccumulators; ++v) {
    const float p = product_of(acc, v, exponents.row(place.row + v / 2 % 2 * 8) +
                                           exponents.column(place.column + v / 4 * 8 + v % 2));
    sums[v] = first ? p : __fadd_rn(sums[v], p);
  }
}

__device__ void consume(const GemmParams &params, uint32_t ring, Sm90Shared<Sm90> &shared,
                        int group) {
  using S = Sm90;
  const int blocks = block_count<S>(params);
  const int rest = (params.k % kBlockK + 31) / 32 % 4;  // k of 32 in the last block; 0: all
  const int segment_blocks = S::kSegmented ? params.segment / kBlockK : blocks;
  const ThreadPlace place(group);
  TileFeed<S> tiles(params, shared);
  RingPosition<S> position;
  Tile tile;
  for (int count = 0; tiles.next(count, &tile); ++count) {
    const int buffer = count & 1;
    const int32_t *staged = shared.exponents[buffer];
    const uint32_t staged_full = shared_address(&shared.exponents_full[buffer]);
    const RowsQ<S> rows_q(shared, buffer, tile);
    Accumulators acc;
    if constexpr (S::kPartial) {
      const int count_k = block_range<S>(params, tile).count;
      if (count_k) {
        multiply_blocks<S>(acc, ring, shared, position, count_k, group);
        store_partial<S>(params.parts, tile, place, params.p.rows,
                         [&](int s, int v) { return acc[s][v]; });
      } else {
        store_partial<S>(params.parts, tile, place, params.p.rows, [](int, int) { return 0; });
      }
      mbarrier_wait(staged_full, count >> 1 & 1);
    } else if constexpr (S::kSegmented) {
      Sums sums;
      for (int block = 0, segment = 0; block < blocks; block += segment_blocks, ++segment) {
        multiply_blocks<S>(acc, ring, shared, position, min(segment_blocks, blocks - block), group);
        if (segment == 0) mbarrier_wait(staged_full, count >> 1 & 1);
        add_segment(acc, tile_exponents(params, tile, segment, staged), place, segment == 0, sums);
      }
      store_tile<S, Products::kAny>(params, tile, place, shared, rows_q,
                                    [&](int v) { return sums[v]; });
    } else {
      if (S::kNarrows && !S::kTold) mbarrier_wait(staged_full, count >> 1 & 1);
      bool stopped = false;
      if (S::kNarrows && rows_q.count() == S::kNarrowBn)
        multiply_blocks<S, S::kNarrowBn>(acc, ring, shared, position, blocks, group, rest);
      else if (S::kTold && rows_q.count() <= S::kHalfBn)
        multiply_blocks<S, S::kHalfBn>(acc, ring, shared, position, blocks, group, rest);
      else
        stopped = multiply_blocks<S>(acc, ring, shared, position, blocks, group, rest);
      if (!S::kNarrows) mbarrier_wait(staged_full, count >> 1 & 1);
      tiles.again(count, &tile);
      if constexpr (S::kTight)
        Tight{params}(acc, make_int4(rows_q.first(), tile.batch, rows_q.count(), tile.p), staged,
                      shared);
      else if (!stopped)
        store_product(params, tile, place, acc, staged, rows_q, shared);
    }
    mbarrier_arrive(shared_address(&shared.exponents_empty[buffer]));
  }
}

// Warps 1 to 3, while others multiply.
struct Look {
  const GemmInt8Params &params;
  static constexpr bool kAny = Sm90::kRepairs;

  __device__ __forceinline__ void operator()(Sm90Shared<Sm90> &shared) const {
    if (!params.repairs) return;
    look_for_special(params.gemm, &shared.special);
    named_barrier_arrive(kLookedBarrier, kLookers + kConsumers90);
  }
};

// Those that have multiplied.
__device__ __forceinline__ void repair_what_was_found(const GemmInt8Params &params,
                                                      Sm90Shared<Sm90> &shared) {
  if (!params.repairs) return;
  named_barrier(kLookedBarrier, kLookers + kConsumers90);
  const int thread = afresh(threadIdx.x);  // nothing of it was kept
  if (shared.special)
    repair_rows(params, thread % 32, blockIdx.x * kConsumerWarps90 + thread / 32 - 4,
                gridDim.x * kConsumerWarps90);
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::Sm90::kThreads, 1)
    gemm_int8_sm90(const __grid_constant__ mixpert::GemmInt8Params params) {
  using namespace mixpert;
  extern __shared__ __align__(1024) uint8_t dynamic[];
  if constexpr (Sm90::kSelfFed) return run_self_fed<Sm90>(params.gemm, dynamic, Tight{params.gemm});
  run_warpgroups<Sm90>(
      params.gemm, dynamic,
      [&](uint32_t ring, Sm90Shared<Sm90> &shared, int group) {
        consume(params.gemm, ring, shared, group);
        if constexpr (Sm90::kRepairs) repair_what_was_found(params, shared);
      },
      Look{params});
}
