// Parameters of the products that are computed straight from FP32.
#pragma once

#include "params_gemm.cuh"

namespace mixpert {

// ---- gemm_int8_small ----------------------------------------------------------------------------
// What gemm_int8 computes, in one launch: each CTA quantises the rows of its tile.

constexpr int kSmallTile = 32;  // rows of P and of Q in a tile

struct SmallOperand {
  const float *source;
  int64_t ld;      // elements between rows (k_contiguous) or between k's
  int64_t stride;  // elements between problems of the batch
  int32_t rows;
  int32_t k_contiguous;
};

struct GemmSmallParams {
  SmallOperand p, q;
  float *c;
  const float *alpha_address;
  const float *beta_address;
  int64_t ldc;
  int64_t stride_c;
  float alpha, beta;
  int32_t k;
  int32_t repairs;   // 1: NaN and Inf come out as in FP32 arithmetic
  int32_t triangle;  // Triangle of C that is stored; gemm_int8_thin takes all of it
  // gemm_int8_thin only, whose wide operand is p, and the other q:
  int32_t part;    // k of a CTA, a multiple of 128
  int32_t splits;  // CTAs of a cluster: 1, 2, 4 or 8
  int32_t wide_p;  // 1: P is the wide operand, 0: Q is
};

// gemm_int8_thin: one operand has few rows, the other is read once. A cluster of CTAs shares k.

constexpr int kThinRows = 16;       // rows of the thin operand at most, of a block of the wide one
constexpr int kThinK = 1024;        // k of a CTA at most
constexpr int kThinSplits = 8;      // CTAs of a cluster at most
constexpr int kThinResident = 2;    // CTAs that share an SM, up to
constexpr int kThinSlices = 6;      // so many slices of both operands together
constexpr int kThinDiagonals = 3;   // and so many diagonals
constexpr int kThinWords = 10;      // groups of 8 elements on their way to a thread, or there
// Bytes of shared memory: those, sums of 8 warps and of the cluster, twice, and what is of rows.
constexpr int thin_shared_bytes(int diagonals) {
  return kThinWords * kPackThreads * 32 + diagonals * (8 + 2) * kThinRows * kThinRows * 4 + 2048;
}

// ---- gemm_int8_unpacked -------------------------------------------------------------------------
// INT32 sums of parts of k straight from FP32: what a CTA multiplies it quantises itself, once all
// have found the largest magnitudes of rows.

constexpr int kUnpackedTile = 128;       // rows of P in a tile
constexpr int kUnpackedSlots = 2;        // of slices, in the ring
constexpr int kUnpackedConsumers = 256;  // threads that multiply
constexpr int kUnpackedAccumulators = 192;  // of each of them, at most
constexpr int kUnpackedProducers = 256, kUnpackedFewProducers = 128;  // threads that quantise
constexpr int kUnpackedSumsBesideAll = 144;  // accumulators that leave registers for all of them
constexpr int kUnpackedSumsBesideMore = 160;  // ... and that leave some for few of them
// Of k, in a slot: half of a block, which leaves room for elements on their way, unless a batch of
// them has more rows then than the tile has columns.
constexpr int unpacked_slot_k(int tile_q, int producers) {
  return producers / 4 <= tile_q ? kBlockK / 2 : kBlockK;
}
// Rows of a batch of elements: four quads of each producer.
constexpr int unpacked_batch_rows(int tile_q, int producers) {
  return producers * 16 / unpacked_slot_k(tile_q, producers);
}
// Bytes of shared memory but for elements on their way: the ring, two factors and a maximum a row,
// barriers.
constexpr int unpacked_ring_bytes(int planes_p, int planes_q, int tile_q, int producers) {
  return kUnpackedSlots * (planes_p * kUnpackedTile + planes_q * tile_q) *
             unpacked_slot_k(tile_q, producers) +
         (kUnpackedTile + tile_q) * 12 + 80;
}
// Bytes of the elements of a slot.
constexpr int unpacked_elements_bytes(int tile_q, int producers) {
  return (kUnpackedTile + tile_q) * unpacked_slot_k(tile_q, producers) * 4;
}
// Slots whose elements are on their way: as many as shared memory holds.
constexpr int unpacked_ahead(int planes_p, int planes_q, int tile_q, int producers) {
  constexpr int kMost = 3, kShared = 227 * 1024;
  const int left = kShared - unpacked_ring_bytes(planes_p, planes_q, tile_q, producers);
  const int slots = left / unpacked_elements_bytes(tile_q, producers);
  return slots < kMost ? slots : kMost;
}
// Few threads quantise where so many sums leave no registers for more, or slices no room for
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

struct UnpackedOperand {
  const float *source;
  uint32_t *maxima;    // [row] bits of the largest magnitude, zero before
  int32_t *exponents;  // [row], which gemm_int8_unpacked finds
  int64_t ld;          // elements between rows (k_contiguous) or between k's
  int32_t rows;
  int32_t k_contiguous;
};

struct GemmUnpackedParams {
  UnpackedOperand operands[2];  // P and Q
  KParts parts;
  uint32_t *arrived;  // CTAs that have found their maxima, zero before
  int32_t k;
  StoredSums stored;  // paired: CTAs of two parts of k are a cluster
  int32_t reserved;
};

}  // namespace mixpert
