// AVX-VNNI: vpdpbusd on 256 bits, unsigned left digits (offset 128) times signed right digits.
#include "engines/engine.h"

#if defined(__x86_64__)
#include <immintrin.h>

namespace mixpert {
namespace {

#define ISA __attribute__((target("avx2,avxvnni")))
constexpr int kVectors = 2, kCols = 6, kDigits = 4, kBlockK = 512;

#include "engines/vector256.inl"

struct Vector : Vector256 {
  ISA static Type dot(Type sum, Type a, Type b) { return _mm256_dpbusd_avx_epi32(sum, a, b); }
};

#include "engines/vnni_word.inl"
#include "engines/engine.inl"
#include "engines/engine_int16.inl"

}  // namespace

const Engine kAvxVnniEngine = {"avxvnni", kRows, kCols,      kDigits,   pack,
                               tile,      store, pack_int16, tile_int16};

}  // namespace mixpert
#endif
