// gemm_int8_unpacked for sm_90a: INT32 sums of parts of k directly from FP32 operands, for
// gemm_int8_reduce. Nothing is packed: once all CTAs know the row maxima, each CTA quantises the
// elements that it multiplies.
//
// The first one or two warpgroups copy elements to shared memory (each thread those that it
// quantises, so that no thread waits for another) and write digits where wgmma reads them; two
// others find the row maxima, then each multiplies 64 rows of P by MIXPERT_BN of Q. A CTA has one
// tile and one part of k. Compile with -DMIXPERT_SP, _SQ: slices of P and Q; _D: last diagonal;
// _RADIX; _BN: 32, 64, 128; _GUESSES: 1: exponents are guessed (guessed_exponents.cuh).
#pragma once

#include "guessed_exponents.cuh"
#include "paired_sums.cuh"
#include "unpacked_quantiser.cuh"

namespace mixpert {

constexpr int kSumsBarrier = 3;  // a named barrier: the memory of slices may be overwritten by sums

// The number of threads that multiply: a warpgroup all of whose rows of P lie outside does not.
__device__ __forceinline__ int multiplying_threads(const GemmUnpackedParams &params,
                                                   const Tile &tile) {
  constexpr int kGroupRows = Unpacked::kBm / 2;
  return params.operands[0].rows - tile.p * Unpacked::kBm > kGroupRows ? kUnpackedConsumers
                                                                       : kUnpackedConsumers / 2;
}

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
  bool wrong = false;  // some guess
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
      if constexpr (S::kGuesses) {
        wrong = shared.hopeless != 0;
      } else {
        find_factors<P_CONTIGUOUS, S::kSp>(params.operands[0], row_p, S::kBm, shared.maxima,
                                           tile.q == 0 && tile.batch == 0, factors, shared.twice);
        find_factors<Q_CONTIGUOUS, S::kSq>(params.operands[1], row_q, S::kBn,
                                           shared.maxima + S::kBm,
                                           tile.p == 0 && tile.batch == 0, factors + S::kBm,
                                           shared.twice);
        named_barrier(1, kProducers);
      }
    }
    if (takes) mbarrier_wait(shared_address(&shared.empty[ring_slot]), (number >> 1 & 1) ^ 1);
    if constexpr (S::kGuesses) {
      if (takes && stops_at(wrong, number, params, shared)) break;
      if (takes && threadIdx.x == 0) cp_async_16(shared_address(shared.told), params.wrong, 16);
    }
    const int slot = ring_slot / kSlotsOfBlock * S::kSlot;
    const int half = ring_slot % kSlotsOfBlock * kSlotK;
    // The buffer that holds the elements of a slot of k.
    const int place = static_cast<uint32_t>(number + S::kAhead) % S::kAhead;
    const uint32_t quads = elements + place * (S::kBatches * 4 * kQuadBytes);
    const bool twice = !S::kGuesses && shared.twice != 0;
    const int send_slot = last - number - S::kAhead;
    wrong |= p.pass(quads, slot, half, twice, takes, sends, send_slot,
                    {shared.maxima, shared.unproven, params.wrong + 1});
    wrong |= q.pass(quads + S::kBm / kBatchRows * 4 * kQuadBytes, slot, half, twice, takes, sends,
                    send_slot,
                    {shared.maxima + S::kBm, shared.unproven + S::kBm / 32, params.wrong + 2});
    if (!takes) continue;
    fence_for_wgmma();
    __syncwarp();  // one arrival per warp: those of all threads would be serialised
    if (afresh(threadIdx.x) % 32 == 0) mbarrier_arrive(shared_address(&shared.full[ring_slot]));
  }
  if constexpr (S::kGuesses) {
    cp_async_wait<0>();
    if (wrong) tell_all(params);
  }
  if (shared.paired)
    named_barrier_arrive(kSumsBarrier, kProducers + multiplying_threads(params, tile));
}

// A warpgroup whose rows lie outside the operand only releases the slots.
__device__ __forceinline__ void pass_slots(UnpackedShared &shared, int slots) {
  RingPosition<Unpacked> position;
#pragma unroll 1
  for (int number = 0; number < slots; ++number, position.advance()) {
    mbarrier_wait(shared_address(&shared.full[position.slot]), position.parity);
    const bool stops = Unpacked::kStops && shared.stops[position.slot];
    __syncwarp();
    if (threadIdx.x % 32 == 0) mbarrier_arrive(shared_address(&shared.empty[position.slot]));
    if (stops) return;
  }
}

__device__ __forceinline__ void consume_slices(const GemmUnpackedParams &params, const Tile &tile,
                                               const BlockRange &range, UnpackedShared &shared) {
  using S = Unpacked;
  if constexpr (S::kGuesses)
    guess_exponents(params, tile, range, shared);
  else
    find_maxima(params, tile, range, shared);
  const int group = (threadIdx.x - kProducers) / 128;
  const ThreadPlace place(group);
  if (range.count == 0) return;
  RingPosition<S> position;
  const int slots = range.count * kSlotsOfBlock, rows_p = params.operands[0].rows;
  if (tile.p * S::kBm + group * 64 >= rows_p) {
    pass_slots(shared, slots);
    if constexpr (S::kGuesses) share_proofs(params, tile, shared);
    return;
  }
  AccumulatorsOf<S> acc;
  const bool stopped =
      multiply_blocks<S>(acc, shared_address(shared.ring), shared, position, slots, group);
  if constexpr (S::kGuesses) share_proofs(params, tile, shared);
  using Pair = PairedSums<S, kUnpackedConsumers>;
  static_assert(sizeof(Pair::Inbox) <= sizeof(UnpackedShared::ring) + sizeof(UnpackedShared::elements), "in place of ring and elements");
  const bool paired = shared.paired;
  if (paired) {
    const int threads = multiplying_threads(params, tile);
    named_barrier(kSumsBarrier, kProducers + threads);
    Pair::exchange(acc, *reinterpret_cast<Pair::Inbox *>(&shared), shared.summed,
                   threadIdx.x - kProducers, threads);
  }
  if (stopped) return;  // not before sums that the other CTA waits for
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
  if constexpr (Unpacked::kGuesses) {
    shared.told[0] = shared.told[1] = shared.told[2] = 0;
    shared.hopeless = shared.stops[0] = shared.stops[1] = 0;
    shared.guesses[0] = shared.guesses[1] = {};
  }
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
  if (!S::kGuesses && params.wrong && !guesses_were_wrong(params)) return;
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
