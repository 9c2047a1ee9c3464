// Scheme fp64 on the current device: cuBLAS's own product of copies in double precision.
#pragma once

#include "execute/executor.h"

namespace mixpert {

// Leaves C unchanged on failure, so that the caller can fall back to native, and never writes the
// side of C outside of a triangle. `workspace`: bytes.
mixpert_status run_fp64(const DeviceGemm &gemm, const Cublas &cublas, void *handle,
                        uint64_t *workspace);

}  // namespace mixpert
