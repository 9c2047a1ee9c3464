// wgmma, FP16, BF16 or TF32 in, FP32 out.
#pragma once

#include "split_types.cuh"

#define MIXPERT_WGMMA_NAME WgmmaFp16
#define MIXPERT_WGMMA_REGISTER float
#define MIXPERT_WGMMA_HELD(X) "+f"(X)
#define MIXPERT_WGMMA_TYPES "k16.f32.f16.f16"
#define MIXPERT_WGMMA_TAIL ", 1, 1, 0, 0"
#include "wgmma.cuh"

#define MIXPERT_WGMMA_NAME WgmmaBf16
#define MIXPERT_WGMMA_REGISTER float
#define MIXPERT_WGMMA_HELD(X) "+f"(X)
#define MIXPERT_WGMMA_TYPES "k16.f32.bf16.bf16"
#define MIXPERT_WGMMA_TAIL ", 1, 1, 0, 0"
#include "wgmma.cuh"

#define MIXPERT_WGMMA_NAME WgmmaTf32
#define MIXPERT_WGMMA_REGISTER float
#define MIXPERT_WGMMA_HELD(X) "+f"(X)
#define MIXPERT_WGMMA_TYPES "k8.f32.tf32.tf32"
#define MIXPERT_WGMMA_TAIL ", 1, 1"
#include "wgmma.cuh"

namespace mixpert {

// By the type of pieces (SplitType) and the width.
template <int TYPE, int N>
struct WgmmaOf;
template <int N>
struct WgmmaOf<kFp16, N> : WgmmaFp16<N> {};
template <int N>
struct WgmmaOf<kBf16, N> : WgmmaBf16<N> {};
template <int N>
struct WgmmaOf<kTf32, N> : WgmmaTf32<N> {};

}  // namespace mixpert
