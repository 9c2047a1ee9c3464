// Statistics of the rows that a CTA of pack holds in registers (layout: params.cuh).
#pragma once

#include "pack_strip.cuh"

namespace mixpert {

constexpr int kStatisticsResident = 3;  // CTAs that share an SM: four would spill registers

// What the threads of a CTA merge before some of them write it.
template <int ROWS>
struct StatisticsShared {
  static constexpr int kBlocks = PackShape<ROWS>::kBlocks;
  uint32_t row_largest[ROWS];  // of whole rows
  uint32_t sums[ROWS];
  uint32_t least_negated[ROWS];
  uint32_t block_largest[kBlocks][ROWS];

  __device__ void clear() {
    if (threadIdx.x < ROWS) sums[threadIdx.x] = least_negated[threadIdx.x] = 0;
    if (threadIdx.x < ROWS * kBlocks) (&block_largest[0][0])[threadIdx.x] = 0;
  }
};

// The least e with the magnitude of these bits < 2^e, 0 for 0.
__device__ __forceinline__ int binary_exponent(uint32_t magnitude) {
  if (magnitude == 0) return 0;
  const int biased = magnitude >> 23;
  return biased ? biased - 126 : -117 - __clz(magnitude);
}

__device__ __forceinline__ bool finite(uint32_t magnitude) { return magnitude < 0x7F800000u; }

__device__ __forceinline__ uint32_t least_negated(const float4 &x) {
  return max(max(0u - magnitude(x.x), 0u - magnitude(x.y)),
             max(0u - magnitude(x.z), 0u - magnitude(x.w)));
}

// Sums rint(|x| * 2^(kSumBits - e)), at most 2^30 for the 1024 elements of a row in a CTA: adding
// 2^23 rounds to an integer, which then stands in the low bits.
struct RoundedSum {
  float first, again;
  uint32_t total = 0;

  __device__ explicit RoundedSum(uint32_t row_largest) {
    const int power = finite(row_largest) ? kSumBits - binary_exponent(row_largest) : 0;
    first = power_of_two(min(power, 127));
    again = power_of_two(power - min(power, 127));
  }
  __device__ void add(float x) {
    constexpr uint32_t kOffset = 0x4B000000u;  // bits of 2^23
    total += __float_as_uint(__fmaf_rn(__fmul_rn(fabsf(x), first), again, 8388608.0f)) - kOffset;
  }
  __device__ void add(const float4 &x) {
    add(x.x);
    add(x.y);
    add(x.z);
    add(x.w);
  }
};

// Keeps the compiler from holding the magnitudes of block_maxima until here: it would spill them.
__device__ __forceinline__ float4 computed_anew(float4 x) {
  asm volatile("" : "+f"(x.x), "+f"(x.y), "+f"(x.z), "+f"(x.w));
  return x;
}

template <int ROWS, bool K_CONTIGUOUS>
__device__ __forceinline__ void merge_statistics(const float4 (&x)[kPackPerThread / 4],
                                                 StatisticsShared<ROWS> &shared) {
  using Shape = PackShape<ROWS>;
  const PackMap<ROWS, K_CONTIGUOUS> map;
  constexpr int kRowsHere = K_CONTIGUOUS ? ROWS / 8 : 1;
  constexpr int kQuadsPerBlock = Shape::kQuads / kRowsHere / Shape::kBlocks;
  const bool writes = !K_CONTIGUOUS || map.lane == 0;
#pragma unroll
  for (int r = 0; r < kRowsHere; ++r) {
    const int row = map.row(r * Shape::kBlocks);
    RoundedSum sum(shared.row_largest[row]);
    uint32_t least = 0;
#pragma unroll
    for (int block = 0; block < Shape::kBlocks; ++block) {
      uint32_t most = 0;
#pragma unroll
      for (int i = 0; i < kQuadsPerBlock; ++i) {
        const float4 quad = computed_anew(x[(r * Shape::kBlocks + block) * kQuadsPerBlock + i]);
        sum.add(quad);
        least = max(least, least_negated(quad));
        most = max(most, magnitude(quad));
      }
      if (K_CONTIGUOUS) most = __reduce_max_sync(0xFFFFFFFFu, most);
      if (writes) atomicMax(&shared.block_largest[block][row], most);
    }
    if (K_CONTIGUOUS) {
      sum.total = __reduce_add_sync(0xFFFFFFFFu, sum.total);
      least = __reduce_max_sync(0xFFFFFFFFu, least);
    }
    if (writes) atomicAdd(&shared.sums[row], sum.total);
    if (writes) atomicMax(&shared.least_negated[row], least);
  }
}

__device__ __forceinline__ int8_t block_exponent(uint32_t largest, uint32_t row_largest) {
  if (largest == 0 || !finite(row_largest)) return kEmptyBlock;
  return max(binary_exponent(largest) - binary_exponent(row_largest), kSmallestBlock);
}

// Gathers and writes the statistics of a CTA's block. `shared` is cleared before.
template <int ROWS_OF_CTA>
struct Statistics {
  StatisticsShared<ROWS_OF_CTA> &shared;
  RowStatistics *const *bases;  // of P and Q

  // The largest magnitude of a whole row, before a barrier.
  __device__ void prepare(int row, uint32_t largest) const { shared.row_largest[row] = largest; }

  template <int ROWS, bool K_CONTIGUOUS>
  __device__ void write(const float4 (&x)[kPackPerThread / 4], const PackParams &params,
                        const PackJob &job, int row0, int k0) const {
    merge_statistics<ROWS, K_CONTIGUOUS>(x, shared);
    __syncthreads();
    const int row = threadIdx.x % ROWS, block = threadIdx.x / ROWS;
    const PackOperand &operand = params.operands[job.operand];
    if (row0 + row >= operand.padded_rows || block >= PackShape<ROWS>::kBlocks) return;
    RowStatistics *rows = bases[job.operand];
    write_block(rows, operand, job.batch, row, row0, k0 / kBlockK + block,
                (params.k + kBlockK - 1) / kBlockK, block);
    if (block == 0)
      write_row(rows[static_cast<int64_t>(job.batch) * operand.padded_rows + row0 + row], row,
                params.splits == 1, job.split == 0);
  }

 private:
  __device__ void write_block(RowStatistics *rows, const PackOperand &operand, int batch, int row,
                              int row0, int block, int blocks, int own) const {
    if (block >= blocks) return;
    int8_t *exponents = reinterpret_cast<int8_t *>(
        rows + static_cast<int64_t>(operand.batch) * operand.padded_rows);
    exponents[(static_cast<int64_t>(batch) * blocks + block) * operand.padded_rows + row0 + row] =
        block_exponent(shared.block_largest[own][row], shared.row_largest[row]);
  }

  __device__ void write_row(RowStatistics &target, int row, bool alone, bool first) const {
    const uint32_t largest = shared.row_largest[row];
    const uint64_t sum = finite(largest) ? shared.sums[row] : 0;
    if (alone) {
      target = {sum, largest, shared.least_negated[row]};
      return;
    }
    atomicAdd(reinterpret_cast<unsigned long long *>(&target.sum), sum);
    atomicMax(&target.least_negated, shared.least_negated[row]);
    if (first) target.largest = largest;
  }
};

}  // namespace mixpert
