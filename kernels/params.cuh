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
using uint16_t = unsigned short;
using uint8_t = unsigned char;
using int8_t = signed char;
#endif

namespace mixpert {

// ---- packed operands ---------------------------------------------------------------------------
// An operand of R rows (rows of op(A), columns of op(B)) and k elements a row is packed as
//   [k / 128][slice][row, R rounded up to 8][128 bytes],
// the 16-byte pieces of each 128 bytes permuted by piece ^ (row & 7): the 128-byte swizzle that
// wgmma reads and ldmatrix reads without bank conflicts. Any block of rows is one contiguous copy.
// Elements past k are zeros.

constexpr int kBlockK = 128;    // bytes of k in one packed block
constexpr int kRowAlign = 8;    // rows of one swizzle pattern
constexpr int kPackThreads = 256;
constexpr int kPackPerThread = 32;  // elements that a thread of `pack` holds in registers
constexpr int kPackBlock = kPackThreads * kPackPerThread;  // rows * k of one CTA of `pack`
// Words between rows that `pack` stages in shared memory: no bank conflicts for strips of `rows`.
constexpr int pack_pitch(int rows) { return 32 + 32 / rows; }
constexpr int kPackResident = 4;    // CTAs of `pack` that share an SM

// Exponent of a row that holds a NaN or an Inf: the sum of two exponents above half of it is NaN.
constexpr int kNanExponent = 1 << 20;
constexpr int kScaleClamp = 300;  // DESIGN 5: exponents of p are clamped to +-300

struct PackOperand {
  const float *source;
  uint8_t *packed;
  int32_t *exponents;  // [batch][group][row]
  uint32_t *maxima;    // [batch][row] bits of the largest magnitude; only where k is split
  int64_t ld;          // elements between rows (k_contiguous) or between k's
  int64_t stride;      // elements between problems of the batch
  int32_t rows;
  int32_t padded_rows;
  int32_t batch;
  int32_t k_contiguous;
  int32_t strips;      // CTAs that split the rows
  int32_t reserved;
};

enum PackPhase { kPackFused = 0, kPackMaxima = 1, kPackDigits = 2 };

struct PackParams {
  PackOperand operands[2];
  uint32_t *counters;  // [1 + strips of both operands and batches]: ticket, arrivals; if splits > 1
  int32_t k;
  int32_t splits;      // CTAs that share a strip of rows, each a part of k
  int32_t phase;       // PackPhase
  int32_t group;       // K-group length, 0: the whole row
};

// ---- statistics of rows --------------------------------------------------------------------------
// What `pack STATISTICS=1` also writes of each operand, for the guard, while it holds the elements.
// With e of a row the least integer with largest magnitude < 2^e (0 for zeros), at one address:
//   RowStatistics [batch][row, padded]
//   int8 [batch][k / 128][row, padded]: exponents of 128-long blocks of k, less e: 0 or less, not
//       below kSmallestBlock; kEmptyBlock for a block of zeros and in a row with a NaN or an Inf.
// All are exact or sums of integers: the same bits in any order, on any device.

constexpr int kSumBits = 20;  // of the largest magnitude of a row in its sum
constexpr int kEmptyBlock = -128;
constexpr int kSmallestBlock = -127;

struct RowStatistics {
  uint64_t sum;            // of rint(|x| * 2^(kSumBits - e)); 0 in a row with a NaN or an Inf
  uint32_t largest;        // bits of the largest magnitude; 0x7F800000 or more: a NaN or an Inf
  uint32_t least_negated;  // 0 - bits of the smallest magnitude that is not 0; 0: a row of zeros
};

struct PackStatisticsParams {
  PackParams pack;
  RowStatistics *statistics[2];  // of P and Q; zeros at first where splits > 1
};

// The statistics of one operand in bytes.
constexpr int64_t statistics_bytes(int64_t padded_rows, int64_t k, int64_t batch) {
  return batch * padded_rows *
         (static_cast<int64_t>(sizeof(RowStatistics)) + (k + kBlockK - 1) / kBlockK);
}

// ---- gemm_int8 -----------------------------------------------------------------------------------
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
  int32_t reserved;
};

// ---- elementwise -----------------------------------------------------------------------------------

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
};

// ---- check -----------------------------------------------------------------------------------------

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
  int32_t sample[kCheckRows];
};

struct ConvertParams {
  float *single;
  double *wide;
  int64_t rows, columns, ld;
};

}  // namespace mixpert
