// pack_split: FP32 operands of one GEMM -> FP16, BF16 or TF32 pieces and exponents
// (split_encoder.cuh).
//
// Compile with the macros of split_types.cuh and -DMIXPERT_ROWS and _IN_PARTS as for pack; _BITCUT:
// 1 where pieces are cut off instead of rounded; _STATISTICS=1: also statistics of the rows.
#pragma once

#include "pack_statistics.cuh"
#include "split_encoder.cuh"

namespace mixpert {

using Encoder = PieceEncoder<Split, MIXPERT_BITCUT>;

// CTAs that share an SM: four would spill registers of statistics, or of TF32 pieces.
constexpr int kSplitStatisticsResident = 3;
constexpr int kSplitResident = Split::kBytes == 4 ? 3 : kPackResident;

}  // namespace mixpert

#if MIXPERT_STATISTICS
extern "C" __global__ void __launch_bounds__(mixpert::kPackThreads, mixpert::kSplitStatisticsResident)
    pack_split(const __grid_constant__ mixpert::PackStatisticsParams params) {
  using namespace mixpert;
  extern __shared__ __align__(16) uint32_t stage[];
  __shared__ PackShared shared;
  __shared__ StatisticsShared<MIXPERT_ROWS> gathered;
  gathered.clear();
  pack_operands<MIXPERT_ROWS, Encoder, Encoder>(
      params.pack, shared, stage, Statistics<MIXPERT_ROWS>{gathered, params});
}
#else
extern "C" __global__ void __launch_bounds__(mixpert::kPackThreads, mixpert::kSplitResident)
    pack_split(const __grid_constant__ mixpert::PackParams params) {
  using namespace mixpert;
  extern __shared__ __align__(16) uint32_t stage[];
  __shared__ PackShared shared;
  pack_operands<MIXPERT_ROWS, Encoder, Encoder>(params, shared, stage);
}
#endif
