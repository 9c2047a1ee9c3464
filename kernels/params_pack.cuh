// Parameters of pack and what it writes: packed operands, and statistics of their rows.
#pragma once

#include "params_types.cuh"

namespace mixpert {

// An operand of R rows (rows of op(A), columns of op(B)) and k elements a row is packed as
//   [k / 8192][band: row / 128][k % 8192 / 128][row % 128 / 8][slice][row % 8][128 bytes],
// in bytes of k, R rounded up to 8, the last band as long as it has rows, likewise the last of k,
// the 16-byte pieces of each 128 bytes permuted by piece ^ (row & 7): the 128-byte swizzle that
// wgmma reads and ldmatrix reads without bank conflicts. All slices of a band and a block of k are
// one contiguous copy, and the blocks of a band follow each other: a tile streams through few pages
// (docs/notes/packed-layout.md). Elements past k are zeros.

constexpr int kBlockK = 128;     // bytes of k in one packed block
constexpr int kBandRows = 128;
constexpr int kBandBlocks = 64;  // packed blocks of k that follow each other in a band
constexpr int kPatternRows = 8;  // rows of one swizzle pattern
constexpr int kPatternBytes = kPatternRows * kBlockK;  // between slices
constexpr int kPackThreads = 256;
constexpr int kPackPerThread = 32;  // elements that a thread of `pack` holds in registers
constexpr int kPackBlock = kPackThreads * kPackPerThread;  // rows * k of one CTA of `pack`
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
  int32_t parts;       // of k that a CTA packs, one after the other: 1 but IN_PARTS
};

enum PackPhase { kPackFused = 0, kPackMaxima = 1, kPackDigits = 2, kPackClustered = 3 };

constexpr int kPackCluster = 8;      // CTAs of a cluster that share a strip, at most
constexpr int kPackClusterRows = 8;  // of such a strip, at least
constexpr int kPackWideRows = 16;    // of one whose elements are turned, if k is short enough

struct PackParams {
  PackOperand operands[2];
  uint32_t *counters;  // [1 + strips of both operands and batches]: ticket, arrivals; if splits > 1
  int32_t k;
  int32_t splits;      // CTAs that share a strip of rows, each a part of k
  int32_t phase;       // PackPhase
  int32_t group;       // K-group length, 0: the whole row
};

// What `pack_split` without statistics also has: where the last piece of an element underflows, the
// launch that follows (AGAIN=1) packs the strip once more. It raises the rows as far as the other
// operand permits, whose largest element is known then; elsewhere it does nothing.
struct PackSplitParams {
  PackParams pack;
  uint8_t *low;               // of each CTA of the packing: 1 where it has such elements; or null
  const uint32_t *maxima[2];  // of all rows of P and of Q
  int32_t rows[2];            // how many
  uint32_t *underflow;        // not 0: raised rows have such elements still; null: none is raised
};

constexpr int kPackJobs = 3;  // CTAs of pack_rungs an SM, each of which takes many strips

// ---- statistics of rows -------------------------------------------------------------------------
// What `pack STATISTICS=1` also writes of each operand, for the guard, while it holds the elements:
// RowStatistics of each row, whole or of parts of k, and the bits of its largest magnitude in
// PackOperand::maxima. All are sums of integers over the elements x of a row, so that any order on
// any device gives the same bits. With y = x * 2^(23 - e), where e is the row's exponent of three
// INT8 slices, and q = rint(y), whose digits are those of the slices:

constexpr int kLogShift = 15;    // the bits of an FP32 >> 15: its log2 in 1/256, from below
constexpr int kLogSpan = 24;     // binades that elements are counted in
constexpr float kDeep = 0x1p-6f; // |y| below it is deep, 2^29 below the row's scale
constexpr uint32_t kFraction = 0x7FFFFF;  // of the bits of an FP32
constexpr int kRestSteps = 128;  // of what is left of y behind its three digits

struct RowStatistics {
  uint64_t squares;  // of top digits
  int64_t logs;      // of bits(|y|) - bits(1/2), where q is not zero
  int64_t sums[4];   // of top digits, second ones, third ones, rint(128 (y - q))
  uint64_t digits;   // squares of second and third digits
  uint32_t counted;  // how many q are not zero
  uint32_t deep;     // how many elements are deep and not zero
  uint64_t others;   // not 0 where q is not zero at some k that 4 divides, and the fraction of y
                     // another than that of the row's largest
};

// The same of a part of k, at most 1024 elements, in fewer bits: what a CTA of pack leaves of a row
// where no more of them share it than a cluster has. Nothing is cleared before, and no CTA waits
// for another.
struct alignas(16) PartStatistics {
  uint32_t squares;
  uint32_t digits;  // above kPartDigitsBits: what of `logs` does not fit in 32 bits
  int32_t sums[4];
  uint32_t logs;
  uint32_t counts;  // `counted`; `deep` from bit 16 on; bit 31: whether `others` is not 0
};

constexpr int kPartDigitsBits = 26;
constexpr int kStatisticsWords = sizeof(RowStatistics) / sizeof(uint64_t);
constexpr int kLogsWord = 1;   // of `logs`
constexpr int kSumsWord = 2;   // of the first of `sums`
constexpr int kDigitsWord = 6;
constexpr int kCountWord = 7;  // of `counted` and `deep`
constexpr int kOthersWord = 8;

struct PackStatisticsParams {
  PackParams pack;
  // Of P and Q: [part of k][batch][row] PartStatistics where the CTAs of a strip are one or a
  // cluster, else [word of RowStatistics][batch][row], zeros at first.
  uint64_t *statistics[2];
  uint32_t *cleared;        // what the launches after it find cleared
  int32_t cleared_words;
  int32_t reserved;
};

}  // namespace mixpert
