// wgmma, FP16, BF16 or TF32 in (-DMIXPERT_TYPE), FP32 out.
#pragma once

#define MIXPERT_WGMMA_REGISTER float
#define MIXPERT_WGMMA_HELD(X) "+f"(X)
#if MIXPERT_TYPE == 0
#define MIXPERT_WGMMA_TYPES "k16.f32.f16.f16"
#define MIXPERT_WGMMA_TAIL ", 1, 1, 0, 0"
#elif MIXPERT_TYPE == 1
#define MIXPERT_WGMMA_TYPES "k16.f32.bf16.bf16"
#define MIXPERT_WGMMA_TAIL ", 1, 1, 0, 0"
#else
#define MIXPERT_WGMMA_TYPES "k8.f32.tf32.tf32"
#define MIXPERT_WGMMA_TAIL ", 1, 1"
#endif

#include "wgmma.cuh"
