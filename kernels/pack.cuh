// pack: FP32 operands of one GEMM -> INT8 slices and exponents, each element read once.
//
// A CTA owns kRows rows and a part of k and holds its elements in registers. For k that fits in
// one CTA, and in two launches (maxima, then digits) for k that is too long even for pack_stream.
// Compile with -DMIXPERT_SP, _SQ: slices of P and Q; _ROWS: 8, 16 or 32; _RADIX: 8 or 7.
#pragma once

#include "pack_common.cuh"

namespace mixpert {

template <int ROWS>
struct PackShape {
  static_assert(ROWS == 8 || ROWS == 16 || ROWS == 32, "rows of a CTA");
  static constexpr int kRows = ROWS;
  static constexpr int kK = kPackBlock / ROWS;       // k of a CTA
  static constexpr int kBlocks = kK / kBlockK;       // packed blocks of k
  static constexpr int kQuads = kPackPerThread / 4;  // groups of 4 consecutive k a thread holds
  static constexpr int kPitch = 32 + 32 / ROWS;      // words of a staged row: no bank conflicts
  static constexpr int kLanes = kPackThreads / ROWS;  // threads that share a row (transposing)
};

// Where a thread's quads lie: a warp covers 128 consecutive k of one row (K-contiguous), or
// consecutive rows of one k (transposing).
template <int ROWS, bool K_CONTIGUOUS>
struct PackMap {
  using Shape = PackShape<ROWS>;
  int warp = threadIdx.x / 32, lane = threadIdx.x % 32;

  __device__ int row(int quad) const {
    return K_CONTIGUOUS ? warp * (ROWS / 8) + quad / Shape::kBlocks : threadIdx.x % ROWS;
  }
  __device__ int k(int quad) const {
    return K_CONTIGUOUS ? (quad % Shape::kBlocks) * kBlockK + lane * 4
                        : (threadIdx.x / ROWS + quad * Shape::kLanes) * 4;
  }
};

template <int ROWS, bool K_CONTIGUOUS>
__device__ __forceinline__ void load_block(float4 (&x)[kPackPerThread / 4],
                                           const PackOperand &operand, const float *source,
                                           int row0, int k0, int k_end) {
  const PackMap<ROWS, K_CONTIGUOUS> map;
  const bool aligned = K_CONTIGUOUS && operand.ld % 4 == 0 &&
                       (reinterpret_cast<uint64_t>(source) & 15) == 0;
#pragma unroll
  for (int quad = 0; quad < kPackPerThread / 4; ++quad) {
    const int row = row0 + map.row(quad), k = k0 + map.k(quad);
    float4 value = make_float4(0, 0, 0, 0);
    if (row < operand.rows) {
      if (K_CONTIGUOUS) {
        const float *at = source + row * operand.ld + k;
        if (aligned && k + 4 <= k_end) {
          value = __ldg(reinterpret_cast<const float4 *>(at));
        } else {
          if (k < k_end) value.x = __ldg(at);
          if (k + 1 < k_end) value.y = __ldg(at + 1);
          if (k + 2 < k_end) value.z = __ldg(at + 2);
          if (k + 3 < k_end) value.w = __ldg(at + 3);
        }
      } else {
        const float *at = source + row + k * operand.ld;
        if (k < k_end) value.x = __ldg(at);
        if (k + 1 < k_end) value.y = __ldg(at + operand.ld);
        if (k + 2 < k_end) value.z = __ldg(at + 2 * operand.ld);
        if (k + 3 < k_end) value.w = __ldg(at + 3 * operand.ld);
      }
    }
    x[quad] = value;
  }
}

// Row maxima of the CTA's block into shared memory.
template <int ROWS, bool K_CONTIGUOUS>
__device__ __forceinline__ void block_maxima(const float4 (&x)[kPackPerThread / 4],
                                             uint32_t *maxima) {
  using Shape = PackShape<ROWS>;
  const PackMap<ROWS, K_CONTIGUOUS> map;
  if (threadIdx.x < ROWS) maxima[threadIdx.x] = 0;
  __syncthreads();
  constexpr int kRowsHere = K_CONTIGUOUS ? ROWS / 8 : 1;
  constexpr int kQuadsPerRow = Shape::kQuads / kRowsHere;
#pragma unroll
  for (int r = 0; r < kRowsHere; ++r) {
    uint32_t most = 0;
#pragma unroll
    for (int i = 0; i < kQuadsPerRow; ++i) most = max(most, magnitude(x[r * kQuadsPerRow + i]));
    if (K_CONTIGUOUS) {
      most = __reduce_max_sync(0xFFFFFFFFu, most);
      if (map.lane == 0) maxima[map.row(r * kQuadsPerRow)] = most;
    } else {
      atomicMax(&maxima[map.row(0)], most);
    }
  }
  __syncthreads();
}

template <int ROWS, bool K_CONTIGUOUS, int SLICES, int RADIX>
__device__ __forceinline__ void write_digits(const float4 (&x)[kPackPerThread / 4],
                                             const PackOperand &operand, uint8_t *packed, int row0,
                                             int k0, int blocks, const int *exponents,
                                             uint32_t *stage) {
  using Shape = PackShape<ROWS>;
  using Digit = Digits<RADIX, SLICES - 1>;
  const PackMap<ROWS, K_CONTIGUOUS> map;
#pragma unroll
  for (int quad = 0; quad < Shape::kQuads; ++quad) {
    const int row = map.row(quad), k = map.k(quad);
    float scale, again;
    Digit::scales(exponents[row], &scale, &again);
    uint32_t word[4];
    digits_of<Digit>(word, x[quad], scale, again);
    const int block = k / kBlockK, w = k % kBlockK / 4;
#pragma unroll
    for (int s = 0; s < SLICES; ++s) {
      const uint32_t value = slice_word<SLICES - 1>(word, s);
      if (K_CONTIGUOUS) {
        if (row0 + row < operand.padded_rows && k0 / kBlockK + block < blocks) {
          uint8_t *line = packed + packed_offset(operand.padded_rows, SLICES, k0 / kBlockK + block,
                                                 s, row0 + row);
          reinterpret_cast<uint32_t *>(line)[swizzled_word(row, w)] = value;
        }
      } else {
        stage[((s * Shape::kBlocks + block) * ROWS + row) * Shape::kPitch + w] = value;
      }
    }
  }
  if (K_CONTIGUOUS) return;
  __syncthreads();
  // Rows of a block lie one after the other in the packed operand: a warp writes whole lines.
  for (int line = map.warp; line < SLICES * Shape::kBlocks * ROWS; line += kPackThreads / 32) {
    const int row = line % ROWS, block = line / ROWS % Shape::kBlocks;
    const int s = line / (ROWS * Shape::kBlocks);
    if (row0 + row >= operand.padded_rows || k0 / kBlockK + block >= blocks) continue;
    uint8_t *target = packed + packed_offset(operand.padded_rows, SLICES, k0 / kBlockK + block, s,
                                             row0 + row);
    reinterpret_cast<uint32_t *>(target)[swizzled_word(row, map.lane)] =
        stage[line * Shape::kPitch + map.lane];
  }
}

// What one CTA works on.
struct PackJob {
  int operand, batch, strip, split;
};

__device__ __forceinline__ PackJob pack_job(const PackParams &params, uint32_t index) {
  PackJob job;
  job.split = index % params.splits;
  int rest = index / params.splits;
  const int first = params.operands[0].strips * params.operands[0].batch;
  job.operand = rest >= first;
  rest -= job.operand ? first : 0;
  const int strips = job.operand ? params.operands[1].strips : params.operands[0].strips;
  job.batch = rest / strips;
  job.strip = rest % strips;
  return job;
}

template <int ROWS, bool K_CONTIGUOUS, int SLICES, int RADIX>
__device__ void pack_strip(const PackParams &params, const PackOperand &operand, const PackJob &job,
                           uint32_t *maxima, int *exponents, uint32_t *stage) {
  using Shape = PackShape<ROWS>;
  const int row0 = job.strip * ROWS, k0 = job.split * Shape::kK;
  const int blocks = (params.k + kBlockK - 1) / kBlockK;
  const int rows = min(ROWS, operand.rows - row0);
  float4 x[kPackPerThread / 4];
  load_block<ROWS, K_CONTIGUOUS>(x, operand, operand.source + job.batch * operand.stride, row0, k0,
                                 params.k);
  uint32_t *row_maxima = operand.maxima + static_cast<int64_t>(job.batch) * operand.rows + row0;
  if (params.phase == kPackDigits) {
    if (threadIdx.x < rows) maxima[threadIdx.x] = row_maxima[threadIdx.x];
    __syncthreads();
  } else {
    block_maxima<ROWS, K_CONTIGUOUS>(x, maxima);
  }
  if (params.phase == kPackMaxima) {
    if (threadIdx.x < rows) atomicMax(&row_maxima[threadIdx.x], maxima[threadIdx.x]);
    return;
  }
  if (threadIdx.x < ROWS) {
    const int e =
        threadIdx.x < rows ? Digits<RADIX, SLICES - 1>::exponent(maxima[threadIdx.x]) : 0;
    exponents[threadIdx.x] = e;
    if (job.split == 0 && row0 + threadIdx.x < operand.padded_rows)
      operand.exponents[static_cast<int64_t>(job.batch) * operand.padded_rows + row0 +
                        threadIdx.x] = e;
  }
  __syncthreads();
  const int64_t problem = static_cast<int64_t>(blocks) * SLICES * operand.padded_rows * kBlockK;
  write_digits<ROWS, K_CONTIGUOUS, SLICES, RADIX>(x, operand, operand.packed + job.batch * problem,
                                                  row0, k0, blocks, exponents, stage);
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::kPackThreads, mixpert::kPackResident)
    pack(const __grid_constant__ mixpert::PackParams params) {
  using namespace mixpert;
  extern __shared__ uint32_t stage[];
  __shared__ uint32_t maxima[MIXPERT_ROWS];
  __shared__ int exponents[MIXPERT_ROWS];
  const PackJob job = pack_job(params, blockIdx.x);
  const PackOperand &operand = params.operands[job.operand];
  constexpr int kRows = MIXPERT_ROWS, kRadix = MIXPERT_RADIX;
  if (job.operand == 0) {
    if (operand.k_contiguous)
      pack_strip<kRows, true, MIXPERT_SP, kRadix>(params, operand, job, maxima, exponents, stage);
    else
      pack_strip<kRows, false, MIXPERT_SP, kRadix>(params, operand, job, maxima, exponents, stage);
  } else {
    if (operand.k_contiguous)
      pack_strip<kRows, true, MIXPERT_SQ, kRadix>(params, operand, job, maxima, exponents, stage);
    else
      pack_strip<kRows, false, MIXPERT_SQ, kRadix>(params, operand, job, maxima, exponents, stage);
  }
}
