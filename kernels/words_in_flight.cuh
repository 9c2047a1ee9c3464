// FP32 elements on their way into the fragments of mma.sync: each thread copies the elements of its
// own fragments to shared memory, ahead of time, and waits for nobody else.
//
// They come in words: four consecutive k of two rows. Lane l of a warp has k 4 (l % 4) + 0 to 3 of
// every 16, and of 16 rows either l / 4 and that + 8 (K-contiguous) or 2 (l / 4) and the next, which
// follow each other in memory.
#pragma once

#include "pack_block.cuh"
#include "ptx.cuh"

namespace mixpert {

constexpr int kWordK = 16;  // k of a warp in a word

// Row of the lane `group` = l / 4, half 0 or 1, of 16.
__device__ __forceinline__ int word_row(bool k_contiguous, int group, int half) {
  return k_contiguous ? half * 8 + group : group * 2 + half;
}

template <bool K_CONTIGUOUS>
struct WordSource {
  const SmallOperand &operand;
  const float *first;  // row 0, the thread's first k
  int k_left;          // from there on
  int row;             // of a block
  bool aligned;

  __device__ WordSource(const SmallOperand &operand, int k0, int k_end)
      : operand(operand), row(word_row(K_CONTIGUOUS, threadIdx.x % 32 / 4, 0)) {
    const int k = k0 + threadIdx.x % 4 * 4;
    first = operand.source + (K_CONTIGUOUS ? k : k * operand.ld);
    k_left = k_end - k;
    const int together = K_CONTIGUOUS ? 4 : 2;
    aligned = operand.ld % together == 0 &&
              (reinterpret_cast<uint64_t>(operand.source) & (together * 4 - 1)) == 0;
  }

  // `inside` of the elements exist, the others become zeros.
  __device__ __forceinline__ void copy_elements(uint32_t target, const float *source,
                                                int inside) const {
    constexpr int kCount = K_CONTIGUOUS ? 4 : 2;
    const int count = max(0, min(inside, kCount));
    if (count == 0) source = operand.source;  // may be read, though nothing is
    if (aligned) {
      if (K_CONTIGUOUS)
        cp_async_16(target, source, count * 4);
      else
        cp_async_8(target, source, count * 4);
      return;
    }
#pragma unroll
    for (int i = 0; i < kCount; ++i)
      cp_async_4(target + i * 4, i < count ? source + i : operand.source, i < count ? 4 : 0);
  }

  // Sends for word `word` of the 16 rows from row0 on, to two quads `pitch` apart.
  __device__ __forceinline__ void copy(uint32_t target, int pitch, int row0, int word) const {
    const int here = row0 + row, left = k_left - word * kWordK;
    if (K_CONTIGUOUS) {
#pragma unroll
      for (int half = 0; half < 2; ++half)
        copy_elements(target + half * pitch,
                      first + (here + half * 8) * operand.ld + word * kWordK,
                      here + half * 8 < operand.rows ? left : 0);
    } else {
#pragma unroll
      for (int i = 0; i < 4; ++i)
        copy_elements(target + i / 2 * pitch + i % 2 * 8,
                      first + here + (word * kWordK + i) * operand.ld,
                      i < left ? operand.rows - here : 0);
    }
  }
};

// Four k of either row.
using TwoRows = float4[2];

template <bool K_CONTIGUOUS>
__device__ __forceinline__ void sort_rows(TwoRows &x) {
  if (K_CONTIGUOUS) return;
  const float4 first = x[0], second = x[1];
  x[0] = make_float4(first.x, first.z, second.x, second.z);
  x[1] = make_float4(first.y, first.w, second.y, second.w);
}

}  // namespace mixpert
