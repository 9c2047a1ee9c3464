#include "lower/native_sums.h"

#include <algorithm>
#include <cmath>

#include "lower/error_model.h"
#include "lower/writer.h"
#include "params.cuh"

namespace mixpert {
namespace {

// For a cuBLAS that cannot be queried, by sizes only: fitted to 4,600 shapes, which cuBLAS splits
// in the same way on H200 and H100 (docs/notes/shared-k.md).
constexpr int64_t kSlots = 2 * 132;     // tiles of 128 x 128 that run concurrently
constexpr int64_t kLeastShared = 1024;  // of k
constexpr int64_t kUniformPart = 512;   // of k, for which int8:2,2,2 reaches FP32 on uniform data
constexpr int64_t kLeastPart = 128;     // of k, for which any scheme reaches FP32
constexpr int64_t kMostParts = 32;
constexpr double kShare = 0.95;  // of the error of parts: estimates may be too low by 5%
constexpr int64_t kUsualParts = 8, kPartsOfAWave = 4, kPartsOfManyWaves = 5;  // at most, mostly
constexpr int kFull = 960, kFilled = 900, kFuller = 985;                      // per mille of slots
constexpr int64_t kSharedK = 2500, kLongK = 6144, kLongerK = 12000, kLongestK = 20000;
constexpr int64_t kNarrow = 256, kManyTiles = 3072, kMostTiles = 8192;

// The smallest number of parts, up to `most`, whose tiles fill at least `full` per mille of the
// slots; 0 if there is none.
int64_t filling_parts(int64_t tiles, int full, int64_t most) {
  for (int64_t parts = 1; parts <= most; ++parts) {
    const int64_t slots = divide_up(tiles * parts, kSlots) * kSlots;
    if (tiles * parts * 1000 >= slots * full) return parts;
  }
  return 0;
}

// Whether cuBLAS splits k although one wave of tiles fills the slots: mostly if A is transposed.
bool cut_in_one_wave(const mixpert_problem &p) {
  if (!p.trans_a) return std::min(p.m, p.n) <= kNarrow && p.k >= kLongK;
  return p.m > p.n || p.k >= kLongestK || (p.k >= kLongK && !p.trans_b);
}

// The same for several waves: if A is not transposed, and more parts leave fewer slots empty.
bool cut_in_many_waves(const mixpert_problem &p, int64_t tiles) {
  if (p.k < kLongK || filling_parts(tiles, kFuller, 6) <= 1) return false;
  return p.n > p.m || p.k >= kLongerK || tiles >= kMostTiles;
}

int64_t parts_of_full_waves(const mixpert_problem &p, int64_t tiles) {
  if (tiles <= kSlots && cut_in_one_wave(p)) return kPartsOfAWave;
  if (p.trans_a) return 1;
  if (cut_in_many_waves(p, tiles)) return kPartsOfManyWaves;
  if (!p.trans_b || p.k < kSharedK) return 1;
  return tiles >= kManyTiles ? 3 : 2;
}

int64_t most_parts(int64_t k) { return std::max<int64_t>(1, k / kLeastPart); }

int64_t expected_parts(const mixpert_problem &p) {
  if (p.batch > 1 || p.k < kLeastShared) return 1;
  const int64_t tiles = divide_up(p.m, kPanel) * divide_up(p.n, kPanel);
  const int64_t usual = p.k / kUniformPart;
  if (filling_parts(tiles, kFull, kMostParts) == 1)
    return std::min(parts_of_full_waves(p, tiles), usual);
  const int64_t filling = filling_parts(tiles, kFilled, kMostParts);
  return std::max(std::min(filling ? filling : kMostParts, most_parts(p.k)),
                  std::min(usual, kUsualParts));
}

}  // namespace

int64_t native_parts(const mixpert_problem &p) {
  if (p.native_parts > 0) return std::min<int64_t>(p.native_parts, most_parts(p.k));
  return expected_parts(p);
}

int64_t native_part(const mixpert_problem &p) { return divide_up(p.k, native_parts(p)); }

double native_error(const mixpert_problem &p) {
  const int64_t parts = native_parts(p);
  const double in_order = sgemm_error(p.k);
  return parts > 1 ? kShare * in_order / std::sqrt(static_cast<double>(parts)) : in_order;
}

}  // namespace mixpert
