// The wide operand of gemm_int8_thin in blocks of eight rows, where it is K-contiguous. While a
// block is multiplied, the CTAs of a cluster exchange the maxima of the next one, and elements of
// the block after that are on their way, so no CTA waits for others within a block.
//
// The thin operand provides the 16 rows of mma.sync's fragments, the wide one the 8 columns. A
// thread reads only elements that it has copied itself.
#pragma once

#include "thin_cluster.cuh"

namespace mixpert {

struct RowBlock {
  static constexpr int kRows = 8, kOutputs = kRows * kThinRows, kQuads = kOutputs / 4;
  static constexpr int kDiagonals = Thin::kD + 1;
  static constexpr int kHalfWords = 4;  // a block of a CTA has one or two halves
  static constexpr int kHalves = 2 * kThinWords / kHalfWords;  // in the ring
  static constexpr int kInboxQuads = kQuads + kThinRowRest;
  static constexpr int kTurns = 4;  // whose exponents and sums are kept
  static constexpr int kLastWarp = Thin::kWarps - 1;
};

// A peer sends the sums of a turn as soon as all CTAs have sent the maxima of that turn. These may
// still read the sums of two turns before, but not older ones.
struct RowBlocksShared {
  float4 elements[RowBlock::kHalves][RowBlock::kHalfWords][kPackThreads];
  int4 sums[Thin::kWarps][RowBlock::kDiagonals][RowBlock::kQuads];
  int4 inbox[RowBlock::kTurns][RowBlock::kDiagonals][RowBlock::kInboxQuads];  // as in ThinShared
  float2 scales[2][RowBlock::kRows];
  int exponents[RowBlock::kTurns][RowBlock::kRows];
};
static_assert(Thin::kLines ||
                  sizeof(ThinShared) - sizeof(ThinShared::elements) - sizeof(ThinShared::sums) -
                          sizeof(ThinShared::inbox) + sizeof(RowBlocksShared) <=
                      thin_shared_bytes(Thin::kD + 1, false),
              "what the lowering asks for");

// In the place of elements and sums of blocks of 16 rows. The words of the thin operand come first.
__device__ __forceinline__ RowBlocksShared &row_blocks(ThinShared &shared) {
  return reinterpret_cast<RowBlocksShared &>(shared.elements);
}

// Words of the thread, four k of one row each, half a block after the other; blocks are `step` rows
// apart.
struct RowRing {
  using B = RowBlock;
  static constexpr bool kStrided = false;
  static constexpr int kPlaces = B::kHalves;
  static constexpr int kWordBytes = sizeof(float4[kPackThreads]);
  static constexpr int kHalfK = B::kHalfWords * kWordK;
  const WordSource<true> source;
  const ThinProblem &problem;
  const uint32_t first;  // place of a word
  const int step, halves;
  const bool whole;      // all k are there, aligned
  const float *next;     // to send for
  int row0, half = 0;
  int at;                // the place to take from; what is sent for takes it over

  __device__ RowRing(const ThinProblem &problem, const SmallOperand &operand, int row0, int step,
                     ThinShared &shared)
      : source(operand, problem.first_k, problem.end_k),
        problem(problem),
        first(shared_address(&row_blocks(shared).elements[0][0][threadIdx.x])),
        step(step),
        halves(problem.words() / B::kHalfWords),
        whole(source.aligned && problem.first_k + problem.words() * kWordK <= problem.end_k),
        next(source.first + (row0 + WordSource<true>::row()) * operand.ld),
        row0(row0),
        at(problem.words() / 2) {}

  // Halves that find room beside the words of the thin operand.
  __device__ __forceinline__ int beside() const { return kPlaces - 2 * halves; }
  __device__ __forceinline__ void start(int from, int end) {
#pragma unroll 1
    for (int i = from; i < end; ++i) send(place(i));
  }
  // Until the first BLOCKS blocks that are not taken have come.
  template <int BLOCKS>
  __device__ __forceinline__ void wait() const {
    if (halves == 2)
      cp_async_wait<kPlaces - 2 * BLOCKS>();
    else
      cp_async_wait<kPlaces - BLOCKS>();
  }
  // Until the words of the thin operand have come, with `beside` halves sent for after them.
  __device__ __forceinline__ void await_thin() const { wait<2>(); }
  // A half that has come, `ahead` of the next to take.
  __device__ __forceinline__ void read(float4 (&x)[B::kHalfWords], int ahead) const {
    const uint32_t from = place(ahead);
#pragma unroll
    for (int i = 0; i < B::kHalfWords; ++i) x[i] = read_shared(from + i * kWordBytes);
  }
  // Done with the next half to take.
  __device__ __forceinline__ void pass() {
    send(place(0));
    at = at + 1 < kPlaces ? at + 1 : 0;
  }

 private:
  __device__ __forceinline__ uint32_t place(int ahead) const {
    const int from = at + ahead < kPlaces ? at + ahead : at + ahead - kPlaces;
    return first + from * (B::kHalfWords * kWordBytes);
  }
  // Always ends a group of copies.
  __device__ __forceinline__ void send(uint32_t target) {
    const bool all_rows = row0 + B::kRows <= source.operand.rows;
    if (whole && all_rows) {
#pragma unroll
      for (int i = 0; i < B::kHalfWords; ++i)
        cp_async_16(target + i * kWordBytes, next + i * kWordK, 16);
    } else if (all_rows && source.aligned) {  // warps may have less of k, or none
#pragma unroll
      for (int i = 0; i < B::kHalfWords; ++i) {
        const int left = source.k_left - half * kHalfK - i * kWordK;
        cp_async_16(target + i * kWordBytes, left > 0 ? next + i * kWordK : source.operand.source,
                    max(0, min(left, 4)) * 4);
      }
    } else if (row0 < source.operand.rows) {
      send_with_care(target);
    }
    cp_async_commit();
    next += kHalfK;
    if (++half == halves) {
      half = 0, row0 += step;
      next += step * source.operand.ld - halves * kHalfK;
    }
  }
  __device__ __forceinline__ void send_with_care(uint32_t target) const {
    const bool inside = row0 + WordSource<true>::row() < source.operand.rows;
#pragma unroll 1
    for (int i = 0; i < B::kHalfWords; ++i)
      source.copy_quad(target + i * kWordBytes, next + i * kWordK,
                       inside ? source.k_left - half * kHalfK - i * kWordK : 0);
  }
};

// The maxima that this CTA finds in the rows of a block that has come, `ahead` halves of the next
// to take.
__device__ __forceinline__ void find_row_maxima(const RowRing &words, ThinShared &shared,
                                                int ahead) {
  uint32_t most = 0;
#pragma unroll
  for (int half = 0; half < 2; ++half) {
    if (half == words.halves) break;
    float4 x[RowBlock::kHalfWords];
    words.read(x, ahead + half);
#pragma unroll
    for (int i = 0; i < RowBlock::kHalfWords; ++i) most = max(most, magnitude(x[i]));
  }
  most = max(most, __shfl_xor_sync(0xFFFFFFFFu, most, 1));
  most = max(most, __shfl_xor_sync(0xFFFFFFFFu, most, 2));
  if (threadIdx.x % 4 == 0) atomicMax(&shared.maxima[0].x + threadIdx.x % 32 / 4, most);
}

// The first warp: the maxima of a turn to all CTAs of the cluster.
__device__ __forceinline__ void send_row_maxima(const ThinProblem &problem, ThinShared &shared,
                                                int turn) {
  constexpr int kQuads = RowBlock::kRows / 4;
  const int lane = thread_anew(), splits = problem.params.splits, buffer = turn & 1;
  const int quad = lane % kQuads, to = lane / kQuads;
  uint64_t *barrier = &shared.maxima_here[buffer];
  if (lane == 0) mbarrier_expect(shared_address(barrier), splits * RowBlock::kRows * 4);
  if (to < splits)
    send_in_cluster(&shared.peers[buffer][problem.rank()][quad], barrier, to, shared.maxima[quad]);
  __syncwarp();
  if (lane < RowBlock::kRows) (&shared.maxima[0].x)[lane] = 0;  // for the next block
}

// The last warp: exponents and factors of the rows of block `turn`. A CTA alone calls it where
// otherwise maxima are sent, and clears them.
__device__ __forceinline__ void find_row_scales(const ThinProblem &problem, ThinShared &shared,
                                                int turn, int exchange) {
  using Digit = Digits<MIXPERT_RADIX, Thin::kWide - 1>;
  RowBlocksShared &blocks = row_blocks(shared);
  const int row = thread_anew() % 32, splits = problem.params.splits, buffer = exchange & 1;
  if (splits > 1) wait_for(shared.maxima_here, exchange);
  if (row >= RowBlock::kRows) return;
  uint32_t most = 0;
  if (splits == 1) {
    most = (&shared.maxima[0].x)[row];
    (&shared.maxima[0].x)[row] = 0;
  }
  for (int rank = 0; splits > 1 && rank < splits; ++rank)
    most = max(most, (&shared.peers[buffer][rank][0].x)[row]);
  const int e = Digit::exponent(most);
  float2 scale;
  Digit::scales(e, &scale.x, &scale.y);
  blocks.exponents[turn % RowBlock::kTurns][row] = e;
  blocks.scales[turn & 1][row] = scale;
}

// [diagonal][value] of a warp's share of k: rows l / 4 and l / 4 + 8 of the thin operand, 2 (l % 4)
// and the next of the block.
using RowSums = int[RowBlock::kDiagonals][4];

// Every kept product of slices of a block; a half is sent for as soon as one is taken.
__device__ __forceinline__ void multiply_block(RowSums &acc, RowRing &words,
                                               const ThinFragments &thin, ThinShared &shared,
                                               int turn) {
  using S = Thin;
  using Digit = Digits<MIXPERT_RADIX, S::kWide - 1>;
  constexpr int kWords = RowBlock::kHalfWords;
  const float2 scale = row_blocks(shared).scales[turn & 1][threadIdx.x % 32 / 4];
#pragma unroll
  for (int half = 0; half < S::kWords / kWords; ++half) {
    if (half == words.halves) break;
    float4 x[kWords];
    words.read(x, 0);
    words.pass();
    if (scale.y != 1.0f) {  // all of the row is tiny
#pragma unroll
      for (int word = 0; word < kWords; ++word) x[word] = scaled(x[word], scale.y);
    }
#pragma unroll
    for (int word = 0; word < kWords; word += 2) {
      uint32_t wide[2][S::kWide];
      slices_of<Digit>(wide[0], scaled(x[word], scale.x));
      slices_of<Digit>(wide[1], scaled(x[word + 1], scale.x));
      const auto &low = thin[half * kWords + word], &high = thin[half * kWords + word + 1];
#pragma unroll
      for (int s = 0; s < S::kThin; ++s) {
        const uint32_t rows[4] = {low[s][0], low[s][1], high[s][0], high[s][1]};
#pragma unroll
        for (int i = 0; i < S::kWide; ++i)
          if (i + s <= S::kD) mma_s8(acc[i + s], rows, wide[0][i], wide[1][i]);
      }
    }
  }
}

__device__ __forceinline__ void keep_sums(const RowSums &acc, RowBlocksShared &blocks) {
  const int thread = thread_anew();
#pragma unroll
  for (int s = 0; s < RowBlock::kDiagonals; ++s)
#pragma unroll
    for (int v = 0; v < 4; ++v)
      (&blocks.sums[thread / 32][s][v * 8].x)[thread % 32] = acc[s][v];
}

// Adds up what the warps have kept and hands each sum to the CTA that finishes its output.
__device__ __forceinline__ void send_row_sums(const ThinProblem &problem, ThinShared &shared,
                                              int turn) {
  using B = RowBlock;
  RowBlocksShared &blocks = row_blocks(shared);
  const int thread = thread_anew(), buffer = turn % B::kTurns, owned = problem.params.owned;
  uint64_t *barrier = &shared.row_sums_here[buffer];
  const bool alone = problem.params.splits == 1;
  if (thread == 0 && !alone)
    mbarrier_expect(shared_address(barrier), problem.inbox_quads(B::kQuads) * B::kDiagonals * 16);
  if (thread >= B::kDiagonals * B::kQuads) return;
  const int s = thread / B::kQuads, quad = thread % B::kQuads, owner = quad / owned;
  int4 sum = blocks.sums[0][s][quad];
#pragma unroll
  for (int warp = 1; warp < Thin::kWarps; ++warp) add(sum, blocks.sums[warp][s][quad]);
  if (alone)
    blocks.inbox[buffer][s][quad] = sum;
  else
    send_in_cluster(&blocks.inbox[buffer][s][problem.rank() * owned + quad - owner * owned],
                    barrier, owner, make_uint4(sum.x, sum.y, sum.z, sum.w));
}

// C of the block of a turn: one thread for each output that this CTA finishes.
__device__ __forceinline__ void finish_block(const ThinProblem &problem, ThinShared &shared,
                                             int turn, int row0) {
  using B = RowBlock;
  RowBlocksShared &blocks = row_blocks(shared);
  constexpr int kFirst = B::kDiagonals * B::kQuads + B::kOutputs <= B::kLastWarp * 32
                             ? B::kDiagonals * B::kQuads  // behind those that add up sums
                             : 0;
  const int number = thread_anew() - kFirst, owned = problem.owned();
  const int buffer = turn % B::kTurns;
  if (static_cast<uint32_t>(number) >= static_cast<uint32_t>(owned)) return;
  if (problem.params.splits > 1)
    mbarrier_wait(shared_address(&shared.row_sums_here[buffer]), turn / B::kTurns & 1);
  const int output = problem.rank() * owned + number, lane = output % 32, v = output / 32;
  if (output >= B::kOutputs) return;
  const int row = lane % 4 * 2 + v % 2;
  const int thin = word_row(problem.params.q.k_contiguous, lane / 4, v / 2);
  int diagonals[B::kDiagonals] = {};
#pragma unroll
  for (int s = 0; s < B::kDiagonals; ++s)
    for (int at = number; at < problem.params.splits * owned; at += owned)
      diagonals[s] += (&blocks.inbox[buffer][s][0].x)[at];
  store_output(problem, diagonals, blocks.exponents[buffer][row] + shared.exponents_thin[thin],
               row0 + row, thin);
}

// The blocks of a cluster from row `row0` on, `step` rows apart.
__device__ __forceinline__ void multiply_row_blocks(const ThinProblem &problem, RowRing &words,
                                                    const ThinFragments &thin, int row0, int step,
                                                    ThinShared &shared) {
  const int warp = threadIdx.x / 32, rows = problem.params.p.rows;
  const bool alone = problem.params.splits == 1;
  words.wait<1>();
  find_row_maxima(words, shared, 0);
  __syncthreads();
  if (warp == 0 && !alone) send_row_maxima(problem, shared, 1);  // the thin operand's were the first
  if (warp == RowBlock::kLastWarp) find_row_scales(problem, shared, 0, 1);
  __syncthreads();  // maxima are zeros
  int turn = 0;
  for (; row0 < rows; row0 += step, ++turn) {
    const bool more = row0 + step < rows;
    if (more) {
      words.wait<2>();
      find_row_maxima(words, shared, words.halves);
    }
    __syncthreads();
    if (more && warp == 0 && !alone) send_row_maxima(problem, shared, turn + 2);
    if (more && warp == RowBlock::kLastWarp && alone)
      find_row_scales(problem, shared, turn + 1, turn + 2);
    RowSums sums = {};
    multiply_block(sums, words, thin, shared, turn);
    keep_sums(sums, row_blocks(shared));
    __syncthreads();
    send_row_sums(problem, shared, turn);
    if (more && warp == RowBlock::kLastWarp && !alone)
      find_row_scales(problem, shared, turn + 1, turn + 2);
    if (turn > 0) finish_block(problem, shared, turn - 1, row0 - step);
  }
  __syncthreads();
  finish_block(problem, shared, turn - 1, row0 - step);
}

}  // namespace mixpert
