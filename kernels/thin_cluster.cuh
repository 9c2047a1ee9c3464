// What the CTAs of gemm_int8_thin that share k do together: maxima of rows and sums of products go
// through distributed shared memory, and each CTA finishes some of the outputs. What they send each
// other is counted by barriers in shared memory; those of the cluster would wait for everything
// under way. Compile with -DMIXPERT_WIDE, _THIN: slices of either operand; _D: last diagonal;
// _RADIX; _BLOCKS: 2 where a cluster has at most two blocks, which find room in shared memory
// together, 1 elsewhere; _LINES: not 0 where blocks have 32 rows, whole lines of L2 of an operand
// that is not K-contiguous (thin_lines.cuh), then the words of a warp, 1 to 4.
#pragma once

#ifndef MIXPERT_BLOCKS
#define MIXPERT_BLOCKS 1
#endif
#ifndef MIXPERT_LINES
#define MIXPERT_LINES 0
#endif

#include "dot.cuh"
#include "launch.cuh"
#include "words_in_flight.cuh"

namespace mixpert {

struct Thin {
  static constexpr int kWide = MIXPERT_WIDE, kThin = MIXPERT_THIN, kD = MIXPERT_D;
  static constexpr int kBlocks = MIXPERT_BLOCKS;  // whose maxima are exchanged together
  static constexpr bool kLines = MIXPERT_LINES > 0;
  static constexpr int kRows = kThinRows, kBlockRows = kLines ? kThinLineRows : kRows;
  static constexpr int kSplits = kLines ? kThinLineSplits : kThinSplits / kBlocks;
  static constexpr int kOutputs = kRows * kBlockRows, kOutputQuads = kOutputs / 4;
  static constexpr int kInboxQuads = kOutputQuads + (kLines ? kThinLineRest : 0);
  static constexpr int kWarps = kPackThreads / 32;
  static constexpr int kSumWarps = kLines ? kWarps / 2 : kWarps;  // whose sums are kept
  static constexpr int kPlaces = kLines ? kThinLinePlaces : kThinWords;
  // Of a block at most, 16 k each.
  static constexpr int kWords = kLines ? MIXPERT_LINES : kThinK / kWarps / kWordK / kBlocks;
  static_assert(!kLines || kWords * kBlockK <= kThinLineK, "words of a block of lines");
  static_assert(kWarps * kWordK == kBlockK, "all warps' words, as the lowering counts them");
  // More slices or diagonals need the registers of a whole SM.
  static constexpr int kResident =
      kWide + kThin <= kThinSlices && kD < kThinDiagonals ? kThinResident : 1;
  static_assert(kD >= 0 && kD <= kWide + kThin - 2, "last diagonal");
  static_assert(kPlaces > kBlocks * kWords * kBlockRows / kRows,
                "some of the next block are on their way");
  static_assert(!kLines || kBlocks == 1, "one block after the other");
  static constexpr int kQuads = kBlocks * kBlockRows / 4;         // of maxima
  static constexpr int kSent = kLines ? kBlockRows / 8 : kQuads;  // of what is sent of them
  static_assert(kLines || kSplits * kQuads == 32, "a warp sends the maxima");
};

// What alternates between turns has two places: peers write one while the other is read. Nobody
// sends for a turn before all have sent their maxima of it, and so have read what was there.
struct alignas(128) ThinShared {
  uint4 maxima[Thin::kQuads];
  uint4 peers[2][Thin::kSplits][Thin::kSent];  // maxima of every CTA of the cluster
  float2 scales[Thin::kBlocks * Thin::kBlockRows];
  int exponents_thin[Thin::kRows], exponents_wide[2][Thin::kBlockRows];
  uint64_t maxima_here[2], sums_here[2], row_sums_here[4];  // barriers; the last of thin_rows.cuh
  alignas(128) Words elements[Thin::kPlaces];  // on their way, or here
  int4 sums[Thin::kSumWarps][Thin::kD + 1][Thin::kOutputQuads];
  int4 inbox[2][Thin::kD + 1][Thin::kInboxQuads];  // [CTA][output that this one finishes]
};
static_assert(sizeof(ThinShared) <= thin_shared_bytes(MIXPERT_D + 1, Thin::kLines),
              "what the lowering asks for");

// A problem as a CTA sees it.
struct ThinProblem {
  const GemmSmallParams &params;
  int first_k, end_k;  // of the warp

  __device__ explicit ThinProblem(const GemmSmallParams &p)
      : params(p),
        first_k(rank() * p.part + threadIdx.x / 32 * words() * kWordK),
        end_k(min(p.k, rank() * p.part + p.part)) {}

  // Of a block: half of them where that is enough, so that all warps have some.
  __device__ __forceinline__ int words() const {
    return !Thin::kLines && Thin::kBlocks == 1 && params.part <= kThinK / 2 ? Thin::kWords / 2
                                                                            : Thin::kWords;
  }
  __device__ __forceinline__ int rank() const { return cluster_rank(); }  // in the cluster
  // Outputs of a block that a CTA finishes; the last one may have fewer.
  __device__ __forceinline__ int owned() const { return params.owned * 4; }
  // What all CTAs send this one of a diagonal of a block that has so many quads of sums.
  __device__ __forceinline__ int inbox_quads(int quads) const {
    return params.splits * min(params.owned, quads - rank() * params.owned);
  }
};

// threadIdx.x, read where it is used: what is computed from it early takes registers, and they are
// short.
__device__ __forceinline__ int thread_anew() {
  int thread;
  asm volatile("mov.u32 %0, %%tid.x;" : "=r"(thread));
  return thread;
}

__device__ __forceinline__ void wait_for(const uint64_t (&barriers)[2], int turn) {
  mbarrier_wait(shared_address(&barriers[turn & 1]), turn >> 1 & 1);
}

// Exponents and factors of the rows of BLOCKS blocks from the maxima of all CTAs.
template <int SLICES, int BLOCKS>
__device__ __forceinline__ void exchange_maxima(const ThinProblem &problem, ThinShared &shared,
                                                int turn, int *exponents) {
  using S = Thin;
  using Digit = Digits<MIXPERT_RADIX, SLICES - 1>;
  __syncthreads();
  if (threadIdx.x < 32) {
    constexpr int kRows = BLOCKS * S::kRows, kQuads = kRows / 4;
    const int row = thread_anew(), splits = problem.params.splits, buffer = turn & 1;
    if (splits > 1) {
      const int quad = row % kQuads, to = row / kQuads;
      if (row == 0)
        mbarrier_expect(shared_address(&shared.maxima_here[buffer]), splits * kRows * 4);
      if (to < splits)
        send_in_cluster(&shared.peers[buffer][problem.rank()][quad], &shared.maxima_here[buffer], to,
                        shared.maxima[quad]);
      if (S::kLines && to + 32 / kQuads < splits)  // of 16
        send_in_cluster(&shared.peers[buffer][problem.rank()][quad], &shared.maxima_here[buffer],
                        to + 32 / kQuads, shared.maxima[quad]);
      __syncwarp();
      wait_for(shared.maxima_here, turn);
    }
    if (row < kRows) {
      uint32_t most = splits > 1 ? 0 : (&shared.maxima[0].x)[row];
      for (int rank = 0; splits > 1 && rank < splits; ++rank)
        most = max(most, (&shared.peers[buffer][rank][0].x)[row]);
      (&shared.maxima[0].x)[row] = 0;  // for the next blocks
      exponents[row] = Digit::exponent(most);
      Digit::scales(exponents[row], &shared.scales[row].x, &shared.scales[row].y);
    }
  }
  __syncthreads();
}

// The thin operand, [word][slice][half of its rows].
using ThinFragments = uint32_t[Thin::kWords][Thin::kThin][2];

// [diagonal][half of the thin rows][value]: a warp's share of k.
using ThinSums = int[Thin::kD + 1][2][4];

// Outputs of a block are numbered as warps hold them: half of the thin rows, value, lane.
struct ThinOutput {
  int wide, thin;  // rows

  __device__ ThinOutput(const ThinProblem &problem, int output)
      : wide(word_row(problem.params.p.k_contiguous, output % 32 / 4, output / 64 % 2)),
        thin(word_row(problem.params.q.k_contiguous, output % 4 * 2 + output / 32 % 2, output / 128)) {}
};

// Adds up the warps' sums and hands each to the CTA that finishes its output. One that has all of k
// keeps them; all of its threads meet before they are read.
__device__ __forceinline__ void send_sums(const ThinProblem &problem, const ThinSums &acc,
                                          ThinShared &shared, int turn) {
  using S = Thin;
  const int thread = thread_anew();
#pragma unroll
  for (int s = 0; s <= S::kD; ++s)
#pragma unroll
    for (int half = 0; half < 2; ++half)
#pragma unroll
      for (int v = 0; v < 4; ++v)
        (&shared.sums[thread / 32][s][half * 32 + v * 8].x)[thread % 32] =
            acc[s][half][v];
  __syncthreads();
  const int buffer = turn & 1, owned = problem.owned() / 4;
  uint64_t *barrier = &shared.sums_here[buffer];
  const bool alone = problem.params.splits == 1;
  if (thread == 0 && !alone)
    mbarrier_expect(shared_address(barrier), (S::kD + 1) * S::kOutputs * 4);
#pragma unroll 1
  for (int at = thread; at < (S::kD + 1) * S::kOutputQuads; at += kPackThreads) {
    const int s = at / S::kOutputQuads, quad = at % S::kOutputQuads, owner = quad / owned;
    int4 sum = shared.sums[0][s][quad];
#pragma unroll
    for (int warp = 1; warp < S::kWarps; ++warp) add(sum, shared.sums[warp][s][quad]);
    if (alone) {
      shared.inbox[buffer][s][quad] = sum;
      continue;
    }
    send_in_cluster(&shared.inbox[buffer][s][problem.rank() * owned + quad - owner * owned], barrier,
                    owner, make_uint4(sum.x, sum.y, sum.z, sum.w));
  }
}

// C of a row of either operand, where it has so many, from the sum of their exponents.
__device__ __forceinline__ void store_output(const ThinProblem &problem,
                                             const int (&diagonals)[Thin::kD + 1], int exponents,
                                             int wide, int thin) {
  const GemmSmallParams &params = problem.params;
  if (wide >= params.p.rows || thin >= params.q.rows) return;
  float value = combine<Thin::kD, MIXPERT_RADIX>(diagonals, exponents);
  if (params.repairs && value != value)
    value = thread_dot(params.p, wide, params.q, thin, 0, params.k);
  float *c = params.c + (params.wide_p ? wide * params.ldc + thin : thin * params.ldc + wide);
  *c = read_scalars(params).apply(value, c);
}

// C of a block, from the sums of all CTAs: one thread, by its `number`, for each output that this
// CTA finishes.
__device__ __forceinline__ void finish_rows(const ThinProblem &problem, const ThinShared &shared,
                                            int turn, int row0, int number) {
  using S = Thin;
  const int owned = problem.owned(), buffer = turn & 1;
  if (static_cast<uint32_t>(number) >= static_cast<uint32_t>(owned)) return;
  if (problem.params.splits > 1) wait_for(shared.sums_here, turn);
  const ThinOutput of(problem, problem.rank() * owned + number);
  const int wide = row0 + of.wide;
  int diagonals[S::kD + 1] = {};
#pragma unroll
  for (int s = 0; s <= S::kD; ++s)
    for (int at = number; at < S::kOutputs; at += owned)
      diagonals[s] += (&shared.inbox[buffer][s][0].x)[at];
  store_output(problem, diagonals,
               shared.exponents_wide[buffer][of.wide] + shared.exponents_thin[of.thin], wide,
               of.thin);
}

__device__ __forceinline__ void start_cluster(ThinShared &shared) {
  if (threadIdx.x < Thin::kQuads * 4) (&shared.maxima[0].x)[threadIdx.x] = 0;
  if (threadIdx.x == 0) {
    for (int i = 0; i < 2; ++i) {
      mbarrier_init(shared_address(&shared.maxima_here[i]), 1);
      mbarrier_init(shared_address(&shared.sums_here[i]), 1);
    }
    for (uint64_t &barrier : shared.row_sums_here) mbarrier_init(shared_address(&barrier), 1);
    fence_barrier_init();
  }
  __syncthreads();
  cluster_arrive_relaxed();  // prepare_thin waits: all CTAs of the cluster run from there on
}

}  // namespace mixpert
