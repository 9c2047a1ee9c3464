// The work of a thread of gemm_int8_unpacked that quantises: elements of an operand, which it has
// copied to shared memory, become digits in the ring from which wgmma reads.
#pragma once

#include "launch.cuh"
#include "unpacked_shared.cuh"

namespace mixpert {

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

// How elements are watched whose exponents are guessed.
struct Watch {
  struct Seen {
    uint32_t most = 0;  // the largest sum (quantize.cuh), since maxima were merged
    bool overflow = false;
  };
  // Of the operand's rows in the tile, in shared memory: maxima; bits of those whose guess was
  // raised and has to be proven by an element.
  uint32_t *maxima, *unproven;
  uint32_t *proofs;  // of such rows, of all CTAs, in device memory

  __device__ __forceinline__ void count_proof() const {
    await_launch();  // of what clears the count: over long before there are guesses
    atomicAdd(proofs, 1);
  }
  // The unproven ones of a batch of rows from the tile's `row` on, a bit for each, or each two.
  __device__ __forceinline__ uint32_t in_batch(int row) const {
    uint32_t bits = 0;
    if constexpr (Unpacked::kGuesses)
#pragma unroll
      for (int i = 0; i < kBatchRows / 32; ++i)
        bits |= *const_cast<volatile uint32_t *>(unproven + row / 32 + i);
    return bits;
  }
};

// A thread's work on an operand's rows in a tile: SLICES planes of a ring slot.
template <bool K_CONTIGUOUS, int SLICES, int ROWS>
struct Quantiser {
  using S = Unpacked;
  using Source = Stream<K_CONTIGUOUS, ROWS>;
  using Place = typename Source::Place;
  using Digit = Digits<MIXPERT_RADIX, SLICES - 1>;
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

  // Writes the digits of one of the thread's four rows of a batch, from its first word. `most`:
  // with guesses, the largest of the sums seen.
  __device__ __forceinline__ static void store_row(uint32_t first, int i, const float4 &x,
                                                   float factor, uint32_t &most) {
    uint32_t words[SLICES];
    if constexpr (S::kGuesses)
      slices_by_sums<Digit>(words, x, factor, most);
    else
      slices_of<Digit>(words, x, factor);
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
                                                      uint32_t factors, uint32_t &most) {
    const float4 factor = read_shared(factors);
#pragma unroll
    for (int i = 0; i < 4; ++i) store_row(first, i, x[i], (&factor.x)[i], most);
  }

  // After a batch of rows from the tile's `row` on, if some are `unproven`: should an element of
  // the warp be in the upper half of the digits, the maxima of the batch are merged.
  __device__ __forceinline__ static void prove(uint32_t quads, int row, uint32_t factors,
                                               uint32_t unproven, const Watch &watch,
                                               Watch::Seen &seen) {
    if (!S::kGuesses || !unproven) return;
    if (!__any_sync(0xFFFFFFFFu, seen.most >= Digit::kUpperHalf)) return;
    const Place place(afresh(threadIdx.x));
    const float4 factor = read_shared(factors);
    float4 x[4];
    take_batch<K_CONTIGUOUS>(x, quads);
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      const uint32_t most = magnitude(x[i]);
      const int at = row + place.row(i);
      place.merge(watch.maxima + at, most);
      const uint32_t bit = 1u << at % 32;
      if (Digit::sum_of(__uint_as_float(most), (&factor.x)[i]) > Digit::kUpperHalf &&
          (atomicAnd(watch.unproven + at / 32, ~bit) & bit))
        watch.count_proof();
    }
    seen.overflow |= seen.most >= Digit::kOverflow;
    seen.most = 0;
  }

  // The batches whose rows all exist, without conditions for each: `count` of them, from the first
  // on, with one factor per row. The next batch is read from shared memory while one is quantised.
  template <bool SENDS>
  __device__ __forceinline__ void pass_whole(int count, uint32_t &quads, uint32_t &target,
                                             uint32_t &factors, const float *&from,
                                             const Watch &watch, Watch::Seen &seen) {
    constexpr int kPending = S::kAhead * S::kBatches - 1;  // groups after that of the next batch
    const int64_t step = source.step();
    float4 y[4];
    cp_async_wait<kPending>();
    take_quads(y, quads);
#pragma unroll 1
    for (int batch = 1; batch <= count; ++batch) {
      const uint32_t unproven = watch.in_batch((batch - 1) * kBatchRows);
      const float4 factor = read_shared(factors);
      float4 x[4];
      order_batch<K_CONTIGUOUS>(x, y);
#pragma unroll
      for (int i = 0; i < 4; ++i) store_row(target, i, x[i], (&factor.x)[i], seen.most);
      prove(quads, (batch - 1) * kBatchRows, factors, unproven, watch, seen);
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
  // of a block. True: an element exceeds the digits of a guess.
  __device__ __forceinline__ bool pass(uint32_t quads, int slot, int half, bool twice, bool takes,
                                       bool sends, int send_slot, const Watch &watch) {
    const float *from = source.at;
    const int64_t step = source.step();
    const int rows = source.rows(), whole = source.whole(send_slot);
    uint32_t target = (digits ^ half) + slot, factor = factors;
    int first = 0;
    Watch::Seen seen;
    if constexpr (S::kFewProducers) {  // two warps of a scheduler fill each other's waits
      if (takes && !twice) first = (sends ? whole : source.whole_rows()) / kBatchRows;
      if (first && sends)
        pass_whole<true>(first, quads, target, factor, from, watch, seen);
      if (first && !sends)
        pass_whole<false>(first, quads, target, factor, from, watch, seen);
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
          store_digits(target, x, twice ? factor + kFactors * 4 : factor, seen.most);
          prove(quads, row, factor, watch.in_batch(row), watch, seen);
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
    return S::kGuesses && (seen.overflow || seen.most >= Digit::kOverflow);
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

}  // namespace mixpert
