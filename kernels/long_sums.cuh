// Sums over a long k, in segments: what a segment adds up to goes into a second sum, and what that
// rounds off goes into the next segment. The error then grows with the length of a segment, not
// with k (docs/notes/float-splits.md).
#pragma once

#include "compensated_sum.cuh"
#include "params_types.cuh"

namespace mixpert {

// The sums of the previous segments, in registers; FRAGMENT is a thread's array of floats.
template <typename FRAGMENT, bool IN_MEMORY>
class LongSums {
 public:
  // At the end of a segment that is not the last: `sums` is then what the next one starts from.
  __device__ __forceinline__ void add(FRAGMENT &sums, bool first) {
#pragma unroll
    for (int v = 0; v < kCount; ++v) {
      if (first) values_[v] = 0;
      add_compensated(values_[v], reinterpret_cast<float *>(&sums)[v]);
    }
  }

  // Adds the previous segments to the sum of the last one.
  __device__ __forceinline__ void end(FRAGMENT &sums) {
#pragma unroll
    for (int v = 0; v < kCount; ++v) reinterpret_cast<float *>(&sums)[v] += values_[v];
  }

 private:
  static constexpr int kCount = sizeof(FRAGMENT) / sizeof(float);
  float values_[kCount];
};

// The same in local memory, which is accessed once per segment, where no registers are free.
// Accesses have sixteen bytes, with all loads before the first store: each has the latency of L2.
template <typename FRAGMENT>
class LongSums<FRAGMENT, true> {
 public:
  __device__ __forceinline__ void add(FRAGMENT &sums, bool first) {
    const uint64_t memory = in_memory();
#pragma unroll
    for (int begin = 0; begin < kCount; begin += kAtOnce) {
      float all[kAtOnce];
      if (first) {
#pragma unroll
        for (int v = 0; v < kAtOnce; ++v) {
          all[v] = at(sums, begin + v);
          at(sums, begin + v) = 0;
        }
      } else {
#pragma unroll
        for (int v = 0; v < kAtOnce; v += 4) load(all + v, memory + 4 * (begin + v));
#pragma unroll
        for (int v = 0; v < kAtOnce; ++v) add_compensated(all[v], at(sums, begin + v));
      }
#pragma unroll
      for (int v = 0; v < kAtOnce; v += 4) store(memory + 4 * (begin + v), all + v);
    }
  }

  __device__ __forceinline__ void end(FRAGMENT &sums) {
    const uint64_t memory = in_memory();
#pragma unroll
    for (int v = 0; v < kCount; v += 4) {
      float before[4];
      load(before, memory + 4 * v);
#pragma unroll
      for (int i = 0; i < 4; ++i) at(sums, v + i) += before[i];
    }
  }

 private:
  static constexpr int kCount = sizeof(FRAGMENT) / sizeof(float);
  static constexpr int kAtOnce = kCount < 32 ? kCount : 32;
  static_assert(kCount % kAtOnce == 0 && kAtOnce % 4 == 0, "sixteen bytes at a time");

  __device__ __forceinline__ static float &at(FRAGMENT &sums, int v) {
    return reinterpret_cast<float *>(&sums)[v];
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
