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
  float largest[ROWS];  // magnitudes, scaled
  // As RowStatistics; of logs all but the low 16 bits; of counts how many are not, and `deep` above.
  int32_t words[kStatisticsWords][ROWS];
  uint32_t low_logs[ROWS];
  // What the CTAs of a cluster tell the first of them.
  alignas(16) uint64_t peers[ROWS == kPackClusterRows ? kPackCluster : 1][kStatisticsWords * ROWS];

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

  int squares = 0, digits = 0, tops = 0, seconds = 0, thirds = 0;
  uint32_t rest = 0;   // of rint(128 y), modulo 2^32
  uint32_t others = 0;  // where fractions differ
  uint32_t logs = 0, low_logs = 0, high_logs = 0;
  int quads = 0;

  // Four elements, scaled, and the words of their three slices.
  __device__ void add(const float4 &y, const uint32_t (&slices)[3]) {
    const int top = static_cast<int>(slices[0]), second = static_cast<int>(slices[1]);
    const int third = static_cast<int>(slices[2]);
    tops = __dp4a(top, kOnes, tops);
    seconds = __dp4a(second, kOnes, seconds);
    thirds = __dp4a(third, kOnes, thirds);
    squares = __dp4a(top, top, squares);
    digits = __dp4a(second, second, __dp4a(third, third, digits));
    for (const float value : {y.x, y.y, y.z, y.w}) {
      rest += static_cast<uint32_t>(__float2int_rn(__fmul_rn(value, kRestSteps)));
      logs += __float_as_uint(fmaxf(fabsf(value), 0.5f));
    }
    if (++quads == kQuadsOfLogs) carry();
  }
  // Before the sums are read.
  __device__ void finish() {
    carry();
    rest -= kRestSteps * ((static_cast<uint32_t>(tops) << 16) +
                          (static_cast<uint32_t>(seconds) << 8) + static_cast<uint32_t>(thirds));
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

  // What a thread gathers of a row, which is packed with the factors `packed`, raised by the second.
  template <typename Encoder>
  struct Row {
    StatisticsShared<ROWS> &shared;
    const int row;
    float2 scale;
    uint32_t largest;
    StatisticsSums sums;

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

    // Four elements, raised, and what they are packed as.
    template <typename Words>
    __device__ void add(const float4 &x, const Words &packed) {
      const float4 y = in_steps(x);
      if constexpr (Encoder::kThreeSlices) {
        add(x, y, {packed[0][0], packed[1][0], packed[2][0]});
      } else {
        uint32_t slices[3];
        slices_of<Digits<8, 2>>(slices, y);
        add(x, y, slices);
      }
    }

    // All of the thread's quads of the row are in.
    template <bool K_CONTIGUOUS>
    __device__ void finish() {
      sums.finish();
      const int32_t words[] = {sums.squares, static_cast<int32_t>(sums.high_logs),
                               sums.tops,    sums.seconds,
                               sums.thirds,  static_cast<int32_t>(sums.rest),
                               sums.digits};
      static_assert(sizeof words / sizeof *words == kCountWord, "in the order of RowStatistics");
#pragma unroll
      for (int i = 0; i < kCountWord; ++i) merge<K_CONTIGUOUS>(&shared.words[i][row], words[i]);
      merge<K_CONTIGUOUS>(&shared.low_logs[row], sums.low_logs);
      if (sums.others & kFraction) atomicOr(&shared.words[kOthersWord][row], 1);
    }

   private:
    // Elements in units of the third digit.
    __device__ float4 in_steps(const float4 &x) const {
      const float4 y = scaled(x, scale.x);
      return Encoder::kThreeSlices ? y : scaled(y, scale.y);
    }
    // What an element adds to the word of counts; y is x in steps.
    __device__ static int zero(float x, float y) {
      const int deep = x != 0 && fabsf(y) < kDeep;
      return (fabsf(y) <= 0.5f) + (deep << 16);
    }
    // Few quads have elements without digits, but where there are zeros.
    __device__ void add(const float4 &x, const float4 &y, const uint32_t (&slices)[3]) {
      sums.add(y, slices);
      uint32_t other = __float_as_uint(y.x) ^ largest;
      if (has_zero_byte(slices[0] | slices[1] | slices[2])) {
        atomicAdd(&shared.words[kCountWord][row],
                  zero(x.x, y.x) + zero(x.y, y.y) + zero(x.z, y.z) + zero(x.w, y.w));
        if (fabsf(y.x) <= 0.5f) other = 0;
      }
      sums.others |= other;
    }
    __device__ static bool has_zero_byte(uint32_t x) {
      return (x - 0x01010101u) & ~x & 0x80808080u;
    }
    template <bool K_CONTIGUOUS, typename T>
    __device__ static void merge(T *target, T value) {
      if (K_CONTIGUOUS) value = __reduce_add_sync(0xFFFFFFFFu, value);
      if (!K_CONTIGUOUS || threadIdx.x % 32 == 0) atomicAdd(target, value);
    }
  };

  // After a barrier, in a CTA that is no part of a cluster.
  __device__ void write(const PackJob &job, int row0) const {
#pragma unroll 1
    for (int i = threadIdx.x; i < kWords; i += kPackThreads) {
      uint64_t *target = place(job, row0, i);
      if (!target) continue;
      if (params.pack.splits == 1)
        *target = value(i);
      else  // two's complement adds the same
        atomicAdd(reinterpret_cast<unsigned long long *>(target), value(i));
    }
  }

  // In a cluster: after a barrier, the others tell the first of them and may end; that one adds up,
  // when all else is done. A barrier of the cluster would wait for what each of them has stored.
  __device__ void send(PackShared &pack) const {
    static_assert(kStatisticsWords * kPackClusterRows <= kPackThreads, "a word a thread");
    static_assert(kWords % 2 == 0, "two words at a time");
    const uint32_t rank = cluster_rank();
    const int i = 2 * threadIdx.x;
    if (rank == 0 || i >= kWords) return;
    const uint64_t first = value(i), second = value(i + 1);
    send_in_cluster(&shared.peers[rank][i], &pack.statistics_here, 0,
                    make_uint4(static_cast<uint32_t>(first), static_cast<uint32_t>(first >> 32),
                               static_cast<uint32_t>(second), static_cast<uint32_t>(second >> 32)));
  }
  __device__ void write_received(const PackJob &job, int row0, PackShared &pack) const {
    if (cluster_rank() != 0) return;
    const uint32_t here = shared_address(&pack.statistics_here);
    if (threadIdx.x == 0) mbarrier_expect(here, (params.pack.splits - 1) * kWords * 8);
    if (threadIdx.x >= kWords) return;
    mbarrier_wait(here, 0);
    uint64_t sum = value(threadIdx.x);
    for (int i = 1; i < params.pack.splits; ++i) sum += shared.peers[i][threadIdx.x];
    if (uint64_t *target = place(job, row0, threadIdx.x)) *target = sum;
  }

 private:
  // Word `i` of the CTA's rows; null where there is no such row.
  __device__ uint64_t *place(const PackJob &job, int row0, int i) const {
    const PackOperand &operand = params.pack.operands[job.operand];
    const int row = row0 + i % ROWS, word = i / ROWS;
    const int64_t line = static_cast<int64_t>(word) * operand.batch + job.batch;
    return row < operand.rows ? params.statistics[job.operand] + line * operand.rows + row : nullptr;
  }
  __device__ uint64_t value(int i) const {
    const int row = i % ROWS, word = i / ROWS;
    const int64_t sum = shared.words[word][row];
    if (word == kLogsWord) return (sum << 16) + shared.low_logs[row];
    if (word == kCountWord) return (sum >> 16 << 32) + PackShape<ROWS>::kK - sum % (1 << 16);
    return sum;
  }
};

}  // namespace mixpert
