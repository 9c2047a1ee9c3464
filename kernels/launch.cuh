// Launches of one GEMM overlap where the device can (programmatic dependent launch): the next one
// is made while this one runs, and waits inside its kernel (mixpert_launch::overlaps).
#pragma once

#include "params.cuh"

namespace mixpert {

// From here on the next launch may start: once all CTAs of this one are here, or gone.
__device__ __forceinline__ void allow_next_launch() {
#if __CUDA_ARCH__ >= 900
  asm volatile("griddepcontrol.launch_dependents;" ::: "memory");
#endif
}

// Waits for the whole of the launch before.
__device__ __forceinline__ void await_launch() {
#if __CUDA_ARCH__ >= 900
  asm volatile("griddepcontrol.wait;" ::: "memory");
#endif
}

// Stands in every kernel that a lowering launches, before anything that an earlier launch wrote is
// read and before anything is written. Until then only A, B and the scalars may be read. As each
// kernel waits for the whole of the one before, it waits for all of them.
__device__ __forceinline__ void join_launches() {
  allow_next_launch();
  await_launch();
}

// What an earlier launch of the call wrote. Not by __ldg where launches overlap: that promises that
// nothing writes it while the kernel runs, so that a compiler may load it before the wait.
template <typename T>
__device__ __forceinline__ T written_before(const T *at) {
#if __CUDA_ARCH__ >= 900
  return *at;
#else
  return __ldg(at);
#endif
}

// join_launches in a GEMM kernel of a guard's ladder. The first rung lets the next one start when it has
// waited itself, so that there all is found that launches before the ladder wrote. A later rung
// (`beside`) therefore starts as soon as there is room for it, with the last tiles of the one before
// still to be done; it ends after that one (end_rung).
__device__ __forceinline__ void join_rung(bool beside) {
  if (beside) {
    allow_next_launch();
    __threadfence();
  } else {
    await_launch();
    allow_next_launch();
  }
}

// As a launch ends with its last CTA, it is enough that one thread of one CTA waits: one that has
// nothing else to do.
__device__ __forceinline__ void end_rung(bool beside, int idle_thread) {
  if (beside && blockIdx.x == 0 && threadIdx.x == idle_thread) await_launch();
}

}  // namespace mixpert
