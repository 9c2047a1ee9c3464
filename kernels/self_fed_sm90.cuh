// CTAs of two warpgroups that multiply and copy what they multiply: where no registers are left for
// a warpgroup that copies, because a thread's accumulators take more than 208 of 255.
//
// The first three threads are the feeder. Each copies a part of every packed block: the rows of P,
// or those of Q in one of two bands. What they know of a tile lies in shared memory, and is found
// while the tile before is multiplied. They wait for the other warpgroup where a warp that only
// copies would; the tensor cores are busy with that one meanwhile.
//
// S, the configuration of a kernel: what products_sm90.cuh asks for. Tiles are not narrowed.
#pragma once

#include "products_sm90.cuh"

namespace mixpert {

constexpr int kFeeders = 3;

// Rows of an operand of a tile in one band: where the feeder copies from next.
struct FedRows {
  const uint8_t *next;
  int64_t jump, last_jump;  // added before a run of blocks that is not the first; a shorter last one
  uint32_t step, bytes;     // of a block
  uint32_t target;          // in a slot
  uint32_t reserved;
};

// A tile as the feeder knows it.
struct FedTile {
  FedRows rows[kFeeders];
  const int32_t *exponents_p, *exponents_q;
  int4 told;       // Sm90Shared
  uint32_t bytes;  // of a slot; 0: there is no such tile
  uint32_t exponent_bytes_p, exponent_bytes_q;
};

struct SelfFed {
  FedTile tiles[2];
  Pace pace;
};

template <typename S>
class Feeder {
 public:
  const GemmParams &params;

  __device__ Feeder(const GemmParams &params, uint32_t ring, Sm90Shared<S> &shared, SelfFed &fed)
      : params(params), ring_(ring), shared_(shared), fed_(fed) {}

  // Of this CTA.
  __device__ __forceinline__ int tiles() const {
    return (TileList<S>(params).count - blockIdx.x + gridDim.x - 1) / gridDim.x;
  }

  // The first tile, and all slots.
  __device__ void start() const {
    if (threadIdx.x >= 32) return;
    if (threadIdx.x < kFeeders) {
      prepare(fed_.tiles[0], blockIdx.x);
      if (threadIdx.x == 0) fed_.pace = Pace(params.pace, block_count<S>(params));
      for (int slot = 0; slot < S::kStages; ++slot) copy(next(fed_.tiles[0], slot, 0, slot), slot, 1);
    }
    __syncwarp();
  }

  // While tile `count` of this CTA is multiplied: its exponents, and the next tile.
  __device__ void begin(int count) const {
    if (threadIdx.x >= 32) return;
    if (threadIdx.x == 0) copy_exponents(fed_.tiles[count & 1], count);
    if (threadIdx.x < kFeeders)
      prepare(fed_.tiles[~count & 1], blockIdx.x + (count + 1) * gridDim.x);
    __syncwarp();
  }

  // After the last tile.
  __device__ void finish() const {
    const int tiles = TileList<S>(params).count;
    if (threadIdx.x == 0) fed_.pace.finish((tiles + gridDim.x - 1) / gridDim.x);
  }

  // What refills the slot of block `block` of tile `count`, found before it is waited for.
  struct Refill {
    const uint8_t *source;
    uint32_t target, bytes, slot_bytes;  // 0 of a slot: nothing comes next
  };

  __device__ __forceinline__ Refill find(const RingPosition<S> &position, int count,
                                         int block) const {
    Refill found = {nullptr, 0, 0, 0};
    const uint32_t thread = afresh(threadIdx.x);
    if (thread >= kFeeders) return found;
    block += S::kStages;
    const int blocks = block_count<S>(params);
    if (block >= blocks) {
      block -= blocks;
      ++count;
    }
    return next(fed_.tiles[count & 1], position.slot, count, block);
  }

  // Hands back a slot; refills it once all warps have.
  __device__ __forceinline__ void refill(const RingPosition<S> &position,
                                         const Refill &found) const {
    const uint32_t thread = afresh(threadIdx.x);
    const uint32_t empty = shared_address(&shared_.empty[position.slot]);
    if (thread % 32 == 0) mbarrier_arrive(empty);
    if (thread >= 32) return;
    if (found.slot_bytes) copy(found, position.slot, position.parity);
    __syncwarp();
  }

 private:
  // This thread's part of a packed block of tile `count`.
  __device__ __forceinline__ Refill next(FedTile &tile, int slot, int count, int block) const {
    if (threadIdx.x == 0 && params.pace && tile.bytes) fed_.pace.step(count, block);
    FedRows &rows = tile.rows[threadIdx.x];
    const uint8_t *source = rows.next;
    if (block % kBandBlocks == 0 && block > 0)
      source += block + kBandBlocks > block_count<S>(params) ? rows.last_jump : rows.jump;
    rows.next = source + rows.step;
    return {source, ring_ + slot * S::kSlot + rows.target, rows.bytes, tile.bytes};
  }

  // Copies it once the slot's barrier has had `parity`.
  __device__ __forceinline__ void copy(const Refill &found, int slot, uint32_t parity) const {
    const uint32_t full = shared_address(&shared_.full[slot]);
    mbarrier_wait(shared_address(&shared_.empty[slot]), parity);
    if (threadIdx.x == 0) mbarrier_expect(full, found.slot_bytes);
    if (found.bytes) bulk_copy(found.target, found.source, found.bytes, full);
  }

  __device__ void copy_exponents(const FedTile &tile, int count) const {
    const int buffer = count & 1;
    const uint32_t ready = shared_address(&shared_.exponents_full[buffer]);
    mbarrier_wait(shared_address(&shared_.exponents_empty[buffer]), (count >> 1 & 1) ^ 1);
    shared_.told[buffer] = tile.told;
    mbarrier_expect(ready, tile.exponent_bytes_p + tile.exponent_bytes_q);
    bulk_copy(shared_address(shared_.exponents[buffer]), tile.exponents_p, tile.exponent_bytes_p,
              ready);
    bulk_copy(shared_address(shared_.exponents[buffer] + S::kBm), tile.exponents_q,
              tile.exponent_bytes_q, ready);
  }

  // What this thread copies of a tile.
  __device__ void prepare(FedTile &fed, int index) const {
    const TileList<S> tiles(params);
    if (index >= tiles.count) {
      fed.bytes = 0;
      return;
    }
    const Tile tile = tile_at<S::kGroup>(params, index);
    const int row_p = tile.p * S::kBm, row_q = tile.q * S::kBn;
    const int rows_p = rows_to_copy(params.p, row_p, S::kBm);
    const int rows_q = rows_to_copy(params.q, row_q, S::kBn);
    const int band = static_cast<int>(threadIdx.x) - 1;  // of Q
    const GemmOperand &operand = band < 0 ? params.p : params.q;
    const int first = band < 0 ? row_p : row_q;
    const int of_band = (first / kBandRows + max(band, 0)) * kBandRows;
    const int end = min(of_band + kBandRows, first + (band < 0 ? rows_p : rows_q));
    const int row = max(first, of_band);
    const int slices = band < 0 ? S::kSp : S::kSq;
    const int blocks = block_count<S>(params);
    FedRows &rows = fed.rows[threadIdx.x];
    rows.bytes = packed_bytes(slices, max(end - row, 0));
    rows.step = packed_bytes(slices, band_rows(operand.padded_rows, row));
    rows.target = (band < 0 ? 0 : S::kSp * S::kPlaneP) + packed_bytes(slices, row - first);
    rows.next = operand.packed + tile.batch * operand.batch_bytes +
                packed_offset(operand.padded_rows, blocks, slices, 0, 0, row);
    // From where a run ends, past its last block, to where the next one begins.
    const int64_t before = int64_t{kBandBlocks} * packed_bytes(slices, operand.padded_rows);
    rows.jump = before - int64_t{kBandBlocks} * rows.step;
    rows.last_jump = rows.jump;
    if (blocks % kBandBlocks)
      rows.last_jump -= static_cast<int64_t>(packed_bytes(slices, of_band)) *
                        (kBandBlocks - blocks % kBandBlocks);
    if (threadIdx.x == 0) {
      fed.bytes = packed_bytes(S::kSp, rows_p) + packed_bytes(S::kSq, rows_q);
      fed.told = make_int4(row_q, tile.batch, rows_q, tile.p);
      fed.exponents_p = exponents_of(params.p, tile.batch, 0, 0) + row_p;
      fed.exponents_q = exponents_of(params.q, tile.batch, 0, 0) + row_q;
      fed.exponent_bytes_p = rows_p * 4;
      fed.exponent_bytes_q = rows_q * 4;
    }
  }

  const uint32_t ring_;
  Sm90Shared<S> &shared_;
  SelfFed &fed_;
};

// multiply_blocks where the CTA feeds itself: tile `count` of this CTA.
template <typename S>
__device__ __forceinline__ void multiply_and_feed(AccumulatorsOf<S> &acc, uint32_t ring,
                                                  Sm90Shared<S> &shared,
                                                  RingPosition<S> &position,
                                                  const Feeder<S> &feeder, int count) {
  const int blocks = block_count<S>(feeder.params);
  for (int block = 0; block < blocks; ++block) {
    mbarrier_wait(shared_address(&shared.full[position.slot]), position.parity);
    Operands<S> operands(ring + position.slot * S::kSlot, afresh(threadIdx.x) / 128);
    wgmma_fence();
    multiply_step<S>(acc, operands.p, operands.q, block == 0);
    wgmma_commit();
    if (block > 0) {
      const auto found = feeder.find(position.before(), count, block - 1);
      wgmma_wait<1>();
      feeder.refill(position.before(), found);
    }
    wgmma_fence();
#pragma unroll
    for (int step = 1; step < kBlockK / 32; ++step) {
      // Not all descriptors in advance: there are no registers for them.
      operands.p = kept(operands.p + 2);
      operands.q = kept(operands.q + 2);
      multiply_step<S>(acc, operands.p, operands.q, false);
    }
    wgmma_commit();
    if (block == 0) feeder.begin(count);
    position.advance();
  }
  const auto found = feeder.find(position.before(), count, blocks - 1);
  wgmma_wait<0>();
  settle<S>(acc);
  feeder.refill(position.before(), found);
}

// The kernel; `store(acc, told, exponents, shared)`: a tile, as the feeder has told it.
template <typename S, typename Store>
__device__ __forceinline__ void run_self_fed(const GemmParams &params, uint8_t *dynamic,
                                             const Store &store) {
  Sm90Shared<S> &shared = shared_of<S>(dynamic);
  SelfFed &fed = *reinterpret_cast<SelfFed *>(dynamic + S::kSharedBytes - kSelfFedBytes);
  static_assert(sizeof(SelfFed) <= kSelfFedBytes);
  static_assert((kBandRows - (S::kBn & -S::kBn) + S::kBn - 1) / kBandRows + 1 < kFeeders,
                "bands of Q");
  const uint32_t ring = shared_address(dynamic);
  if (threadIdx.x == 0) init_barriers<S>(shared);
  __syncthreads();
  start_products(params);
  const Feeder<S> feeder(params, ring, shared, fed);
  feeder.start();
  RingPosition<S> position;
  for (int count = 0; count < feeder.tiles(); ++count) {
    AccumulatorsOf<S> acc;
    multiply_and_feed<S>(acc, ring, shared, position, feeder, count);
    const int buffer = count & 1;
    mbarrier_wait(shared_address(&shared.exponents_full[buffer]), count >> 1 & 1);
    store(acc, shared.told[buffer], shared.exponents[buffer], shared);
    mbarrier_arrive(shared_address(&shared.exponents_empty[buffer]));
  }
  feeder.finish();
}

}  // namespace mixpert
