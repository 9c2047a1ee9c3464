// How the CTAs of gemm_int8_unpacked find the maxima of rows together.
#pragma once

#include "row_maxima.cuh"
#include "unpacked_shared.cuh"

namespace mixpert {

__device__ __forceinline__ BlockRange all_blocks(const GemmUnpackedParams &params) {
  return {0, (params.k + kBlockK - 1) / kBlockK};
}

// The slots of some blocks except the last `held`.
__device__ __forceinline__ BlockRange slots_of(const BlockRange &blocks, int held) {
  return {blocks.first * kSlotsOfBlock, max(0, blocks.count * kSlotsOfBlock - held)};
}

// Merges the maxima of the tile's rows over slots of k, which the CTAs of a band of P, or of Q,
// share, or which the CTA reads alone.
__device__ __forceinline__ void merge_maxima(const GemmUnpackedParams &params, const Tile &tile,
                                             const BlockRange &slots, bool alone, int thread,
                                             uint32_t ring, uint32_t *maxima) {
  using S = Unpacked;
#pragma unroll 1
  for (int side = 0; side < 2; ++side) {
    // The two operands may be read in different widths, for which threads use different parts of
    // the ring.
    if (side) named_barrier(kFinderBarrier, kFinders);
    const int index = side ? tile.p : tile.q, shares = side ? gridDim.x : gridDim.y;
    const BlockRange mine = alone ? slots : share_of(slots, index, shares);
    const int row0 = side ? tile.q * S::kBn : tile.p * S::kBm;
    merge_tile_maxima<kSlotK, S::kFinderUnits>(params.operands[side], row0, side ? S::kBn : S::kBm,
                                               params.k, mine, thread, ring, maxima + side * S::kBm);
  }
}

// The row whose maximum one of the threads that find maxima shares with other CTAs.
struct FinderRow {
  const int thread, side, place;  // of these threads; 0: P, 1: Q; in the tile
  const int row;
  const bool exists;
  uint32_t *const merged;  // its maximum in device memory

  __device__ __forceinline__ FinderRow(const GemmUnpackedParams &params, const Tile &tile)
      : thread(static_cast<int>(afresh(threadIdx.x)) - kProducers),
        side(thread < Unpacked::kBm ? 0 : 1),
        place(thread - side * Unpacked::kBm),
        row(place + (side ? tile.q * Unpacked::kBn : tile.p * Unpacked::kBm)),
        exists(thread < kFactors && row < params.operands[side].rows),
        merged(params.operands[side].maxima + row) {}
};

// Merges the CTA's maxima with those of others in device memory, once the elements copied first
// have been searched.
__device__ __forceinline__ void merge_in_device(const FinderRow &mine, const BlockRange &range,
                                                UnpackedShared &shared) {
  if (range.count) mbarrier_wait(shared_address(&shared.held), 0);
  if (mine.exists) atomicMax(mine.merged, shared.maxima[mine.thread]);
  named_barrier(kFinderBarrier, kFinders);
}

// Waits until all CTAs have merged theirs; false if that takes too long.
__device__ __forceinline__ bool all_have_merged(const GemmUnpackedParams &params, int thread,
                                                UnpackedShared &shared) {
  if (thread == 0)
    shared.met = meet(params.arrived, gridDim.x * gridDim.y * gridDim.z, params.patience);
  named_barrier(kFinderBarrier, kFinders);
  return shared.met != 0;
}

// Finds the maxima of this tile's rows: the results of CTAs for their parts of k are merged in
// device memory. The quantising threads handle the elements that they have copied themselves. A CTA
// that has waited too long for the others reads all of k.
__device__ __forceinline__ void find_maxima(const GemmUnpackedParams &params, const Tile &tile,
                                            const BlockRange &range, UnpackedShared &shared) {
  using S = Unpacked;
  const FinderRow mine(params, tile);
  for (bool alone = false;; alone = true) {
    merge_maxima(params, tile, alone ? slots_of(all_blocks(params), 0) : slots_of(range, S::kAhead),
                 alone, mine.thread, shared_address(shared.ring), shared.maxima);
    join_launches();
    named_barrier(kFinderBarrier, kFinders);
    merge_in_device(mine, range, shared);
    if (alone || all_have_merged(params, mine.thread, shared)) break;
  }
  if (mine.exists) shared.maxima[mine.thread] = __ldcg(mine.merged);
  mbarrier_arrive(shared_address(&shared.known));
}

}  // namespace mixpert
