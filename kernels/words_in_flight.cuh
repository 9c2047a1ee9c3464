// Prefetch of FP32 elements for the fragments of mma.sync: each warp copies the elements of its own
// fragments to shared memory in advance and does not synchronise with other warps.
//
// Elements are copied in words: four k of two rows per thread, 16 k of 16 rows per warp. Lane l has
// rows l / 4 and l / 4 + 8 if K-contiguous, otherwise rows 2 (l / 4) and 2 (l / 4) + 1. Its four k
// are 4 (l % 4) + i or, to avoid bank conflicts for a wide operand that is not K-contiguous, l % 4
// + 4 i: the order of k does not matter if both operands use the same.
#pragma once

#include "pack_block.cuh"
#include "ptx.cuh"

namespace mixpert {

constexpr int kWordK = 16;  // k of a warp in a word

// Four k of either row.
using TwoRows = float4[2];
// A word of each warp; not K-contiguous: eight k of a warp in either half, four quads of rows each,
// two of them swapped where k & 2, so that lanes read without bank conflicts.
using Words = float4[2][kPackThreads];

// Row of the lane `group` = l / 4, half 0 or 1, of 16.
__device__ __forceinline__ int word_row(bool k_contiguous, int group, int half) {
  return k_contiguous ? half * 8 + group : group * 2 + half;
}

// The place in a half of `Words` that a thread copies to.
template <bool K_CONTIGUOUS>
__device__ __forceinline__ int word_place(int thread) {
  return K_CONTIGUOUS ? thread : thread ^ (thread / 4 & 2);
}

template <bool K_CONTIGUOUS>
struct WordSource {
  const SmallOperand &operand;
  const float *first;  // row 0, the thread's first k
  int k_left;          // from there on
  bool aligned;

  __device__ WordSource(const SmallOperand &operand, int k0, int k_end) : operand(operand) {
    const int lane = threadIdx.x % 32;
    const int k = k0 + (K_CONTIGUOUS ? lane % 4 * 4 : lane / 4);
    first = operand.source + (K_CONTIGUOUS ? k : k * operand.ld);
    k_left = k_end - k;
    aligned = operand.ld % 4 == 0 && (reinterpret_cast<uint64_t>(operand.source) & 15) == 0;
  }

  // Recomputed for each block to save registers.
  __device__ static __forceinline__ int row() {
    return K_CONTIGUOUS ? threadIdx.x % 32 / 4 : threadIdx.x % 4 * 4;
  }

  // `inside` of four elements exist, the others become zeros.
  __device__ __forceinline__ void copy_quad(uint32_t target, const float *source,
                                            int inside) const {
    const int count = max(0, min(inside, 4));
    if (count == 0) source = operand.source;  // must be a valid address, although nothing is read
    if (aligned) {
      cp_async_16(target, source, count * 4);
      return;
    }
#pragma unroll 1
    for (int i = 0; i < 4; ++i)
      cp_async_4(target + i * 4, i < count ? source + i : operand.source, i < count ? 4 : 0);
  }

  // Starts the copies of word `word` of the 16 rows from row0 on, to two quads at a distance of
  // `pitch`.
  __device__ __forceinline__ void copy(uint32_t target, int pitch, int row0, int word) const {
    const int here = row0 + row(), left = k_left - word * kWordK;
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      if (K_CONTIGUOUS)
        copy_quad(target + half * pitch, first + (here + half * 8) * operand.ld + word * kWordK,
                  here + half * 8 < operand.rows ? left : 0);
      else
        copy_quad(target + half * pitch, first + here + (word * kWordK + half * 8) * operand.ld,
                  half * 8 < left ? operand.rows - here : 0);
    }
  }
};

// Reads a word that has arrived. STRIDED: the thread's k are l % 4 + 4 i. The warp has
// synchronised.
template <bool K_CONTIGUOUS, bool STRIDED>
__device__ __forceinline__ void read_word(TwoRows &x, const Words &word) {
  if (K_CONTIGUOUS && !STRIDED) {
    x[0] = word[0][threadIdx.x];
    x[1] = word[1][threadIdx.x];
    return;
  }
  const int group = threadIdx.x % 32 / 4, of_four = threadIdx.x % 4;
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    if (K_CONTIGUOUS) {
#pragma unroll
      for (int half = 0; half < 2; ++half)
        (&x[half].x)[i] = (&word[half][threadIdx.x / 4 * 4 + i].x)[of_four];
    } else {
      const int k = STRIDED ? of_four + i * 4 : of_four * 4 + i;
      const int quad = threadIdx.x / 32 * 32 + k % 8 * 4 + (group / 2 ^ (k & 2));
      const float2 rows = reinterpret_cast<const float2 *>(&word[k / 8][quad])[group % 2];
      (&x[0].x)[i] = rows.x;
      (&x[1].x)[i] = rows.y;
    }
  }
}

}  // namespace mixpert
