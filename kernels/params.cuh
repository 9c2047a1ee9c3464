// Kernel parameters: filled by the lowering (runtime/native/src/lower), read by the kernels.
// Plain C++ that both the host compiler and NVRTC take; every struct is passed by value.
#pragma once

#include "params_pack.cuh"
#include "params_guard.cuh"
#include "params_gemm.cuh"
#include "params_unpacked.cuh"
#include "params_result.cuh"
#include "params_check.cuh"
#include "params_around.cuh"
