// Warm-up of calls whose time the tuner will read.
#pragma once

#include "cublas/cublas.h"
#include "execute/executor.h"
#include "dispatch/dispatch.h"

namespace mixpert {

// Where calls are traced, runs the first call of a (site, shape, scheme) into scratch memory, so
// that the time of the real call holds no loading of kernels, cuBLAS's included; then some more,
// queued one behind the other, for a time without gaps of the host: milliseconds of one. Does
// nothing and gives 0 during stream capture, for scalars on the device, and where memory is short.
double warm_up(const Call &call, const DeviceGemm &gemm, const mixpert_scheme &scheme,
               const Prepared *prepared, const Cublas &cublas, void *handle);

}  // namespace mixpert
