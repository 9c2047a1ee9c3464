// Code shared by the engines with 256-bit vectors: eight INT32 lanes, compiled for their ISA.

struct Vector256 {
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
};
