// Launches of one GEMM overlap if the device supports it (programmatic dependent launch): the next
// one starts while this one runs, and waits inside its kernel (mixpert_launch::overlaps).
#pragma once

#include "params.cuh"

namespace mixpert {

// The next launch may start once all CTAs of this one have called this, or ended.
__device__ __forceinline__ void allow_next_launch() {
#if __CUDA_ARCH__ >= 900
  asm volatile("griddepcontrol.launch_dependents;" ::: "memory");
#endif
}

// Waits until the previous launch is complete.
__device__ __forceinline__ void await_launch() {
#if __CUDA_ARCH__ >= 900
  asm volatile("griddepcontrol.wait;" ::: "memory");
#endif
}

// Called in every kernel that a lowering launches, before it reads anything that an earlier launch
// wrote and before it writes anything. Earlier it may only read A, B and the scalars. Because each
// kernel waits for the previous one, it waits for all of them.
__device__ __forceinline__ void join_launches() {
  allow_next_launch();
  await_launch();
}

// Reads what an earlier launch of the call wrote; not by __ldg if launches overlap: __ldg promises
// that nothing writes it while the kernel runs, and the compiler may then load it before the wait.
template <typename T>
__device__ __forceinline__ T written_before(const T *at) {
#if __CUDA_ARCH__ >= 900
  return *at;
#else
  return __ldg(at);
#endif
}

// join_launches for a GEMM kernel of a guard's ladder. The first rung lets the next one start after
// it has waited itself, so that everything written before the ladder is visible to all rungs. A
// later rung (`beside`) therefore starts as soon as there is room for it, while the last tiles of
// the previous rung are still computed; it ends after that one (end_rung).
__device__ __forceinline__ void join_rung(bool beside) {
  if (beside) {
    allow_next_launch();
    __threadfence();
  } else {
    await_launch();
    allow_next_launch();
  }
}

// A launch ends with its last CTA; therefore it suffices that one thread of one CTA waits, an idle
// one.
__device__ __forceinline__ void end_rung(bool beside, int idle_thread) {
  if (beside && blockIdx.x == 0 && threadIdx.x == idle_thread) await_launch();
}

}  // namespace mixpert
