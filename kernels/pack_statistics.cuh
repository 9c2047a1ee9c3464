// Statistics of the rows that a CTA of pack holds in registers (their meaning: params_pack.cuh).
//
// Three INT8 slices of an element hold all of it but its logarithm and what is behind the digits:
// sums of digits and of their squares are taken from the words of the slices, four elements an
// instruction. Where the operand is packed as three slices they are those that are stored.
#pragma once

#include "pack_strip.cuh"

namespace mixpert {

// What the threads of a CTA merge before some of them write it: sums over at most 1024 elements.
template <int ROWS>
struct StatisticsShared {
  float2 scales[ROWS];  // two factors of each row, into three slices
  // As RowStatistics; of logs all but the low 16 bits, `deep` in the upper half of `counted`.
  int32_t words[kStatisticsWords][ROWS];
  uint32_t low_logs[ROWS];

  __device__ void clear() {
    for (int i = threadIdx.x; i < kStatisticsWords * ROWS; i += kPackThreads)
      words[i / ROWS][i % ROWS] = 0;
    if (threadIdx.x < ROWS) low_logs[threadIdx.x] = 0;
  }
};

// The sums over a thread's elements of a row.
struct StatisticsSums {
  static constexpr int kOnes = 0x01010101;
  static constexpr uint32_t kHalf = 0x3F000000;  // bits of 0.5
  static constexpr int kQuadsOfLogs = 4;         // whose logarithms fit in one word
  static constexpr uint32_t kNonzero = 0x80, kAllNonzero = kNonzero * kOnes;

  int squares = 0, digits = 0, tops = 0, seconds = 0, thirds = 0;
  uint32_t rest = 0;     // of rint(128 y), modulo 2^32
  uint32_t counted = 0;  // kNonzero for each
  uint32_t logs = 0, low_logs = 0, high_logs = 0;
  int quads = 0;

  // Four elements and the words of their three slices.
  __device__ void add(const float4 &x, const uint32_t (&slices)[3], const float2 &scale) {
    const int top = static_cast<int>(slices[0]), second = static_cast<int>(slices[1]);
    const int third = static_cast<int>(slices[2]);
    tops = __dp4a(top, kOnes, tops);
    seconds = __dp4a(second, kOnes, seconds);
    thirds = __dp4a(third, kOnes, thirds);
    squares = __dp4a(top, top, squares);
    digits = __dp4a(second, second, __dp4a(third, third, digits));
    counted = __dp4a(nonzero_bytes(slices[0] | slices[1] | slices[2]), uint32_t{kOnes}, counted);
    for (const float value : {x.x, x.y, x.z, x.w}) {
      const float y = __fmul_rn(__fmul_rn(value, scale.x), scale.y);
      rest += static_cast<uint32_t>(__float2int_rn(__fmul_rn(y, kRestSteps)));
      logs += __float_as_uint(fmaxf(fabsf(y), 0.5f));
    }
    if (++quads == kQuadsOfLogs) carry();
  }
  // Before the sums are read.
  __device__ void finish() {
    carry();
    rest -= kRestSteps * ((static_cast<uint32_t>(tops) << 16) +
                          (static_cast<uint32_t>(seconds) << 8) + static_cast<uint32_t>(thirds));
    counted /= kNonzero;
  }

  // kNonzero where a byte is not zero.
  __device__ static uint32_t nonzero_bytes(uint32_t x) {
    return (((x & 0x7F7F7F7Fu) + 0x7F7F7F7Fu) | x) & kAllNonzero;
  }

 private:
  __device__ void carry() {
    logs -= 4 * quads * kHalf;
    low_logs += logs & 0xFFFFu;
    high_logs += logs >> 16;
    logs = quads = 0;
  }
};

// Gathers and writes the statistics of a CTA's block. `shared` is cleared before.
template <int ROWS>
struct Statistics {
  using Sums = StatisticsSums;
  static constexpr bool kWanted = true;

  StatisticsShared<ROWS> &shared;
  uint64_t *const *bases;  // of P and Q

  // The largest magnitude of a whole row, before a barrier.
  __device__ void prepare(int row, uint32_t largest) const {
    float2 &scale = shared.scales[row];
    Digits<8, 2>::scales(Digits<8, 2>::exponent(largest), &scale.x, &scale.y);
  }

  // Four elements, and what they are packed as.
  template <typename Encoder, typename Words>
  __device__ void add(Sums &sums, const float4 &x, const Words &packed, int row,
                      const float2 &scale) const {
    if constexpr (Encoder::kThreeSlices) {
      add(sums, x, {packed[0][0], packed[1][0], packed[2][0]}, scale, row);
    } else {
      const float2 own = shared.scales[row];
      uint32_t word[4];
      digits_of<Digits<8, 2>>(word, x, own.x, own.y);
      add(sums, x, {slice_word<2>(word, 0), slice_word<2>(word, 1), slice_word<2>(word, 2)}, own,
          row);
    }
  }

  // A row's sums, which start anew.
  template <bool K_CONTIGUOUS>
  __device__ void merge(Sums &sums, int row) const {
    sums.finish();
    const int32_t words[] = {sums.squares,  static_cast<int32_t>(sums.high_logs),
                             sums.tops,     sums.seconds,
                             sums.thirds,   static_cast<int32_t>(sums.rest),
                             sums.digits,   static_cast<int32_t>(sums.counted)};
    static_assert(sizeof words / sizeof *words == kStatisticsWords, "in the order of RowStatistics");
#pragma unroll
    for (int i = 0; i < kStatisticsWords; ++i)
      merge_word<K_CONTIGUOUS>(&shared.words[i][row], words[i]);
    merge_word<K_CONTIGUOUS>(&shared.low_logs[row], sums.low_logs);
    sums = Sums();
  }

  // After a barrier.
  __device__ void write(const PackParams &params, const PackJob &job, int row0) const {
    const PackOperand &operand = params.operands[job.operand];
    const int64_t rows = static_cast<int64_t>(operand.batch) * operand.rows;
#pragma unroll 1
    for (int i = threadIdx.x; i < kStatisticsWords * ROWS; i += kPackThreads) {
      const int row = i % ROWS, word = i / ROWS;
      if (row0 + row >= operand.rows) continue;
      uint64_t *target = bases[job.operand] + word * rows +
                         static_cast<int64_t>(job.batch) * operand.rows + row0 + row;
      const uint64_t value = this->value(word, row);
      if (params.splits == 1)
        *target = value;
      else  // two's complement adds the same
        atomicAdd(reinterpret_cast<unsigned long long *>(target), value);
    }
  }

 private:
  __device__ void add(Sums &sums, const float4 &x, const uint32_t (&slices)[3],
                      const float2 &scale, int row) const {
    sums.add(x, slices, scale);
    if (Sums::nonzero_bytes(slices[0] | slices[1] | slices[2]) != Sums::kAllNonzero)
      count_deep(x, scale, row);
  }
  // Few quads have elements without digits, but where there are zeros.
  __device__ void count_deep(const float4 &x, const float2 &scale, int row) const {
    for (const float value : {x.x, x.y, x.z, x.w}) {
      const float y = __fmul_rn(__fmul_rn(value, scale.x), scale.y);
      if (value != 0 && fabsf(y) < kDeep) atomicAdd(&shared.words[kCountWord][row], 1 << 16);
    }
  }
  template <bool K_CONTIGUOUS, typename T>
  __device__ static void merge_word(T *target, T value) {
    if (K_CONTIGUOUS) value = __reduce_add_sync(0xFFFFFFFFu, value);
    if (!K_CONTIGUOUS || threadIdx.x % 32 == 0) atomicAdd(target, value);
  }
  __device__ uint64_t value(int word, int row) const {
    const int64_t sum = shared.words[word][row];
    if (word == kLogsWord) return (sum << 16) + shared.low_logs[row];
    if (word == kCountWord) return (sum >> 16 << 32) + sum % (1 << 16);
    return sum;
  }
};

}  // namespace mixpert
