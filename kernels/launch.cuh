// Launches of one GEMM overlap where the device can (programmatic dependent launch): the next one
// is made while this one runs, and waits inside its kernel (mixpert_launch::overlaps).
#pragma once

#include "params.cuh"

namespace mixpert {

// Stands in every kernel that a lowering launches, before anything that an earlier launch wrote is
// read and before anything is written. Until then only A, B and the scalars may be read. As each
// kernel waits for the whole of the one before, it waits for all of them.
__device__ __forceinline__ void join_launches() {
#if __CUDA_ARCH__ >= 900
  asm volatile("griddepcontrol.launch_dependents;" ::: "memory");
  asm volatile("griddepcontrol.wait;" ::: "memory");
#endif
}

}  // namespace mixpert
