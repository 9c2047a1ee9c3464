// Plain C++: sign-extended digits, which a compiler turns into the vector code of its target.
#include "cpu/engine.h"

namespace mixpert {
namespace {

#define ISA
constexpr int kVectors = 4, kCols = 2, kDigits = 2;

struct Vector {
  static constexpr int kLanes = 4;
  struct Type {
    int32_t lane[kLanes];
  };
  static Type load(const int32_t *from) {
    Type value;
    __builtin_memcpy(&value, from, sizeof value);
    return value;
  }
  static void store(int32_t *to, const Type &value) { __builtin_memcpy(to, &value, sizeof value); }
  static Type broadcast(const int32_t *from) { return {{*from, *from, *from, *from}}; }
  static int32_t low(int32_t word) { return static_cast<int16_t>(word & 0xffff); }
  static int32_t high(int32_t word) { return word >> 16; }
  static Type dot(Type sum, const Type &a, const Type &b) {
    for (int i = 0; i < kLanes; ++i)
      sum.lane[i] += low(a.lane[i]) * low(b.lane[i]) + high(a.lane[i]) * high(b.lane[i]);
    return sum;
  }
};

#include "cpu/engine.inl"

}  // namespace

const Engine kPortableEngine = {"portable", kRows, kCols, kDigits, pack, tile, store};

}  // namespace mixpert
