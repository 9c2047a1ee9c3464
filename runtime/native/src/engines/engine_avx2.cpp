// AVX2: digits sign-extended to int16, vpmaddwd adds two exact products (vpmaddubsw saturates).
#include "engines/engine.h"

#if defined(__x86_64__)
#include <immintrin.h>

namespace mixpert {
namespace {

#define ISA __attribute__((target("avx2")))
constexpr int kVectors = 2, kCols = 6, kDigits = 2, kBlockK = 512;

#include "engines/vector256.inl"

struct Vector : Vector256 {
  ISA static Type dot(Type sum, Type a, Type b) {
    sum = _mm256_add_epi32(sum, _mm256_madd_epi16(a, b));
    asm volatile("" : "+x"(sum));  // keeps GCC from computing all products first and spilling them
    return sum;
  }
};

ISA inline int32_t make_word(const int8_t *digits, bool) {
  const int16_t pair[2] = {digits[0], digits[1]};
  int32_t word;
  __builtin_memcpy(&word, pair, sizeof word);
  return word;
}

#include "engines/engine.inl"
#include "engines/engine_int16.inl"

}  // namespace

const Engine kAvx2Engine = {"avx2", kRows, kCols,      kDigits,   pack,
                            tile,   store, pack_int16, tile_int16};

}  // namespace mixpert
#endif
