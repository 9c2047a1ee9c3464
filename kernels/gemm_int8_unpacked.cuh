// gemm_int8_unpacked for sm_90a: INT32 sums of parts of k directly from FP32 operands, for
// gemm_int8_reduce. Nothing is packed: once all CTAs know the row maxima, each CTA quantises the
// elements that it multiplies.
//
// The first one or two warpgroups copy elements to shared memory (each thread those that it
// quantises, so that no thread waits for another) and write digits where wgmma reads them; two
// others find the row maxima, then each multiplies 64 rows of P by MIXPERT_BN of Q. A CTA has one
// tile and one part of k. Compile with -DMIXPERT_SP, _SQ: slices of P and Q; _D: last diagonal;
// _RADIX; _BN: 32, 64, 128.
#pragma once

#include "elements_in_flight.cuh"
#include "paired_sums.cuh"
#include "row_maxima.cuh"
#include "unpacked_shared.cuh"

namespace mixpert {

constexpr int kSumsBarrier = 3;  // a named barrier: the memory of slices may be overwritten by sums

// The number of threads that multiply: a warpgroup all of whose rows of P lie outside does not.
__device__ __forceinline__ int multiplying_threads(const GemmUnpackedParams &params,
                                                   const Tile &tile) {
  constexpr int kGroupRows = Unpacked::kBm / 2;
  return params.operands[0].rows - tile.p * Unpacked::kBm > kGroupRows ? kUnpackedConsumers
                                                                       : kUnpackedConsumers / 2;
}

// Four rows of a batch, multiplied by one of their factors.
__device__ __forceinline__ void multiply(float4 (&x)[4], uint32_t factors) {
  const float4 factor = read_shared(factors);
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    const float f = (&factor.x)[i];
    x[i] = make_float4(__fmul_rn(x[i].x, f), __fmul_rn(x[i].y, f), __fmul_rn(x[i].z, f),
                       __fmul_rn(x[i].w, f));
  }
}

// A thread's work on an operand's rows in a tile: SLICES planes of a ring slot.
template <bool K_CONTIGUOUS, int SLICES, int ROWS>
struct Quantiser {
  using S = Unpacked;
  using Source = Stream<K_CONTIGUOUS, ROWS>;
  using Place = typename Source::Place;
  static constexpr int kPattern = SLICES * kPatternBytes;  // all slices of eight rows
  static constexpr int kBatchPlanes = kBatchRows / kPatternRows * kPattern;
  Source source;
  const uint32_t digits;   // address of the thread's first word of a batch in the ring's first slot
  const uint32_t factors;  // address of its rows' first factors

  __device__ __forceinline__ Quantiser(const UnpackedOperand &operand, int row0, int k, int slot,
                                       const uint8_t *planes, const float *factors)
      : source(operand, row0, k, slot),
        digits(kept(shared_address(planes) + Place().first / kPatternRows * kPattern +
                    Place().first % kPatternRows * kBlockK +
                    swizzled_word(Place().first, Place().word) * 4)),
        factors(kept(shared_address(factors) + Place().first * (K_CONTIGUOUS ? 16 : 4))) {}

  // Writes the digits of one of the thread's four rows of a batch, from its first word.
  __device__ __forceinline__ static void store_row(uint32_t first, int i, const float4 &x,
                                                   float factor) {
    uint32_t words[SLICES];
    slices_of<Digits<MIXPERT_RADIX, SLICES - 1>>(words, x, factor);
    // If K-contiguous, all rows of the thread have the same position in a pattern; otherwise they
    // are consecutive in one pattern, starting at a multiple of four.
    static_assert(!K_CONTIGUOUS || Place::kStep % kPatternRows == 0, "whole patterns");
    const uint32_t at = K_CONTIGUOUS ? first + i * (Place::kStep / kPatternRows * kPattern)
                                     : (first ^ i << 4) + i * kBlockK;
#pragma unroll
    for (int s = 0; s < SLICES; ++s) write_shared(at + s * kPatternBytes, words[s]);
  }

  // Writes the digits of a batch, scaled by the factors of its four rows, from the thread's first
  // word.
  __device__ __forceinline__ static void store_digits(uint32_t first, const float4 (&x)[4],
                                                      uint32_t factors) {
    const float4 factor = read_shared(factors);
#pragma unroll
    for (int i = 0; i < 4; ++i) store_row(first, i, x[i], (&factor.x)[i]);
  }

  // The batches whose rows all exist, without conditions for each: `count` of them, from the first
  // on, with one factor per row. The next batch is read from shared memory while one is quantised.
  template <bool SENDS>
  __device__ __forceinline__ void pass_whole(int count, uint32_t &quads, uint32_t &target,
                                             uint32_t &factors, const float *&from) {
    constexpr int kPending = S::kAhead * S::kBatches - 1;  // groups after that of the next batch
    const int64_t step = source.step();
    float4 y[4];
    cp_async_wait<kPending>();
    take_quads(y, quads);
#pragma unroll 1
    for (int batch = 1; batch <= count; ++batch) {
      const float4 factor = read_shared(factors);
      float4 x[4];
      order_batch<K_CONTIGUOUS>(x, y);
#pragma unroll
      for (int i = 0; i < 4; ++i) store_row(target, i, x[i], (&factor.x)[i]);
      cp_async_wait<kPending - 1>();
      take_quads(y, quads + (batch < count ? 4 * kQuadBytes : 0));
      if (SENDS) Source::send(quads, from, step);
      cp_async_commit();
      quads += 4 * kQuadBytes;
      target += kBatchPlanes, factors += kBatchRows * 4;
    }
  }

  // Processes the batches of a slot: quantises those that have arrived (if `takes`), then starts
  // copies of later ones. `slot`: bytes from the ring's first slot; `half`: 64 for the second half
  // of a block.
  __device__ __forceinline__ void pass(uint32_t quads, int slot, int half, bool twice, bool takes,
                                       bool sends, int send_slot) {
    const float *from = source.at;
    const int64_t step = source.step();
    const int rows = source.rows(), whole = source.whole(send_slot);
    uint32_t target = (digits ^ half) + slot, factor = factors;
    int first = 0;
    if constexpr (S::kFewProducers) {  // two warps of a scheduler fill each other's waits
      if (takes && !twice) first = (sends ? whole : source.whole_rows()) / kBatchRows;
      if (first && sends) pass_whole<true>(first, quads, target, factor, from);
      if (first && !sends) pass_whole<false>(first, quads, target, factor, from);
    }
#pragma unroll 1
    for (int batch = first; batch < Source::kBatches; ++batch) {
      const int row = batch * kBatchRows;
      if (row < rows) {
        if (takes) {
          cp_async_wait<S::kAhead * S::kBatches - 1>();
          float4 x[4];
          take_batch<K_CONTIGUOUS>(x, quads);
          if (twice) multiply(x, factor);
          store_digits(target, x, twice ? factor + kFactors * 4 : factor);
        }
        if (sends && row < whole)
          Source::send(quads, from, step);
        else if (sends && source.by_quads(send_slot))
          source.send_border(quads, from, row);
        else if (sends)
          source.send_with_care(quads, row, send_slot);
      }
      cp_async_commit();
      quads += 4 * kQuadBytes, target += kBatchPlanes, factor += kBatchRows * 4;
    }
    source.at -= kSlotK * source.k_step();
  }

  // Merges the maxima of `slots` slots that have arrived, starting at the thread's `quads`.
  __device__ __forceinline__ void merge_held(uint32_t quads, int slots, uint32_t *maxima) const {
    const Place place(afresh(threadIdx.x));
    const int rows = source.rows();
#pragma unroll 1
    for (int row = 0; row < rows; row += kBatchRows, quads += 4 * kQuadBytes) {
      uint32_t most[4] = {};
#pragma unroll 1
      for (int slot = 0; slot < S::kAhead; ++slot) {  // not < slots: a compiler did not end on that
        if (slot >= slots) break;
        float4 x[4];
        take_batch<K_CONTIGUOUS>(x, quads + slot * (S::kBatches * 4 * kQuadBytes));
#pragma unroll
        for (int i = 0; i < 4; ++i) most[i] = max(most[i], magnitude(x[i]));
      }
#pragma unroll
      for (int i = 0; i < 4; ++i) place.merge(maxima + row + place.row(i), most[i]);
    }
  }
};

// Computes the factors of a tile's rows and, if `keeps`, stores exponents for gemm_int8_reduce.
template <bool K_CONTIGUOUS, int SLICES>
__device__ __forceinline__ void find_factors(const UnpackedOperand &operand, int row0, int rows,
                                             const uint32_t *maxima, bool keeps, float *factors,
                                             uint32_t &twice) {
  using Digit = Digits<MIXPERT_RADIX, SLICES - 1>;
  const int row = row0 + threadIdx.x;
  if (threadIdx.x >= rows) return;
  const int e = Digit::exponent(maxima[threadIdx.x]);
  float *first = factors + BatchPlace<K_CONTIGUOUS>::factor_place(threadIdx.x);
  float *second = first + kFactors;
  Digit::scales(e, first, second);
  if (*second != 1.0f) twice = 1;
  if (keeps && row < operand.rows) operand.exponents[row] = e;
}

// The quantising threads, kProducers of them.
template <bool P_CONTIGUOUS, bool Q_CONTIGUOUS>
__device__ __forceinline__ void produce_slices(const GemmUnpackedParams &params, const Tile &tile,
                                               const BlockRange &range, UnpackedShared &shared) {
  using S = Unpacked;
  const int slots = range.count * kSlotsOfBlock, last = range.first * kSlotsOfBlock + slots - 1;
  const int row_p = tile.p * S::kBm, row_q = tile.q * S::kBn;
  float *factors = shared.factors[0];
  Quantiser<P_CONTIGUOUS, S::kSp, S::kBm> p(params.operands[0], row_p, params.k, last, shared.ring[0],
                                            factors);
  Quantiser<Q_CONTIGUOUS, S::kSq, S::kBn> q(params.operands[1], row_q, params.k, last,
                                            shared.ring[0] + S::kSp * S::kPlaneP,
                                            factors + S::kBm);
#pragma unroll 1
  for (int number = -S::kAhead; number < slots; ++number) {
    const bool takes = number >= 0, sends = number + S::kAhead < slots;
    const uint32_t elements = shared_address(&shared.elements[0][0][0][afresh(threadIdx.x)]);
    static_assert(S::kStages == 2, "a slot and a parity by the slot's number");
    const int ring_slot = number & 1;
    if (number == 0) {
      cp_async_wait<0>();
      const int held = min(slots, S::kAhead);
      p.merge_held(elements, held, shared.maxima);
      q.merge_held(elements + S::kBm / kBatchRows * 4 * kQuadBytes, held, shared.maxima + S::kBm);
      __syncwarp();
      if (afresh(threadIdx.x) % 32 == 0) mbarrier_arrive(shared_address(&shared.held));
      join_launches();
      mbarrier_wait(shared_address(&shared.known), 0);
      find_factors<P_CONTIGUOUS, S::kSp>(params.operands[0], row_p, S::kBm, shared.maxima,
                                         tile.q == 0 && tile.batch == 0, factors, shared.twice);
      find_factors<Q_CONTIGUOUS, S::kSq>(params.operands[1], row_q, S::kBn, shared.maxima + S::kBm,
                                         tile.p == 0 && tile.batch == 0, factors + S::kBm,
                                         shared.twice);
      named_barrier(1, kProducers);
    }
    if (takes) mbarrier_wait(shared_address(&shared.empty[ring_slot]), (number >> 1 & 1) ^ 1);
    const int slot = ring_slot / kSlotsOfBlock * S::kSlot;
    const int half = ring_slot % kSlotsOfBlock * kSlotK;
    // The buffer that holds the elements of a slot of k.
    const int place = static_cast<uint32_t>(number + S::kAhead) % S::kAhead;
    const uint32_t quads = elements + place * (S::kBatches * 4 * kQuadBytes);
    const bool twice = shared.twice != 0;
    const int send_slot = last - number - S::kAhead;
    p.pass(quads, slot, half, twice, takes, sends, send_slot);
    q.pass(quads + S::kBm / kBatchRows * 4 * kQuadBytes, slot, half, twice, takes, sends,
           send_slot);
    if (!takes) continue;
    fence_for_wgmma();
    __syncwarp();  // one arrival per warp: those of all threads would be serialised
    if (afresh(threadIdx.x) % 32 == 0) mbarrier_arrive(shared_address(&shared.full[ring_slot]));
  }
  if (shared.paired)
    named_barrier_arrive(kSumsBarrier, kProducers + multiplying_threads(params, tile));
}

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

// Finds the maxima of this tile's rows: the results of CTAs for their parts of k are merged in
// device memory. The quantising threads handle the elements that they have copied themselves. A CTA
// that has waited too long for the others reads all of k.
__device__ __forceinline__ void find_maxima(const GemmUnpackedParams &params, const Tile &tile,
                                            const BlockRange &range, UnpackedShared &shared) {
  using S = Unpacked;
  const int thread = static_cast<int>(afresh(threadIdx.x)) - kProducers;
  const int side = thread < S::kBm ? 0 : 1;
  const int row = thread + (side ? tile.q * S::kBn - S::kBm : tile.p * S::kBm);
  const bool has_row = thread < kFactors && row < params.operands[side].rows;
  uint32_t *mine = params.operands[side].maxima + row;
  for (bool alone = false;; alone = true) {
    merge_maxima(params, tile, alone ? slots_of(all_blocks(params), 0) : slots_of(range, S::kAhead),
                 alone, thread, shared_address(shared.ring), shared.maxima);
    join_launches();
    named_barrier(kFinderBarrier, kFinders);
    if (range.count) mbarrier_wait(shared_address(&shared.held), 0);
    if (has_row) atomicMax(mine, shared.maxima[thread]);
    named_barrier(kFinderBarrier, kFinders);
    if (alone) break;
    if (thread == 0)
      shared.met = meet(params.arrived, gridDim.x * gridDim.y * gridDim.z, params.patience);
    named_barrier(kFinderBarrier, kFinders);
    if (shared.met) break;
  }
  if (has_row) shared.maxima[thread] = __ldcg(mine);
  mbarrier_arrive(shared_address(&shared.known));
}

// A warpgroup whose rows lie outside the operand only releases the slots.
__device__ __forceinline__ void pass_slots(UnpackedShared &shared, int slots) {
  RingPosition<Unpacked> position;
#pragma unroll 1
  for (int number = 0; number < slots; ++number, position.advance()) {
    mbarrier_wait(shared_address(&shared.full[position.slot]), position.parity);
    __syncwarp();
    if (threadIdx.x % 32 == 0) mbarrier_arrive(shared_address(&shared.empty[position.slot]));
  }
}

__device__ __forceinline__ void consume_slices(const GemmUnpackedParams &params, const Tile &tile,
                                               const BlockRange &range, UnpackedShared &shared) {
  using S = Unpacked;
  find_maxima(params, tile, range, shared);
  const int group = (threadIdx.x - kProducers) / 128;
  const ThreadPlace place(group);
  if (range.count == 0) return;
  RingPosition<S> position;
  const int slots = range.count * kSlotsOfBlock, rows_p = params.operands[0].rows;
  if (tile.p * S::kBm + group * 64 >= rows_p) return pass_slots(shared, slots);
  AccumulatorsOf<S> acc;
  multiply_blocks<S>(acc, shared_address(shared.ring), shared, position, slots, group);
  using Pair = PairedSums<S, kUnpackedConsumers>;
  static_assert(sizeof(Pair::Inbox) <= sizeof(UnpackedShared::ring) + sizeof(UnpackedShared::elements), "in place of ring and elements");
  const bool paired = shared.paired;
  if (paired) {
    const int threads = multiplying_threads(params, tile);
    named_barrier(kSumsBarrier, kProducers + threads);
    Pair::exchange(acc, *reinterpret_cast<Pair::Inbox *>(&shared), shared.summed,
                   threadIdx.x - kProducers, threads);
  }
  const int first = paired ? cluster_rank() * Pair::kHalf : 0;
  const Tile stored = {tile.p, tile.q, shared.stored};
  store_partial<S>(params.parts, stored, place, rows_p, [&](int s, int v) { return acc[s][v]; }, first,
                   paired ? first + Pair::kHalf : Pair::kColumns);
}

__device__ __forceinline__ void init_shared(const GemmUnpackedParams &params, int part,
                                            UnpackedShared &shared) {
  for (int s = 0; s < Unpacked::kStages; ++s) {
    mbarrier_init(shared_address(&shared.full[s]), kProducerWarps);
    mbarrier_init(shared_address(&shared.empty[s]), Unpacked::kConsumerWarps);
  }
  mbarrier_init(shared_address(&shared.held), kProducerWarps);
  mbarrier_init(shared_address(&shared.known), kFinders);
  mbarrier_init(shared_address(&shared.summed), 1);
  fence_barrier_init();
  shared.twice = 0;
  shared.paired = is_paired(params.parts, params.stored, part, all_blocks(params).count);
  shared.stored = stored_part(params.parts, params.stored, part);
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::Unpacked::kThreads, 1)
    gemm_int8_unpacked(const __grid_constant__ mixpert::GemmUnpackedParams params) {
  using namespace mixpert;
  using S = Unpacked;
  extern __shared__ __align__(1024) uint8_t dynamic[];
  UnpackedShared &shared = *reinterpret_cast<UnpackedShared *>(dynamic);
  const Tile tile = {static_cast<int>(blockIdx.x), static_cast<int>(blockIdx.y),
                     static_cast<int>(blockIdx.z)};
  const BlockRange range =
      part_of_k(params.parts, tile.batch, all_blocks(params).count);
  if (threadIdx.x == 0) init_shared(params, tile.batch, shared);
  if (threadIdx.x < kFactors) shared.maxima[threadIdx.x] = 0;
  __syncthreads();
  if (threadIdx.x >= kProducers) {
    registers_take<S::kRegistersConsumer>();
    consume_slices(params, tile, range, shared);
    return;
  }
  registers_give_up<S::kRegistersProducer>();
  if (params.operands[0].k_contiguous)
    params.operands[1].k_contiguous ? produce_slices<true, true>(params, tile, range, shared)
                          : produce_slices<true, false>(params, tile, range, shared);
  else
    params.operands[1].k_contiguous ? produce_slices<false, true>(params, tile, range, shared)
                          : produce_slices<false, false>(params, tile, range, shared);
}
