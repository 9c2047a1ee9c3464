// Warm-up of calls whose time the tuner will read.
#pragma once

#include "cublas/cublas.h"
#include "execute/executor.h"
#include "dispatch/dispatch.h"

namespace mixpert {

// If calls are traced, runs the first call of a (site, shape, scheme) into scratch memory, so that
// the time of the real call does not include loading of kernels, also by cuBLAS. Then queues
// several without gaps and returns the milliseconds of one. Does nothing and returns 0 during
// stream capture, for scalars on the device, and if memory is short.
double warm_up(const Call &call, const DeviceGemm &gemm, const mixpert_scheme &scheme,
               const Prepared *prepared, const Cublas &cublas, void *handle);

}  // namespace mixpert
