// Sums over a long k, in segments: fewer roundings of large sums, as in cuBLAS when it splits k.
// This matters for sums of few non-zero products spread over k, and for data of wide range
// (docs/notes/float-splits.md).
#pragma once

#include "params_types.cuh"

namespace mixpert {

// The sum of the previous segments; FRAGMENT is a thread's array of floats. It is kept in local memory,
// which is accessed once per segment, because no registers are free. Accesses have sixteen bytes, with
// all loads before the first store: each has the latency of L2.
template <typename FRAGMENT>
class LongSums {
 public:
  // At the end of a segment that is not the last.
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

  // Adds the previous segments to the sum of the last one.
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
  // An address that is opaque to the compiler, which would otherwise use registers.
  __device__ __forceinline__ uint64_t in_memory() {
    uint64_t address;
    asm volatile("cvta.to.local.u64 %0, %1;" : "=l"(address) : "l"(values_) : "memory");
    return address;
  }

  alignas(16) float values_[kCount];
};

}  // namespace mixpert
