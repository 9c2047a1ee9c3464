// Parameters of the products of packed operands, and of the sums of their parts.
#pragma once

#include "params_guard.cuh"

namespace mixpert {

// ---- gemm_int8 ----------------------------------------------------------------------------------
// D[i][j] = sum over k of P[i][k] * Q[j][k]; i runs over columns of C, j over its rows, so that j
// is contiguous in memory: C[i * ldc + j]. P is op(B) and Q is op(A).

struct GemmOperand {
  const uint8_t *packed;
  const int32_t *exponents;
  int64_t batch_bytes;      // between packed problems, 0: shared by the batch
  int32_t batch_exponents;  // likewise, in elements
  int32_t rows;
  int32_t padded_rows;
  int32_t tiles;
};

// k in parts that different CTAs multiply (in place of the batch): each chunk of k is cut into
// `in_segment` parts of `blocks` packed blocks, the last part or parts of a chunk shorter or empty.
struct KParts {
  int32_t *sums;   // [part][diagonal][row of P][row of Q, padded]: INT32 sums of a part
  int32_t blocks;  // 0: k is not cut
  int32_t segment_blocks;
  int32_t in_segment;
  int32_t padded_q;
};

// How sums of parts of k are stored: each by itself or, paired, those of parts 2 i and 2 i + 1 as
// one where both lie in one segment.
struct StoredSums {
  int32_t paired;
  int32_t in_segment;  // places for those of a segment
};

// Where CTAs that share the k of a float split leave their sums (shared_sums.cuh).
constexpr int kMostTileParts = 16, kLeastTilePart = 4;  // of a tile; packed blocks of one

struct SumShares {
  float *sums;         // [tile][part][warp][four][lane][4]
  uint32_t *arrivals;  // [tile][warp], zeros before
  int32_t most;        // parts of all tiles; 0: k is not shared
  int32_t reserved;
};

// Accumulators of a thread of gemm_int8_sm90, of 240 registers: alone, and with sums of segments.
constexpr int kMostAccumulators90 = 192;
constexpr int kMostWithSums90 = 160;
// More of them: where tiles are stored in few registers (store_tight_sm90.cuh); of 255 registers,
// where the CTA has no warpgroup that copies (self_fed_sm90.cuh). ptxas keeps 32 for all else.
constexpr int kMostTight90 = 208, kMostSelfFed90 = 216;

// Bytes of k of one piece of a float split that the tensor cores add up by themselves, of all but
// the leading products.
constexpr int kStretchBytes = 8192;
// Likewise, of one FP32 sum of the leading products (long_sums.cuh), and of that where CTAs share
// k.
constexpr int kSegmentBytes = 8192, kSharedSegmentBytes = 1024;

constexpr int kSectorFloats = 8;  // of a sector of L2

// gemm_int8_sm90 marks what it stores to leave L2 first where k is so short and C so large: 64 MiB,
// more than L2 holds.
constexpr int kStreamedK = 256, kStreamedOutputs = 1 << 24;

// Shared memory of the persistent sm_90a kernels: ring slots, parts of C on their way out
// (sm90.cuh), exponents of two tiles, barriers.
constexpr int kConsumerWarps90 = 8, kConsumers90 = kConsumerWarps90 * 32;
enum { kThreads90 = 128 + kConsumers90 };  // with the warpgroup of the thread that copies
enum { kMostShared90 = 227 * 1024 };       // that a CTA may have on sm_90a
constexpr int kSelfFedBytes = 512;                 // of shared memory, for what is copied next
constexpr int kStoreRows = 8, kStoreColumns = 32;  // of C that a warp stores at a time
// gemm_int8_sm90: tiles of kNarrowsOf rows of Q may have kNarrower rows less (tiles.cuh).
constexpr int kNarrower = 16, kNarrowsOf = 128;

// Whether a gemm_int8_sm90 repairs NaN and Inf itself: its exponents are those of all of k.
constexpr bool int8_sm90_repairs(bool segmented, bool partial, bool guarded) {
  return !segmented && !partial && !guarded;
}

constexpr int sm90_shared_bytes(int slot, int slots, int tile_q) {
  return slots * (slot + 16) + kConsumerWarps90 * kStoreRows * kStoreColumns * 4 +
         2 * (128 + tile_q + 4) * 4 + 16 + 4 * 8;
}

enum { kThreads80 = 256 };  // of a CTA of the sm_80 GEMM kernels
enum { kRasterGroup = 8 };  // tiles of P that are rasterised together (tiles.cuh)

constexpr int kReduceThreads = 256;
// Threads of gemm_int8_reduce that finish neighbouring outputs, four each; the others of a CTA
// share the parts of k with them. Few where there are many parts of few outputs.
constexpr int kReduceLanes = 32, kReduceFewLanes = 8;
// From this number of segments of k on, each warp of gemm_int8_reduce adds up one of its own, unless
// there are more diagonals: sm_80 would spill.
constexpr int kReduceManySegments = 4, kReduceMostDiagonals = 4;

struct GemmParams {
  GemmOperand p, q;
  float *c;
  const float *alpha_address;  // device scalars, or null
  const float *beta_address;
  int64_t ldc;
  int64_t stride_c;
  float alpha, beta;
  int32_t k;
  int32_t batch;
  int32_t segment;  // k of one INT32 accumulation, chunk or K-group, in segmented kernels
  int32_t grouped;  // 1: exponents per segment
  int32_t keep_nan;  // 1: what would become NaN is left to repair.cuh or repair_beside.cuh
  int32_t triangle;  // Triangle of C that is stored
  Guarded guarded;  // GUARDED=1 only
  KParts parts;     // where k is shared by several CTAs, whose sums gemm_int8_reduce adds up
  SumShares shares;  // SHARES=1 only
  uint32_t *pace;   // zero before: steps of all CTAs (pace.cuh); null: none waits for others
};

// gemm_int8_sm90: beside packed operands those that they were made of, for NaN and Inf.
struct GemmInt8Params {
  GemmParams gemm;
  SmallOperand p, q;
  int32_t repairs;  // 1: does what `repair` would (repair_beside.cuh)
  int32_t reserved;
};

// gemm_rungs_sm90: two later rungs of a ladder, which differ in operands, sums and panels alone.
struct RungsParams {
  GemmParams rungs[2];
};
constexpr int kRungsSharedBytes = 16;  // beside what the one that takes more needs

// gemm_int8_reduce: C from the partial sums of parts of k.
struct ReduceParams {
  const int32_t *exponents_p, *exponents_q;
  float *c;
  const float *alpha_address;
  const float *beta_address;
  int64_t ldc;
  float alpha, beta;
  KParts parts;
  int32_t rows_p, rows_q;
  int32_t segments;  // of k: a part lies in one
  int32_t keep_nan, triangle;  // as in GemmParams
  int32_t blocks;    // of k: parts past them were not summed
  int32_t lanes;     // kReduceLanes or kReduceFewLanes
  StoredSums stored;
};

// ---- INT16 --------------------------------------------------------------------------------------
// Two INT8 digits an element, multiplied by gemm_int8 with PARTIAL=1.

constexpr int kInt16Shift = 128;  // taken off every element, so that the whole range has two digits
constexpr int kInt16Rows = 32;    // of a CTA of pack_int16

struct PackInt16Operand {
  const int16_t *source;
  uint8_t *packed;
  int64_t *totals;  // sums of shifted elements of a row; zero before
  int64_t ld;       // elements between rows (k_contiguous) or between k's
  int32_t rows, padded_rows;
  int32_t k_contiguous;
  int32_t strips;   // of kInt16Rows
};

struct PackInt16Params {
  PackInt16Operand operands[2];
  int32_t k;
  int32_t blocks;  // packed blocks of k of a CTA
};

struct ReduceInt16Params {
  const int64_t *totals_p, *totals_q;
  void *c;
  int64_t ldc;
  int64_t alpha, beta;
  KParts parts;
  int32_t rows_p, rows_q;
  int32_t k;
  int32_t count;  // of parts
};

}  // namespace mixpert
