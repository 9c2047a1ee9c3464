// The interface to an instruction set: pack rows into slices, compute tiles of C.
//
// Packed digits are 32-bit words of one row: four int8 digits, two int16 digits, or one float,
// successive in k. A panel holds the words of `rows` rows (left operand) or `cols` (right operand)
// as [slice][step][row], a step being one word of k. With int8 words the left digits carry an
// offset of 128, because the dot-product instructions take unsigned times signed; the tile
// subtracts 128 times the sums of the right digits.
#pragma once

#include "engines/alignment.h"

#include <cstdint>

namespace mixpert {

constexpr int kMaxSlices = 4;
constexpr int kMaxDiagonals = 2 * kMaxSlices - 1;
constexpr int kMaxTile = 384;  // elements of C in one tile

// How k is cut: a segment is a K-group or an INT32 chunk, whose products become one p.
struct Segments {
  int64_t k;        // elements of this panel
  int64_t segment;  // elements of every segment but the last
  int64_t count() const { return (k + segment - 1) / segment; }
  int64_t begin(int64_t s) const { return s * segment; }
  int64_t end(int64_t s) const { return std::min(k, (s + 1) * segment); }
};

enum class Side { kLeft, kRight };

struct PackJob {
  Operand operand;
  Side side;
  int64_t row, rows;  // rows of the operand; those missing in the panel become zeros
  int64_t first_k;    // of the panel
  Segments segments;
  int slices, radix;
  const Alignment *alignments;  // of the operand's rows; null: each segment has its own
  int32_t *words;               // [slice][step][panel row]
  double *scales;               // [segment][panel row]: Alignment::to_value
  int32_t *sums;                // [segment][slice][panel row] of the digits; right operand only
};

struct TileJob {
  int left_slices, right_slices, diagonals;
  float radix_step;  // 2^-radix
  Segments segments;
  const int32_t *left, *right, *sums;
  const double *row_scales, *column_scales;
  float *p;    // [column][row] of the tile, summed over panels of k
  bool first;  // p is not initialised yet
};

// The part of C that a finished tile is stored to.
struct StoreJob {
  const float *p;
  float alpha, beta;
  float *c;
  int64_t ldc;
  int64_t rows, cols;  // of the tile that lie inside C
};

// INT16 operands: two digits an element, x - 128 = 256 high + low, over one panel of k.
struct Int16PackJob {
  Rows<int16_t> operand;
  Side side;
  int64_t row, rows;   // as in PackJob
  int64_t first_k, k;  // at most kInt16Chunk
  int32_t *words;      // [digit][step][panel row]
  int32_t *sums;       // [digit][panel row] of the digits; right operand only
  int64_t *totals;     // [panel row] of x - 128
};

struct Int16TileJob {
  int64_t k;
  const int32_t *left, *right, *sums;
  const int64_t *row_totals, *column_totals;
  uint64_t *p;  // [column][row] of the tile, modulo 2^64
  bool first;   // p holds nothing yet
};

// Elements of k whose sums of digits fit INT32: the chunk of int8:1,1.
constexpr int64_t kInt16Chunk = 65408;
static_assert(2 * kInt16Chunk * (1 << 14) < (int64_t{1} << 31), "INT32 sums would wrap");

struct Engine {
  const char *name;
  int rows, cols;       // of a tile
  int digits_per_word;  // 4, 2 or 1
  void (*pack)(const PackJob &);
  void (*tile)(const TileJob &);
  void (*store)(const StoreJob &);
  void (*pack_int16)(const Int16PackJob &);
  void (*tile_int16)(const Int16TileJob &);
};

// Steps that a panel takes; segments start on a step because their lengths are multiples of 32.
inline int64_t steps_of(const Engine &engine, int64_t k) {
  return (k + engine.digits_per_word - 1) / engine.digits_per_word;
}

extern const Engine kPortableEngine;
#if defined(__x86_64__)
extern const Engine kAvx2Engine, kAvxVnniEngine, kAvx512VnniEngine;
#endif

}  // namespace mixpert
