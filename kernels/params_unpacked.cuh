// Parameters of the kernels that multiply FP32 operands without packing.
#pragma once

#include "params_gemm.cuh"

namespace mixpert {

// ---- gemm_int8_small ----------------------------------------------------------------------------
// Computes the same as gemm_int8 in one launch: each CTA quantises the rows of its tile.

constexpr int kSmallTile = 32;  // rows of P and of Q in a tile

struct GemmSmallParams {
  SmallOperand p, q;
  float *c;
  const float *alpha_address;
  const float *beta_address;
  int64_t ldc;
  int64_t stride_c;
  float alpha, beta;
  int32_t k;
  int32_t repairs;   // 1: NaN and Inf give the results of FP32 arithmetic
  int32_t triangle;  // Triangle of C that is stored; gemm_int8_thin takes all of it
  // gemm_int8_thin only, whose wide operand is p, and the other q:
  int32_t part;    // k of a CTA, a multiple of 128
  int32_t splits;  // CTAs of a cluster
  int32_t owned;   // quads of a block's sums that a CTA finishes; the last one may have fewer
  int32_t wide_p;  // 1: P is the wide operand, 0: Q is
  int32_t reserved;
};

// gemm_int8_thin: one operand has few rows, the other is read once. A cluster of CTAs shares k.

constexpr int kThinRows = 16;       // of the thin operand at most, and of a block of the wide one
constexpr int kThinK = 1024;        // k per CTA at most
constexpr int kThinSplits = 8;      // CTAs per cluster at most
constexpr int kThinResident = 2;    // CTAs per SM, if there are at most
constexpr int kThinSlices = 6;      // this many slices of both operands together
constexpr int kThinDiagonals = 3;   // and this many diagonals
constexpr int kThinWords = 10;      // groups of 8 elements per thread, being copied or arrived
// Where the wide operand is not K-contiguous: blocks of 32 rows, whole lines of L2.
constexpr int kThinLineRows = 32, kThinLineK = 512, kThinLineSplits = 16, kThinLinePlaces = 9;
// Quads of sums that fill up those of a block, so that all CTAs of a cluster finish as many: of 32
// rows, and of 8.
constexpr int kThinLineRest = 12, kThinRowRest = 4;
// Bytes of shared memory: these groups, sums of 8 warps (of 4, by lines) and of the cluster, twice,
// and data of rows.
constexpr int thin_shared_bytes(int diagonals, bool lines) {
  return (lines ? kThinLinePlaces : kThinWords) * kPackThreads * 32 +
         diagonals * (lines ? (4 + 2) * kThinLineRows : (8 + 2) * kThinRows) * kThinRows * 4 +
         (lines ? diagonals * 2 * kThinLineRest * 16 + 3072 : 2048);
}

// ---- gemm_int8_unpacked -------------------------------------------------------------------------
// INT32 sums of parts of k directly from FP32: once all CTAs have found the largest magnitudes of
// rows, each quantises the elements that it multiplies. GUESSES=1: by exponents that are guessed
// from the elements which each CTA reads first; a launch without it, which comes next, does nothing
// if they were right.

constexpr int kUnpackedTile = 128;       // rows of P in a tile
constexpr int kUnpackedSlots = 2;        // ring slots for slices
constexpr int kUnpackedConsumers = 256;  // threads that multiply
constexpr int kUnpackedAccumulators = 192;  // per consumer, at most
constexpr int kUnpackedProducers = 256, kUnpackedFewProducers = 128;  // threads that quantise
constexpr int kUnpackedSumsBesideAll = 144;  // accumulators that leave registers for all producers
constexpr int kUnpackedSumsBesideMore = 160;  // ... and for few of them
// The k of a slot: half of a block, which leaves room for elements being copied, unless a batch of
// them would have more rows than the tile has columns.
constexpr int unpacked_slot_k(int tile_q, int producers) {
  return producers / 4 <= tile_q ? kBlockK / 2 : kBlockK;
}
// Rows per batch of elements: four quads per producer.
constexpr int unpacked_batch_rows(int tile_q, int producers) {
  return producers * 16 / unpacked_slot_k(tile_q, producers);
}
// Bytes of shared memory except for elements being copied: the ring, two factors and a maximum per
// row, barriers, what guesses need.
constexpr int unpacked_ring_bytes(int planes_p, int planes_q, int tile_q, int producers) {
  return kUnpackedSlots * (planes_p * kUnpackedTile + planes_q * tile_q) *
             unpacked_slot_k(tile_q, producers) +
         (kUnpackedTile + tile_q) * 12 + 192;
}
// The size in bytes of the elements of a slot.
constexpr int unpacked_elements_bytes(int tile_q, int producers) {
  return (kUnpackedTile + tile_q) * unpacked_slot_k(tile_q, producers) * 4;
}
// The number of slots whose elements are copied ahead: as many as shared memory holds, at most
// three.
constexpr int unpacked_ahead(int planes_p, int planes_q, int tile_q, int producers) {
  constexpr int kMost = 3;
  const int left = kMostShared90 - unpacked_ring_bytes(planes_p, planes_q, tile_q, producers);
  const int slots = left / unpacked_elements_bytes(tile_q, producers);
  return slots < kMost ? slots : kMost;
}
// The number of quantising threads: few if sums leave no registers for more, or slices no room for
// elements.
constexpr int unpacked_producers(int planes_p, int planes_q, int diagonals, int tile_q) {
  return diagonals * tile_q / 2 <= kUnpackedSumsBesideAll &&
                 unpacked_ahead(planes_p, planes_q, tile_q, kUnpackedProducers) > 0
             ? kUnpackedProducers
             : kUnpackedFewProducers;
}
constexpr int unpacked_shared_bytes(int planes_p, int planes_q, int tile_q, int producers) {
  return unpacked_ring_bytes(planes_p, planes_q, tile_q, producers) +
         unpacked_ahead(planes_p, planes_q, tile_q, producers) *
             unpacked_elements_bytes(tile_q, producers);
}

// How long a CTA waits for the maxima of the others, in units of 1024 cycles: half a millisecond, as
// not all may have started, and as long as a part of so many blocks of k takes to read at 2 bytes per
// cycle, a fifth of an SM's share of an H100's memory bandwidth.
constexpr int32_t unpacked_patience(int tile_q, int blocks) {
  constexpr int64_t kStart = 1024, kBytes = 2 * 1024;
  const int64_t bytes = static_cast<int64_t>(kUnpackedTile + tile_q) * kBlockK * 4 * blocks;
  return static_cast<int32_t>(kStart + bytes / kBytes);
}

struct UnpackedOperand {
  const float *source;
  uint32_t *maxima;    // [row] bits of the largest magnitude, zero before
  int32_t *exponents;  // [row], which gemm_int8_unpacked finds
  int32_t *guesses;    // [row], of those that were guessed; the product may be launched again
  int64_t ld;          // elements between rows (k_contiguous) or between k's
  int32_t rows;
  int32_t k_contiguous;
};

struct GemmUnpackedParams {
  UnpackedOperand operands[2];  // P and Q
  KParts parts;
  uint32_t *arrived;  // CTAs that have found their maxima, zero before
  // 1: some guess is wrong; rows of P and of Q that CTAs have proven, of raised guesses; one that
  // nothing uses. Zeros before. Null: nothing is guessed.
  uint32_t *wrong;
  int32_t k;
  StoredSums stored;  // paired: CTAs of two parts of k are a cluster
  int32_t patience;  // unpacked_patience
  int32_t sampled;   // guesses are made from one in so many elements
  int32_t reserved;
};

}  // namespace mixpert
