// Runs one GEMM on the current device: int8 schemes by the lowering's launches, fp64 through
// cuBLAS in double.
#pragma once

#include "cuda/driver.h"
#include "mixpert.h"

namespace mixpert {

struct Cublas;

// A GEMM on device memory. The scalars lie on the host, or on the device where `device_scalars`.
struct DeviceGemm {
  mixpert_problem problem;
  const float *a, *b;
  float *c;
  const float *alpha, *beta;
  bool device_scalars;
  CuStream stream;
};

// Queues the GEMM on its stream. On failure nothing has been written to C.
mixpert_status run_int8(const DeviceGemm &gemm, const mixpert_scheme &scheme, uint64_t *workspace);
mixpert_status run_fp64(const DeviceGemm &gemm, const Cublas &cublas, void *handle,
                        uint64_t *workspace);

}  // namespace mixpert
