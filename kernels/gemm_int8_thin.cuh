// gemm_int8_thin: one launch where op(A) or op(B) has at most 16 rows or columns. Each element of
// the wide operand is read once, as cublasSgemm reads it.
//
// A cluster of CTAs shares k. A CTA keeps its part of the thin operand, quantised, in shared memory
// and goes through blocks of 16 wide rows: elements into registers, maxima of rows exchanged through
// distributed shared memory, digits, mma.sync, INT32 sums to the CTA that finishes the output. One
// cluster barrier a block serves the maxima of this block and the sums of the block before. The
// next block is loaded while this one is multiplied. Compile with -DMIXPERT_WIDE, _THIN: slices of
// either operand; _D: last diagonal; _RADIX.
#pragma once

#include "dot.cuh"
#include "launch.cuh"
#include "shared_tile.cuh"

namespace mixpert {

struct Thin {
  static constexpr int kWide = MIXPERT_WIDE, kThin = MIXPERT_THIN, kD = MIXPERT_D;
  static constexpr int kRows = kThinRows, kSplits = kThinSplits;
  static constexpr int kBlocks = kThinK / kBlockK;  // of k
  static constexpr int kInRegisters = PackShape<kRows>::kK;
  static constexpr int kParts = kThinK / kInRegisters;  // register blocks of a thread
  static constexpr int kOutputs = kRows * kRows;
  // More slices leave room for one CTA in an SM's shared memory, more diagonals in its registers.
  static constexpr int kResident =
      kWide + kThin <= kThinSlices && kD < kThinDiagonals ? kThinResident : 1;
  static_assert(kD >= 0 && kD <= kWide + kThin - 2, "last diagonal");
  static constexpr int kWarps = kPackThreads / 32, kShares = kWarps / 2;  // of k
  static constexpr int kWarpOutputs = kOutputs / 2;
  static_assert(kBlocks % kShares == 0, "warps share k evenly");
  static_assert(kOutputs == kPackThreads, "a thread sends the sums of one output");
  static_assert(kWarps * (kD + 1) * kWarpOutputs * 4 <= kWide * kRows * kThinK,
                "the sums of all warps fit where the wide rows lie");
};

using ThinTile = SharedTile<Thin::kRows>;
using ThinBlock = float4[Thin::kParts][kPackPerThread / 4];

// What alternates between blocks has two places: peers write one while the other is read.
struct ThinShared {
  uint32_t maxima[Thin::kRows];
  uint32_t peers[2][Thin::kSplits][Thin::kRows];  // maxima of every CTA of the cluster
  int exponents_thin[Thin::kRows], exponents_wide[2][Thin::kRows];
  float2 scales[Thin::kRows];
  int inbox[2][Thin::kD + 1][Thin::kOutputs];  // [CTA of the cluster][output that this one finishes]
};

// A problem as a CTA sees it.
struct ThinProblem {
  const GemmSmallParams &params;
  const SmallOperand &wide, &thin;
  int rank, owned;  // in the cluster; outputs of a block that a CTA finishes

  __device__ explicit ThinProblem(const GemmSmallParams &p)
      : params(p),
        wide(p.wide_p ? p.p : p.q),
        thin(p.wide_p ? p.q : p.p),
        rank(cluster_rank()),
        owned(Thin::kOutputs / p.splits) {}
};

template <bool K_CONTIGUOUS>
__device__ __forceinline__ void load_rows(ThinBlock &x, const ThinProblem &problem,
                                          const SmallOperand &operand, int row0) {
  const int k0 = problem.rank * problem.params.part;
#pragma unroll
  for (int part = 0; part < Thin::kParts; ++part)
    load_block<Thin::kRows, K_CONTIGUOUS>(x[part], operand, operand.source, row0,
                                          k0 + part * Thin::kInRegisters,
                                          min(problem.params.k, k0 + problem.params.part));
}

// Tells all CTAs of the cluster the row maxima of this one.
template <bool K_CONTIGUOUS>
__device__ __forceinline__ void publish_maxima(const ThinBlock &x, const ThinProblem &problem,
                                               ThinShared &shared, int buffer) {
  using S = Thin;
#pragma unroll
  for (int part = 0; part < S::kParts; ++part)
    merge_maxima<S::kRows, K_CONTIGUOUS>(x[part], shared.maxima);
  __syncthreads();
  const int row = threadIdx.x % S::kRows, rank = threadIdx.x / S::kRows;
  if (rank < problem.params.splits)
    store_in_cluster(&shared.peers[buffer][problem.rank][row], rank, shared.maxima[row]);
}

// Exponents and factors of a block's rows from the maxima of all CTAs.
template <int SLICES>
__device__ __forceinline__ void find_exponents(const ThinProblem &problem, ThinShared &shared,
                                               int buffer, int *exponents) {
  using Digit = Digits<MIXPERT_RADIX, SLICES - 1>;
  const int row = threadIdx.x;
  if (row >= Thin::kRows) return;
  uint32_t most = 0;
  for (int rank = 0; rank < problem.params.splits; ++rank)
    most = max(most, shared.peers[buffer][rank][row]);
  shared.maxima[row] = 0;  // for the next block
  exponents[row] = Digit::exponent(most);
  Digit::scales(exponents[row], &shared.scales[row].x, &shared.scales[row].y);
}

template <bool K_CONTIGUOUS, int SLICES>
__device__ __forceinline__ void write_rows(const ThinBlock &x, const ThinTile &tile,
                                           const ThinShared &shared) {
#pragma unroll
  for (int part = 0; part < Thin::kParts; ++part)
    write_digits<Thin::kRows, K_CONTIGUOUS, SLICES>(x[part], tile, 0,
                                                    part * (Thin::kInRegisters / kBlockK),
                                                    shared.scales);
}

// Quantises this CTA's part of the thin operand.
template <bool K_CONTIGUOUS>
__device__ __forceinline__ void prepare_thin(const ThinProblem &problem, const ThinTile &tile,
                                             ThinShared &shared) {
  constexpr int kBuffer = 1;  // the first block takes the other
  ThinBlock x;
  load_rows<K_CONTIGUOUS>(x, problem, problem.thin, 0);
  publish_maxima<K_CONTIGUOUS>(x, problem, shared, kBuffer);
  cluster_sync();
  find_exponents<Thin::kThin>(problem, shared, kBuffer, shared.exponents_thin);
  __syncthreads();
  write_rows<K_CONTIGUOUS, Thin::kThin>(x, tile, shared);
}

// Half of the warps multiply with one half of the thin rows, each its share of k: every kept product
// of slices.
using ThinSums = int[Thin::kD + 1][4];

__device__ __forceinline__ void multiply_rows(ThinSums &acc, const ThinTile &wide,
                                              const ThinTile &thin) {
  using S = Thin;
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  const int half = warp / S::kShares, first = warp % S::kShares * (S::kBlocks / S::kShares);
#pragma unroll 1
  for (int block = first; block < first + S::kBlocks / S::kShares; ++block)
#pragma unroll
    for (int step = 0; step < kBlockK / 32; ++step) {
      uint32_t w[S::kWide][4];
#pragma unroll
      for (int s = 0; s < S::kWide; ++s)
        ldmatrix_x4(w[s], wide.piece_address(s, block, lane % 16, step * 2 + lane / 16));
#pragma unroll
      for (int s = 0; s < S::kThin; ++s) {
        uint32_t t[2];
        ldmatrix_x2(t, thin.piece_address(s, block, half * 8 + lane % 8, step * 2 + lane / 8 % 2));
#pragma unroll
        for (int i = 0; i < S::kWide; ++i)
          if (i + s <= S::kD) mma_s8(acc[i + s], w[i], t[0], t[1]);
      }
    }
}

// Outputs of a block are numbered as warps hold them: half of the thin rows, value, lane.
struct ThinOutput {
  int wide, thin;  // rows

  __device__ explicit ThinOutput(int output)
      : wide(output / 64 % 2 * 8 + output % 32 / 4),
        thin(output / 128 * 8 + output % 4 * 2 + output / 32 % 2) {}
};

// The 128 sums of a warp, where the others read them.
__device__ __forceinline__ int *warp_sums(uint8_t *scratch, int warp, int s) {
  return reinterpret_cast<int *>(scratch) + (warp * (Thin::kD + 1) + s) * Thin::kWarpOutputs;
}

__device__ __forceinline__ void keep_sums(const ThinSums &acc, uint8_t *scratch) {
#pragma unroll
  for (int s = 0; s <= Thin::kD; ++s)
#pragma unroll
    for (int v = 0; v < 4; ++v)
      warp_sums(scratch, threadIdx.x / 32, s)[v * 32 + threadIdx.x % 32] = acc[s][v];
}

// Adds up the warps' sums and hands each to the CTA that finishes its output.
__device__ __forceinline__ void send_sums(const ThinProblem &problem, uint8_t *scratch,
                                          ThinShared &shared, int buffer) {
  using S = Thin;
  const int output = threadIdx.x, owner = output / problem.owned;
#pragma unroll
  for (int s = 0; s <= S::kD; ++s) {
    int sum = 0;
#pragma unroll
    for (int share = 0; share < S::kShares; ++share)
      sum += warp_sums(scratch, output / S::kWarpOutputs * S::kShares + share,
                       s)[output % S::kWarpOutputs];
    store_in_cluster(
        &shared.inbox[buffer][s][problem.rank * problem.owned + output - owner * problem.owned],
        owner, sum);
  }
}

// C of a block, from the sums of all CTAs.
__device__ __forceinline__ void finish_rows(const ThinProblem &problem, const ThinShared &shared,
                                            int buffer, int row0) {
  using S = Thin;
  const GemmSmallParams &params = problem.params;
  if (threadIdx.x >= problem.owned) return;
  const int output = problem.rank * problem.owned + threadIdx.x;
  const ThinOutput of(output);
  const int p = params.wide_p ? row0 + of.wide : of.thin;
  const int q = params.wide_p ? of.thin : row0 + of.wide;
  if (p >= params.p.rows || q >= params.q.rows) return;
  int diagonals[S::kD + 1] = {};
#pragma unroll
  for (int s = 0; s <= S::kD; ++s)
    for (int at = threadIdx.x; at < S::kOutputs; at += problem.owned)
      diagonals[s] += shared.inbox[buffer][s][at];
  float value = combine<S::kD, MIXPERT_RADIX>(
      diagonals, shared.exponents_wide[buffer][of.wide] + shared.exponents_thin[of.thin]);
  if (params.repairs && value != value)
    value = thread_dot(params.p, p, params.q, q, 0, params.k);
  float *c = params.c + p * params.ldc + q;
  *c = read_scalars(params).apply(value, c);
}

template <bool K_CONTIGUOUS>
__device__ __forceinline__ void multiply_wide(const ThinProblem &problem, const ThinTile &wide,
                                              const ThinTile &thin, ThinShared &shared) {
  using S = Thin;
  const int splits = problem.params.splits, clusters = gridDim.x / splits;
  const int blocks = (problem.wide.rows + S::kRows - 1) / S::kRows;
  int block = blockIdx.x / splits, buffer = 0, before = -1;
  ThinBlock x;
  load_rows<K_CONTIGUOUS>(x, problem, problem.wide, block * S::kRows);
  for (; block < blocks; block += clusters, buffer ^= 1) {
    publish_maxima<K_CONTIGUOUS>(x, problem, shared, buffer);
    cluster_sync();
    find_exponents<S::kWide>(problem, shared, buffer, shared.exponents_wide[buffer]);
    if (before >= 0) finish_rows(problem, shared, buffer ^ 1, before * S::kRows);
    __syncthreads();
    write_rows<K_CONTIGUOUS, S::kWide>(x, wide, shared);
    load_rows<K_CONTIGUOUS>(x, problem, problem.wide, (block + clusters) * S::kRows);
    __syncthreads();
    ThinSums sums = {};
    multiply_rows(sums, wide, thin);
    __syncthreads();  // nobody reads the wide rows any longer: their place takes the sums
    keep_sums(sums, wide.slices);
    __syncthreads();
    send_sums(problem, wide.slices, shared, buffer);
    before = block;
  }
  cluster_sync();
  finish_rows(problem, shared, buffer ^ 1, before * S::kRows);
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::kPackThreads, mixpert::Thin::kResident)
    gemm_int8_thin(const __grid_constant__ mixpert::GemmSmallParams params) {
  using namespace mixpert;
  using S = Thin;
  extern __shared__ __align__(128) uint8_t dynamic[];
  __shared__ ThinShared shared;
  join_launches();
  const ThinProblem problem(params);
  const ThinTile thin = {dynamic, S::kBlocks};
  const ThinTile wide = {dynamic + S::kThin * S::kRows * kThinK, S::kBlocks};
  if (threadIdx.x < S::kRows) shared.maxima[threadIdx.x] = 0;
  cluster_sync();  // all CTAs of the cluster run from here on
  if (problem.thin.k_contiguous)
    prepare_thin<true>(problem, thin, shared);
  else
    prepare_thin<false>(problem, thin, shared);
  if (problem.wide.k_contiguous)
    multiply_wide<true>(problem, wide, thin, shared);
  else
    multiply_wide<false>(problem, wide, thin, shared);
}
