// What the persistent sm_90a GEMM kernels share: the ring of packed blocks that one warp fills and
// two warpgroups empty, the tiles of a CTA, and the place of a thread's values in a tile.
//
// S, the configuration of a kernel, has kBm = 128 and kBn: rows of P and Q in a tile; kSp, kSq:
// planes of P and Q; kPlaneP, kPlaneQ, kSlot: bytes; kStages; kGroup: tiles of P rasterised
// together; kInBlock: elements of k in a packed block; kThreads, kConsumerWarps; kSharesSums: CTAs
// may share the k of tiles (shared_sums.cuh); kNarrows: tiles may have fewer rows of Q (tiles.cuh);
// kTold: the thread that copies tells the others which tiles there are; kStops: tiles may be left
// half multiplied.
#pragma once

#include "pace.cuh"
#include "packed_layout.cuh"
#include "ptx.cuh"
#include "shared_sums.cuh"
#include "store_units.cuh"

namespace mixpert {

enum { kMostStages90 = 12 };

// Behind the ring in dynamic shared memory.
template <typename S>
struct Sm90Shared {
  alignas(16) StoreUnit units[kConsumerWarps90];
  int32_t exponents[2][S::kBm + S::kBn];
  int special;   // 1: a row of an operand has a NaN or an Inf (gemm_int8_sm90)
  uint8_t stops[kMostStages90];  // of a slot: 1: its tile is not wanted (kStops); nothing is copied
  int4 told[2];  // of a tile: its first row of Q, problem, rows of Q (0: none) and number along P
  uint64_t full[S::kStages], empty[S::kStages];
  uint64_t exponents_full[2], exponents_empty[2];
};

// A position in the ring and the parity of its barriers.
template <typename S>
struct RingPosition {
  int slot = 0;
  uint32_t parity = 0;

  __device__ void advance() {
    if (++slot == S::kStages) {
      slot = 0;
      parity ^= 1;
    }
  }
  __device__ RingPosition before() const {
    return slot ? RingPosition{slot - 1, parity} : RingPosition{S::kStages - 1, parity ^ 1};
  }
};

// Packed blocks of k.
template <typename S>
__device__ __forceinline__ int block_count(const GemmParams &params) {
  return (params.k + S::kInBlock - 1) / S::kInBlock;
}

template <typename S>
__device__ __forceinline__ BlockRange block_range(const GemmParams &params, const Tile &tile) {
  const int blocks = block_count<S>(params);
  return params.parts.blocks ? part_of_k(params.parts, tile.batch, blocks) : BlockRange{0, blocks};
}

// What a CTA does one after the other: tiles, or parts of k of tiles, those of a tile by
// neighbours.
template <typename S>
struct WorkList {
  const TileList<S> tiles;
  const int blocks;  // packed, of k
  const TileParts parts;

  __device__ explicit WorkList(const GemmParams &params)
      : tiles(params),
        blocks(block_count<S>(params)),
        parts(tiles.count, blocks, S::kSharesSums ? params.shares.most : 0) {}
  __device__ int count() const { return tiles.count * (S::kSharesSums ? parts.count : 1); }
  // The tile by its number in the list, and the part.
  __device__ int tile(int index) const { return S::kSharesSums ? index / parts.count : index; }
  __device__ int part(int index) const { return S::kSharesSums ? index % parts.count : 0; }
  __device__ bool shares() const { return S::kSharesSums && parts.count > 1; }
  __device__ BlockRange range(const GemmParams &params, const Tile &tile, int index) const {
    return shares() ? parts.range(part(index), blocks) : block_range<S>(params, tile);
  }
};

__device__ __forceinline__ int rows_to_copy(const GemmOperand &operand, int row0, int tile_rows) {
  return min(tile_rows, operand.padded_rows - row0);
}

// Rows of a packed operand inside one band, from some block of k to the end of its run.
struct BandSource {
  const uint8_t *next;
  int bytes;  // of a block
  int step;   // to the next block

  __device__ BandSource(const GemmOperand &operand, int batch, int slices, int blocks, int block,
                        int row, int end)
      : next(operand.packed + batch * operand.batch_bytes +
             packed_offset(operand.padded_rows, blocks, slices, block, 0, row)),
        bytes(packed_bytes(slices, max(end - row, 0))),
        step(packed_bytes(slices, band_rows(operand.padded_rows, row))) {}

  __device__ void copy(uint32_t target, uint32_t barrier) {
    if (bytes) bulk_copy(target, next, bytes, barrier);
    next += step;
  }
};

// The rows of a tile: in one band, or in two where ROWS does not divide bands.
template <int SLICES, int ROWS, bool TWO = kBandRows % ROWS != 0>
struct TileSource {
  BandSource band;

  __device__ TileSource(const GemmOperand &operand, int batch, int blocks, int block, int row,
                        int end)
      : band(operand, batch, SLICES, blocks, block, row, end) {}
  __device__ int block_bytes() const { return band.bytes; }
  __device__ void copy(uint32_t target, uint32_t barrier) { band.copy(target, barrier); }
};

template <int SLICES, int ROWS>
struct TileSource<SLICES, ROWS, true> {
  BandSource first, second;

  __device__ static int border(int row, int end) {
    return min(end, (row / kBandRows + 1) * kBandRows);
  }
  __device__ TileSource(const GemmOperand &operand, int batch, int blocks, int block, int row,
                        int end)
      : first(operand, batch, SLICES, blocks, block, row, border(row, end)),
        second(operand, batch, SLICES, blocks, block, (row / kBandRows + 1) * kBandRows, end) {}
  __device__ int block_bytes() const { return first.bytes + second.bytes; }
  __device__ void copy(uint32_t target, uint32_t barrier) {
    first.copy(target, barrier);
    second.copy(target + first.bytes, barrier);
  }
};

// Copies a packed block of both operands to the next slot of the ring, once that is empty. True:
// by `decisions`, nothing more of the tile is wanted, nor was anything copied.
template <typename S, typename SourceP, typename SourceQ>
__device__ __forceinline__ bool fill_slot(uint32_t ring, Sm90Shared<S> &shared,
                                          const RingPosition<S> &position, SourceP &p, SourceQ &q,
                                          const TileDecisions &decisions = {nullptr, false}) {
  const uint32_t full = shared_address(&shared.full[position.slot]);
  const uint32_t slot = ring + position.slot * S::kSlot;
  const bool stop = S::kStops && decisions.stop();  // while it waits
  mbarrier_wait(shared_address(&shared.empty[position.slot]), position.parity ^ 1);
  if (S::kStops) shared.stops[position.slot] = stop;
  if (stop) {
    mbarrier_arrive(full);
    return true;
  }
  mbarrier_expect(full, p.block_bytes() + q.block_bytes());
  p.copy(slot, full);
  q.copy(slot + S::kSp * S::kPlaneP, full);
  return false;
}

// One thread: feeds the ring, and the exponents of each tile, from number `first` of the list on.
template <typename S>
__device__ void produce(const GemmParams &params, uint32_t ring, Sm90Shared<S> &shared,
                        int first = blockIdx.x) {
  const WorkList<S> work(params);
  RingPosition<S> position;
  const int blocks_in_all = work.blocks, items = work.count();
  Pace pace(work.shares() ? nullptr : params.pace, blocks_in_all);
  int count = 0, turn = 0;
  for (int index = first; index < items; index += gridDim.x, ++turn) {
    Tile tile;
    if (!work.tiles.at(work.tile(index), &tile)) continue;
    const int row_p = tile.p * S::kBm, row_q = first_row_q<S>(params, tile);
    const int rows_p = rows_to_copy(params.p, row_p, S::kBm);
    const int end_q = min(end_row_q<S>(params, tile), params.q.padded_rows);
    const int rows_q = end_q - row_q;
    const BlockRange blocks = work.range(params, tile, index);
    using SourceP = TileSource<S::kSp, S::kBm>;
    using SourceQ = TileSource<S::kSq, S::kBn, S::kNarrows || kBandRows % S::kBn != 0>;
    SourceP p(params.p, tile.batch, blocks_in_all, blocks.first, row_p, row_p + rows_p);
    SourceQ q(params.q, tile.batch, blocks_in_all, blocks.first, row_q, end_q);

    const int buffer = count & 1;
    const uint32_t ready = shared_address(&shared.exponents_full[buffer]);
    mbarrier_wait(shared_address(&shared.exponents_empty[buffer]), (count >> 1 & 1) ^ 1);
    ++count;
    if (S::kNarrows) shared.told[buffer] = make_int4(row_q, tile.batch, rows_q, tile.p);
    mbarrier_expect(ready, (rows_p + rows_q) * 4);
    bulk_copy(shared_address(shared.exponents[buffer]),
              exponents_of(params.p, tile.batch, 0, 0) + row_p, rows_p * 4, ready);
    bulk_copy(shared_address(shared.exponents[buffer] + S::kBm),
              exponents_of(params.q, tile.batch, 0, 0) + row_q, rows_q * 4, ready);

    const int end = blocks.first + blocks.count;
    const TileDecisions decisions = decisions_of<S>(params, tile);
    bool stopped = false;
    for (int block = blocks.first; block < end && !stopped; ++block, position.advance()) {
      if (block % kBandBlocks == 0) {
        p = SourceP(params.p, tile.batch, blocks_in_all, block, row_p,
                    min(row_p + S::kBm, params.p.padded_rows));
        q = SourceQ(params.q, tile.batch, blocks_in_all, block, row_q,
                    S::kNarrows ? shared.told[buffer].x + shared.told[buffer].z
                                : min(row_q + S::kBn, params.q.padded_rows));
      }
      pace.step(turn, block);
      // The last one may have a rest of k.
      stopped = fill_slot(ring, shared, position, p, q,
                          block + 1 < end ? decisions : TileDecisions{nullptr, false});
    }
  }
  pace.finish((items + gridDim.x - 1) / gridDim.x);
}

// The tiles of a CTA, for those that multiply.
template <typename S, bool TOLD = S::kTold>
struct TileFeed {
  const TileList<S> tiles;
  int index = blockIdx.x;

  __device__ TileFeed(const GemmParams &params, const Sm90Shared<S> &) : tiles(params) {}
  // False: that was the last one, number `count`.
  __device__ bool next(int, Tile *tile) {
    while (index < tiles.count) {
      const bool found = tiles.at(index, tile);
      index += gridDim.x;
      if (found) return true;
    }
    return false;
  }
  __device__ void again(int, Tile *) const {}
};

// produce, where kTold (told_tiles_sm90.cuh).
template <typename S>
__device__ void produce_told(const GemmParams &params, uint32_t ring, Sm90Shared<S> &shared);

// Descriptors of the first planes that warpgroup `group` reads of a filled slot; the others follow
// kPatternBytes apart.
template <typename S>
struct Operands {
  uint64_t p, q;

  __device__ Operands(uint32_t slot, int group)
      : p(swizzled_descriptor(slot + group * (S::kSp * S::kPlaneP / 2), S::kSp * kPatternBytes)),
        q(swizzled_descriptor(slot + S::kSp * S::kPlaneP, S::kSq * kPatternBytes)) {}
};

// What a consumer thread holds of a tile: rows `row` and `row + 8`, columns 8 b + `column` + 0, 1.
struct ThreadPlace {
  int row, column;

  __device__ explicit ThreadPlace(int group)
      : row(group * 64 + threadIdx.x / 32 % 4 * 16 + threadIdx.x % 32 / 4),
        column(threadIdx.x % 4 * 2) {}
};

// The number of a thread among those that multiply, of which nothing is kept.
template <typename S>
__device__ __forceinline__ uint32_t consumer_thread() {
  return afresh(threadIdx.x) - (S::kThreads - S::kConsumerWarps * 32);
}

// The rows of Q of a tile, padding included: where tiles differ, as the thread that copies has
// stored them in shared memory, with the exponents.
template <typename S>
struct RowsQ {
  const int4 *staged;
  int q;

  __device__ RowsQ(const Sm90Shared<S> &shared, int buffer, const Tile &tile)
      : staged(&shared.told[buffer]), q(tile.q) {}
  __device__ __forceinline__ int first() const { return S::kNarrows ? staged->x : q * S::kBn; }
  __device__ __forceinline__ int end() const { return first() + count(); }
  __device__ __forceinline__ int count() const { return S::kNarrows ? staged->z : S::kBn; }
};

// What is known of the products of a tile.
enum class Products {
  kFinite,
  kAny,
  kRare  // any, and so rare that code counts, not time
};

// How a tile is stored where its products are no NaN.
template <typename S, Products PRODUCTS>
__device__ __forceinline__ StoreMode store_mode(const GemmParams &params, const Tile &tile,
                                                const Scalars &scalars, int j) {
  const int i = tile.p * S::kBm;
  const bool whole = inside_triangle(params.triangle, i, i + S::kBm - 1, j, j + S::kBn - 1);
  if (PRODUCTS == Products::kRare || !whole) return StoreMode::kWithCare;
  if (PRODUCTS == Products::kAny && scalars.alpha == 0.0f) return StoreMode::kWithCare;
  const float *c = params.c + tile.batch * params.stride_c;
  const bool aligned = params.ldc % 4 == 0 && (reinterpret_cast<uint64_t>(c) & 15) == 0;
  return aligned && params.q.rows % 4 == 0 ? StoreMode::kQuads : StoreMode::kSingles;
}

// Stores a tile; `value(v)`: the thread's product v.
template <typename S, Products PRODUCTS, typename Value>
__device__ __forceinline__ void store_tile(const GemmParams &params, const Tile &tile,
                                           const ThreadPlace &place, Sm90Shared<S> &shared,
                                           const RowsQ<S> &rows_q, const Value &value) {
  const Scalars scalars = read_scalars(params);
  const StoreMode mode = store_mode<S, PRODUCTS>(params, tile, scalars, rows_q.first());
  const uint32_t thread = afresh(threadIdx.x);  // nothing of it outlives the tile
  const int i = tile.p * S::kBm + thread / 32 * 16 - 64, j = rows_q.first();
  const int end = S::kNarrows ? min(rows_q.end(), params.q.rows) : params.q.rows;
  float *c = params.c + tile.batch * params.stride_c + i * params.ldc + j;
  StoreUnit &unit = shared.units[thread / 32 - 4];
  constexpr bool kNan = PRODUCTS == Products::kAny;
  // Tiles of other widths are stored by store_tight_sm90.cuh.
  constexpr int kColumns = S::kBn / kStoreColumns * kStoreColumns;
  if (PRODUCTS == Products::kRare || scalars.beta == 0.0f)
    store_rows<kColumns, kNan, false>(params, c, i, j, end, mode, unit, scalars, value);
  else
    store_rows<kColumns, kNan, true>(params, c, i, j, end, mode, unit, scalars, value);
}

template <typename S>
__device__ __forceinline__ void init_barriers(Sm90Shared<S> &shared) {
  shared.special = 0;
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

// Nobody waits for them any more.
template <typename S>
__device__ __forceinline__ void end_barriers(Sm90Shared<S> &shared) {
  for (int s = 0; s < S::kStages; ++s) {
    mbarrier_end(shared_address(&shared.full[s]));
    mbarrier_end(shared_address(&shared.empty[s]));
  }
  for (int b = 0; b < 2; ++b) {
    mbarrier_end(shared_address(&shared.exponents_full[b]));
    mbarrier_end(shared_address(&shared.exponents_empty[b]));
  }
}

// Behind the ring.
template <typename S>
__device__ __forceinline__ Sm90Shared<S> &shared_of(uint8_t *dynamic) {
  static_assert(S::kStages * S::kSlot + sizeof(Sm90Shared<S>) <= S::kSharedBytes,
                "what the lowering asks for");
  return *reinterpret_cast<Sm90Shared<S> *>(dynamic + S::kStages * S::kSlot);
}

// Of warps 1 to 3 beside the one that copies.
struct Nothing {
  static constexpr bool kAny = false;

  template <typename Shared>
  __device__ void operator()(Shared &) const {}
};

// Registers of a thread of the warpgroup that copies, and of the two that multiply.
enum { kCopierRegisters = 24, kConsumerRegisters = 240 };
static_assert(128 * kCopierRegisters + kConsumers90 * kConsumerRegisters <= 65536,
              "those of an SM");
enum { kIdleThread = 32 };  // of the first warpgroup: it may wait for the launch before

// The kernel: one thread of the first warpgroup copies, its other warps do what is `aside`, the
// other two warpgroups consume. `dynamic`: aligned as wgmma's swizzle asks.
template <typename S, typename Consume, typename Aside = Nothing>
__device__ __forceinline__ void run_warpgroups(const GemmParams &params, uint8_t *dynamic,
                                               const Consume &consume, const Aside &aside = {}) {
  Sm90Shared<S> &shared = shared_of<S>(dynamic);
  const uint32_t ring = shared_address(dynamic);
  if (leaves_at_once(params, kIdleThread)) return;
  if (threadIdx.x == 0) init_barriers<S>(shared);
  __syncthreads();
  start_products(params);
  if (threadIdx.x < 128) {
    registers_give_up<kCopierRegisters>();
    end_products(params, kIdleThread);
    // By a shuffle: where threads of a warp might differ, the one that copies would spill.
    if (Aside::kAny && __shfl_sync(0xFFFFFFFFu, threadIdx.x / 32, 0) != 0) {
      aside(shared);
      return;
    }
    if (threadIdx.x != 0) return;
    if constexpr (S::kTold)
      produce_told<S>(params, ring, shared);
    else
      produce<S>(params, ring, shared);
  } else {
    registers_take<kConsumerRegisters>();
    consume(ring, shared, static_cast<int>(threadIdx.x / 128 - 1));
  }
}

}  // namespace mixpert
