// pack_split: FP32 operands of one GEMM -> FP16, BF16 or TF32 pieces and exponents
// (split_encoder.cuh).
//
// Compile with the macros of split_types.cuh and -DMIXPERT_ROWS and _IN_PARTS as for pack; _BITCUT:
// 1 where pieces are cut off instead of rounded; _STATISTICS=1: also statistics of the rows.
// _AGAIN=1: where elements of BF16 or TF32 are small, with raised rows (low_elements.cuh).
#pragma once

#if MIXPERT_AGAIN
#define MIXPERT_RAISES
#elif !MIXPERT_STATISTICS && MIXPERT_TYPE != 0
#define MIXPERT_NOTES  // CTAs with such elements
#endif

#include "low_elements.cuh"
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
#elif MIXPERT_AGAIN
extern "C" __global__ void __launch_bounds__(mixpert::kPackThreads)
    pack_split(const __grid_constant__ mixpert::PackSplitParams params) {
  using namespace mixpert;
  extern __shared__ __align__(16) uint32_t stage[];
  __shared__ PackShared shared;
  pack_again<MIXPERT_ROWS, Encoder>(params, shared, stage);
}
#elif defined(MIXPERT_NOTES)
extern "C" __global__ void __launch_bounds__(mixpert::kPackThreads, mixpert::kSplitResident)
    pack_split(const __grid_constant__ mixpert::PackSplitParams params) {
  using namespace mixpert;
  extern __shared__ __align__(16) uint32_t stage[];
  __shared__ PackShared shared;
  if (threadIdx.x < MIXPERT_ROWS) shared.keys[threadIdx.x] = 0xFFFFFFFFu;
  if (threadIdx.x == 0) shared.low = 0;
  pack_operands<MIXPERT_ROWS, Encoder, Encoder>(params.pack, shared, stage);
  if (threadIdx.x != 0 || !params.low) return;
  params.low[shared.ticket] = shared.low != 0;
  if (shared.ticket == 0 && params.underflow) *params.underflow = 0;  // before any is packed again
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
