// gemm_int8_thin: one launch where op(A) or op(B) has at most 16 rows or columns. Each element of
// the wide operand is read once, as cublasSgemm reads it.
//
// A cluster of CTAs, or one alone, shares k, and the warps of a CTA its part, 64 or 128 k each. A
// warp keeps the fragments of its k of the thin operand in registers and goes through blocks of
// wide rows: 8 where these are K-contiguous (thin_rows.cuh), else 16 or, of a long k, 32
// (thin_lines.cuh). Maxima of rows are exchanged through distributed shared memory, digits go
// straight into fragments, mma.sync, INT32 sums to the CTA that finishes the output
// (thin_cluster.cuh). Elements of the next block are on their way meanwhile. Compile with the
// macros of thin_cluster.cuh.
#pragma once

#include "thin_lines.cuh"
#include "thin_rows.cuh"

namespace mixpert {

// Words of the thread, block after block: `step` blocks lie between two of a cluster. STRIDED:
// the order of k in a word.
template <bool K_CONTIGUOUS, bool STRIDED>
struct WordRing {
  using S = Thin;
  static constexpr bool kStrided = STRIDED;
  static constexpr int kPlaces = kThinWords;
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
    // By lines, only the thin operand is copied by words: it has one block.
    const int word = S::kLines ? number : number & (problem.words() - 1);
    if (word == 0 && number > 0) row0 += step;
    if (row0 < source.operand.rows)
      source.copy(first + place * sizeof(Words), sizeof(Words) / 2, row0, word);
    cp_async_commit();
  }

  // Words that find room beside those of the thin operand.
  __device__ __forceinline__ int beside() const { return kPlaces - problem.words(); }
  // Until the words of the thin operand have come, with `beside` words sent for after them.
  __device__ __forceinline__ void await_thin() const { wait(); }
  // Until the words of BLOCKS blocks have come, to all lanes.
  template <int BLOCKS = 1>
  __device__ __forceinline__ void wait() const {
    if (problem.words() == S::kWords)
      cp_async_wait<kThinWords - BLOCKS * S::kWords>();
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

// The maxima that this CTA finds in the rows of block `block` of those that have come; a thread
// looks at what it has copied itself.
template <bool K_CONTIGUOUS, bool STRIDED>
__device__ __forceinline__ void find_maxima(const WordRing<K_CONTIGUOUS, STRIDED> &words,
                                            ThinShared &shared, int block) {
  const int ahead = block * Thin::kWords;
  uint4 most = {};  // K-contiguous, of two rows
#pragma unroll 2
  for (int word = 0; word < words.problem.words(); ++word) {
    const float4 x = words.copied(shared, ahead + word, 0),
                 y = words.copied(shared, ahead + word, 1);
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
  uint32_t *maxima = &shared.maxima[block * Thin::kRows / 4].x;
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

// Digits of a word: [slice][row].
template <int SLICES>
__device__ __forceinline__ void word_digits(uint32_t (&digits)[SLICES][2], const TwoRows &x,
                                            const float2 (&scales)[2]) {
  using Digit = Digits<MIXPERT_RADIX, SLICES - 1>;
#pragma unroll
  for (int half = 0; half < 2; ++half) {
    uint32_t slices[SLICES];
    slices_of<Digit>(slices, scaled(scaled(x[half], scales[half].x), scales[half].y));
#pragma unroll
    for (int s = 0; s < SLICES; ++s) digits[s][half] = slices[s];
  }
}

// Factors of the thread's two rows of a block.
template <bool K_CONTIGUOUS>
__device__ __forceinline__ void read_scales(float2 (&scales)[2], const ThinShared &shared,
                                            int block) {
#pragma unroll
  for (int half = 0; half < 2; ++half)
    scales[half] = shared.scales[block * Thin::kRows + word_row(K_CONTIGUOUS, threadIdx.x % 32 / 4, half)];
}

// Its words come to the first places of the ring, while the others fill with `wide` words.
template <bool K_CONTIGUOUS, typename WideRing>
__device__ __forceinline__ void prepare_thin(const ThinProblem &problem, ThinFragments &fragments,
                                             WideRing &wide, ThinShared &shared) {
  WordRing<K_CONTIGUOUS, WideRing::kStrided> words(problem, problem.params.q, 0, 1, 0, shared);
  words.start(0, problem.words());
  wide.start(0, wide.beside());
  cluster_wait();  // start_cluster
  wide.await_thin();
  __syncwarp();
  find_maxima(words, shared, 0);
  exchange_maxima<Thin::kThin, 1>(problem, shared, 0, shared.exponents_thin);
  float2 scales[2];
  read_scales<K_CONTIGUOUS>(scales, shared, 0);
#pragma unroll
  for (int word = 0; word < Thin::kWords; ++word) {
    if (word == problem.words()) break;
    TwoRows x;
    words.read(x, shared, word);
    word_digits<Thin::kThin>(fragments[word], x, scales);
  }
  __syncwarp();  // other lanes have read what this one copied
  wide.start(wide.beside(), WideRing::kPlaces);
}

// Every kept product of slices; words are sent for as others are taken.
template <bool K_CONTIGUOUS>
__device__ __forceinline__ void multiply_rows(ThinSums &acc,
                                              WordRing<K_CONTIGUOUS, !K_CONTIGUOUS> &words,
                                              const ThinFragments &thin, const ThinShared &shared,
                                              int block) {
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
      read_scales<K_CONTIGUOUS>(scales, shared, block);
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

// The blocks of a cluster, one after the other, `step` rows apart from row `row0` on, of an operand
// that is not K-contiguous.
template <typename WideRing>
__device__ __forceinline__ void multiply_in_turn(const ThinProblem &problem, WideRing &words,
                                                 const ThinFragments &thin, int row0, int step,
                                                 ThinShared &shared) {
  using S = Thin;
  int turn = 0;
  for (; row0 < problem.params.p.rows; row0 += step, ++turn) {
    words.wait();
    find_maxima(words, shared, 0);
    exchange_maxima<S::kWide, 1>(problem, shared, turn + 1, shared.exponents_wide[turn & 1]);
    if (turn > 0) finish_rows(problem, shared, turn - 1, row0 - step, threadIdx.x);
    ThinSums sums = {};
    multiply_rows<false>(sums, words, thin, shared, 0);
    send_sums(problem, sums, shared, turn);
  }
  __syncthreads();  // a CTA alone sends nothing that would be waited for
  finish_rows(problem, shared, turn - 1, row0 - step, threadIdx.x);
}

// The only two blocks of a cluster, or one.
template <bool K_CONTIGUOUS, typename WideRing>
__device__ __forceinline__ void multiply_both(const ThinProblem &problem, WideRing &words,
                                              const ThinFragments &thin, int row0, int step,
                                              ThinShared &shared) {
  using S = Thin;
  const bool two = row0 + step < problem.params.p.rows;
  words.template wait<2>();
  find_maxima(words, shared, 0);
  if (two) find_maxima(words, shared, 1);
  exchange_maxima<S::kWide, 2>(problem, shared, 1, shared.exponents_wide[0]);
  for (int turn = 0; turn < 1 + two; ++turn) {
    ThinSums sums = {};
    multiply_rows<K_CONTIGUOUS>(sums, words, thin, shared, turn);
    if (turn > 0) __syncthreads();  // the sums of the first block have been read
    send_sums(problem, sums, shared, turn);
  }
  __syncthreads();  // as above
  // Where half of the threads finish a block, the others finish the other one.
  const int other = 2 * problem.owned() <= kPackThreads ? problem.owned() : 0;
  for (int turn = 0; turn < 1 + two; ++turn)
    finish_rows(problem, shared, turn, row0 + turn * step, threadIdx.x - turn * other);
}

template <typename WideRing>
__device__ __forceinline__ void prepare(const ThinProblem &problem, ThinFragments &fragments,
                                        WideRing &wide, ThinShared &shared) {
  if (problem.params.q.k_contiguous)
    prepare_thin<true>(problem, fragments, wide, shared);
  else
    prepare_thin<false>(problem, fragments, wide, shared);
}

template <bool K_CONTIGUOUS>
__device__ __forceinline__ void multiply_wide(const ThinProblem &problem, ThinShared &shared) {
  const int splits = problem.params.splits, clusters = gridDim.x / splits;
  const int first = blockIdx.x / splits;
  ThinFragments thin;
  if constexpr (Thin::kLines) {
    const int row0 = first * kThinLineRows, step = clusters * kThinLineRows;
    LineRing words(problem, problem.params.p, row0, step, shared);
    prepare(problem, thin, words, shared);
    multiply_line_blocks(problem, words, thin, row0, step, shared);
  } else if constexpr (K_CONTIGUOUS && Thin::kBlocks == 1) {
    const int row0 = first * RowBlock::kRows, step = clusters * RowBlock::kRows;
    RowRing words(problem, problem.params.p, row0, step, shared);
    prepare(problem, thin, words, shared);
    multiply_row_blocks(problem, words, thin, row0, step, shared);
  } else {
    WordRing<K_CONTIGUOUS, !K_CONTIGUOUS> words(problem, problem.params.p, first, clusters,
                                                problem.words(), shared);
    prepare(problem, thin, words, shared);
    const int row0 = first * Thin::kRows, step = clusters * Thin::kRows;
    if constexpr (Thin::kBlocks == 1)
      multiply_in_turn(problem, words, thin, row0, step, shared);
    else
      multiply_both<K_CONTIGUOUS>(problem, words, thin, row0, step, shared);
  }
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::kPackThreads, mixpert::Thin::kResident)
    gemm_int8_thin(const __grid_constant__ mixpert::GemmSmallParams params) {
  using namespace mixpert;
  extern __shared__ __align__(128) uint8_t dynamic[];
  ThinShared &shared = *reinterpret_cast<ThinShared *>(dynamic);
  join_launches();
  const ThinProblem problem(params);
  start_cluster(shared);
  if (!Thin::kLines && problem.params.p.k_contiguous)
    multiply_wide<true>(problem, shared);
  else
    multiply_wide<false>(problem, shared);
}
