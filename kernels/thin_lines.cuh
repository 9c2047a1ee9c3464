// The wide operand of gemm_int8_thin in blocks of 32 rows, where it is not K-contiguous: 32 rows of
// one k are a line of L2, which eight neighbouring lanes copy together.
//
// The thin operand provides the 16 rows of mma.sync's fragments, the wide one the 8 columns. Lane l
// multiplies k l % 4 + 4 i of rows 4 (l / 4) to 4 (l / 4) + 3: for each of these rows a word of a
// fragment. It copies rows 4 (l % 8) to 4 (l % 8) + 3 of k l / 8 + 4 i, and a line stays a line in
// shared memory, whose sectors alone are exchanged: copies of the halves of a sector to places that
// are no neighbours take half as long again.
#pragma once

#include "thin_cluster.cuh"

namespace mixpert {

struct LineBlock {
  static constexpr int kPieceK = 8;                         // of a warp in a piece, two of a thread
  static constexpr int kPieces = Thin::kWords * kWordK / kPieceK;  // of a block
  static constexpr int kHeld = 2;  // pieces in registers while maxima are exchanged
  static constexpr int kThreadRows = 4;
  static constexpr int kQuadBytes = kPackThreads * 16;
};

// Elements of the thread, a piece after the other; blocks are `step` rows apart.
struct LineRing {
  using B = LineBlock;
  static constexpr bool kStrided = true;
  static constexpr int kPlaces = Thin::kPlaces;
  const SmallOperand &operand;
  const ThinShared &shared;
  const uint32_t target;  // the place in a piece to copy to
  const int step, k_left;
  const bool whole;      // all k are there, aligned
  const float *next;     // to send for
  int row0, piece = 0;
  int at = Thin::kWords;  // the place to take from; what is sent for takes it over

  __device__ LineRing(const ThinProblem &problem, const SmallOperand &operand, int row0, int step,
                      ThinShared &shared)
      : operand(operand),
        shared(shared),
        target(shared_address(&shared.elements[0][0][
            threadIdx.x / 32 * 32 + place_of(lane_k(), threadIdx.x % 8)])),
        step(step),
        k_left(problem.end_k - problem.first_k - lane_k()),
        whole(aligned() && problem.first_k + Thin::kWords * kWordK <= problem.end_k),
        next(operand.source + (problem.first_k + lane_k()) * operand.ld + row0 + row()),
        row0(row0) {}

  // Of what the thread copies: the first k, and the first row of four.
  __device__ static __forceinline__ int lane_k() { return threadIdx.x % 32 / 8; }
  __device__ static __forceinline__ int row() { return threadIdx.x % 8 * B::kThreadRows; }
  // The place of four rows, number `quad` of eight, of the k-th line of a warp's four: eight
  // threads that follow each other meet no bank twice when they copy nor when they read.
  __device__ static __forceinline__ int place_of(int k, int quad) { return k * 8 + (quad ^ k * 2); }
  // Of what the thread multiplies: the first row of four.
  __device__ static __forceinline__ int read_row() { return threadIdx.x % 32 / 4 * B::kThreadRows; }

  // Pieces that find room beside the words of the thin operand.
  __device__ __forceinline__ int beside() const { return kPlaces - Thin::kWords; }
  __device__ __forceinline__ void start(int from, int end) {
#pragma unroll 1
    for (int i = from; i < end; ++i) send(target + place(i));
  }
  // Until the words of the thin operand have come, with `beside` pieces sent for after them.
  __device__ __forceinline__ void await_thin() const { cp_async_wait<kPlaces - Thin::kWords>(); }
  // Until two more pieces have come to all lanes, the first of them `ahead` of the next to take.
  template <int AHEAD>
  __device__ __forceinline__ void await_two() const {
    cp_async_wait<kPlaces - AHEAD - 2>();
    __syncwarp();
  }
  // Four rows of two k of a piece that has come, `ahead` of the next to take: those that the thread
  // multiplies.
  __device__ __forceinline__ void read(float4 (&x)[2], int ahead) const {
    const int thread = thread_anew();
    const int of = thread / 32 * 32 + place_of(thread % 4, thread % 32 / 4);
    const uint32_t from = shared_address(&shared.elements[0][0][of]) + place(ahead);
#pragma unroll
    for (int i = 0; i < 2; ++i) x[i] = read_shared(from + i * B::kQuadBytes);
  }
  // Done with the next piece to take.
  __device__ __forceinline__ void pass() {
    __syncwarp();  // other lanes have read what this one copied
    send(target + place(0));
    at = at + 1 < kPlaces ? at + 1 : 0;
  }

 private:
  __device__ __forceinline__ bool aligned() const {
    return operand.ld % 4 == 0 && (reinterpret_cast<uint64_t>(operand.source) & 15) == 0;
  }
  // Bytes from the first piece to one that comes `ahead` of the next to take.
  __device__ __forceinline__ uint32_t place(int ahead) const {
    const int from = at + ahead < kPlaces ? at + ahead : at + ahead - kPlaces;
    return from * (2 * B::kQuadBytes);
  }
  // Always ends a group of copies.
  __device__ __forceinline__ void send(uint32_t to) {
    const bool all_rows = row0 + Thin::kBlockRows <= operand.rows;
    if (whole && all_rows) {
      cp_async_16(to, next, 16);
      cp_async_16(to + B::kQuadBytes, next + 4 * operand.ld, 16);
    } else if (all_rows && aligned()) {  // the last CTA may have less of k
#pragma unroll
      for (int i = 0; i < 2; ++i) {
        const bool here = piece * B::kPieceK + i * 4 < k_left;
        cp_async_16(to + i * B::kQuadBytes, here ? next + i * 4 * operand.ld : operand.source,
                    here ? 16 : 0);
      }
    } else if (row0 < operand.rows) {
      send_with_care(to);
    }
    cp_async_commit();
    next += B::kPieceK * operand.ld;
    if (++piece == B::kPieces) {
      piece = 0, row0 += step;
      next += step - B::kPieces * B::kPieceK * operand.ld;
    }
  }
  __device__ __forceinline__ void send_with_care(uint32_t to) const {
    const int rows = max(0, min(operand.rows - row0 - row(), 4));
#pragma unroll 1
    for (int i = 0; i < 2; ++i, to += B::kQuadBytes) {
      const int count = piece * B::kPieceK + i * 4 < k_left ? rows : 0;
      const float *from = count ? next + i * 4 * operand.ld : operand.source;
      if (aligned()) {
        cp_async_16(to, from, count * 4);
        continue;
      }
#pragma unroll 1
      for (int j = 0; j < 4; ++j)
        cp_async_4(to + j * 4, j < count ? from + j : operand.source, j < count ? 4 : 0);
    }
  }
};

// What the thread multiplies of the first pieces of a block: their places are free for others.
using HeldPieces = float4[LineBlock::kHeld][2];

// Maxima of the thread's four rows, with those of two k.
__device__ __forceinline__ void merge_rows(uint4 &most, const float4 (&x)[2]) {
#pragma unroll
  for (int i = 0; i < 2; ++i) {
    most.x = max(most.x, magnitude(x[i].x));
    most.y = max(most.y, magnitude(x[i].y));
    most.z = max(most.z, magnitude(x[i].z));
    most.w = max(most.w, magnitude(x[i].w));
  }
}

// The maxima that this CTA finds in the rows of the next block, as it comes; its first pieces are
// taken.
__device__ __forceinline__ void find_line_maxima(HeldPieces &held, LineRing &words,
                                                 ThinShared &shared) {
  constexpr int kHeld = LineBlock::kHeld;
  uint4 most = {};
#pragma unroll
  for (int piece = 0; piece < kHeld; ++piece) {
    if (piece % 2 == 0) words.await_two<0>();
    words.read(held[piece], 0);
    merge_rows(most, held[piece]);
    words.pass();
  }
#pragma unroll
  for (int piece = 0; piece < LineBlock::kPieces - kHeld; ++piece) {
    if (piece == 0) words.await_two<0>();
    if (piece == 2) words.await_two<2>();
    if (piece == 4) words.await_two<4>();
    float4 x[2];
    words.read(x, piece);
    merge_rows(most, x);
  }
  // Four lanes have the same rows: each keeps the maximum of one.
  const int lane = thread_anew() % 32;
  const bool second = lane & 2, odd = lane & 1;
  const uint32_t x = max(second ? most.z : most.x,
                         __shfl_xor_sync(0xFFFFFFFFu, second ? most.x : most.z, 2));
  const uint32_t y = max(second ? most.w : most.y,
                         __shfl_xor_sync(0xFFFFFFFFu, second ? most.y : most.w, 2));
  const uint32_t one = max(odd ? y : x, __shfl_xor_sync(0xFFFFFFFFu, odd ? x : y, 1));
  atomicMax(&shared.maxima[0].x + lane, one);
}

// Exponents in 16 bits, in the order of the maxima that they are of.
struct SentExponent {
  static constexpr int kZero = 0, kMiddle = 1024, kInf = 65534, kNan = 65535;
  using Digit = Digits<MIXPERT_RADIX, Thin::kWide - 1>;

  __device__ static __forceinline__ uint16_t of(uint32_t maximum) {
    if (maximum == 0) return kZero;
    if (maximum >= 0x7F800000u) return maximum == 0x7F800000u ? kInf : kNan;
    return static_cast<uint16_t>(Digit::exponent(maximum) + kMiddle);
  }
  __device__ static __forceinline__ int exponent(int sent) {
    if (sent >= kInf) return sent == kInf ? kInfExponent : kNanExponent;
    return sent == kZero ? 0 : sent - kMiddle;
  }
};

// The first warp, a lane for each row: exponents and factors of a block from the maxima of all
// CTAs.
__device__ __forceinline__ void exchange_line_maxima(const ThinProblem &problem, ThinShared &shared,
                                                     int turn) {
  using S = Thin;
  const int lane = thread_anew(), splits = problem.params.splits, buffer = turn & 1;
  uint16_t own = SentExponent::of((&shared.maxima[0].x)[lane]);
  __syncwarp();
  if (splits > 1) {
    uint16_t *sent = reinterpret_cast<uint16_t *>(&shared.maxima[0]);
    sent[lane] = own;
    uint64_t *barrier = &shared.maxima_here[buffer];
    if (lane == 0) mbarrier_expect(shared_address(barrier), splits * S::kSent * 16);
    __syncwarp();
    const int quad = lane % S::kSent;
    for (int to = lane / S::kSent; to < splits; to += 32 / S::kSent)
      send_in_cluster(&shared.peers[buffer][problem.rank()][quad], barrier, to,
                      shared.maxima[quad]);
    wait_for(shared.maxima_here, turn);
#pragma unroll
    for (int rank = 0; rank < S::kSplits; ++rank)
      if (rank < splits)
        own = max(own, reinterpret_cast<const uint16_t *>(&shared.peers[buffer][rank][0])[lane]);
    __syncwarp();
  }
  (&shared.maxima[0].x)[lane] = 0;  // for the next block
  const int e = SentExponent::exponent(own);
  float2 scale;
  SentExponent::Digit::scales(e, &scale.x, &scale.y);
  shared.exponents_wide[turn - 1 & 1][lane] = e;
  shared.scales[lane] = scale;
}

// [diagonal][row of a thread][value] of a warp's share of k: rows l / 4 and l / 4 + 8 of the thin
// operand, columns 2 (l % 4) and the next, which stand for four rows of the block each.
using LineSums = int[Thin::kD + 1][LineBlock::kThreadRows][4];

// Every kept product of slices of a block, whose first pieces are held; for the others that are
// taken, pieces of the next block are sent for.
__device__ __forceinline__ void multiply_lines(LineSums &acc, LineRing &words,
                                               const HeldPieces &held, const ThinFragments &thin,
                                               const ThinShared &shared) {
  using S = Thin;
  using B = LineBlock;
  using Digit = SentExponent::Digit;
  const float2 *scales = shared.scales + LineRing::read_row();
  const bool tiny = scales[0].y != 1.0f || scales[1].y != 1.0f || scales[2].y != 1.0f ||
                    scales[3].y != 1.0f;  // all of a row
#pragma unroll
  for (int word = 0; word < S::kWords; word += 2) {
    uint32_t wide[B::kThreadRows][2][S::kWide];
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      float4 x[4];
#pragma unroll
      for (int i = 0; i < 2; ++i) {
        const int piece = (word + half) * 2 + i;
        auto &two = reinterpret_cast<float4(&)[2]>(x[i * 2]);
        if (piece >= B::kPieces) {
          two[0] = two[1] = make_float4(0.0f, 0.0f, 0.0f, 0.0f);
        } else if (piece < B::kHeld) {
          two[0] = held[piece][0], two[1] = held[piece][1];
        } else {
          words.read(two, 0);
          words.pass();
        }
      }
#pragma unroll
      for (int j = 0; j < B::kThreadRows; ++j) {
        const float2 &scale = scales[j];  // read anew: registers are short
        float4 row = make_float4((&x[0].x)[j], (&x[1].x)[j], (&x[2].x)[j], (&x[3].x)[j]);
        row = scaled(row, scale.x);
        if (tiny) row = scaled(row, scale.y);
        slices_of<Digit>(wide[j][half], row);
      }
    }
    const auto &low = thin[word], &high = thin[word + 1 < S::kWords ? word + 1 : word];
#pragma unroll
    for (int s = 0; s < S::kThin; ++s) {
      const uint32_t rows[4] = {low[s][0], low[s][1], high[s][0], high[s][1]};
#pragma unroll
      for (int j = 0; j < B::kThreadRows; ++j)
#pragma unroll
        for (int i = 0; i < S::kWide; ++i)
          if (i + s <= S::kD) mma_s8(acc[i + s][j], rows, wide[j][0][i], wide[j][1][i]);
    }
  }
}

// A warp's sums of one diagonal, in its place or from it.
template <bool ADD>
__device__ __forceinline__ void keep_line_sums(LineSums &acc, ThinShared &shared) {
  const int thread = thread_anew();
#pragma unroll
  for (int s = 0; s <= Thin::kD; ++s) {
    int4 *quads = &shared.sums[thread / 32 % Thin::kSumWarps][s][thread % 32];
#pragma unroll
    for (int j = 0; j < LineBlock::kThreadRows; ++j) {
      int4 sum = make_int4(acc[s][j][0], acc[s][j][1], acc[s][j][2], acc[s][j][3]);
      if (ADD) add(sum, quads[j * 32]);
      quads[j * 32] = sum;
    }
  }
}

// Adds up the warps' sums, some warps at a time, and hands each to the CTA that finishes its output.
__device__ __forceinline__ void send_line_sums(const ThinProblem &problem, LineSums &acc,
                                               ThinShared &shared, int turn) {
  using S = Thin;
  const int thread = thread_anew(), buffer = turn & 1, owned = problem.params.owned;
  uint64_t *barrier = &shared.sums_here[buffer];
  const bool alone = problem.params.splits == 1;
  if (thread == 0 && !alone)
    mbarrier_expect(shared_address(barrier),
                    problem.inbox_quads(S::kOutputQuads) * (S::kD + 1) * 16);
  if (thread / 32 < S::kSumWarps) keep_line_sums<false>(acc, shared);
  __syncthreads();
#pragma unroll 1
  for (int warp = S::kSumWarps; warp < S::kWarps; warp += S::kSumWarps) {
    if (thread / 32 / S::kSumWarps == warp / S::kSumWarps) keep_line_sums<true>(acc, shared);
    __syncthreads();
  }
#pragma unroll 1
  for (int at = thread; at < (S::kD + 1) * S::kOutputQuads; at += kPackThreads) {
    const int s = at / S::kOutputQuads, quad = at % S::kOutputQuads, owner = quad / owned;
    int4 sum = shared.sums[0][s][quad];
#pragma unroll
    for (int warp = 1; warp < S::kSumWarps; ++warp) add(sum, shared.sums[warp][s][quad]);
    if (alone) {
      shared.inbox[buffer][s][quad] = sum;
      continue;
    }
    send_in_cluster(&shared.inbox[buffer][s][problem.rank() * owned + quad - owner * owned],
                    barrier, owner, make_uint4(sum.x, sum.y, sum.z, sum.w));
  }
}

// C of the block of a turn, by all warps but the first: outputs that this CTA finishes, as threads
// hold them, four of a row after the other. A lane adds up the sums of four CTAs at most, and lanes
// of different groups have different CTAs.
__device__ __forceinline__ void finish_lines(const ThinProblem &problem, const ThinShared &shared,
                                             int turn, int row0) {
  using S = Thin;
  constexpr int kEach = 4;
  const int splits = problem.params.splits, owned = problem.owned(), buffer = turn & 1;
  const int together = splits > 2 * kEach ? 8 : splits > kEach ? 16 : 32;  // outputs of a warp
  const int lane = thread_anew() % 32, group = lane / together;
#pragma unroll 1
  for (int first = (thread_anew() / 32 - 1) * together; first < owned;
       first += (S::kWarps - 1) * together) {
    if (splits > 1) wait_for(shared.sums_here, turn);
    const int number = min(first + lane % together, owned - 1);
    const int output = problem.rank() * owned + number;
    const bool mine = group == 0 && first + lane % together < owned && output < S::kOutputs;
    int diagonals[S::kD + 1] = {};
#pragma unroll
    for (int s = 0; s <= S::kD; ++s) {
      const int *sums = &shared.inbox[buffer][s][0].x + group * kEach * owned + number;
#pragma unroll
      for (int i = 0; i < kEach; ++i)
        if (group * kEach + i < splits) diagonals[s] += sums[i * owned];
    }
#pragma unroll 1
    for (int other = together; other < 32; other *= 2)
#pragma unroll
      for (int s = 0; s <= S::kD; ++s)
        diagonals[s] += __shfl_xor_sync(0xFFFFFFFFu, diagonals[s], other);
    if (!mine) continue;
    const int v = output % 4, of = output / 4 % 32, j = output / 128;
    const int row = (of % 4 * 2 + v % 2) * LineBlock::kThreadRows + j;
    const int thin = word_row(problem.params.q.k_contiguous, of / 4, v / 2);
    store_output(problem, diagonals,
                 shared.exponents_wide[buffer][row] + shared.exponents_thin[thin], row0 + row,
                 thin);
  }
}

// The blocks of a cluster from row `row0` on, `step` rows apart.
__device__ __forceinline__ void multiply_line_blocks(const ThinProblem &problem, LineRing &words,
                                                     const ThinFragments &thin, int row0, int step,
                                                     ThinShared &shared) {
  int turn = 0;
  for (; row0 < problem.params.p.rows; row0 += step, ++turn) {
    HeldPieces held;
    find_line_maxima(held, words, shared);
    __syncthreads();
    if (threadIdx.x < 32)
      exchange_line_maxima(problem, shared, turn + 1);  // the thin operand's were the first
    else if (turn > 0)
      finish_lines(problem, shared, turn - 1, row0 - step);
    __syncthreads();
    LineSums sums = {};
    multiply_lines(sums, words, held, thin, shared);
    send_line_sums(problem, sums, shared, turn);
  }
  __syncthreads();  // a CTA alone sends nothing that would be waited for
  if (threadIdx.x >= 32) finish_lines(problem, shared, turn - 1, row0 - step);
}

}  // namespace mixpert
