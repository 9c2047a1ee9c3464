// How far rows of BF16 or TF32 pieces may be raised, so that the last pieces of small elements do
// not underflow: as far as the largest element of the other operand permits (docs/bounds.md). Where
// that does not suffice, packing says so.
#pragma once

#include "pack_exchange.cuh"

namespace mixpert {

// FP16 has one binade for all rows.
template <typename Encoder>
constexpr bool kRaised = Encoder::kLeastTop != Encoder::kMostTop;

constexpr int kMostMaxima = 1 << 16;  // of an operand; where there are more, its rows count as huge

// Merges the largest of an operand's row maxima into shared memory, which starts as zero: reading so
// many words takes a few microseconds.
__device__ __forceinline__ void merge_largest(const uint32_t *maxima, int64_t rows,
                                              uint32_t *largest) {
  uint32_t most = rows > kMostMaxima ? 0x7F800000u : 0;
  if (most == 0)
#pragma unroll 8
    for (int i = threadIdx.x; i < rows; i += kPackThreads) most = max(most, maxima[i]);
  most = __reduce_max_sync(0xFFFFFFFFu, most);
  if (threadIdx.x % 32 == 0) atomicMax(largest, most);
}

// The top to which rows may be raised, from the bits of the other operand's largest magnitude: k
// products of such a row and any of the other operand, raised likewise, stay below 2^127.
template <typename Encoder>
__device__ __forceinline__ int raised_top(int k, uint32_t other_largest) {
  const int room = 127 - (32 - __clz(k - 1));
  const int other = static_cast<int>(other_largest >> 23) - 126;
  return kRaised<Encoder> ? room - max(min(other, Encoder::kMostTop), (room + 1) / 2)
                          : Encoder::kLeastTop;
}

// Tells where the last piece of an element of a raised row underflows, in the place of statistics.
struct TellUnderflow {
  uint32_t &found;  // of the CTA

  template <typename Encoder>
  struct Row {
    uint32_t &found;
    float scale;  // the second factor is in the elements already

    __device__ Row(const TellUnderflow &tell, int, const float2 &scales)
        : found(tell.found), scale(scales.x) {}
    template <int QUADS>
    __device__ void start(const float4 *, float) {}
    template <typename Words>
    __device__ void add(const float4 &x, const Words &) {
      if constexpr (kRaised<Encoder>)
        if (Encoder::is_low(least_key(x), scale)) found = 1;
    }
    template <bool K_CONTIGUOUS>
    __device__ void finish() {}
  };
  static constexpr bool kWanted = false;
  __device__ void start() const {}
  __device__ void prepare(int, uint32_t) const {}
};

}  // namespace mixpert
