// Sums over a long k, in segments: fewer roundings of large sums, as where cuBLAS cuts k into parts.
// What counts for sums of few numbers that are spread over k, and for data of wide range
// (docs/notes/float-splits.md).
#pragma once

#include "params_types.cuh"

namespace mixpert {

// What the segments before this one add up to, FRAGMENT an array of floats of a thread. It lies in
// local memory, which is touched once a segment: registers are taken. Sixteen bytes at a time, all
// loads before the first store: each takes as long as one of L2.
template <typename FRAGMENT>
class LongSums {
 public:
  // At the end of a segment that another one follows.
  __device__ __forceinline__ void add(const FRAGMENT &sums, bool first) {
    const uint64_t memory = in_memory();
    float all[kCount];
    if (first) {
#pragma unroll
      for (int v = 0; v < kCount; ++v) all[v] = at(sums, v);
    } else {
#pragma unroll
      for (int v = 0; v < kCount; v += 4) load(all + v, memory + 4 * v);
#pragma unroll
      for (int v = 0; v < kCount; ++v) all[v] += at(sums, v);
    }
#pragma unroll
    for (int v = 0; v < kCount; v += 4) store(memory + 4 * v, all + v);
  }

  // Makes the sum of the last segment that of all.
  __device__ __forceinline__ void end(FRAGMENT &sums) {
    const uint64_t memory = in_memory();
#pragma unroll
    for (int v = 0; v < kCount; v += 4) {
      float before[4];
      load(before, memory + 4 * v);
#pragma unroll
      for (int i = 0; i < 4; ++i) reinterpret_cast<float *>(&sums)[v + i] += before[i];
    }
  }

 private:
  static constexpr int kCount = sizeof(FRAGMENT) / sizeof(float);
  static_assert(kCount % 4 == 0, "sixteen bytes at a time");

  __device__ __forceinline__ static float at(const FRAGMENT &sums, int v) {
    return reinterpret_cast<const float *>(&sums)[v];
  }
  __device__ __forceinline__ static void load(float *to, uint64_t from) {
    asm volatile("ld.local.v4.f32 {%0, %1, %2, %3}, [%4];"
                 : "=f"(to[0]), "=f"(to[1]), "=f"(to[2]), "=f"(to[3])
                 : "l"(from)
                 : "memory");
  }
  __device__ __forceinline__ static void store(uint64_t to, const float *from) {
    asm volatile("st.local.v4.f32 [%0], {%1, %2, %3, %4};" ::"l"(to), "f"(from[0]), "f"(from[1]),
                 "f"(from[2]), "f"(from[3])
                 : "memory");
  }
  // An address that the compiler cannot see through: else it takes registers.
  __device__ __forceinline__ uint64_t in_memory() {
    uint64_t address;
    asm volatile("cvta.to.local.u64 %0, %1;" : "=l"(address) : "l"(values_) : "memory");
    return address;
  }

  alignas(16) float values_[kCount];
};

}  // namespace mixpert
