// Exponents of rows that gemm_int8_unpacked guesses, so that it reads operands once.
//
// Each CTA looks at the elements of its part of k that it copies first, and all share the maxima of
// these. The exponent of such a maximum is never too large; an element for which it is too small
// stops all CTAs. Where the exponents of a tile's rows differ by one, those below are raised, if it
// is likely that the rest of k has an element for each: then the maxima of elements in the upper
// half of the digits are merged, too. Guesses were right if none was too small and all are the
// exponents of these maxima (docs/notes/int8-guessed-exponents.md).
#pragma once

#include "unpacked_maxima.cuh"

namespace mixpert {

// Guesses are raised if so many rows of a tile, or fewer, are expected not to need it...
constexpr float kRaisedInVain = 0.1f;
// ... and the maxima of their samples have this share of the next power of two.
constexpr float kNear = 0.7f;
// Proofs of raised guesses that are expected when CTAs ask for kProofs; slots before which they do
// not ask, as they hear of proofs later.
constexpr float kExpectedProofs = 40.0f;
constexpr int kEarlySlots = 3;

template <int SLICES>
using DigitsOf = Digits<MIXPERT_RADIX, SLICES - 1>;

__device__ __forceinline__ int exponent_of(int side, uint32_t maximum) {
  return side ? DigitsOf<Unpacked::kSq>::exponent(maximum)
              : DigitsOf<Unpacked::kSp>::exponent(maximum);
}

// Whether a row is one of numbers, not all zeros, that one factor scales.
__device__ __forceinline__ bool is_usual(int side, uint32_t maximum, int exponent) {
  const int fraction =
      side ? DigitsOf<Unpacked::kSq>::kFraction : DigitsOf<Unpacked::kSp>::kFraction;
  return maximum > 0 && maximum < 0x7F800000u && fraction - exponent <= 127;
}

// Called by all threads that find maxima, each with the exponent of its row (`key`; 0: none), and
// whether its sample comes `near` the next one. True: those of the tile's rows whose exponent is
// one below the highest are raised. All others have the highest, and if all rows are alike, hardly
// one of them has no element that needs it.
__device__ __forceinline__ bool raises(Guess &guess, uint32_t key, bool near, int rows,
                                       const GemmUnpackedParams &params) {
  const bool leader = threadIdx.x % 32 == 0;
  const uint32_t highest = __reduce_max_sync(0xFFFFFFFFu, key);
  if (leader) atomicMax(&guess.highest, highest);
  named_barrier(kFinderBarrier, kFinders);
  const int at_it = __popc(__ballot_sync(0xFFFFFFFFu, key && key == guess.highest));
  const int below = __popc(__ballot_sync(0xFFFFFFFFu, near && key + 1 == guess.highest));
  if (leader) atomicAdd(&guess.at_it, at_it), atomicAdd(&guess.below, below);
  named_barrier(kFinderBarrier, kFinders);
  const int high = guess.at_it, low = guess.below;
  if (low == 0 || high + low != rows) return false;
  // Of larger elements of a row: expected in a sample, and from that in the rest of k.
  const float in_sample = -__logf(static_cast<float>(low) / rows);
  guess.asked =
      kEarlySlots + static_cast<int>(kExpectedProofs * Unpacked::kAhead / (in_sample * low));
  return low * __expf(-in_sample * (params.sampled - 1)) <= kRaisedInVain;
}

// Guesses the exponents of the tile's rows, and stores them and factors.
__device__ __forceinline__ void guess_exponents(const GemmUnpackedParams &params, const Tile &tile,
                                                const BlockRange &range, UnpackedShared &shared) {
  using S = Unpacked;
  const FinderRow mine(params, tile);
  const UnpackedOperand &operand = params.operands[mine.side];
  Guess &guess = shared.guesses[mine.side];
  join_launches();
  merge_in_device(mine, range, shared);
  const bool met = all_have_merged(params, mine.thread, shared);
  const uint32_t maximum = mine.exists ? __ldcg(mine.merged) : 0;
  int e = exponent_of(mine.side, maximum);
  const bool usual = mine.exists && is_usual(mine.side, maximum, e);
  if (mine.exists && !(usual && met)) shared.hopeless = 1;
  const uint32_t key = usual ? e + kGuessBias : 0;
  const int rows = min(mine.side ? S::kBn : S::kBm, operand.rows - (mine.row - mine.place));
  const bool near = usual && __uint_as_float(maximum) >= kNear * power_of_two(e);
  const bool raise = raises(guess, key, near, rows, params);
  const bool raised = raise && key + 1 == guess.highest;
  if (raised) ++e;
  const uint32_t unproven = __ballot_sync(0xFFFFFFFFu, raised);
  if (mine.place == 0) guess.raised = raise;
  if (mine.thread < kFactors) {
    if (mine.thread % 32 == 0) shared.unproven[mine.thread / 32] = unproven;
    const int at = operand.k_contiguous ? BatchPlace<true>::factor_place(mine.place)
                                        : BatchPlace<false>::factor_place(mine.place);
    float *factor = shared.factors[0] + mine.side * S::kBm + at;
    float second;  // 1, unless there is no hope
    mine.side ? DigitsOf<S::kSq>::scales(e, factor, &second)
              : DigitsOf<S::kSp>::scales(e, factor, &second);
  }
  if (mine.exists && tile.batch == 0 && (mine.side ? tile.p : tile.q) == 0)
    operand.exponents[mine.row] = operand.guesses[mine.row] = e;
  mbarrier_arrive(shared_address(&shared.known));
}

// After all slots: what proves raised guesses goes to device memory.
__device__ __forceinline__ void share_proofs(const GemmUnpackedParams &params, const Tile &tile,
                                             UnpackedShared &shared) {
  const FinderRow mine(params, tile);
  if (mine.exists && shared.guesses[mine.side].raised)
    atomicMax(mine.merged, shared.maxima[mine.thread]);
}

// Tells all CTAs, and the next launch, that some guess is wrong.
__device__ __forceinline__ void tell_all(const GemmUnpackedParams &params) {
  await_launch();  // of what clears it: over long before there are guesses
  *const_cast<volatile uint32_t *>(params.wrong) = 1;
}

// Whether the warp ends at a slot, because some guess is `wrong` here or in another CTA, or because
// too little has proven guesses that were raised. What multiplies and the other warps that quantise
// end there or before, all CTAs soon.
__device__ __forceinline__ bool stops_at(bool wrong, int number,
                                         const GemmUnpackedParams &params,
                                         UnpackedShared &shared) {
  const int ring_slot = number & 1;
  const volatile uint32_t *told = shared.told;
  wrong |= shared.stops[ring_slot] || told[0];
#pragma unroll
  for (int side = 0; side < 2; ++side)
    wrong |= number == shared.guesses[side].asked && shared.guesses[side].raised &&
             told[1 + side] < kProofs;
  if (!__any_sync(0xFFFFFFFFu, wrong)) return false;
  if (threadIdx.x % 32 == 0) {
    shared.stops[ring_slot] = 1;
    tell_all(params);
    mbarrier_arrive(shared_address(&shared.full[ring_slot]));
  }
  return true;
}

// Whether a launch after one that guessed has something to do.
__device__ __forceinline__ bool guesses_were_wrong(const GemmUnpackedParams &params) {
  join_launches();
  bool wrong = __ldcg(params.wrong) != 0;
#pragma unroll 1
  for (int side = 0; side < 2; ++side) {
    const UnpackedOperand &operand = params.operands[side];
#pragma unroll 1
    for (int row = threadIdx.x; row < operand.rows; row += Unpacked::kThreads)
      wrong |= exponent_of(side, __ldcg(operand.maxima + row)) !=
               written_before(operand.guesses + row);
  }
  return __syncthreads_or(wrong);
}

}  // namespace mixpert
