// Sums over a long k, in segments: fewer roundings of large sums, as where cuBLAS cuts k into parts.
// What counts for sums of few numbers that are spread over k (docs/notes/float-splits.md).
#pragma once

#include "params_types.cuh"

namespace mixpert {

constexpr int kSegmentBytes = 32768;  // of k of one piece in a segment

// What the segments before this one add up to, FRAGMENT an array of floats of a thread. It lies in
// local memory, which is touched once a segment: registers are taken.
template <typename FRAGMENT>
class LongSums {
 public:
  // At the end of a segment that another one follows.
  __device__ __forceinline__ void add(const FRAGMENT &sums, bool first) {
    volatile float *values = in_memory();
#pragma unroll
    for (int v = 0; v < kCount; ++v) values[v] = first ? at(sums, v) : values[v] + at(sums, v);
  }

  // Makes the sum of the last segment that of all.
  __device__ __forceinline__ void end(FRAGMENT &sums) {
    const volatile float *values = in_memory();
#pragma unroll
    for (int v = 0; v < kCount; ++v) reinterpret_cast<float *>(&sums)[v] += values[v];
  }

 private:
  static constexpr int kCount = sizeof(FRAGMENT) / sizeof(float);

  __device__ __forceinline__ static float at(const FRAGMENT &sums, int v) {
    return reinterpret_cast<const float *>(&sums)[v];
  }
  // An address that the compiler cannot see through.
  __device__ __forceinline__ volatile float *in_memory() {
    uint64_t address = reinterpret_cast<uint64_t>(values_);
    asm volatile("" : "+l"(address)::"memory");
    return reinterpret_cast<volatile float *>(address);
  }

  float values_[kCount];
};

}  // namespace mixpert
