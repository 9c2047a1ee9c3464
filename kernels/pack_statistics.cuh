// Statistics of the rows that a CTA of pack holds in registers (their meaning: params_pack.cuh).
#pragma once

#include "pack_strip.cuh"

namespace mixpert {

constexpr int kStatisticsResident = 3;  // CTAs that share an SM: four would spill registers

// What the threads of a CTA merge before some of them write it.
template <int ROWS>
struct StatisticsShared {
  uint32_t row_largest[ROWS];  // of whole rows
  uint32_t squares[ROWS], counted[ROWS], digits[ROWS];
  int32_t logs[ROWS], sums[4][ROWS];

  __device__ void clear() {
    if (threadIdx.x >= ROWS) return;
    squares[threadIdx.x] = counted[threadIdx.x] = digits[threadIdx.x] = logs[threadIdx.x] = 0;
    for (auto &sum : sums) sum[threadIdx.x] = 0;
  }
};

// The sums over some elements of a row, of which a CTA has at most 1024.
struct StatisticsSums {
  // An FP32 addition of it leaves rint(x) in the low bits of the sum, in two's complement.
  static constexpr float kMagic = 0x1.8p23f;

  float first, again;  // factors that scale a row below 2^23
  float squares = 0, tops = 0;  // integers below 2^24: exact
  uint32_t counted = 0;
  int32_t logs = 0, sums[3] = {}, digits = 0;  // sums: of two digits and of the rest

  __device__ explicit StatisticsSums(uint32_t row_largest) {
    const int e = Digits<8, 2>::exponent(row_largest);
    Digits<8, 2>::scales(e, &first, &again);
  }
  __device__ void add(const float4 &x) {
    add_digits(add(x.x), add(x.y));
    add_digits(add(x.z), add(x.w));
  }
  __device__ void add_lanes() {
    squares = __uint2float_rn(__reduce_add_sync(0xFFFFFFFFu, __float2uint_rn(squares)));
    tops = __int2float_rn(__reduce_add_sync(0xFFFFFFFFu, __float2int_rn(tops)));
    counted = __reduce_add_sync(0xFFFFFFFFu, counted);
    logs = __reduce_add_sync(0xFFFFFFFFu, logs);
    for (int32_t &sum : sums) sum = __reduce_add_sync(0xFFFFFFFFu, sum);
    digits = __reduce_add_sync(0xFFFFFFFFu, digits);
  }

 private:
  // All but the digits; returns the lower two in its low half, plus 128.
  __device__ uint32_t add(float x) {
    constexpr uint32_t kHalf = 0x3F000000u;  // bits of 0.5
    constexpr int kTop = 0x4B000000 >> kLogShift;
    constexpr float kMagicRaised = kMagic + 128;
    const float y = __fmul_rn(__fmul_rn(x, first), again);
    const uint32_t bits = __float_as_uint(fabsf(y));
    if (bits >= kHalf) {
      ++counted;
      logs += static_cast<int>(bits >> kLogShift) - kTop;
    }
    const float top = __fsub_rn(__fmaf_rn(y, 0x1p-16f, kMagic), kMagic);
    squares = __fmaf_rn(top, top, squares);
    tops = __fadd_rn(tops, top);
    const float low = __fmaf_rn(top, -0x1p16f, y);
    const float raised = __fadd_rn(low, kMagicRaised);
    const float rest = __fsub_rn(low, __fsub_rn(raised, kMagicRaised));
    sums[2] += __float_as_int(__fmaf_rn(rest, kRestSteps, kMagic)) - __float_as_int(kMagic);
    return __float_as_uint(raised);
  }
  __device__ void add_digits(uint32_t raised, uint32_t other) {
    const int word = static_cast<int>(__byte_perm(raised, other, 0x5410) ^ 0x00800080u);
    sums[0] = __dp4a(word, 0x01000100, sums[0]);
    sums[1] = __dp4a(word, 0x00010001, sums[1]);
    digits = __dp4a(word, word, digits);
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
    atomicAdd(&shared.squares[row], __float2uint_rn(sums.squares));
    atomicAdd(&shared.counted[row], sums.counted);
    atomicAdd(&shared.digits[row], static_cast<uint32_t>(sums.digits));
    atomicAdd(&shared.logs[row], sums.logs);
    atomicAdd(&shared.sums[0][row], __float2int_rn(sums.tops));
    for (int i = 0; i < 3; ++i) atomicAdd(&shared.sums[1 + i][row], sums.sums[i]);
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
      target = {shared.squares[row],
                shared.logs[row],
                {shared.sums[0][row], shared.sums[1][row], shared.sums[2][row],
                 shared.sums[3][row]},
                shared.digits[row],
                shared.counted[row],
                0};
      return;
    }
    add<uint64_t>(&target.squares, shared.squares[row]);
    add<int64_t>(&target.logs, shared.logs[row]);
    for (int i = 0; i < 4; ++i) add<int64_t>(&target.sums[i], shared.sums[i][row]);
    add<uint64_t>(&target.digits, shared.digits[row]);
    atomicAdd(&target.counted, shared.counted[row]);
  }

 private:
  template <typename T>  // of 64 bits: two's complement adds the same
  __device__ static void add(T *target, T value) {
    atomicAdd(reinterpret_cast<unsigned long long *>(target),
              static_cast<unsigned long long>(value));
  }
};

}  // namespace mixpert
