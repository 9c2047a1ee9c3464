// INT32 sums of two neighbouring parts of k, whose CTAs are a cluster: they are added up before
// they are stored. Each CTA sends the other one its sums of half of the columns, and stores the
// other half.
#pragma once

#include "products_sm90.cuh"

namespace mixpert {

// Whether sums of a part of k are stored with those of its neighbour: both lie in one segment, and
// have some k.
__device__ __forceinline__ bool is_paired(const KParts &parts, const StoredSums &stored, int part,
                                          int blocks) {
  const int other = part ^ 1;
  return stored.paired && part / parts.in_segment == other / parts.in_segment &&
         part_of_k(parts, part, blocks).count > 0 && part_of_k(parts, other, blocks).count > 0;
}

// The number, among those that are stored, of sums of a part.
__device__ __forceinline__ int stored_part(const KParts &parts, const StoredSums &stored,
                                           int part) {
  const int segment = part / parts.in_segment, first = segment * parts.in_segment;
  return segment * stored.in_segment + (part >> stored.paired) - (first >> stored.paired);
}

// S: as required by products_sm90.cuh. THREADS: the number of threads that have sums.
template <typename S, int THREADS>
struct PairedSums {
  static constexpr int kColumns = S::kBn / 8, kHalf = kColumns / 2;  // groups of eight columns
  static constexpr int kRead = 4;  // groups that are read together
  using Inbox = uint4[S::kD + 1][kHalf][THREADS];

  // `thread` of `threads` that take part has its sums, and those of the other CTA in columns that
  // are stored here. Once all are here, nobody uses what lies in place of `inbox`.
  __device__ __forceinline__ static void exchange(AccumulatorsOf<S> &acc, Inbox &inbox,
                                                  uint64_t &counter, int thread, int threads) {
    const int rank = cluster_rank();
    const uint32_t here = shared_address(&inbox[0][0][thread]), barrier = shared_address(&counter);
    if (thread == 0) mbarrier_expect(barrier, (S::kD + 1) * kHalf * threads * sizeof(uint4));
    cluster_arrive_relaxed();  // no earlier stores need to become visible
    cluster_wait();
    const uint32_t there = in_cluster(here, rank ^ 1), count = in_cluster(barrier, rank ^ 1);
#pragma unroll
    for (int s = 0; s <= S::kD; ++s)
#pragma unroll
      for (int b = 0; b < kColumns; ++b) {
        const int *sums = acc[s] + b * 4;
        if (b / kHalf != rank)
          send_async(there + at(s, b), count, make_uint4(sums[0], sums[1], sums[2], sums[3]));
      }
#pragma unroll
    for (int s = 0; s <= S::kD; ++s)
#pragma unroll
      for (int b = 0; b < kColumns; ++b) {
        // Waits again: all would be read at once otherwise, for which there are no registers.
        if (b % kRead == 0) mbarrier_wait(barrier, 0);
        if (b / kHalf != rank) continue;
        const float4 x = read_shared(here + at(s, b));
        acc[s][b * 4] += __float_as_int(x.x);
        acc[s][b * 4 + 1] += __float_as_int(x.y);
        acc[s][b * 4 + 2] += __float_as_int(x.z);
        acc[s][b * 4 + 3] += __float_as_int(x.w);
      }
  }

 private:
  __device__ static constexpr uint32_t at(int s, int b) {
    return (s * kHalf + b % kHalf) * THREADS * sizeof(uint4);
  }
};

}  // namespace mixpert
