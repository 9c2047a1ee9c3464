// Batches given as arrays of pointers: a fixed number of launches, whatever the batch.
#pragma once

#include "execute/executor.h"
#include "cuda/timing.h"

namespace mixpert {

// Arrays in device memory of the addresses of matrices.
struct PointerArrays {
  const float *const *a, *const *b;
  float *const *c;  // null: the call has no arrays
};

// Copies the matrices into workspace, multiplies them there and copies C back. `gemm` has sizes,
// scalars and stream; its matrices are ignored. On failure no C has been written.
mixpert_status run_arrays(const DeviceGemm &gemm, const PointerArrays &arrays,
                          const mixpert_scheme &scheme, CallTimer &timer, uint64_t *workspace);

}  // namespace mixpert
