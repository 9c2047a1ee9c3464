// Kernel parameters: filled by the lowering (runtime/native/src/lower), read by the kernels.
// Plain C++ that both the host compiler and NVRTC take; every struct is passed by value.
#pragma once

#ifndef __CUDACC_RTC__
#include <cstdint>
#else
using int32_t = int;
using uint32_t = unsigned int;
using int64_t = long long;
using uint64_t = unsigned long long;
using int16_t = short;
using uint16_t = unsigned short;
using uint8_t = unsigned char;
using int8_t = signed char;
#endif

namespace mixpert {

// ---- packed operands ---------------------------------------------------------------------------
// An operand of R rows (rows of op(A), columns of op(B)) and k elements a row is packed as
//   [k / 8192][band: row / 128][k % 8192 / 128][row % 128 / 8][slice][row % 8][128 bytes],
// in bytes of k, R rounded up to 8, the last band as long as it has rows, likewise the last of k, the 16-byte pieces of each 128 bytes
// permuted by piece ^ (row & 7): the 128-byte swizzle that wgmma reads and ldmatrix reads without
// bank conflicts. All slices of a band and a block of k are one contiguous copy, and the blocks of
// a band follow each other: a tile streams through few pages (docs/notes/packed-layout.md).
// Elements past k are zeros.

constexpr int kBlockK = 128;     // bytes of k in one packed block
constexpr int kBandRows = 128;
constexpr int kBandBlocks = 64;  // packed blocks of k that follow each other in a band
constexpr int kPatternRows = 8;  // rows of one swizzle pattern
constexpr int kPatternBytes = kPatternRows * kBlockK;  // between slices
constexpr int kPackThreads = 256;
constexpr int kPackPerThread = 32;  // elements that a thread of `pack` holds in registers
constexpr int kPackBlock = kPackThreads * kPackPerThread;  // rows * k of one CTA of `pack`
// Words between rows that `pack` stages in shared memory: no bank conflicts for strips of `rows`.
constexpr int pack_pitch(int rows) { return 32 + 32 / rows; }
constexpr int kPackResident = 4;    // CTAs of `pack` that share an SM

// Exponent of a row that holds a NaN or an Inf: the sum of two exponents above half of it is NaN.
constexpr int kNanExponent = 1 << 20;
constexpr int kInfExponent = 1 << 21;  // an Inf and no NaN

struct PackOperand {
  const float *source;
  uint8_t *packed;
  int32_t *exponents;  // [batch][group][row]
  uint32_t *maxima;    // [batch][row] bits of the largest magnitude, or null: not wanted
  int64_t ld;          // elements between rows (k_contiguous) or between k's
  int64_t stride;      // elements between problems of the batch
  int32_t rows;
  int32_t padded_rows;
  int32_t batch;
  int32_t k_contiguous;
  int32_t strips;      // CTAs that split the rows
  int32_t reserved;
};

enum PackPhase { kPackFused = 0, kPackMaxima = 1, kPackDigits = 2, kPackClustered = 3 };

constexpr int kPackCluster = 8;      // CTAs of a cluster that share a strip, at most
constexpr int kPackClusterRows = 8;  // of such a strip: larger ones and clusters are slower

struct PackParams {
  PackOperand operands[2];
  uint32_t *counters;  // [1 + strips of both operands and batches]: ticket, arrivals; if splits > 1
  int32_t k;
  int32_t splits;      // CTAs that share a strip of rows, each a part of k
  int32_t phase;       // PackPhase
  int32_t group;       // K-group length, 0: the whole row
};

constexpr int kPackJobs = 4;  // CTAs an SM of a guarded pack_split, each of which takes many strips

// ---- statistics of rows -------------------------------------------------------------------------
// What `pack STATISTICS=1` also writes of each operand, for the guard, while it holds the elements:
// RowStatistics [batch][row], and the bits of each row's largest magnitude in PackOperand::maxima.
// All are sums of integers over the elements x of a row, so that any order on any device gives the
// same bits. With y = x * 2^(23 - e), where e is the row's exponent of three INT8 slices:

constexpr int kLogShift = 15;    // bits(|y|) >> 15: log2 |y| in 1/256, from below
constexpr int kRestSteps = 128;  // of what is left of y behind its three digits

struct RowStatistics {
  uint64_t squares;  // of rint(y * 2^-16)
  int64_t logs;      // of (bits(|y|) >> 15) - (bits(2^23) >> 15), where |y| >= 1/2
  int64_t sums[4];   // of rint(y * 2^-16), second digits, third ones, rint(128 (y - rint(y)))
  uint64_t digits;   // squares of second and third digits
  uint32_t counted;  // how many |y| are at least 1/2
  uint32_t reserved;
};

struct PackStatisticsParams {
  PackParams pack;
  RowStatistics *statistics[2];  // of P and Q; zeros at first where splits > 1
};

// ---- guard --------------------------------------------------------------------------------------
// Decides for each 128 x 128 panel of C which rung of a ladder of schemes computes it: the first
// whose estimated error is within the limit (docs/bounds.md). Past the last rung: the scheme that
// takes everything.

constexpr int kPanel = 128;
constexpr int kMostRungs = 2;
// Words of an outcome: panels of each scheme; the bits of an FP32 estimate; the widest span.
constexpr int kGuardEstimate = kMostRungs + 1, kGuardSpan = kMostRungs + 2;
constexpr int kGuardCounts = kMostRungs + 3;
constexpr int kGuardPanels = 8;  // of P and of Q that a CTA decides about
constexpr int kGuardThreads = 2 * kGuardPanels * 32;

struct GuardSide {
  const RowStatistics *statistics;  // [batch][row]
  const uint32_t *maxima;           // likewise
  int32_t rows;
  int32_t panels;
  int32_t batch;  // 1: shared by the problems
  int32_t reserved;
};

// The variances of one scheme's error (kernels/guard_model.py: ErrorModel).
struct GuardRung {
  double dropped, left, right;
  double relative;   // squared
  uint32_t missing;  // bit 4 s + t: the product of digits s and t is left out
  uint32_t reserved;
};

struct GuardParams {
  GuardSide p, q;
  uint8_t *decisions;  // [batch][panel of P][panel of Q]
  uint32_t *lists;     // [rung][panels]: its panels, nearly in the order of tile_at
  uint32_t *counts;    // kGuardCounts words, zeros at first
  double limit;        // squared
  double share;        // 1 / k
  int64_t random_threshold;  // log2 of the product floor, in 1/256, over that of random errors
  int64_t mean_threshold;    // likewise, of mean ones
  double random_factor;      // what their exponentials are multiplied by in the estimate
  double mean_factor;
  double rest_noise;  // how far sums of independent roundings may be off
  int32_t k;
  int32_t log_k;  // ceil(256 log2 k)
  int32_t rungs;
  int32_t reserved;
  GuardRung rung[kMostRungs];
};

struct ReportParams {
  const uint32_t *counts;
  uint32_t *target;
};

// What a guarded kernel reads of it: it computes the panels whose decision is `rung`.
struct Guarded {
  const uint8_t *decisions;
  const uint32_t *list;   // of this rung
  const uint32_t *count;  // panels of this rung
  int32_t panels_p, panels_q;
  int32_t rung;
  int32_t batch;
};

struct PackGuardedParams {
  PackParams pack;
  Guarded guarded;
};

// ---- triangles of C -----------------------------------------------------------------------------
// Of a square C only the elements on one side of the diagonal, and on it, may be wanted.

enum Triangle { kWholeC = 0, kLowerC = 1, kUpperC = 2 };  // MIXPERT_TRIANGLE_*

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

// Accumulators of a thread of gemm_int8_sm90, of 240 registers: alone, and with the sums of segments.
constexpr int kMostAccumulators90 = 192;
constexpr int kMostWithSums90 = 160;

constexpr int kReduceThreads = 256;
constexpr int kReduceColumns = 128;  // rows of Q that a CTA of gemm_int8_reduce finishes

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
  int32_t segment;  // k of one INT32 accumulation: chunk or K-group; segmented kernels only
  int32_t grouped;  // 1: exponents per segment
  int32_t keep_nan;  // 1: what would become NaN is not stored, `repair` will do it
  int32_t triangle;  // Triangle of C that is stored
  Guarded guarded;  // GUARDED=1 only
  KParts parts;     // where k is shared by several CTAs, whose sums gemm_int8_reduce adds up
  uint32_t *pace;   // zero before: steps of all CTAs (pace.cuh); null: none waits for others
};

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
};

// ---- INT16 -------------------------------------------------------------------------------------
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

// ---- gemm_int8_small --------------------------------------------------------------------------
// The same product straight from FP32: each CTA quantises the rows of its tile.

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
// INT32 sums of parts of k straight from FP32, once row_maxima has found the largest magnitudes:
// what a CTA multiplies it quantises itself.

constexpr int kUnpackedTile = 128;     // rows of P in a tile
constexpr int kUnpackedSlots = 2;      // of slices, of kBlockK of k
constexpr int kUnpackedProducers = 128;  // threads that quantise
constexpr int kQuadsInFlight = 16;     // groups of 4 elements on their way to each of them
// Bytes of shared memory, with 1024 for barriers and 8 for the factors of a row.
constexpr int unpacked_shared_bytes(int planes_p, int planes_q, int tile_q) {
  return kUnpackedSlots * (planes_p * kUnpackedTile + planes_q * tile_q) * kBlockK +
         kUnpackedProducers * kQuadsInFlight * 16 + (kUnpackedTile + tile_q) * 8 + 64;
}

struct UnpackedOperand {
  const float *source;
  uint32_t *maxima;    // [row] bits of the largest magnitude
  int32_t *exponents;  // [row], which gemm_int8_unpacked finds
  int64_t ld;          // elements between rows (k_contiguous) or between k's
  int32_t rows;
  int32_t k_contiguous;
};

struct GemmUnpackedParams {
  UnpackedOperand p, q;
  KParts parts;
  int32_t k;
  int32_t reserved;
};

// row_maxima: a CTA takes kMaximaRows rows and `part` of k.
constexpr int kMaximaRows = 32;

struct RowMaximaParams {
  UnpackedOperand operands[2];
  int32_t k;
  int32_t part;    // of k, a multiple of kPackBlock / kMaximaRows
  int32_t strips[2];
};

// ---- repair -------------------------------------------------------------------------------------

struct RepairSide {
  SmallOperand operand;
  const int32_t *exponents;
  int32_t padded_rows;
  int32_t groups;
  int32_t batch_exponents;
  int32_t reserved;
};

struct RepairParams {
  RepairSide p, q;
  float *c;
  const float *alpha_address;
  const float *beta_address;
  int64_t ldc;
  int64_t stride_c;
  float alpha, beta;
  int32_t k;
  int32_t triangle;  // as in GemmParams
};

// ---- elementwise --------------------------------------------------------------------------------

struct ClearParams {
  uint32_t *words;
  uint64_t count;
};

// C = beta * C (zeros where beta = 0).
struct ScaleParams {
  float *c;
  const float *beta_address;
  int64_t ldc;
  int64_t stride_c;
  float beta;
  int32_t m, n, batch;
  int32_t triangle;  // as in GemmParams
  int32_t reserved;
};

// ---- check --------------------------------------------------------------------------------------

constexpr int kCheckRows = 8;      // rows of C that one check recomputes, at most
constexpr int kCheckColumns = 64;  // columns of a CTA of `check`
constexpr int kCheckBlockK = 32;   // k's that it loads at once

// How far one row of C is off: squared norms of the error and of the exact row, and the largest
// error relative to the magnitudes that were added up.
struct CheckRow {
  double error, reference, componentwise;
};

struct CheckSum {
  double products, magnitudes;
};

enum CheckPhase { kCheckKeep = 0, kCheckSums = 1, kCheckCompare = 2, kCheckCopy = 3 };

// One problem of a batch, column-major as in BLAS.
struct CheckParams {
  const float *a, *b, *c;
  const float *alpha_address;  // device scalars, or null
  const float *beta_address;
  float *before;      // [row of the sample][n]: C as it was
  CheckSum *partial;  // [split][row of the sample][n]
  CheckRow *rows;     // of the sample; host memory
  uint32_t *failed;   // set where a row is past the threshold
  float *copies[2];   // A and B without padding, kept where that is so; or null
  int64_t lda, ldb, ldc;
  double threshold;
  float alpha, beta;
  int32_t m, n, k;
  int32_t trans_a, trans_b;
  int32_t count;      // rows of the sample
  int32_t splits;     // parts of k
  int32_t triangle;   // Triangle of C that is compared
  int32_t sample[kCheckRows];
};

// ---- cublasLtMatmul's epilogues ------------------------------------------------------------------

// What is done with an element x of C; a slope's factor is that of an earlier activation's input.
enum Activation { kIdentity = 0, kRelu = 1, kGelu = 2, kReluSlope = 3, kGeluSlope = 4 };

constexpr int kEpilogueThreads = 128;  // four rows each

// C = activation(C + bias), with or without either part.
struct EpilogueParams {
  float *c;
  const float *bias;  // an element for each row of C, or null
  void *aux;          // column-major: what ReLU keeps, a bit an element, or GELU, its input, where
                      // not null; what their slopes read
  int64_t ldc, stride_c;
  int64_t stride_bias;  // between problems of the batch
  int64_t ld_aux;       // in elements; bits are multiples of 32
  int32_t m, n, batch;
  int32_t activation;
  int32_t vectors;  // 1: every fourth row of C and of GELU's input lies on 16 bytes
  int32_t reserved;
};

constexpr int kRowSumThreads = 1024, kRowSumRows = 32;  // of a CTA

// sums[i] = matrix[i, 0] + matrix[i, 1] + ...
struct RowSumParams {
  const float *matrix;
  float *sums;
  int64_t ld;
  int32_t rows, columns;
};

// Matrices that pointers name, column-major with a leading dimension, and dense ones.
struct GatherParams {
  float *const *matrices;  // [batch], in device memory
  float *dense;            // [batch][column][row]
  int64_t ld;
  int32_t rows, columns;
  int32_t batch;
  int32_t reserved;
};

struct ConvertParams {
  float *single;
  double *wide;
  int64_t rows, columns, ld;
  int32_t triangle;  // Triangle of the matrix that is converted
  int32_t reserved;
};

}  // namespace mixpert
