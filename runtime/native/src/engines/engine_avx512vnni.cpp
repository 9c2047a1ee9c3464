// AVX-512 VNNI: vpdpbusd on 512 bits, unsigned left digits (offset 128) times signed right digits.
#include "engines/engine.h"

#if defined(__x86_64__)
#include <immintrin.h>

namespace mixpert {
namespace {

#define ISA __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx512vnni")))
constexpr int kVectors = 3, kCols = 8, kDigits = 4, kBlockK = 512;

struct Vector {
  using Type = __m512i;
  static constexpr int kLanes = 16;
  ISA static Type zero() { return _mm512_setzero_si512(); }
  ISA static Type load(const int32_t *from) { return _mm512_loadu_si512(from); }
  ISA static void add_to(int32_t *acc, Type sum) {
    _mm512_storeu_si512(acc, _mm512_add_epi32(load(acc), sum));
  }
  ISA static Type broadcast(const int32_t *from) { return _mm512_set1_epi32(*from); }
  ISA static Type dot(Type sum, Type a, Type b) { return _mm512_dpbusd_epi32(sum, a, b); }
};

#include "engines/vnni_word.inl"
#include "engines/engine.inl"
#include "engines/engine_int16.inl"

}  // namespace

const Engine kAvx512VnniEngine = {"avx512vnni", kRows, kCols,      kDigits,   pack,
                                  tile,         store, pack_int16, tile_int16};

}  // namespace mixpert
#endif
