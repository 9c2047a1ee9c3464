// AVX2: digits sign-extended to int16, vpmaddwd adds two exact products (vpmaddubsw saturates).
#include "cpu/engine.h"

#if defined(__x86_64__)
#include <immintrin.h>

namespace mixpert {
namespace {

#define ISA __attribute__((target("avx2")))
constexpr int kVectors = 2, kCols = 6, kDigits = 2;

struct Vector {
  using Type = __m256i;
  static constexpr int kLanes = 8;
  ISA static Type load(const int32_t *from) {
    return _mm256_loadu_si256(reinterpret_cast<const __m256i *>(from));
  }
  ISA static void store(int32_t *to, Type value) {
    _mm256_storeu_si256(reinterpret_cast<__m256i *>(to), value);
  }
  ISA static Type broadcast(const int32_t *from) { return _mm256_set1_epi32(*from); }
  ISA static Type dot(Type sum, Type a, Type b) {
    return _mm256_add_epi32(sum, _mm256_madd_epi16(a, b));
  }
};

#include "cpu/engine.inl"

}  // namespace

const Engine kAvx2Engine = {"avx2", kRows, kCols, kDigits, pack, tile, store};

}  // namespace mixpert
#endif
