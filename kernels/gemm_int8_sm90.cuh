// gemm_int8 for sm_90a: bulk copies into a ring, wgmma, all diagonals fused, persistent CTAs.
//
// Warpgroup 0 copies, warpgroups 1 and 2 each multiply 64 rows of P by MIXPERT_BN of Q. A packed
// operand is stored as wgmma reads it, so a plane of a tile is one contiguous copy without a
// tensor map. Compile with -DMIXPERT_SP, _SQ: slices of P and Q; _D: last diagonal; _RADIX;
// _BN: 32, 64, 96, 128, 192, 256; _STAGES: ring slots; _SEGMENTED: 1 where k is cut into segments
// (chunks or K-groups, multiples of 128).
#pragma once

#include "ptx.cuh"
#include "tiles.cuh"
#include "wgmma.cuh"

namespace mixpert {

struct Sm90 {
  static constexpr int kSp = MIXPERT_SP, kSq = MIXPERT_SQ, kD = MIXPERT_D;
  static constexpr int kBm = 128, kBn = MIXPERT_BN, kStages = MIXPERT_STAGES;
  static constexpr bool kSegmented = MIXPERT_SEGMENTED;
  static constexpr int kThreads = 384, kConsumerWarps = 8;
  static constexpr int kPlaneP = kBm * kBlockK, kPlaneQ = kBn * kBlockK;
  static constexpr int kSlot = kSp * kPlaneP + kSq * kPlaneQ;
  static constexpr int kAccumulators = kBn / 2;  // a thread, for each diagonal
  static constexpr int kGroup = 8;               // tiles of P rasterised together
  static constexpr int kExponents = kBm + kBn;
  static_assert(kD >= 0 && kD <= kSp + kSq - 2, "last diagonal");
  static_assert((kD + 1 + kSegmented) * kAccumulators <= 192, "accumulators fit in registers");
  static_assert(kSlot * kStages + 4096 <= 227 * 1024, "the ring fits in shared memory");
};

struct Sm90Shared {
  int32_t exponents[2][Sm90::kExponents];
  uint64_t full[Sm90::kStages], empty[Sm90::kStages];
  uint64_t exponents_full[2], exponents_empty[2];
};

// A position in the ring and the parity of its barriers.
struct RingPosition {
  int slot = 0;
  uint32_t parity = 0;

  __device__ void advance() {
    if (++slot == Sm90::kStages) {
      slot = 0;
      parity ^= 1;
    }
  }
};

__device__ __forceinline__ int tile_count(const GemmInt8Params &params) {
  return params.p.tiles * params.q.tiles * params.batch;
}

__device__ __forceinline__ int rows_to_copy(const GemmOperand &operand, int row0, int tile_rows) {
  return min(tile_rows, operand.padded_rows - row0);
}

__device__ __forceinline__ void copy_planes(const GemmOperand &operand, const uint8_t *packed,
                                            uint32_t target, int slices, int plane, int block,
                                            int row0, int rows, uint32_t barrier) {
  for (int s = 0; s < slices; ++s)
    bulk_copy(target + s * plane,
              packed + ((static_cast<int64_t>(block) * slices + s) * operand.padded_rows + row0) *
                           kBlockK,
              rows * kBlockK, barrier);
}

// One thread: feeds the ring, and the exponents of each tile.
__device__ void produce(const GemmInt8Params &params, uint32_t ring, Sm90Shared &shared) {
  using S = Sm90;
  const int blocks = (params.k + kBlockK - 1) / kBlockK;
  RingPosition position;
  int count = 0;
  for (int index = blockIdx.x; index < tile_count(params); index += gridDim.x, ++count) {
    const Tile tile = tile_at<S::kGroup>(params, index);
    const int row_p = tile.p * S::kBm, row_q = tile.q * S::kBn;
    const int rows_p = rows_to_copy(params.p, row_p, S::kBm);
    const int rows_q = rows_to_copy(params.q, row_q, S::kBn);
    const uint8_t *p = params.p.packed + tile.batch * params.p.batch_bytes;
    const uint8_t *q = params.q.packed + tile.batch * params.q.batch_bytes;

    const int buffer = count & 1;
    const uint32_t ready = shared_address(&shared.exponents_full[buffer]);
    mbarrier_wait(shared_address(&shared.exponents_empty[buffer]), (count >> 1 & 1) ^ 1);
    mbarrier_expect(ready, (rows_p + rows_q) * 4);
    bulk_copy(shared_address(shared.exponents[buffer]),
              exponents_of(params.p, tile.batch, 0, 0) + row_p, rows_p * 4, ready);
    bulk_copy(shared_address(shared.exponents[buffer] + S::kBm),
              exponents_of(params.q, tile.batch, 0, 0) + row_q, rows_q * 4, ready);

    for (int block = 0; block < blocks; ++block, position.advance()) {
      const uint32_t full = shared_address(&shared.full[position.slot]);
      const uint32_t slot = ring + position.slot * S::kSlot;
      mbarrier_wait(shared_address(&shared.empty[position.slot]), position.parity ^ 1);
      mbarrier_expect(full, (S::kSp * rows_p + S::kSq * rows_q) * kBlockK);
      copy_planes(params.p, p, slot, S::kSp, S::kPlaneP, block, row_p, rows_p, full);
      copy_planes(params.q, q, slot + S::kSp * S::kPlaneP, S::kSq, S::kPlaneQ, block, row_q, rows_q,
                  full);
    }
  }
}

using Accumulators = int[Sm90::kD + 1][Sm90::kAccumulators];

// One k of 32: every kept product of slices into its diagonal; `fresh` overwrites.
__device__ __forceinline__ void multiply_step(Accumulators &acc, uint64_t p, uint64_t q,
                                              bool fresh) {
  using S = Sm90;
#pragma unroll
  for (int i = 0; i < S::kSp; ++i)
#pragma unroll
    for (int j = 0; j < S::kSq; ++j) {
      if (i + j > S::kD) continue;
      const bool first = i == (i + j < S::kSq ? 0 : i + j - S::kSq + 1);
      Wgmma<S::kBn>::multiply(acc[i + j], p + i * (S::kPlaneP >> 4), q + j * (S::kPlaneQ >> 4),
                              !(first && fresh));
    }
}

__device__ __forceinline__ void settle(Accumulators &acc) {
#pragma unroll
  for (int s = 0; s <= Sm90::kD; ++s)
#pragma unroll
    for (int v = 0; v < Sm90::kAccumulators; ++v) asm volatile("" : "+r"(acc[s][v])::"memory");
}

// Multiplies `blocks` ring slots into the accumulators. A slot is handed back after the first
// step of the next one has been issued: the tensor cores never wait for the copy engine.
__device__ __forceinline__ void multiply_blocks(Accumulators &acc, uint32_t ring,
                                                Sm90Shared &shared, RingPosition &position,
                                                int blocks, int group) {
  using S = Sm90;
  const bool leader = threadIdx.x % 32 == 0;
  int previous = -1;
  for (int block = 0; block < blocks; ++block, position.advance()) {
    mbarrier_wait(shared_address(&shared.full[position.slot]), position.parity);
    const uint32_t slot = ring + position.slot * S::kSlot;
    const uint64_t p = swizzled_descriptor(slot + group * (S::kPlaneP / 2));
    const uint64_t q = swizzled_descriptor(slot + S::kSp * S::kPlaneP);
    wgmma_fence();
    multiply_step(acc, p, q, block == 0);
    wgmma_commit();
    if (previous >= 0) {
      wgmma_wait<1>();
      if (leader) mbarrier_arrive(shared_address(&shared.empty[previous]));
    }
    wgmma_fence();
#pragma unroll
    for (int step = 1; step < kBlockK / 32; ++step)
      multiply_step(acc, p + 2 * step, q + 2 * step, false);
    wgmma_commit();
    previous = position.slot;
  }
  wgmma_wait<0>();
  if (leader) mbarrier_arrive(shared_address(&shared.empty[previous]));
  settle(acc);
}

// What a consumer thread holds of a tile: rows `row` and `row + 8`, columns 8 b + `column` + 0, 1.
struct ThreadPlace {
  int row, column;

  __device__ explicit ThreadPlace(int group)
      : row(group * 64 + threadIdx.x / 32 % 4 * 16 + threadIdx.x % 32 / 4),
        column(threadIdx.x % 4 * 2) {}
};

__device__ __forceinline__ float product_of(const Accumulators &acc, int v, int exponents) {
  int diagonals[Sm90::kD + 1];
#pragma unroll
  for (int s = 0; s <= Sm90::kD; ++s) diagonals[s] = acc[s][v];
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

__device__ __forceinline__ TileExponents tile_exponents(const GemmInt8Params &params,
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

// Adds (or sets) the products of one segment; only segmented kernels keep sums.
__device__ __forceinline__ void add_segment(const Accumulators &acc, const TileExponents &exponents,
                                            const ThreadPlace &place, bool first,
                                            float (&sums)[Sm90::kAccumulators]) {
#pragma unroll
  for (int v = 0; v < Sm90::kAccumulators; ++v) {
    const float p = product_of(acc, v, exponents.row(place.row + v / 2 % 2 * 8) +
                                           exponents.column(place.column + v / 4 * 8 + v % 2));
    sums[v] = first ? p : __fadd_rn(sums[v], p);
  }
}

template <typename Value>
__device__ __forceinline__ void store_tile(const GemmInt8Params &params, const Tile &tile,
                                           const ThreadPlace &place, const Value &value) {
  using S = Sm90;
  const Scalars scalars = read_scalars(params);
  float *c = params.c + tile.batch * params.stride_c;
  const bool aligned = pairs_aligned(c, params.ldc);
#pragma unroll
  for (int half = 0; half < 2; ++half) {
    const int i = tile.p * S::kBm + place.row + half * 8;
    if (i >= params.p.rows) continue;
    float *line = c + i * params.ldc;
#pragma unroll
    for (int b = 0; b < S::kBn / 8; ++b) {
      const int j = tile.q * S::kBn + place.column + b * 8;
      const int v = b * 4 + half * 2;
      store_pair(line + j, value(v), value(v + 1), params.q.rows - j, aligned, scalars);
    }
  }
}

__device__ void consume(const GemmInt8Params &params, uint32_t ring, Sm90Shared &shared,
                        int group) {
  using S = Sm90;
  const int blocks = (params.k + kBlockK - 1) / kBlockK;
  const int segment_blocks = S::kSegmented ? params.segment / kBlockK : blocks;
  const ThreadPlace place(group);
  RingPosition position;
  int count = 0;
  for (int index = blockIdx.x; index < tile_count(params); index += gridDim.x, ++count) {
    const Tile tile = tile_at<S::kGroup>(params, index);
    const int buffer = count & 1;
    const int32_t *staged = shared.exponents[buffer];
    const uint32_t staged_full = shared_address(&shared.exponents_full[buffer]);
    Accumulators acc;
    if constexpr (S::kSegmented) {
      float sums[S::kAccumulators];
      for (int block = 0, segment = 0; block < blocks; block += segment_blocks, ++segment) {
        multiply_blocks(acc, ring, shared, position, min(segment_blocks, blocks - block), group);
        if (segment == 0) mbarrier_wait(staged_full, count >> 1 & 1);
        add_segment(acc, tile_exponents(params, tile, segment, staged), place, segment == 0, sums);
      }
      store_tile(params, tile, place, [&](int v) { return sums[v]; });
    } else {
      multiply_blocks(acc, ring, shared, position, blocks, group);
      mbarrier_wait(staged_full, count >> 1 & 1);
      const TileExponents exponents = tile_exponents(params, tile, 0, staged);
      const int rows[2] = {exponents.row(place.row), exponents.row(place.row + 8)};
      store_tile(params, tile, place, [&](int v) {
        return product_of(acc, v,
                          rows[v / 2 % 2] + exponents.column(place.column + v / 4 * 8 + v % 2));
      });
    }
    mbarrier_arrive(shared_address(&shared.exponents_empty[buffer]));
  }
}

__device__ __forceinline__ void init_barriers(Sm90Shared &shared) {
  using S = Sm90;
  for (int s = 0; s < S::kStages; ++s) {
    mbarrier_init(shared_address(&shared.full[s]), 1);
    mbarrier_init(shared_address(&shared.empty[s]), S::kConsumerWarps);
  }
  for (int b = 0; b < 2; ++b) {
    mbarrier_init(shared_address(&shared.exponents_full[b]), 1);
    mbarrier_init(shared_address(&shared.exponents_empty[b]), S::kConsumerWarps * 32);
  }
  fence_barrier_init();
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::Sm90::kThreads, 1)
    gemm_int8_sm90(const __grid_constant__ mixpert::GemmInt8Params params) {
  using namespace mixpert;
  extern __shared__ uint8_t dynamic[];
  __shared__ __align__(16) Sm90Shared shared;
  const uint32_t ring = (shared_address(dynamic) + 1023u) & ~1023u;
  if (threadIdx.x == 0) init_barriers(shared);
  __syncthreads();
  if (threadIdx.x < 128) {
    registers_give_up<24>();
    if (threadIdx.x == 0) produce(params, ring, shared);
  } else {
    registers_take<240>();
    consume(params, ring, shared, threadIdx.x / 128 - 1);
  }
}
