// A CTA of gemm_int8_unpacked: its sizes, the registers of its warpgroups, its shared memory.
#pragma once

#include "elements_in_flight.cuh"

#ifndef MIXPERT_GUESSES
#define MIXPERT_GUESSES 0
#endif

namespace mixpert {

struct Unpacked {
  static constexpr int kSp = MIXPERT_SP, kSq = MIXPERT_SQ, kD = MIXPERT_D;
  static constexpr int kBm = kUnpackedTile, kBn = MIXPERT_BN, kStages = kUnpackedSlots;
  static constexpr int kSlotK = mixpert::kSlotK;
  static constexpr bool kAtOnce = true;  // the quantising threads are the bottleneck
  static constexpr bool kGuesses = MIXPERT_GUESSES, kStops = kGuesses;
  static constexpr int kThreads = kProducers + kUnpackedConsumers;
  static constexpr int kConsumerWarps = kUnpackedConsumers / 32;
  static constexpr int kAhead = unpacked_ahead(kSp, kSq, kBn, kProducers);
  static constexpr int kBatches = (kBm + kBn) / kBatchRows;  // per slot
  static constexpr int kPlaneP = kBm * kBlockK, kPlaneQ = kBn * kBlockK;
  static constexpr int kSlot = kSp * kPlaneP + kSq * kPlaneQ;  // of a whole block
  static constexpr int kAccumulators = kBn / 2;  // per thread and diagonal
  // Elements for the row maxima are copied to the memory of the ring, before it is used.
  static constexpr int kRing = kStages / kSlotsOfBlock * kSlot;
  static constexpr int kFinderUnits = kRing >= 4 * kUnitBytes ? 4 : kRing >= 2 * kUnitBytes ? 2 : 1;
  static_assert(kRing >= kUnitBytes, "a unit fits in the ring");
  static constexpr bool kFewProducers = kProducers < kUnpackedProducers;
  static constexpr bool kManySums = (kD + 1) * kAccumulators > kUnpackedSumsBesideAll;
  static constexpr bool kMostSums = (kD + 1) * kAccumulators > kUnpackedSumsBesideMore;
  static constexpr int kRegistersProducer = kMostSums ? 56 : kManySums ? 72 : kFewProducers ? 104 : 88;
  static constexpr int kRegistersConsumer = kMostSums ? 224 : kManySums ? 216 : kFewProducers ? 200 : 168;
  static_assert(!kGuesses || (MIXPERT_RADIX == 8 && kSp <= 3 && kSq <= 3), "digits by a sum");
  static_assert(kD >= 0 && kD <= kSp + kSq - 2, "last diagonal");
  static_assert((kD + 1) * kAccumulators <= kUnpackedAccumulators, "accumulators fit in registers");
  static_assert(kAhead >= 1, "elements of a slot are on their way");
  static_assert(unpacked_shared_bytes(kSp, kSq, kBn, kProducers) <= kMostShared90,
                "fits in shared memory");
};

constexpr int kFactors = Unpacked::kBm + Unpacked::kBn;
static_assert(kFactors <= kFinders, "a thread for each row");

// How the guessed exponents of an operand's rows in a tile came about.
struct Guess {
  uint32_t highest;  // exponent of a sample, plus kGuessBias
  uint32_t at_it, below;  // rows that have it; that are near, and have one less
  uint32_t raised;   // 1: these are guessed to have it, too
  int32_t asked;     // the slot before which kProofs are there if that was right; 0: none
};
constexpr int kGuessBias = 1024;
constexpr uint32_t kProofs = 5;

// The whole dynamic shared memory. wgmma's swizzle determines the alignment of the ring.
struct UnpackedShared {
  using S = Unpacked;
  uint8_t ring[S::kStages / kSlotsOfBlock][S::kSlot];
  Quads elements[S::kAhead][S::kBatches];
  float factors[2][kFactors];  // two of each row (quantize.cuh), as BatchPlace orders them
  uint32_t maxima[kFactors];   // of the tile's rows of P, then of Q
  uint64_t full[S::kStages], empty[S::kStages];
  uint64_t held;   // the maxima of the elements copied first are complete
  uint64_t known;  // the maxima of all rows are complete
  uint64_t summed;  // the sums of the other CTA of the cluster have arrived
  uint32_t twice;  // some row has a second factor
  uint32_t met;    // all CTAs have found their maxima
  int32_t stored;  // stored_part
  int32_t paired;  // is_paired
  // With guesses:
  alignas(16) uint32_t told[4];  // a copy of GemmUnpackedParams::wrong
  Guess guesses[2];
  uint32_t unproven[kFactors / 32];  // bits of rows whose guess was raised, until it is proven here
  uint32_t hopeless;  // no guess can be made
  uint32_t stops[S::kStages];  // of a slot: 1: some guess is wrong, nothing is in it
};
static_assert(sizeof(UnpackedShared) <=
                  unpacked_shared_bytes(MIXPERT_SP, MIXPERT_SQ, MIXPERT_BN, kProducers),
              "what the lowering asks for");

}  // namespace mixpert
