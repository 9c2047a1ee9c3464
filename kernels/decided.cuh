// Launches after a guard that runs beside the first GEMM need not wait for that GEMM to end, only
// for what the guard decides.
#pragma once

#include "ptx.cuh"

namespace mixpert {

// The guard, by a warp of which some lanes have stored decisions: so many more can be read.
__device__ __forceinline__ void tell_decided(uint32_t *counts, uint32_t lanes, int count,
                                             bool leader) {
  __syncwarp(lanes);
  if (!leader) return;
  __threadfence();
  atomicAdd(counts + kGuardDecided, count);
}

// Waits until all `panels` are decided; true where all are the first rung's. The guard's CTAs run
// before this launch starts. `counts`: GuardParams::counts, of which the first one is final when it
// is `panels`: usually one way to L2 suffices.
__device__ __forceinline__ bool first_has_all(const uint32_t *counts, uint32_t panels) {
  while (true) {
    const uint32_t first = load_relaxed(counts), decided = load_relaxed(counts + kGuardDecided);
    if (first == panels) return true;
    if (decided == panels) break;
    __nanosleep(200);
  }
  __threadfence();
  return load_relaxed(counts) == panels;
}

}  // namespace mixpert
