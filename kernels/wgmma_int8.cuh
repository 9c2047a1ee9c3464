// wgmma, INT8 in, INT32 out.
#pragma once

#define MIXPERT_WGMMA_NAME Wgmma
#define MIXPERT_WGMMA_REGISTER int
#define MIXPERT_WGMMA_HELD(X) "+r"(X)
#define MIXPERT_WGMMA_TYPES "k32.s32.s8.s8"
#define MIXPERT_WGMMA_TAIL ""

#include "wgmma.cuh"
