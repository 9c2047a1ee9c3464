// AVX-VNNI: vpdpbusd on 256 bits, unsigned left digits (offset 128) times signed right digits.
#include "cpu/engine.h"

#if defined(__x86_64__)
#include <immintrin.h>

namespace mixpert {
namespace {

#define ISA __attribute__((target("avx2,avxvnni")))
constexpr int kVectors = 2, kCols = 6, kDigits = 4, kBlockK = 512;

struct Vector {
  using Type = __m256i;
  static constexpr int kLanes = 8;
  ISA static Type zero() { return _mm256_setzero_si256(); }
  ISA static Type load(const int32_t *from) {
    return _mm256_loadu_si256(reinterpret_cast<const __m256i *>(from));
  }
  ISA static void add_to(int32_t *acc, Type sum) {
    _mm256_storeu_si256(reinterpret_cast<__m256i *>(acc), _mm256_add_epi32(load(acc), sum));
  }
  ISA static Type broadcast(const int32_t *from) { return _mm256_set1_epi32(*from); }
  ISA static Type dot(Type sum, Type a, Type b) { return _mm256_dpbusd_avx_epi32(sum, a, b); }
};

ISA inline int32_t make_word(const int8_t *digits, bool offset) {
  uint32_t word;
  __builtin_memcpy(&word, digits, sizeof word);
  return static_cast<int32_t>(offset ? word ^ 0x80808080u : word);
}

#include "cpu/engine.inl"
#include "cpu/engine_int16.inl"

}  // namespace

const Engine kAvxVnniEngine = {"avxvnni", kRows, kCols, kDigits,    pack,
                              tile, store, pack_int16, tile_int16};

}  // namespace mixpert
#endif
