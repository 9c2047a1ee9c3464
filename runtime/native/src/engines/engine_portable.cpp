// Plain C++ for any processor: digits as floats, which every vector unit multiplies and adds.
// Exact, because the sums stay integers below 2^24: at most kMaxSlices pairs of slices times
// kBlockK products of at most 2^14 before they are added to the INT32 accumulators.
#include "engines/engine.h"

namespace mixpert {
namespace {

#define ISA
constexpr int kVectors = 2, kCols = 6, kDigits = 1, kBlockK = 128;
static_assert(kMaxSlices * kBlockK * (1 << 14) < (1 << 24), "float sums would round");

struct Vector {
  typedef float Type __attribute__((vector_size(16)));
  static constexpr int kLanes = 4;
  static Type zero() { return Type{}; }
  static Type load(const int32_t *from) {
    Type value;
    __builtin_memcpy(&value, from, sizeof value);
    return value;
  }
  static Type broadcast(const int32_t *from) {
    float value;
    __builtin_memcpy(&value, from, sizeof value);
    return Type{value, value, value, value};
  }
  static Type dot(Type sum, Type a, Type b) { return sum + a * b; }
  static void add_to(int32_t *acc, Type sum) {
    for (int i = 0; i < kLanes; ++i) acc[i] += static_cast<int32_t>(sum[i]);
  }
};

inline int32_t make_word(const int8_t *digits, bool) {
  const float digit = *digits;
  int32_t word;
  __builtin_memcpy(&word, &digit, sizeof word);
  return word;
}

#include "engines/engine.inl"
#include "engines/engine_int16.inl"

}  // namespace

const Engine kPortableEngine = {"portable", kRows, kCols,      kDigits,   pack,
                                tile,       store, pack_int16, tile_int16};

}  // namespace mixpert
