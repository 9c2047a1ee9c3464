// Elements of BF16 or TF32 pieces so small beside the largest of their row that the last piece
// underflows. A CTA of pack_split tells in a byte whether it has any. The next launch (AGAIN=1,
// phase kPackDigits) packs their strips once more, with rows raised as far as the other operand
// permits; where there are none, which is usual, it ends as soon as it knows.
#pragma once

#include "pack_strip.cuh"
#include "raise_rows.cuh"

namespace mixpert {

// Whether any of so many bytes is not 0, by all threads. The first one is aligned to 16.
__device__ __forceinline__ bool any_of(const uint8_t *bytes, int64_t count) {
  uint32_t found = 0;
  const auto *quads = reinterpret_cast<const uint4 *>(bytes);
#pragma unroll 4
  for (int64_t i = threadIdx.x; i < count / 16; i += kPackThreads) {
    const uint4 x = quads[i];
    found |= x.x | x.y | x.z | x.w;
  }
  for (int64_t i = count / 16 * 16 + threadIdx.x; i < count; i += kPackThreads) found |= bytes[i];
  return __syncthreads_or(found != 0) != 0;
}

// How many CTAs a packing has.
__device__ __forceinline__ int64_t job_count(const PackParams &params) {
  const PackOperand &p = params.operands[0], &q = params.operands[1];
  return (int64_t{1} * p.strips * p.batch + int64_t{1} * q.strips * q.batch) * params.splits;
}

// Whether one of the CTAs of a strip had such elements.
__device__ __forceinline__ bool strip_is_low(const PackSplitParams &params, int64_t ticket) {
  const int splits = params.pack.splits;
  const uint8_t *low = params.low + ticket / splits * splits;
  uint32_t found = 0;
  for (int i = threadIdx.x; i < splits; i += kPackThreads) found |= low[i];
  return __syncthreads_or(found != 0) != 0;
}

// The tops to which rows are raised.
template <typename Encoder>
__device__ __forceinline__ void find_tops(const PackSplitParams &params, PackShared &shared,
                                          uint32_t (&largest)[2]) {
  if (threadIdx.x < 2) largest[threadIdx.x] = 0;
  __syncthreads();
#pragma unroll 1
  for (int side = 0; side < 2; ++side)
    merge_largest(params.maxima[side], params.rows[side], &largest[side]);
  __syncthreads();
  if (threadIdx.x < 2)
    shared.least_top[threadIdx.x] = raised_top<Encoder>(params.pack.k, largest[1 - threadIdx.x]);
  __syncthreads();
}

// One CTA of the launch behind it, which takes one job after the other.
template <int ROWS, typename Encoder>
__device__ __forceinline__ void pack_again(const PackSplitParams &params, PackShared &shared,
                                           uint32_t *stage) {
  __shared__ uint32_t largest[2];
  join_launches();
  const int64_t ctas = job_count(params.pack);
  if (!any_of(params.low, ctas)) return;
  if (threadIdx.x == 0) shared.underflow = 0;
  find_tops<Encoder>(params, shared, largest);
  for (int64_t ticket = blockIdx.x; ticket < ctas; ticket += gridDim.x) {
    if (!strip_is_low(params, ticket)) continue;
    const PackJob job = pack_job(params.pack, ticket);
    const PackOperand &operand = params.pack.operands[job.operand];
    pack_strip<ROWS, Encoder>(params.pack, {operand.packed, operand.exponents}, job, shared, stage,
                              TellUnderflow{shared.underflow});
    __syncthreads();
  }
  if (threadIdx.x == 0 && shared.underflow) *params.underflow = 1;
}

}  // namespace mixpert
