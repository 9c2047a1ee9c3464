// A block of one operand in the registers of a CTA: loading it, its row maxima, its digits.
// `pack`, `gemm_int8_small` and `row_maxima` share it.
#pragma once

#include "packed_layout.cuh"
#include "quantize.cuh"

namespace mixpert {

template <int ROWS>
struct PackShape {
  static_assert(ROWS == 8 || ROWS == 16 || ROWS == 32, "rows of a CTA");
  static constexpr int kRows = ROWS;
  static constexpr int kK = kPackBlock / ROWS;       // k of a CTA
  static constexpr int kBlocks = kK / kBlockK;       // packed blocks of k
  static constexpr int kQuads = kPackPerThread / 4;  // groups of 4 consecutive k a thread holds
  static constexpr int kPitch = pack_pitch(ROWS);    // words of a staged row
  static constexpr int kLanes = kPackThreads / ROWS;  // threads that share a row (transposing)
};

// Where a thread's quads lie: a warp covers 128 consecutive k of one row (K-contiguous), or
// consecutive rows of one k (transposing).
template <int ROWS, bool K_CONTIGUOUS>
struct PackMap {
  using Shape = PackShape<ROWS>;
  int warp = threadIdx.x / 32, lane = threadIdx.x % 32;

  __device__ int row(int quad) const {
    return K_CONTIGUOUS ? warp * (ROWS / 8) + quad / Shape::kBlocks : threadIdx.x % ROWS;
  }
  __device__ int k(int quad) const {
    return K_CONTIGUOUS ? (quad % Shape::kBlocks) * kBlockK + lane * 4
                        : (threadIdx.x / ROWS + quad * Shape::kLanes) * 4;
  }
};

template <int ROWS, bool K_CONTIGUOUS, typename Operand>
__device__ __forceinline__ void load_block(float4 (&x)[kPackPerThread / 4],
                                           const Operand &operand, const float *source,
                                           int row0, int k0, int k_end) {
  const PackMap<ROWS, K_CONTIGUOUS> map;
  const bool aligned = K_CONTIGUOUS && operand.ld % 4 == 0 &&
                       (reinterpret_cast<uint64_t>(source) & 15) == 0;
#pragma unroll
  for (int quad = 0; quad < kPackPerThread / 4; ++quad) {
    const int row = row0 + map.row(quad), k = k0 + map.k(quad);
    float4 value = make_float4(0, 0, 0, 0);
    if (row < operand.rows) {
      if (K_CONTIGUOUS) {
        const float *at = source + row * operand.ld + k;
        if (aligned && k + 4 <= k_end) {
          value = __ldg(reinterpret_cast<const float4 *>(at));
        } else {
          if (k < k_end) value.x = __ldg(at);
          if (k + 1 < k_end) value.y = __ldg(at + 1);
          if (k + 2 < k_end) value.z = __ldg(at + 2);
          if (k + 3 < k_end) value.w = __ldg(at + 3);
        }
      } else {
        const float *at = source + row + k * operand.ld;
        if (k < k_end) value.x = __ldg(at);
        if (k + 1 < k_end) value.y = __ldg(at + operand.ld);
        if (k + 2 < k_end) value.z = __ldg(at + 2 * operand.ld);
        if (k + 3 < k_end) value.w = __ldg(at + 3 * operand.ld);
      }
    }
    x[quad] = value;
  }
}

__device__ __forceinline__ uint32_t magnitude(float x) { return __float_as_uint(x) & 0x7FFFFFFFu; }

__device__ __forceinline__ uint32_t magnitude(const float4 &x) {
  return max(max(magnitude(x.x), magnitude(x.y)), max(magnitude(x.z), magnitude(x.w)));
}

// Merges the row maxima of the CTA's block into shared memory, which starts as zeros.
template <int ROWS, bool K_CONTIGUOUS>
__device__ __forceinline__ void merge_maxima(const float4 (&x)[kPackPerThread / 4],
                                             uint32_t *maxima) {
  using Shape = PackShape<ROWS>;
  const PackMap<ROWS, K_CONTIGUOUS> map;
  constexpr int kRowsHere = K_CONTIGUOUS ? ROWS / 8 : 1;
  constexpr int kQuadsPerRow = Shape::kQuads / kRowsHere;
#pragma unroll
  for (int r = 0; r < kRowsHere; ++r) {
    uint32_t most = 0;
#pragma unroll
    for (int i = 0; i < kQuadsPerRow; ++i) most = max(most, magnitude(x[r * kQuadsPerRow + i]));
    if (K_CONTIGUOUS) {
      most = __reduce_max_sync(0xFFFFFFFFu, most);
      uint32_t &merged = maxima[map.row(r * kQuadsPerRow)];  // this warp's alone
      if (map.lane == 0) merged = max(merged, most);
    } else {
      atomicMax(&maxima[map.row(0)], most);
    }
  }
}

// The same with the barriers around it.
template <int ROWS, bool K_CONTIGUOUS>
__device__ __forceinline__ void block_maxima(const float4 (&x)[kPackPerThread / 4],
                                             uint32_t *maxima) {
  if (threadIdx.x < ROWS) maxima[threadIdx.x] = 0;
  __syncthreads();
  merge_maxima<ROWS, K_CONTIGUOUS>(x, maxima);
  __syncthreads();
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

// The slices of four consecutive k, which are scaled already.
template <typename Digit, int SLICES>
__device__ __forceinline__ void slices_of(uint32_t (&slices)[SLICES], const float4 &x) {
  const uint32_t word[4] = {Digit::biased(x.x), Digit::biased(x.y), Digit::biased(x.z),
                            Digit::biased(x.w)};
  transpose_bytes(slices, word);
#pragma unroll
  for (int s = 0; s < SLICES; ++s) slices[s] ^= Digit::unbias(s);
}

}  // namespace mixpert
