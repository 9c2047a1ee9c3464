// pack: FP32 operands of one GEMM -> INT8 slices and exponents, each element read once.
//
// A CTA owns kRows rows and a part of k and holds its elements in registers. Where k does not fit
// in one CTA, the CTAs of a strip exchange their row maxima through global memory and wait for
// each other (they start in ticket order, so the CTAs waited for are running or done).
// Compile with -DMIXPERT_SP, _SQ: slices of P and Q; _ROWS: 8, 16 or 32; _RADIX: 8 or 7.
#pragma once

#include "quantize.cuh"

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

__device__ __forceinline__ uint32_t magnitude(float x) { return __float_as_uint(x) & 0x7FFFFFFFu; }

__device__ __forceinline__ uint32_t magnitude(const float4 &x) {
  return max(max(magnitude(x.x), magnitude(x.y)), max(magnitude(x.z), magnitude(x.w)));
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

// Byte s of four words as one word: four consecutive k of one slice.
template <int EXTRA>
__device__ __forceinline__ uint32_t slice_word(const uint32_t (&word)[4], int s) {
  const int byte = EXTRA - s;
  const uint32_t select = byte | ((byte + 4) << 4);
  const uint32_t low = __byte_perm(word[0], word[1], select);
  const uint32_t high = __byte_perm(word[2], word[3], select);
  return __byte_perm(low, high, 0x5410);
}

__device__ __forceinline__ int64_t packed_offset(int padded_rows, int slices, int block, int slice,
                                                 int row) {
  return ((static_cast<int64_t>(block) * slices + slice) * padded_rows + row) * kBlockK;
}

// Word `w` (4 elements of k) of a row, after the swizzle.
__device__ __forceinline__ int swizzled_word(int row, int w) {
  return (((w >> 2) ^ (row & 7)) << 2) | (w & 3);
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
    const uint32_t word[4] = {Digit::of(x[quad].x, scale, again), Digit::of(x[quad].y, scale, again),
                              Digit::of(x[quad].z, scale, again), Digit::of(x[quad].w, scale, again)};
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

// Merges the CTA's maxima with those of the other CTAs of its strip and waits for them.
template <int ROWS>
__device__ __forceinline__ void exchange_maxima(uint32_t *shared, uint32_t *global, int rows,
                                                uint32_t *arrivals, const PackParams &params) {
  const int row = threadIdx.x;
  if (params.phase != kPackDigits) {
    if (row < rows) atomicMax(&global[row], shared[row]);
    __threadfence();
    __syncthreads();
    if (params.phase == kPackMaxima) return;
    if (threadIdx.x == 0) {
      atomicAdd(arrivals, 1u);
      while (*static_cast<volatile uint32_t *>(arrivals) < static_cast<uint32_t>(params.splits))
        __nanosleep(40);
      __threadfence();
    }
    __syncthreads();
  }
  if (row < rows) shared[row] = *static_cast<volatile uint32_t *>(&global[row]);
  __syncthreads();
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
  if (params.phase != kPackDigits) block_maxima<ROWS, K_CONTIGUOUS>(x, maxima);
  if (params.splits > 1) {
    const int strip = job.strip + operand.strips * job.batch +
                      (job.operand ? params.operands[0].strips * params.operands[0].batch : 0);
    exchange_maxima<ROWS>(maxima,
                          operand.maxima + static_cast<int64_t>(job.batch) * operand.rows + row0,
                          rows, &params.counters[1 + strip], params);
    if (params.phase == kPackMaxima) return;
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
  __shared__ uint32_t ticket;
  if (threadIdx.x == 0)
    ticket = params.splits > 1 && params.phase == kPackFused ? atomicAdd(params.counters, 1u)
                                                             : blockIdx.x;
  __syncthreads();
  const PackJob job = pack_job(params, ticket);
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
