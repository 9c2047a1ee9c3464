// pack_rungs: FP32 operands of one GEMM -> pieces and exponents for the later rungs of a ladder, one
// or two, of the strips that the panels need which the guard leaves to them.
//
// The row maxima are known. Where no panel is left, which is usual, a CTA leaves as soon as it knows.
// Compile with the macros of split_types.cuh for the first of the rungs and with _TYPE2, _PIECES2 and
// _REST2 for the second; _RUNGS: how many; _BITCUT: 1 where the first one's pieces are cut off
// instead of rounded; _ROWS: 8, 16 or 32.
#pragma once

#include "pack_strip.cuh"
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

// True where some panel of a rung needs a strip; all threads of the CTA together.
__device__ __forceinline__ bool strip_wanted(const PackRungsParams &params, const PackJob &job,
                                             int rung) {
  const PackOperand &operand = params.pack.operands[job.operand];
  const int panel = job.strip * MIXPERT_ROWS / kPanel;
  const int count = job.operand ? params.panels_p : params.panels_q;
  const int step = job.operand ? params.panels_q : 1;
  const int64_t problem = int64_t{1} * params.panels_p * params.panels_q;
  const uint8_t *line = params.decisions + (job.operand ? panel : panel * params.panels_q);
  const int begin = operand.batch == 1 ? 0 : job.batch;
  const int end = operand.batch == 1 ? params.batch : job.batch + 1;
  int found = 0;
  for (int batch = begin; batch < end; ++batch)
    for (int i = threadIdx.x; i < count; i += kPackThreads)
      found |= line[batch * problem + static_cast<int64_t>(i) * step] == rung;
  return __syncthreads_or(found);
}

// The strips of one rung.
template <typename Encoder, int WHICH>
__device__ __forceinline__ void pack_rung(const PackRungsParams &params, PackShared &shared,
                                          uint32_t *stage) {
  const PackOperand *operands = params.pack.operands;
  const int strips =
      operands[0].strips * operands[0].batch + operands[1].strips * operands[1].batch;
  const int jobs = strips * params.pack.splits;
  for (int index = blockIdx.x; index < jobs; index += gridDim.x) {
    const PackJob job = pack_job(params.pack, index);
    if (!strip_wanted(params, job, params.rung + WHICH)) continue;
    const PackOperand &first = operands[job.operand];
    const PackTarget target =
        WHICH == 0 ? PackTarget{first.packed, first.exponents}
                   : PackTarget{params.packed[job.operand], params.exponents[job.operand]};
    pack_strip<MIXPERT_ROWS, Encoder>(params.pack, target, job, shared, stage, NoStatistics());
  }
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::kPackThreads, mixpert::kPackJobs)
    pack_rungs(const __grid_constant__ mixpert::PackRungsParams params) {
  using namespace mixpert;
  extern __shared__ __align__(16) uint32_t stage[];
  __shared__ PackShared shared;
  join_launches();
  const uint32_t first = params.counts[params.rung];
  const uint32_t second = MIXPERT_RUNGS == 2 ? params.counts[params.rung + 1] : 0;
  if (first != 0) pack_rung<FirstEncoder, 0>(params, shared, stage);
  if (second != 0) pack_rung<SecondEncoder, 1>(params, shared, stage);
}
