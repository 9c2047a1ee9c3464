// A block of one operand in the registers of a CTA: loading it, its row maxima, its digits.
// `pack` and `gemm_int8_small` share it.
#pragma once

#include "packed_layout.cuh"
#include "quantize.cuh"

namespace mixpert {

template <int ROWS>
struct PackShape {
  static_assert(ROWS == 2 || ROWS == 4 || ROWS == 8 || ROWS == 16 || ROWS == 32, "rows of a CTA");
  static constexpr int kRows = ROWS;
  static constexpr int kK = kPackBlock / ROWS;       // k of a CTA
  static constexpr int kBlocks = kK / kBlockK;       // packed blocks of k
  static constexpr int kQuads = kPackPerThread / 4;  // groups of 4 consecutive k a thread holds
  static constexpr int kQuadsAtOnce = ROWS / 8;      // that follow each other (transposing)
  // K-contiguous, of a warp: rows, and for each of them quads of a thread, in as many blocks.
  static constexpr int kRowsOfWarp = ROWS < 8 ? 1 : ROWS / 8;
  static constexpr int kQuadsOfRow = kQuads / kRowsOfWarp;
};

// Where a thread's quads lie: a warp covers 128 consecutive k of one row (K-contiguous), or 16 k of
// all rows in each block of k (transposing), where a thread has 4, 8 or 16 k of a row: what it
// stores of them at once meets no other bank of shared memory than its own, in the packed layout.
// Fewer rows than warps are K-contiguous.
template <int ROWS, bool K_CONTIGUOUS>
struct PackMap {
  using Shape = PackShape<ROWS>;
  static_assert(K_CONTIGUOUS || ROWS >= 8, "rows that a warp transposes");
  int warp = threadIdx.x / 32, lane = threadIdx.x % 32;

  __device__ int row(int quad) const {
    return K_CONTIGUOUS ? warp * ROWS / 8 + quad / Shape::kQuadsOfRow : threadIdx.x % ROWS;
  }
  __device__ int k(int quad) const {
    if constexpr (K_CONTIGUOUS && ROWS < 8)
      return k_after(quad) + warp % (8 / ROWS) * Shape::kQuadsOfRow * kBlockK + lane * 4;
    const int part = ROWS == 16 ? lane / 16 ^ lane / 8 % 2 : lane / ROWS;
    return k_after(quad) + (K_CONTIGUOUS ? lane * 4 : warp * 16 + part * Shape::kQuadsAtOnce * 4);
  }
  // From the thread's first quad on.
  __device__ static constexpr int k_after(int quad) {
    constexpr int kAtOnce = Shape::kQuadsAtOnce;
    return K_CONTIGUOUS ? quad % Shape::kBlocks * kBlockK
                        : quad / kAtOnce * kBlockK + quad % kAtOnce * 4;
  }
};

__device__ __forceinline__ float element_if(bool inside, const void *at) {
  return inside ? __ldg(static_cast<const float *>(at)) : 0.0f;
}

// A block from its first element on, `ld` bytes between rows or between k's. WHOLE: it lies inside
// its operand, and quads of k are aligned where they are contiguous; else what lies outside, from
// `rows` or `ks` on, is zeros.
template <int ROWS, bool K_CONTIGUOUS, bool WHOLE, typename Distance>
__device__ __forceinline__ void load_quads(float4 (&x)[kPackPerThread / 4], const void *block,
                                           Distance ld, int rows, int ks, bool aligned) {
  const PackMap<ROWS, K_CONTIGUOUS> map;
  const auto row_bytes = static_cast<Distance>(K_CONTIGUOUS ? ld : 4);
  const auto k_bytes = static_cast<Distance>(K_CONTIGUOUS ? 4 : ld);
  const auto *first = static_cast<const char *>(block) + uint64_t{1} * map.row(0) * row_bytes +
                      uint64_t{1} * map.k(0) * k_bytes;
#pragma unroll
  for (int quad = 0; quad < kPackPerThread / 4; ++quad) {
    const uint32_t row = map.row(quad) - map.row(0), k = map.k_after(quad);
    const auto *at = first + uint64_t{1} * row * row_bytes;
    const auto element = [&](uint32_t i) { return at + uint64_t{1} * (k + i) * k_bytes; };
    const int left = WHOLE ? 4 : map.row(quad) < rows ? ks - map.k(0) - map.k_after(quad) : 0;
    if (K_CONTIGUOUS && (WHOLE || (aligned && left >= 4)))
      x[quad] = __ldg(reinterpret_cast<const float4 *>(element(0)));
    else
      x[quad] = make_float4(element_if(left > 0, element(0)), element_if(left > 1, element(1)),
                            element_if(left > 2, element(2)), element_if(left > 3, element(3)));
  }
}

template <int ROWS, bool K_CONTIGUOUS, typename Operand>
__device__ __forceinline__ void load_block(float4 (&x)[kPackPerThread / 4],
                                           const Operand &operand, const float *source,
                                           int row0, int k0, int k_end) {
  constexpr int64_t kMostLd = int64_t{1} << 30;  // whose bytes fit in 32 bits
  const int rows = operand.rows - row0, ks = k_end - k0;
  const float *block = source + (K_CONTIGUOUS ? row0 * operand.ld + k0 : k0 * operand.ld + row0);
  const bool aligned = operand.ld % 4 == 0 && (reinterpret_cast<uint64_t>(source) & 15) == 0;
  if (rows >= ROWS && ks >= PackShape<ROWS>::kK && operand.ld < kMostLd &&
      (aligned || !K_CONTIGUOUS))
    load_quads<ROWS, K_CONTIGUOUS, true>(x, block, static_cast<uint32_t>(operand.ld) * 4, rows, ks,
                                         aligned);
  else
    load_quads<ROWS, K_CONTIGUOUS, false>(x, block, static_cast<uint64_t>(operand.ld) * 4, rows, ks,
                                          aligned);
}

__device__ __forceinline__ uint32_t magnitude(float x) { return __float_as_uint(x) & 0x7FFFFFFFu; }

__device__ __forceinline__ uint32_t magnitude(const float4 &x) {
  return max(max(magnitude(x.x), magnitude(x.y)), max(magnitude(x.z), magnitude(x.w)));
}

__device__ __forceinline__ float least_magnitude(const float4 &x) {
  return fminf(fminf(fabsf(x.x), fabsf(x.y)), fminf(fabsf(x.z), fabsf(x.w)));
}

// Twice the bits of the least magnitude but zero, less one; of zeros the largest number.
__device__ __forceinline__ uint32_t least_key(const float4 &x) {
  const auto key = [](float y) { return 2 * __float_as_uint(y) - 1; };
  return min(min(key(x.x), key(x.y)), min(key(x.z), key(x.w)));
}

// Merges the row maxima of the CTA's block into shared memory, which starts as zeros. `least`:
// where it is asked for, of each of the thread's rows the least magnitude that it has. `keys`:
// where they are, the least keys of the rows, merged likewise.
template <int ROWS, bool K_CONTIGUOUS>
__device__ __forceinline__ void merge_maxima(const float4 (&x)[kPackPerThread / 4],
                                             uint32_t *maxima, float *least = nullptr,
                                             uint32_t *keys = nullptr) {
  using Shape = PackShape<ROWS>;
  const PackMap<ROWS, K_CONTIGUOUS> map;
  constexpr int kRowsHere = K_CONTIGUOUS ? Shape::kRowsOfWarp : 1;
  constexpr int kQuadsPerRow = Shape::kQuads / kRowsHere;
#pragma unroll
  for (int r = 0; r < kRowsHere; ++r) {
    uint32_t most = 0;
#pragma unroll
    for (int i = 0; i < kQuadsPerRow; ++i) most = max(most, magnitude(x[r * kQuadsPerRow + i]));
    if (least) {
      least[r] = least_magnitude(x[r * kQuadsPerRow]);
#pragma unroll
      for (int i = 1; i < kQuadsPerRow; ++i)
        least[r] = fminf(least[r], least_magnitude(x[r * kQuadsPerRow + i]));
    }
    if (keys) {
      uint32_t key = least_key(x[r * kQuadsPerRow]);
#pragma unroll
      for (int i = 1; i < kQuadsPerRow; ++i) key = min(key, least_key(x[r * kQuadsPerRow + i]));
      if (K_CONTIGUOUS) key = __reduce_min_sync(0xFFFFFFFFu, key);
      if (!K_CONTIGUOUS || map.lane == 0) atomicMin(&keys[map.row(r * kQuadsPerRow)], key);
    }
    if (K_CONTIGUOUS) {
      most = __reduce_max_sync(0xFFFFFFFFu, most);
      uint32_t &merged = maxima[map.row(r * kQuadsPerRow)];
      if (ROWS < 8 && map.lane == 0) atomicMax(&merged, most);
      if (ROWS >= 8 && map.lane == 0) merged = max(merged, most);  // this warp's alone
    } else {
      atomicMax(&maxima[map.row(0)], most);
    }
  }
}

// The same with the barriers around it.
template <int ROWS, bool K_CONTIGUOUS>
__device__ __forceinline__ void block_maxima(const float4 (&x)[kPackPerThread / 4],
                                             uint32_t *maxima, float *least = nullptr,
                                             uint32_t *keys = nullptr) {
  if (threadIdx.x < ROWS) maxima[threadIdx.x] = 0;
  __syncthreads();
  merge_maxima<ROWS, K_CONTIGUOUS>(x, maxima, least, keys);
  __syncthreads();
}

__device__ __forceinline__ float4 scaled(const float4 &x, float factor) {
  return make_float4(__fmul_rn(x.x, factor), __fmul_rn(x.y, factor), __fmul_rn(x.z, factor),
                     __fmul_rn(x.w, factor));
}

// Byte s of four words as one word: four consecutive k of one slice.
template <int EXTRA>
__device__ __forceinline__ uint32_t slice_word(const uint32_t (&word)[4], int s) {
  const int byte = EXTRA - s;
  const uint32_t select = byte | ((byte + 4) << 4);
  const uint32_t low = __byte_perm(word[0], word[1], select);
  const uint32_t high = __byte_perm(word[2], word[3], select);
  return __byte_perm(low, high, 0x5410);
}

// The digits of 4 consecutive k: element i in word[i], slice s in byte EXTRA - s.
template <typename Digit>
__device__ __forceinline__ void digits_of(uint32_t (&word)[4], const float4 &x, float scale,
                                          float again) {
  word[0] = Digit::of(x.x, scale, again);
  word[1] = Digit::of(x.y, scale, again);
  word[2] = Digit::of(x.z, scale, again);
  word[3] = Digit::of(x.w, scale, again);
}

// Byte SLICES - 1 - s of four words as slices[s].
template <int SLICES>
__device__ __forceinline__ void transpose_bytes(uint32_t (&slices)[SLICES],
                                                const uint32_t (&word)[4]) {
#pragma unroll
  for (int byte = 0; byte + 1 < SLICES; byte += 2) {
    const uint32_t select = 0x5140u + byte * 0x1111u;  // two bytes of either word, in turn
    const uint32_t low = __byte_perm(word[0], word[1], select);
    const uint32_t high = __byte_perm(word[2], word[3], select);
    slices[SLICES - 1 - byte] = __byte_perm(low, high, 0x5410);
    slices[SLICES - 2 - byte] = __byte_perm(low, high, 0x7632);
  }
  if (SLICES % 2 == 1) slices[0] = slice_word<SLICES - 1>(word, 0);
}

// The slices of four digits' words, biased.
template <typename Digit, int SLICES>
__device__ __forceinline__ void slices_of_words(uint32_t (&slices)[SLICES],
                                                const uint32_t (&word)[4]) {
  transpose_bytes(slices, word);
#pragma unroll
  for (int s = 0; s < SLICES; ++s) slices[s] ^= Digit::unbias(s);
}

// The slices of four consecutive k, which are scaled already.
template <typename Digit, int SLICES>
__device__ __forceinline__ void slices_of(uint32_t (&slices)[SLICES], const float4 &x) {
  slices_of_words<Digit>(slices, {Digit::biased(x.x), Digit::biased(x.y), Digit::biased(x.z),
                                  Digit::biased(x.w)});
}

// The same times `factor`, for products only: of elements that are no numbers they are anything.
template <typename Digit, int SLICES>
__device__ __forceinline__ void slices_of(uint32_t (&slices)[SLICES], const float4 &x,
                                          float factor) {
  slices_of_words<Digit>(slices, {Digit::biased(x.x, factor), Digit::biased(x.y, factor),
                                  Digit::biased(x.z, factor), Digit::biased(x.w, factor)});
}

// The same by sums alone (Digit::kBySum), with the largest of all in `most`.
template <typename Digit, int SLICES>
__device__ __forceinline__ void slices_by_sums(uint32_t (&slices)[SLICES], const float4 &x,
                                               float factor, uint32_t &most) {
  const uint32_t sums[4] = {Digit::sum_of(x.x, factor), Digit::sum_of(x.y, factor),
                            Digit::sum_of(x.z, factor), Digit::sum_of(x.w, factor)};
  most = max(max(most, sums[0]), sums[1]);
  most = max(max(most, sums[2]), sums[3]);
  slices_of_words<Digit>(slices, {Digit::biased(x.x, sums[0]), Digit::biased(x.y, sums[1]),
                                  Digit::biased(x.z, sums[2]), Digit::biased(x.w, sums[3])});
}

}  // namespace mixpert
