// Warm-up of calls whose time the tuner will read.
#pragma once

#include "cublas/cublas.h"
#include "cublas/native_call.h"
#include "execute/executor.h"
#include "dispatch/dispatch.h"

namespace mixpert {

// If calls are traced, these run the first call of a (site, shape, scheme) into scratch memory, so
// that the time of the real call does not include loading of kernels, also by cuBLAS. Then they
// queue several without gaps and return the milliseconds of one. They do nothing and return 0
// during stream capture, for scalars on the device, and if memory is short.

double warm_up(const Call &call, const DeviceGemm &gemm, const mixpert_scheme &scheme);

// The original operation: `into`, or null and by the handle.
double warm_up_native(const Call &call, const DeviceGemm &gemm, const Cublas &cublas, void *handle,
                      const CallInto *into);

}  // namespace mixpert
