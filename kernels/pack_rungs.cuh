// pack_rungs: FP32 operands of one GEMM -> pieces and exponents for the later rungs of a ladder,
// one or two, of the strips that the panels need which the guard leaves to them.
//
// The row maxima are known. Where no panel is left, which is usual, a CTA leaves as soon as it
// knows. Compile with the macros of split_types.cuh for the first of the rungs and with _TYPE2,
// _PIECES2 and _REST2 for the second; _RUNGS: how many; _BITCUT: 1 where the first one's pieces are
// cut off instead of rounded; _ROWS: 8, 16 or 32.
#pragma once

#define MIXPERT_RAISES

#include "decided.cuh"
#include "pack_strip.cuh"
#include "raise_rows.cuh"
#include "split_encoder.cuh"

#if MIXPERT_RUNGS == 1
#define MIXPERT_TYPE2 MIXPERT_TYPE
#define MIXPERT_PIECES2 MIXPERT_PIECES
#define MIXPERT_REST2 MIXPERT_REST
#endif

namespace mixpert {

static_assert(MIXPERT_RUNGS == 1 || MIXPERT_RUNGS == 2, "later rungs of a ladder");

using FirstEncoder = PieceEncoder<Split, MIXPERT_BITCUT>;
using SecondEncoder =
    PieceEncoder<SplitOf<MIXPERT_TYPE2, MIXPERT_PIECES2, 0, MIXPERT_REST2>, false>;

constexpr int kPackWarps = kPackThreads / 32;

// The panels of rows that a rung needs, of as many as a CTA has threads.
struct RungShared {
  PackShared pack;
  uint32_t largest[2];  // of an operand, bits
  uint32_t wanted[kPackWarps];  // a bit each
  int32_t panels[kPackThreads];
};

// A panel of rows of P or of Q, by its number: those of all problems of P come first.
struct RowPanel {
  int operand, batch, panel;

  __device__ RowPanel(const PackRungsParams &params, int number) {
    const int first = params.panels_p * params.pack.operands[0].batch;
    operand = number >= first;
    const int rest = number - (operand ? first : 0);
    const int panels = operand ? params.panels_q : params.panels_p;
    batch = rest / panels;
    panel = rest - batch * panels;
  }
};

// True where some panel of C that the guard leaves to a rung has these rows.
__device__ __forceinline__ bool panel_wanted(const PackRungsParams &params, const RowPanel &rows,
                                             int rung) {
  const int count = rows.operand ? params.panels_p : params.panels_q;
  const int step = rows.operand ? params.panels_q : 1;
  const int64_t problem = int64_t{1} * params.panels_p * params.panels_q;
  const bool shared = params.pack.operands[rows.operand].batch == 1;
  const uint8_t *line = params.decisions + (shared ? 0 : rows.batch * problem) +
                        (rows.operand ? rows.panel : rows.panel * params.panels_q);
  bool found = false;
  for (int batch = 0; batch < (shared ? params.batch : 1) && !found; ++batch, line += problem)
#pragma unroll 8
    for (int i = 0; i < count; ++i) found |= line[static_cast<int64_t>(i) * step] == rung;
  return found;
}

// Lists the wanted ones of the panels from `first` on, in the same order in every CTA; how many.
__device__ __forceinline__ int list_wanted(const PackRungsParams &params, RungShared &shared,
                                           int first, int panels, int rung) {
  const int number = first + threadIdx.x, warp = threadIdx.x / 32;
  const bool found = number < panels && panel_wanted(params, RowPanel(params, number), rung);
  const uint32_t mine = __ballot_sync(0xFFFFFFFFu, found);
  if (threadIdx.x % 32 == 0) shared.wanted[warp] = mine;
  __syncthreads();
  int before = 0, count = 0;
  for (int i = 0; i < kPackWarps; ++i) {
    if (i == warp) before = count;
    count += __popc(shared.wanted[i]);
  }
  if (found) shared.panels[before + __popc(mine & ((1u << threadIdx.x % 32) - 1))] = number;
  __syncthreads();
  return count;
}

// Finds the largest magnitudes of both operands.
__device__ __forceinline__ void find_largest(const PackParams &params, RungShared &shared) {
  if (threadIdx.x < 2) shared.largest[threadIdx.x] = 0;
  __syncthreads();
#pragma unroll 1
  for (int side = 0; side < 2; ++side) {
    const PackOperand &operand = params.operands[side];
    merge_largest(operand.maxima, static_cast<int64_t>(operand.batch) * operand.rows,
                  &shared.largest[side]);
  }
  __syncthreads();
}

// The tops to which the rows of the operands may be raised.
template <typename Encoder>
__device__ __forceinline__ void find_tops(int k, RungShared &shared) {
  if (threadIdx.x < 2)
    shared.pack.least_top[threadIdx.x] =
        raised_top<Encoder>(k, shared.largest[1 - threadIdx.x]);
  __syncthreads();
}

// The strips of one rung: CTAs share those that are wanted evenly.
template <typename Encoder, int WHICH>
__device__ __forceinline__ void pack_rung(const PackRungsParams &params, RungShared &shared,
                                          uint32_t *stage) {
  constexpr int kStrips = kPanel / MIXPERT_ROWS;
  const PackOperand *operands = params.pack.operands;
  const int panels = params.panels_p * operands[0].batch + params.panels_q * operands[1].batch;
  const int in_panel = kStrips * params.pack.splits;
  int index = blockIdx.x;  // of a job, from the first of those that are listed
  find_tops<Encoder>(params.pack.k, shared);
  for (int first = 0; first < panels; first += kPackThreads) {
    const int jobs = list_wanted(params, shared, first, panels, params.rung + WHICH) * in_panel;
    for (; index < jobs; index += gridDim.x) {
      const RowPanel rows(params, shared.panels[index / in_panel]);
      const int part = index % in_panel;
      const int strip = rows.panel * kStrips + part / params.pack.splits;
      const PackOperand &operand = operands[rows.operand];
      if (strip >= operand.strips) continue;
      const PackTarget target =
          WHICH == 0 ? PackTarget{operand.packed, operand.exponents}
                     : PackTarget{params.packed[rows.operand], params.exponents[rows.operand]};
      pack_strip<MIXPERT_ROWS, Encoder>(
          params.pack, target, {rows.operand, rows.batch, strip, part % params.pack.splits},
          shared.pack, stage, TellUnderflow{shared.pack.underflow});
    }
    index -= jobs;
    __syncthreads();  // the list has been read
  }
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::kPackThreads, mixpert::kPackJobs)
    pack_rungs(const __grid_constant__ mixpert::PackRungsParams params) {
  using namespace mixpert;
  extern __shared__ __align__(16) uint32_t stage[];
  __shared__ RungShared shared;
  allow_next_launch();
  if (!params.beside)
    await_launch();
  else if (first_has_all(params.counts, params.panels_p * params.panels_q * params.batch))
    return end_rung(true, 0);
  const uint32_t first = params.counts[params.rung];
  const uint32_t second = MIXPERT_RUNGS == 2 ? params.counts[params.rung + 1] : 0;
  if (threadIdx.x == 0) shared.pack.underflow = 0;
  if (first + second != 0)
    for (int i = blockIdx.x * kPackThreads + threadIdx.x; i < params.cleared_words;
         i += gridDim.x * kPackThreads)
      params.cleared[i] = 0;
  if (kRaised<FirstEncoder> ? first + second != 0 : kRaised<SecondEncoder> && second != 0)
    find_largest(params.pack, shared);
  if (first != 0) pack_rung<FirstEncoder, 0>(params, shared, stage);
  if (second != 0) pack_rung<SecondEncoder, 1>(params, shared, stage);
  if (threadIdx.x == 0 && shared.pack.underflow) params.counts[kGuardUnderflow] = 1;
  end_rung(params.beside, 0);
}
