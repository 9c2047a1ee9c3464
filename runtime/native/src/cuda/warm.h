// Warm-up of calls whose time the tuner will read.
#pragma once

#include "cuda/cublas.h"
#include "cuda/executor.h"
#include "dispatch.h"

namespace mixpert {

// Where calls are traced, runs the first call of a (site, shape, scheme) once into scratch memory,
// so that the time of the real call holds no loading of kernels, cuBLAS's included. Does nothing
// during stream capture, for scalars on the device, and where memory is short.
void warm_up(const Call &call, const DeviceGemm &gemm, const mixpert_scheme &scheme,
             const PreparedInt8 *prepared, const Cublas &cublas, void *handle);

}  // namespace mixpert
