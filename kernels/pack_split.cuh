// pack_split: FP32 operands of one GEMM -> FP16, BF16 or TF32 pieces and exponents.
//
// A row is scaled by a power of two into [2^(kLeastTop-1), 2^kMostTop): FP16 always to one binade,
// so that its small range is used; the others only at the ends of FP32's range, so that a row keeps
// all elements that FP32 itself can tell apart. A row that holds a NaN or an Inf is not scaled. NaN
// and Inf stand in the first piece alone, and no element but zero has a first piece of zero, so
// that the leading products are NaN and Inf where FP32 products are. FP16 elements below 2^-51 of
// their row's scale are zeros: as least pieces their error, of 2^-51 too, would grow with the span.
// Compile with the macros of split_types.cuh and -DMIXPERT_ROWS: 8, 16 or 32; _BITCUT: 1 where
// pieces are cut off instead of rounded; _GUARDED: 1 where the guard picks the
// panels; _STATISTICS=1: also statistics of the rows.
#pragma once

#include "pack_statistics.cuh"
#include "split_types.cuh"

namespace mixpert {

// The bits of a piece, in the low part of a word.
__device__ __forceinline__ uint32_t piece_bits(float x) {
  uint16_t half;
  uint32_t word;
  if constexpr (Split::kType == kTf32) {
    asm("cvt.rna.tf32.f32 %0, %1;" : "=r"(word) : "f"(x));
    return word & 0xFFFFE000u;
  } else if constexpr (Split::kType == kBf16) {
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(half) : "f"(x));
  } else if constexpr (MIXPERT_BITCUT) {
    asm("cvt.rz.f16.f32 %0, %1;" : "=h"(half) : "f"(x));
  } else {
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(half) : "f"(x));
  }
  return half;
}

__device__ __forceinline__ float piece_value(uint32_t bits) {
  if constexpr (Split::kType == kTf32) return __uint_as_float(bits);
  if constexpr (Split::kType == kBf16) return __uint_as_float(bits << 16);
  float value;
  asm("cvt.f32.f16 %0, %1;" : "=f"(value) : "h"(static_cast<uint16_t>(bits)));
  return value;
}

struct PieceEncoder {
  static constexpr int kPieces = Split::kPieces, kBytes = Split::kBytes;
  static constexpr bool kThreeSlices = false;
  // Where 2^31 products of a row that is scaled up and one of the largest fit in FP32.
  static constexpr int kLeastTop = Split::kType == kFp16 ? 15 : -30;
  static constexpr int kMostTop = Split::kType == kFp16 ? 15 : 119;
  static constexpr float kLargest = 65504.0f;  // of FP16
  static constexpr float kLeastKept = Split::kType == kFp16 ? 0x1p-36f : 0.0f;
  static constexpr uint32_t kMagnitude = kBytes == 4 ? 0x7FFFFFFFu : 0x7FFFu;
  static constexpr uint32_t kLeast = kBytes == 4 ? 0x2000u : 1u;  // the smallest piece but zero

  // From the bits of a row's largest magnitude; outputs are multiplied by 2^exponent.
  __device__ static int exponent(uint32_t maximum) {
    if (maximum == 0 || maximum >= 0x7F800000u) return 0;
    const int above = maximum < 0x00800000u ? -117 - __clz(maximum)
                                            : static_cast<int>(maximum >> 23) - 126;
    return above - max(kLeastTop, min(kMostTop, above));
  }

  __device__ static void scales(int e, float *first, float *again) {
    const int power = max(-126, min(127, -e));
    *first = power_of_two(power);
    *again = power_of_two(-e - power);
  }

  // The pieces of one element.
  __device__ static void split(uint32_t (&piece)[kPieces], float x, float scale) {
    float left = __fmul_rn(x, scale);
    const bool finite = fabsf(x) <= 3.402823466e38f;
    if (Split::kType == kFp16 && finite) left = fminf(fmaxf(left, -kLargest), kLargest);
#pragma unroll
    for (int s = 0; s < kPieces; ++s) {
      piece[s] = piece_bits(left);
      if (s == 0 && x != 0.0f && (piece[0] & kMagnitude) == 0 && fabsf(left) >= kLeastKept)
        piece[0] |= kLeast;
      left = finite ? __fmul_rn(__fsub_rn(left, piece_value(piece[s])),
                                s == 0 ? power_of_two(MIXPERT_REST) : 1.0f)
                    : 0.0f;
    }
  }

  __device__ static void words(uint32_t (&out)[kPieces][kBytes], const float4 &x, float scale) {
    const float element[4] = {x.x, x.y, x.z, x.w};
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      uint32_t piece[kPieces];
      split(piece, element[i], scale);
#pragma unroll
      for (int s = 0; s < kPieces; ++s) {
        if constexpr (kBytes == 4)
          out[s][i] = piece[s];
        else
          out[s][i / 2] = i % 2 ? out[s][i / 2] | piece[s] << 16 : piece[s];
      }
    }
  }
};

// Four would spill registers of BF16 pieces.
constexpr int kSplitStatisticsResident = Split::kType == kBf16 ? 3 : kPackResident;
constexpr int kSplitResident = Split::kBytes == 4 ? 3 : kPackResident;  // CTAs that share an SM

#if MIXPERT_GUARDED
// True where some panel of the guard's needs a strip; all threads of the CTA together.
__device__ __forceinline__ bool strip_wanted(const PackGuardedParams &params, const PackJob &job) {
  const Guarded &guarded = params.guarded;
  const PackOperand &operand = params.pack.operands[job.operand];
  const int panel = job.strip * MIXPERT_ROWS / kPanel;
  const int count = job.operand ? guarded.panels_p : guarded.panels_q;
  const int step = job.operand ? guarded.panels_q : 1;
  const int64_t problem = int64_t{1} * guarded.panels_p * guarded.panels_q;
  const uint8_t *line = guarded.decisions + (job.operand ? panel : panel * guarded.panels_q);
  const int begin = operand.batch == 1 ? 0 : job.batch;
  const int end = operand.batch == 1 ? guarded.batch : job.batch + 1;
  int found = 0;
  for (int batch = begin; batch < end; ++batch)
    for (int i = threadIdx.x; i < count; i += kPackThreads)
      found |= line[batch * problem + static_cast<int64_t>(i) * step] == guarded.rung;
  return __syncthreads_or(found);
}

// The strips that the guard's panels need; the row maxima are known.
__device__ __forceinline__ void pack_wanted(const PackGuardedParams &params, PackShared &shared,
                                            uint32_t *stage) {
  const PackOperand *operands = params.pack.operands;
  const int strips =
      operands[0].strips * operands[0].batch + operands[1].strips * operands[1].batch;
  const int jobs = strips * params.pack.splits;
  for (int index = blockIdx.x; index < jobs; index += gridDim.x) {
    const PackJob job = pack_job(params.pack, index);
    if (!strip_wanted(params, job)) continue;
    if (operands[job.operand].k_contiguous)
      pack_strip<MIXPERT_ROWS, true, PieceEncoder>(params.pack, operands[job.operand], job, shared,
                                                   stage, NoStatistics());
    else
      pack_strip<MIXPERT_ROWS, false, PieceEncoder>(params.pack, operands[job.operand], job, shared,
                                                    stage, NoStatistics());
  }
}
#endif

}  // namespace mixpert

#if MIXPERT_GUARDED
extern "C" __global__ void __launch_bounds__(mixpert::kPackThreads, mixpert::kPackJobs)
    pack_split(const __grid_constant__ mixpert::PackGuardedParams params) {
  using namespace mixpert;
  extern __shared__ __align__(16) uint32_t stage[];
  __shared__ PackShared shared;
  const bool beside = params.guarded.beside;
  join_rung(beside);
  if (*params.guarded.count != 0) pack_wanted(params, shared, stage);
  end_rung(beside, 0);
}
#elif MIXPERT_STATISTICS
extern "C" __global__ void __launch_bounds__(mixpert::kPackThreads, mixpert::kSplitStatisticsResident)
    pack_split(const __grid_constant__ mixpert::PackStatisticsParams params) {
  using namespace mixpert;
  extern __shared__ __align__(16) uint32_t stage[];
  __shared__ PackShared shared;
  __shared__ StatisticsShared<MIXPERT_ROWS> gathered;
  gathered.clear();
  pack_operands<MIXPERT_ROWS, PieceEncoder, PieceEncoder>(
      params.pack, shared, stage, Statistics<MIXPERT_ROWS>{gathered, params});
}
#else
extern "C" __global__ void __launch_bounds__(mixpert::kPackThreads, mixpert::kSplitResident)
    pack_split(const __grid_constant__ mixpert::PackParams params) {
  using namespace mixpert;
  extern __shared__ __align__(16) uint32_t stage[];
  __shared__ PackShared shared;
  pack_operands<MIXPERT_ROWS, PieceEncoder, PieceEncoder>(params, shared, stage);
}
#endif
