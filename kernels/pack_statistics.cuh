// Statistics of the rows that a CTA of pack holds in registers (layout and meaning: params.cuh).
#pragma once

#include "pack_strip.cuh"

namespace mixpert {

constexpr int kStatisticsResident = 3;  // CTAs that share an SM: four would spill registers

// What the threads of a CTA merge before some of them write it.
template <int ROWS>
struct StatisticsShared {
  uint32_t row_largest[ROWS];  // of whole rows
  uint32_t squares[ROWS], counted[ROWS];
  int32_t logs[ROWS];

  __device__ void clear() {
    if (threadIdx.x < ROWS)
      squares[threadIdx.x] = counted[threadIdx.x] = logs[threadIdx.x] = 0;
  }
};

// The sums over some elements of a row, of which a CTA has at most 1024.
struct StatisticsSums {
  float first, again;  // factors that scale a row below 2^23
  uint32_t squares = 0, counted = 0;
  int32_t logs = 0;

  __device__ explicit StatisticsSums(uint32_t row_largest) {
    const int e = Digits<8, 2>::exponent(row_largest);
    Digits<8, 2>::scales(e, &first, &again);
  }
  __device__ void add(float x) {
    constexpr uint32_t kHalf = 0x3F000000u;  // bits of 0.5
    constexpr int kTop = 0x4B000000 >> kLogShift;
    const uint32_t bits = __float_as_uint(__fmul_rn(__fmul_rn(fabsf(x), first), again));
    const int q = __float2int_rn(__fmul_rn(__uint_as_float(bits), power_of_two(-16)));
    squares += q * q;
    if (bits < kHalf) return;
    ++counted;
    logs += static_cast<int>(bits >> kLogShift) - kTop;
  }
  __device__ void add(const float4 &x) {
    add(x.x);
    add(x.y);
    add(x.z);
    add(x.w);
  }
  __device__ void add_lanes() {
    squares = __reduce_add_sync(0xFFFFFFFFu, squares);
    counted = __reduce_add_sync(0xFFFFFFFFu, counted);
    logs = __reduce_add_sync(0xFFFFFFFFu, logs);
  }
};

template <int ROWS, bool K_CONTIGUOUS>
__device__ __forceinline__ void merge_statistics(const float4 (&x)[kPackPerThread / 4],
                                                 StatisticsShared<ROWS> &shared) {
  using Shape = PackShape<ROWS>;
  const PackMap<ROWS, K_CONTIGUOUS> map;
  constexpr int kRowsHere = K_CONTIGUOUS ? ROWS / 8 : 1;
  constexpr int kQuadsPerRow = Shape::kQuads / kRowsHere;
#pragma unroll
  for (int r = 0; r < kRowsHere; ++r) {
    const int row = map.row(r * kQuadsPerRow);
    StatisticsSums sums(shared.row_largest[row]);
#pragma unroll
    for (int i = 0; i < kQuadsPerRow; ++i) sums.add(x[r * kQuadsPerRow + i]);
    if (K_CONTIGUOUS) sums.add_lanes();
    if (K_CONTIGUOUS && map.lane != 0) continue;
    atomicAdd(&shared.squares[row], sums.squares);
    atomicAdd(&shared.counted[row], sums.counted);
    atomicAdd(&shared.logs[row], sums.logs);
  }
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
                        const PackJob &job, int row0) const {
    merge_statistics<ROWS, K_CONTIGUOUS>(x, shared);
    __syncthreads();
    const int row = threadIdx.x;
    const PackOperand &operand = params.operands[job.operand];
    if (row >= ROWS || row0 + row >= operand.rows) return;
    RowStatistics &target =
        bases[job.operand][static_cast<int64_t>(job.batch) * operand.rows + row0 + row];
    if (params.splits == 1) {
      target = {shared.squares[row], shared.logs[row], shared.counted[row], 0};
      return;
    }
    add(&target.squares, shared.squares[row]);
    add(reinterpret_cast<uint64_t *>(&target.logs), static_cast<int64_t>(shared.logs[row]));
    atomicAdd(&target.counted, shared.counted[row]);
  }

 private:
  __device__ static void add(uint64_t *target, uint64_t value) {
    atomicAdd(reinterpret_cast<unsigned long long *>(target), value);
  }
};

}  // namespace mixpert
