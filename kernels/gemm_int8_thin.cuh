// gemm_int8_thin: one launch where op(A) or op(B) has at most 16 rows or columns. Each element of
// the wide operand is read once, as cublasSgemm reads it.
//
// A cluster of CTAs, or one alone, shares k, and the warps of a CTA its part, 64 or 128 k each. A warp keeps the
// fragments of its k of the thin operand in registers and goes through blocks of 16 wide rows:
// maxima of rows exchanged through distributed shared memory, digits straight into fragments,
// mma.sync, INT32 sums to the CTA that finishes the output. What CTAs send each other is counted by
// barriers in shared memory; those of the cluster would wait for everything under way. Elements of
// the next block are on their way meanwhile. Compile with -DMIXPERT_WIDE, _THIN: slices of either
// operand; _D: last diagonal; _RADIX.
#pragma once

#include "dot.cuh"
#include "launch.cuh"
#include "words_in_flight.cuh"

namespace mixpert {

struct Thin {
  static constexpr int kWide = MIXPERT_WIDE, kThin = MIXPERT_THIN, kD = MIXPERT_D;
  static constexpr int kRows = kThinRows, kSplits = kThinSplits;
  static constexpr int kOutputs = kRows * kRows, kOutputQuads = kOutputs / 4;
  static constexpr int kWarps = kPackThreads / 32;
  static constexpr int kWords = kThinK / kWarps / kWordK;  // of a block at most
  // More slices or diagonals need the registers of a whole SM.
  static constexpr int kResident =
      kWide + kThin <= kThinSlices && kD < kThinDiagonals ? kThinResident : 1;
  static_assert(kD >= 0 && kD <= kWide + kThin - 2, "last diagonal");
  static_assert(kThinWords > kWords, "some of the next block are on their way");
  static_assert(kSplits * kRows / 4 == 32, "a warp sends the maxima");
};

// What alternates between turns has two places: peers write one while the other is read. Nobody
// sends for a turn before all have sent their maxima of it, and so have read what was there.
struct ThinShared {
  Words elements[kThinWords];  // on their way, or here
  int4 sums[Thin::kWarps][Thin::kD + 1][Thin::kOutputQuads];
  int4 inbox[2][Thin::kD + 1][Thin::kOutputQuads];  // [CTA][output that this one finishes]
  uint4 maxima[Thin::kRows / 4];
  uint4 peers[2][Thin::kSplits][Thin::kRows / 4];  // maxima of every CTA of the cluster
  float2 scales[Thin::kRows];
  int exponents_thin[Thin::kRows], exponents_wide[2][Thin::kRows];
  uint64_t maxima_here[2], sums_here[2];  // barriers
};
static_assert(sizeof(ThinShared) <= thin_shared_bytes(MIXPERT_D + 1), "what the lowering asks for");

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
    return params.part <= kThinK / 2 ? Thin::kWords / 2 : Thin::kWords;
  }
  __device__ __forceinline__ int rank() const { return cluster_rank(); }  // in the cluster
  // Outputs of a block that a CTA finishes; `splits` is a power of two.
  __device__ __forceinline__ int owned() const {
    return Thin::kOutputs >> (__ffs(params.splits) - 1);
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

// Words of the thread, block after block: `step` blocks lie between two of a cluster. STRIDED:
// the order of k in a word.
template <bool K_CONTIGUOUS, bool STRIDED>
struct WordRing {
  using S = Thin;
  static constexpr bool kStrided = STRIDED;
  const WordSource<K_CONTIGUOUS> source;
  const uint32_t first;  // place of a word
  const ThinProblem &problem;
  int row0, step;        // the block to send for
  int at;                // the place to take from; a word sent for takes it over

  __device__ WordRing(const ThinProblem &problem, const SmallOperand &operand, int block, int step,
                      int at, ThinShared &shared)
      : source(operand, problem.first_k, problem.end_k),
        first(shared_address(&shared.elements[0][0][word_place<K_CONTIGUOUS>(threadIdx.x)])),
        problem(problem),
        row0(block * S::kRows),
        step(step * S::kRows),
        at(at) {}

  // The first words, from number `from` up to `to`.
  __device__ __forceinline__ void start(int from, int to) {
#pragma unroll 1
    for (int i = from; i < to; ++i) send(at + i < kThinWords ? at + i : at + i - kThinWords, i);
  }

  // Sends for word `number`, counted from those of some block on; always ends a group of copies.
  __device__ __forceinline__ void send(int place, int number) {
    const int word = number & (problem.words() - 1);
    if (word == 0 && number > 0) row0 += step;
    if (row0 < source.operand.rows)
      source.copy(first + place * sizeof(Words), sizeof(Words) / 2, row0, word);
    cp_async_commit();
  }

  // Until the words of a block have come, to all lanes.
  __device__ __forceinline__ void wait() const {
    if (problem.words() == S::kWords)
      cp_async_wait<kThinWords - S::kWords>();
    else
      cp_async_wait<kThinWords - S::kWords / 2>();
    __syncwarp();
  }
  // A word that has come, `ahead` of the next to take.
  __device__ __forceinline__ void read(TwoRows &x, const ThinShared &shared, int ahead) const {
    const int from = at + ahead < kThinWords ? at + ahead : at + ahead - kThinWords;
    read_word<K_CONTIGUOUS, STRIDED>(x, shared.elements[from]);
  }
  // What the thread itself has copied of it.
  __device__ __forceinline__ float4 copied(const ThinShared &shared, int ahead, int half) const {
    const int from = at + ahead < kThinWords ? at + ahead : at + ahead - kThinWords;
    return shared.elements[from][half][word_place<K_CONTIGUOUS>(thread_anew())];
  }
  // Done with word `number` of the block.
  __device__ __forceinline__ void pass(int number) {
    if (!K_CONTIGUOUS) __syncwarp();  // other lanes have read what this one copied
    send(at, number + kThinWords - problem.words());
    at = at + 1 < kThinWords ? at + 1 : 0;
  }
};

// The largest of lanes that have the same four rows: a lane keeps that of row `row`.
__device__ __forceinline__ uint32_t largest_of_row(const uint4 &most, int &row) {
  const int thread = thread_anew();
  const bool second = thread & 16, odd = thread & 8;
  const uint32_t x = max(second ? most.z : most.x,
                         __shfl_xor_sync(0xFFFFFFFFu, second ? most.x : most.z, 16));
  const uint32_t y = max(second ? most.w : most.y,
                         __shfl_xor_sync(0xFFFFFFFFu, second ? most.y : most.w, 16));
  const uint32_t one = max(odd ? y : x, __shfl_xor_sync(0xFFFFFFFFu, odd ? x : y, 8));
  row = thread % 4 * 4 + second * 2 + odd;
  return max(one, __shfl_xor_sync(0xFFFFFFFFu, one, 4));
}

// The maxima that this CTA finds in the rows of a block; a thread looks at what it has copied itself.
template <bool K_CONTIGUOUS, bool STRIDED>
__device__ __forceinline__ void find_maxima(const WordRing<K_CONTIGUOUS, STRIDED> &words,
                                            ThinShared &shared) {
  words.wait();
  uint4 most = {};  // K-contiguous, of two rows
#pragma unroll 2
  for (int word = 0; word < words.problem.words(); ++word) {
    const float4 x = words.copied(shared, word, 0), y = words.copied(shared, word, 1);
    if (K_CONTIGUOUS) {
      most.x = max(most.x, magnitude(x));
      most.y = max(most.y, magnitude(y));
    } else {
      most.x = max(most.x, max(magnitude(x.x), magnitude(y.x)));
      most.y = max(most.y, max(magnitude(x.y), magnitude(y.y)));
      most.z = max(most.z, max(magnitude(x.z), magnitude(y.z)));
      most.w = max(most.w, max(magnitude(x.w), magnitude(y.w)));
    }
  }
  uint32_t *maxima = &shared.maxima[0].x;
  if (K_CONTIGUOUS) {
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      uint32_t one = half ? most.y : most.x;
      one = max(one, __shfl_xor_sync(0xFFFFFFFFu, one, 1));
      one = max(one, __shfl_xor_sync(0xFFFFFFFFu, one, 2));
      if (threadIdx.x % 4 == 0)
        atomicMax(&maxima[word_row(K_CONTIGUOUS, threadIdx.x % 32 / 4, half)], one);
    }
  } else {
    int row;
    const uint32_t one = largest_of_row(most, row);
    if ((thread_anew() & 4) == 0) atomicMax(&maxima[row], one);
  }
}

// Exponents and factors of a block's rows from the maxima of all CTAs.
template <int SLICES>
__device__ __forceinline__ void exchange_maxima(const ThinProblem &problem, ThinShared &shared,
                                                int turn, int *exponents) {
  using S = Thin;
  using Digit = Digits<MIXPERT_RADIX, SLICES - 1>;
  __syncthreads();
  if (threadIdx.x < 32) {
    const int row = thread_anew(), splits = problem.params.splits, buffer = turn & 1;
    if (splits > 1) {
      const int quad = row % (S::kRows / 4), to = row / (S::kRows / 4);
      if (row == 0)
        mbarrier_expect(shared_address(&shared.maxima_here[buffer]), splits * S::kRows * 4);
      if (to < splits)
        send_in_cluster(&shared.peers[buffer][problem.rank()][quad], &shared.maxima_here[buffer], to,
                        shared.maxima[quad]);
      __syncwarp();
      wait_for(shared.maxima_here, turn);
    }
    if (row < S::kRows) {
      uint32_t most = splits > 1 ? 0 : (&shared.maxima[0].x)[row];
      for (int rank = 0; splits > 1 && rank < splits; ++rank)
        most = max(most, (&shared.peers[buffer][rank][0].x)[row]);
      (&shared.maxima[0].x)[row] = 0;  // for the next block
      exponents[row] = Digit::exponent(most);
      Digit::scales(exponents[row], &shared.scales[row].x, &shared.scales[row].y);
    }
  }
  __syncthreads();
}

// Digits of a word: [slice][row].
template <int SLICES>
__device__ __forceinline__ void word_digits(uint32_t (&digits)[SLICES][2], const TwoRows &x,
                                            const float2 (&scales)[2]) {
  using Digit = Digits<MIXPERT_RADIX, SLICES - 1>;
#pragma unroll
  for (int half = 0; half < 2; ++half) {
    uint32_t word[4];
    digits_of<Digit>(word, x[half], scales[half].x, scales[half].y);
#pragma unroll
    for (int s = 0; s < SLICES; ++s) digits[s][half] = slice_word<SLICES - 1>(word, s);
  }
}

// Factors of the thread's two rows.
template <bool K_CONTIGUOUS>
__device__ __forceinline__ void read_scales(float2 (&scales)[2], const ThinShared &shared) {
#pragma unroll
  for (int half = 0; half < 2; ++half)
    scales[half] = shared.scales[word_row(K_CONTIGUOUS, threadIdx.x % 32 / 4, half)];
}

// The thin operand, [word][slice][half of its rows].
using ThinFragments = uint32_t[Thin::kWords][Thin::kThin][2];

// Its words come to the first places of the ring, while the others fill with `wide` words.
template <bool K_CONTIGUOUS, typename WideRing>
__device__ __forceinline__ void prepare_thin(const ThinProblem &problem, ThinFragments &fragments,
                                             WideRing &wide, ThinShared &shared) {
  WordRing<K_CONTIGUOUS, WideRing::kStrided> words(problem, problem.params.q, 0, 1, 0, shared);
  words.start(0, problem.words());
  wide.start(0, kThinWords - problem.words());
  cluster_wait();  // start_cluster
  find_maxima(words, shared);
  exchange_maxima<Thin::kThin>(problem, shared, 0, shared.exponents_thin);
  float2 scales[2];
  read_scales<K_CONTIGUOUS>(scales, shared);
#pragma unroll
  for (int word = 0; word < Thin::kWords; ++word) {
    if (word == problem.words()) break;
    TwoRows x;
    words.read(x, shared, word);
    word_digits<Thin::kThin>(fragments[word], x, scales);
  }
  __syncwarp();  // other lanes have read what this one copied
  wide.start(kThinWords - problem.words(), kThinWords);
}

// [diagonal][half of the thin rows][value]: a warp's share of k.
using ThinSums = int[Thin::kD + 1][2][4];

// Every kept product of slices; words are sent for as others are taken.
template <bool K_CONTIGUOUS>
__device__ __forceinline__ void multiply_rows(ThinSums &acc,
                                              WordRing<K_CONTIGUOUS, !K_CONTIGUOUS> &words,
                                              const ThinFragments &thin, const ThinShared &shared) {
  using S = Thin;
#pragma unroll
  for (int step = 0; step < S::kWords / 2; ++step) {
    if (step * 2 == words.problem.words()) break;
    uint32_t wide[S::kWide][4];
#pragma unroll
    for (int i = 0; i < 2; ++i) {
      TwoRows x;
      words.read(x, shared, 0);
      float2 scales[2];  // read anew: registers are short
      read_scales<K_CONTIGUOUS>(scales, shared);
      uint32_t digits[S::kWide][2];
      word_digits<S::kWide>(digits, x, scales);
      words.pass(step * 2 + i);
#pragma unroll
      for (int s = 0; s < S::kWide; ++s)
        wide[s][i * 2] = digits[s][0], wide[s][i * 2 + 1] = digits[s][1];
    }
#pragma unroll
    for (int s = 0; s < S::kThin; ++s)
#pragma unroll
      for (int half = 0; half < 2; ++half)
#pragma unroll
        for (int i = 0; i < S::kWide; ++i)
          if (i + s <= S::kD)
            mma_s8(acc[i + s][half], wide[i], thin[step * 2][s][half], thin[step * 2 + 1][s][half]);
  }
}

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

// C of a block, from the sums of all CTAs.
__device__ __forceinline__ void finish_rows(const ThinProblem &problem, const ThinShared &shared,
                                            int turn, int row0) {
  using S = Thin;
  const GemmSmallParams &params = problem.params;
  const int owned = problem.owned();
  if (threadIdx.x >= owned) return;
  if (problem.params.splits > 1) wait_for(shared.sums_here, turn);
  const int output = problem.rank() * owned + threadIdx.x;
  const ThinOutput of(problem, output);
  const int wide = row0 + of.wide;
  if (wide >= params.p.rows || of.thin >= params.q.rows) return;
  int diagonals[S::kD + 1] = {};
#pragma unroll
  for (int s = 0; s <= S::kD; ++s)
    for (int at = threadIdx.x; at < S::kOutputs; at += owned)
      diagonals[s] += (&shared.inbox[turn & 1][s][0].x)[at];
  float value = combine<S::kD, MIXPERT_RADIX>(
      diagonals, shared.exponents_wide[turn & 1][of.wide] + shared.exponents_thin[of.thin]);
  if (params.repairs && value != value)
    value = thread_dot(params.p, wide, params.q, of.thin, 0, params.k);
  float *c = params.c + (params.wide_p ? wide * params.ldc + of.thin : of.thin * params.ldc + wide);
  *c = read_scalars(params).apply(value, c);
}

template <bool K_CONTIGUOUS>
__device__ __forceinline__ void multiply_wide(const ThinProblem &problem, ThinShared &shared) {
  using S = Thin;
  const int splits = problem.params.splits, clusters = gridDim.x / splits;
  const int first = blockIdx.x / splits;
  WordRing<K_CONTIGUOUS, !K_CONTIGUOUS> words(problem, problem.params.p, first, clusters,
                                              problem.words(), shared);
  ThinFragments thin;
  if (problem.params.q.k_contiguous)
    prepare_thin<true>(problem, thin, words, shared);
  else
    prepare_thin<false>(problem, thin, words, shared);
  int row0 = first * S::kRows, turn = 0;
  for (; row0 < problem.params.p.rows; row0 += clusters * S::kRows, ++turn) {
    find_maxima(words, shared);
    exchange_maxima<S::kWide>(problem, shared, turn + 1, shared.exponents_wide[turn & 1]);
    if (turn > 0) finish_rows(problem, shared, turn - 1, row0 - clusters * S::kRows);
    ThinSums sums = {};
    multiply_rows<K_CONTIGUOUS>(sums, words, thin, shared);
    send_sums(problem, sums, shared, turn);
  }
  __syncthreads();  // a CTA alone sends nothing that would be waited for
  finish_rows(problem, shared, turn - 1, row0 - clusters * S::kRows);
}

__device__ __forceinline__ void start_cluster(ThinShared &shared) {
  if (threadIdx.x < Thin::kRows) (&shared.maxima[0].x)[threadIdx.x] = 0;
  if (threadIdx.x == 0) {
    for (int i = 0; i < 2; ++i) {
      mbarrier_init(shared_address(&shared.maxima_here[i]), 1);
      mbarrier_init(shared_address(&shared.sums_here[i]), 1);
    }
    fence_barrier_init();
  }
  cluster_arrive();  // prepare_thin waits: all CTAs of the cluster run from there on
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::kPackThreads, mixpert::Thin::kResident)
    gemm_int8_thin(const __grid_constant__ mixpert::GemmSmallParams params) {
  using namespace mixpert;
  extern __shared__ __align__(16) uint8_t dynamic[];
  ThinShared &shared = *reinterpret_cast<ThinShared *>(dynamic);
  join_launches();
  const ThinProblem problem(params);
  start_cluster(shared);
  if (problem.params.p.k_contiguous)
    multiply_wide<true>(problem, shared);
  else
    multiply_wide<false>(problem, shared);
}
