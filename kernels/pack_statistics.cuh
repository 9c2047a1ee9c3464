// Statistics of the rows that a CTA of pack holds in registers (their meaning: params_pack.cuh).
//
// Three INT8 slices of an element hold all of it but its logarithm and what is behind the digits:
// sums of digits and of their squares are taken from the words of the slices, four elements an
// instruction. Where the operand is packed as three slices they are those that are stored.
#pragma once

#include "pack_strip.cuh"

namespace mixpert {

// What the threads of a CTA merge before some of them write it: sums over at most 2^14 elements of
// a row (kMostParts in lower/pack_geometry.cpp).
template <int ROWS>
struct StatisticsShared {
  float2 scales[ROWS];  // two factors of each row, into three slices
  float largest[ROWS];  // magnitudes, scaled
  // As RowStatistics; of logs all but the low 16 bits; of counts how many are not, and `deep`
  // above.
  int32_t words[kStatisticsWords][ROWS];
  uint32_t low_logs[ROWS];

  __device__ void clear() {
    for (int i = threadIdx.x; i < kStatisticsWords * ROWS; i += kPackThreads)
      words[i / ROWS][i % ROWS] = 0;
    if (threadIdx.x < ROWS) low_logs[threadIdx.x] = 0;
  }
};

// The sum of bits(|y|) - bits(1/2) of elements that are not below a half.
struct LogarithmSums {
  static constexpr uint32_t kHalf = 0x3F000000;  // bits of 0.5
  static constexpr uint32_t kSign = 0x80000000;
  static constexpr int kQuadsOfWord = 4;  // whose sum fits in one word

  uint32_t low = 0, high = 0;  // of the low 16 bits of words, and of the others

  // With their signs, which change the top bit of the sum alone.
  __device__ void add(const float4 &y) {
    for (const float value : {y.x, y.y, y.z, y.w}) {
      word_ += __float_as_uint(value);
      signs_ ^= __float_as_uint(value);
    }
    if (++quads_ == kQuadsOfWord) carry();
  }
  // Before the sums are read.
  __device__ void carry() {
    word_ = (word_ ^ (signs_ & kSign)) - 4 * quads_ * kHalf;
    low += word_ & 0xFFFFu;
    high += word_ >> 16;
    word_ = signs_ = quads_ = 0;
  }

 private:
  uint32_t word_ = 0, signs_ = 0;
  int quads_ = 0;
};

// The other sums over a thread's elements of a row.
struct DigitSums {
  static constexpr int kOnes = 0x01010101;

  int squares = 0, digits = 0, tops = 0, seconds = 0, thirds = 0;
  uint32_t rest = 0;  // of rint(128 y), modulo 2^32

  // Four elements, scaled, and the words of their three slices.
  __device__ void add(const float4 &y, const uint32_t (&slices)[3]) {
    const int top = static_cast<int>(slices[0]), second = static_cast<int>(slices[1]);
    const int third = static_cast<int>(slices[2]);
    tops = __dp4a(top, kOnes, tops);
    seconds = __dp4a(second, kOnes, seconds);
    thirds = __dp4a(third, kOnes, thirds);
    squares = __dp4a(top, top, squares);
    digits = __dp4a(second, second, __dp4a(third, third, digits));
    for (const float value : {y.x, y.y, y.z, y.w})
      rest += static_cast<uint32_t>(__float2int_rn(__fmul_rn(value, kRestSteps)));
  }
  // Of what is left behind the digits.
  __device__ int left() const {
    return static_cast<int>(rest - kRestSteps * ((static_cast<uint32_t>(tops) << 16) +
                                                 (static_cast<uint32_t>(seconds) << 8) +
                                                 static_cast<uint32_t>(thirds)));
  }
};

// Gathers and writes the statistics of a CTA's block. `shared` is cleared before.
template <int ROWS>
struct Statistics {
  static constexpr bool kWanted = true;
  static constexpr int kWords = kStatisticsWords * ROWS;

  StatisticsShared<ROWS> &shared;
  const PackStatisticsParams &params;

  // Once what was launched before has ended.
  __device__ void start() const {
    if (blockIdx.x == 0 && threadIdx.x < params.cleared_words) params.cleared[threadIdx.x] = 0;
  }

  // The largest magnitude of a whole row, before a barrier.
  __device__ void prepare(int row, uint32_t largest) const {
    float2 &scale = shared.scales[row];
    Digits<8, 2>::scales(Digits<8, 2>::exponent(largest), &scale.x, &scale.y);
    shared.largest[row] = __fmul_rn(__fmul_rn(__uint_as_float(largest), scale.y), scale.x);
  }

  // What a thread gathers of a row, which is packed with the factors `packed`, raised by the
  // second.
  template <typename Encoder>
  struct Row {
    StatisticsShared<ROWS> &shared;
    const int row;
    float2 scale;
    uint32_t largest;
    DigitSums sums;
    LogarithmSums logs;
    uint32_t others = 0;  // where fractions differ
    bool sparse = false;  // some element has no digits

    __device__ Row(const Statistics &all, int row, const float2 &packed)
        : shared(all.shared),
          row(row),
          scale(packed),
          largest(__float_as_uint(all.shared.largest[row])) {
      if constexpr (!Encoder::kThreeSlices) {
        scale = shared.scales[row];  // over what the row is raised by: powers of two
        scale.y = __uint_as_float(__float_as_uint(scale.y) - __float_as_uint(packed.y) +
                                  __float_as_uint(1.0f));
      }
    }

    // Before all else: the thread's quads, raised, and the least of their magnitudes.
    // Few threads have elements without digits, but where there are zeros.
    template <int QUADS>
    __device__ void start(const float4 *x, float least) {
      sparse = !(in_steps(make_float4(least, 0, 0, 0)).x > 0.5f);
      if (!sparse) return;
      int zeros = 0;
      LogarithmSums logs;
      uint32_t others = 0;
#pragma unroll
      for (int i = 0; i < QUADS; ++i) {
        const float4 y = in_steps(x[i]);
        zeros += zero(x[i].x, y.x) + zero(x[i].y, y.y) + zero(x[i].z, y.z) + zero(x[i].w, y.w);
        logs.add(at_least_half(y));
        if (fabsf(y.x) > 0.5f) others |= __float_as_uint(y.x) ^ largest;
      }
      logs.carry();
      atomicAdd(&shared.words[kCountWord][row], zeros);
      atomicAdd(&shared.words[kLogsWord][row], static_cast<int>(logs.high));
      atomicAdd(&shared.low_logs[row], logs.low);
      if (others & kFraction) atomicOr(&shared.words[kOthersWord][row], 1);
    }

    // Four elements, raised, and what they are packed as.
    template <typename Words>
    __device__ void add(const float4 &x, const Words &packed) {
      const float4 y = in_steps(x);
      logs.add(y);
      others |= __float_as_uint(y.x) ^ largest;
      if constexpr (Encoder::kThreeSlices) {
        sums.add(y, {packed[0][0], packed[1][0], packed[2][0]});
      } else {
        uint32_t slices[3];
        slices_of<Digits<8, 2>>(slices, y);
        sums.add(y, slices);
      }
    }

    // All of the thread's quads of the row are in.
    template <bool K_CONTIGUOUS>
    __device__ void finish() {
      logs.carry();
      const int words[] = {sums.squares, sparse ? 0 : static_cast<int>(logs.high),
                           sums.tops,    sums.seconds,
                           sums.thirds,  sums.left(),
                           sums.digits};
      static_assert(sizeof words / sizeof *words == kCountWord, "in the order of RowStatistics");
#pragma unroll
      for (int i = 0; i < kCountWord; ++i) merge<K_CONTIGUOUS>(&shared.words[i][row], words[i]);
      merge<K_CONTIGUOUS>(&shared.low_logs[row], sparse ? 0u : logs.low);
      if (!sparse && (others & kFraction)) atomicOr(&shared.words[kOthersWord][row], 1);
    }

   private:
    // Elements in units of the third digit.
    __device__ float4 in_steps(const float4 &x) const {
      const float4 y = scaled(x, scale.x);
      return Encoder::kThreeSlices ? y : scaled(y, scale.y);
    }
    __device__ static float4 at_least_half(const float4 &y) {
      return make_float4(fmaxf(fabsf(y.x), 0.5f), fmaxf(fabsf(y.y), 0.5f), fmaxf(fabsf(y.z), 0.5f),
                         fmaxf(fabsf(y.w), 0.5f));
    }
    // What an element adds to the word of counts; y is x in steps.
    __device__ static int zero(float x, float y) {
      const int deep = x != 0 && fabsf(y) < kDeep;
      return (fabsf(y) <= 0.5f) + (deep << 16);
    }
    template <bool K_CONTIGUOUS, typename T>
    __device__ static void merge(T *target, T value) {
      if (K_CONTIGUOUS) value = __reduce_add_sync(0xFFFFFFFFu, value);
      if (!K_CONTIGUOUS || threadIdx.x % 32 == 0) atomicAdd(target, value);
    }
  };

  // After a barrier.
  __device__ void write(const PackJob &job, int row0) const {
    if (kFitsInPart && (params.pack.splits == 1 || clustered(params.pack)))
      write_part(job, row0);
    else
      add_to_rows(job, row0);
  }

 private:
  static constexpr int kK = PackShape<ROWS>::kK;
  static constexpr bool kFitsInPart = kK <= 1024 && !kInParts;

  // A thread a row.
  __device__ void write_part(const PackJob &job, int row0) const {
    const PackOperand &operand = params.pack.operands[job.operand];
    const int i = threadIdx.x, row = row0 + i;
    if (i >= ROWS || row >= operand.rows) return;
    const int64_t line = static_cast<int64_t>(job.split) * operand.batch + job.batch;
    auto *to = reinterpret_cast<uint4 *>(params.statistics[job.operand]) +
               2 * (line * operand.rows + row);
    const uint64_t logs = value(kLogsWord * ROWS + i);
    const uint32_t high = static_cast<uint32_t>(logs >> 32) << kPartDigitsBits;
    const uint32_t others = shared.words[kOthersWord][i] != 0 ? 1u << 31 : 0;
    const uint64_t counts = value(kCountWord * ROWS + i);
    to[0] = make_uint4(word(0, i), word(kDigitsWord, i) | high, word(kSumsWord, i),
                       word(kSumsWord + 1, i));
    to[1] = make_uint4(word(kSumsWord + 2, i), word(kSumsWord + 3, i), static_cast<uint32_t>(logs),
                       static_cast<uint32_t>(counts) | static_cast<uint32_t>(counts >> 32) << 16 |
                           others);
  }
  __device__ uint32_t word(int number, int row) const {
    return static_cast<uint32_t>(shared.words[number][row]);
  }

  // Where more CTAs share a row.
  __device__ void add_to_rows(const PackJob &job, int row0) const {
    const PackOperand &operand = params.pack.operands[job.operand];
#pragma unroll 1
    for (int i = threadIdx.x; i < kWords; i += kPackThreads) {
      const int row = row0 + i % ROWS;
      if (row >= operand.rows) continue;
      const int64_t line = static_cast<int64_t>(i / ROWS) * operand.batch + job.batch;
      uint64_t *target = params.statistics[job.operand] + line * operand.rows + row;
      // two's complement adds the same
      atomicAdd(reinterpret_cast<unsigned long long *>(target), value(i, kInParts ? operand.parts : 1));
    }
  }
  __device__ uint64_t value(int i, int parts = 1) const {
    const int row = i % ROWS, word = i / ROWS;
    const int64_t sum = shared.words[word][row];
    if (word == kLogsWord) return (sum << 16) + shared.low_logs[row];
    if (word == kCountWord) return (sum >> 16 << 32) + parts * kK - sum % (1 << 16);
    return sum;
  }
};

}  // namespace mixpert
