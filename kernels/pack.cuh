// pack: FP32 operands of one GEMM -> INT8 slices and exponents.
//
// Compile with -DMIXPERT_SP, _SQ: slices of P and Q; _ROWS: 8, 16 or 32, or 2 or 4 where operands
// are K-contiguous; _IN_PARTS=1: a CTA takes several parts of k of an operand that is not
// (pack_exchange.cuh); _RADIX: 8 or 7; _STATISTICS=1: also statistics of the rows.
#pragma once

#include "pack_statistics.cuh"

namespace mixpert {

template <int SLICES>
struct SliceEncoder {
  using Digit = Digits<MIXPERT_RADIX, SLICES - 1>;
  static constexpr int kPieces = SLICES, kBytes = 1;
  static constexpr bool kThreeSlices = SLICES == 3 && MIXPERT_RADIX == 8;

  __device__ static int exponent(uint32_t maximum) { return Digit::exponent(maximum); }
  __device__ static void scales(int e, float *first, float *again) {
    Digit::scales(e, first, again);
  }
  __device__ static void words(uint32_t (&out)[kPieces][kBytes], const float4 &x, float scale) {
    uint32_t slices[kPieces];
    slices_of<Digit>(slices, scaled(x, scale));
#pragma unroll
    for (int s = 0; s < kPieces; ++s) out[s][0] = slices[s];
  }
};

}  // namespace mixpert

#if MIXPERT_STATISTICS
extern "C" __global__ void __launch_bounds__(mixpert::kPackThreads, mixpert::kPackResident)
    pack(const __grid_constant__ mixpert::PackStatisticsParams params) {
  using namespace mixpert;
  extern __shared__ __align__(16) uint32_t stage[];
  __shared__ PackShared shared;
  __shared__ StatisticsShared<MIXPERT_ROWS> gathered;
  gathered.clear();
  pack_operands<MIXPERT_ROWS, SliceEncoder<MIXPERT_SP>, SliceEncoder<MIXPERT_SQ>>(
      params.pack, shared, stage, Statistics<MIXPERT_ROWS>{gathered, params});
}
#else
extern "C" __global__ void __launch_bounds__(mixpert::kPackThreads, mixpert::kPackResident)
    pack(const __grid_constant__ mixpert::PackParams params) {
  using namespace mixpert;
  extern __shared__ __align__(16) uint32_t stage[];
  __shared__ PackShared shared;
  pack_operands<MIXPERT_ROWS, SliceEncoder<MIXPERT_SP>, SliceEncoder<MIXPERT_SQ>>(params, shared,
                                                                                  stage);
}
#endif
