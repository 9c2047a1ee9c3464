// cuBLAS's own switches for emulated FP32: CUBLAS_COMPUTE_32F_EMULATED_16BFX9,
// CUBLAS_FP32_EMULATED_BF16X9_MATH, CUBLAS_EMULATE_SINGLE_PRECISION=1 and the strategy of the
// handle or of CUBLAS_EMULATION_STRATEGY. cuBLAS obeys them on compute capability 10.0 and 10.3 and
// silently computes plain FP32 elsewhere; there they choose a scheme.
#pragma once

#include "cublas/cublas.h"
#include "mixpert.h"

#include <optional>

namespace mixpert {

// The scheme that the switches request: `bf16x9`, or `auto` under the strategy that emulates only
// if that is faster. None if no switch is on, or the current device's cuBLAS obeys them.
// `compute_type` is the call's own (0: it has none), `handle` null if the call has none.
std::optional<mixpert_scheme> switched_scheme(const Cublas &api, void *handle, int compute_type);

// True if the handle's math mode is CUBLAS_FP32_EMULATED_BF16X9_MATH.
bool asks_emulation(const Cublas &api, void *handle);

}  // namespace mixpert
