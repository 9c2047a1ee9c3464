// pack_stream: as pack, for rows that no CTA can hold: still one read of each element.
//
// A job is 32 rows by one packed block of k. CTAs take jobs in ticket order and work on three at
// once: one is being copied into shared memory, one has been read and its row maxima published,
// one waits for the maxima of its whole strip and is then written. A CTA publishes every job it
// has in hand of a strip before it waits for that strip, so the strip with the lowest tickets
// always finishes; the lowering sends rows with more parts than the device has CTAs elsewhere.
// Compile with -DMIXPERT_SP, _SQ: slices of P and Q; _RADIX: 8 or 7.
#pragma once

#include "pack_common.cuh"
#include "ptx.cuh"

namespace mixpert {

constexpr int kStreamElements = kStreamRows * kBlockK;
constexpr int kStreamQuads = kStreamElements / kPackThreads / 4;  // a thread's share of a job
constexpr int kStreamPitch = kBlockK / 4 + 1;  // words of a staged row: no bank conflicts
constexpr int kStreamWarps = kPackThreads / 32;

struct StreamJob {
  int operand, batch, strip, part, counter;
  bool valid, published;
};

struct StreamShared {
  float2 scales[kStreamRows];  // two factors of each row (quantize.cuh)
  uint32_t tickets[2];
};

__device__ __forceinline__ StreamJob stream_job(const PackParams &params, uint32_t ticket) {
  const PackOperand &p = params.operands[0], &q = params.operands[1];
  const uint32_t first = p.strips * p.batch, all = first + q.strips * q.batch;
  StreamJob job;
  const uint32_t strip = ticket / params.splits;
  job.part = ticket - strip * params.splits;
  job.valid = strip < all;
  job.published = false;
  job.counter = 1 + strip;
  job.operand = strip >= first;
  const uint32_t rest = strip - (job.operand ? first : 0);
  const int strips = job.operand ? q.strips : p.strips;
  job.batch = rest / strips;
  job.strip = rest - job.batch * strips;
  return job;
}

// The work on one job whose orientation is known: K-contiguous data lie in shared memory as
// [row][k], others as [k][row].
template <bool K_CONTIGUOUS>
struct Stream {
  static constexpr int kWidth = K_CONTIGUOUS ? kBlockK : kStreamRows;  // contiguous elements
  static constexpr int kLines = kStreamElements / kWidth;

  const PackParams &params;
  const PackOperand &operand;
  const StreamJob &job;
  int warp = threadIdx.x / 32, lane = threadIdx.x % 32;

  __device__ Stream(const PackParams &params, const StreamJob &job)
      : params(params), operand(params.operands[job.operand]), job(job) {}

  __device__ int row0() const { return job.strip * kStreamRows; }
  __device__ int64_t first_row(int64_t rows) const { return job.batch * rows + row0(); }

  __device__ void load(float *slot) const {
    const int k0 = job.part * kBlockK;
    const float *source = operand.source + job.batch * operand.stride;
    const int first = K_CONTIGUOUS ? k0 : row0(), line0 = K_CONTIGUOUS ? row0() : k0;
    const int last = K_CONTIGUOUS ? params.k : operand.rows;
    const int last_line = K_CONTIGUOUS ? operand.rows : params.k;
    const float *at = source + line0 * operand.ld + first;
    const uint32_t target = shared_address(slot);
    const bool aligned = operand.ld % 4 == 0 && (reinterpret_cast<uint64_t>(at) & 15) == 0;
    if (aligned && first + kWidth <= last && line0 + kLines <= last_line) {
      constexpr int kPieces = kWidth / 4, kStep = kPackThreads / kPieces;
      at += threadIdx.x / kPieces * operand.ld + threadIdx.x % kPieces * 4;
#pragma unroll
      for (int i = 0; i < kStreamQuads; ++i, at += kStep * operand.ld)
        cp_async_16(target + (threadIdx.x + i * kPackThreads) * 16, at, 16);
      return;
    }
    for (int i = threadIdx.x; i < kStreamElements; i += kPackThreads) {
      const int line = i / kWidth, place = i % kWidth;
      const bool inside = line0 + line < last_line && first + place < last;
      cp_async_4(target + i * 4, inside ? at + line * operand.ld + place : source, inside ? 4 : 0);
    }
  }

  // Four consecutive k of one row: a warp covers whole rows, or 32 rows of four k.
  __device__ float4 quad(const float *slot, int i) const {
    if (K_CONTIGUOUS)
      return reinterpret_cast<const float4 *>(slot)[(warp * kStreamQuads + i) * 32 + lane];
    const float *at = slot + (warp + i * kStreamWarps) * 4 * kStreamRows + lane;
    return make_float4(at[0], at[kStreamRows], at[2 * kStreamRows], at[3 * kStreamRows]);
  }

  // Merges each warp's row maxima with those of the strip; every warp counts as one arrival.
  __device__ void publish(const float *slot) const {
    uint32_t most = 0;
#pragma unroll
    for (int i = 0; i < kStreamQuads; ++i) {
      const uint32_t here = magnitude(quad(slot, i));
      if (K_CONTIGUOUS) {
        const uint32_t row = __reduce_max_sync(0xFFFFFFFFu, here);
        most = lane == i ? row : most;
      } else {
        most = max(most, here);
      }
    }
    const int row = K_CONTIGUOUS ? warp * kStreamQuads + lane : lane;
    if ((!K_CONTIGUOUS || lane < kStreamQuads) && row0() + row < operand.rows)
      atomicMax(operand.maxima + first_row(operand.rows) + row, most);
    __threadfence();
    __syncwarp();
    if (lane == 0) atomicAdd(&params.counters[job.counter], 1u);
  }

  template <typename Digit>
  __device__ void finish_row(uint32_t maximum, StreamShared &shared) const {
    const int row = row0() + lane;
    const int e = row < operand.rows ? Digit::exponent(maximum) : 0;
    Digit::scales(e, &shared.scales[lane].x, &shared.scales[lane].y);
    if (job.part == 0 && row < operand.padded_rows)
      operand.exponents[first_row(operand.padded_rows) + lane] = e;
  }

  // Waits for all parts of the strip and turns its maxima into factors.
  template <typename Digit>
  __device__ void exponents(StreamShared &shared) const {
    if (warp == 0) {
      const volatile uint32_t *counter = &params.counters[job.counter];
      while (*counter < static_cast<uint32_t>(params.splits * kStreamWarps)) __nanosleep(20);
      __threadfence();
      const volatile uint32_t *maxima = operand.maxima + first_row(operand.rows);
      finish_row<Digit>(row0() + lane < operand.rows ? maxima[lane] : 0, shared);
    }
    __syncthreads();
  }

  template <int SLICES>
  __device__ void write(const float *slot, StreamShared &shared, uint32_t *stage) const {
    using Digit = Digits<MIXPERT_RADIX, SLICES - 1>;
    exponents<Digit>(shared);
    const int plane = operand.padded_rows * (kBlockK / 4);  // words
    uint32_t *packed = reinterpret_cast<uint32_t *>(
        operand.packed + packed_offset(operand.padded_rows, SLICES,
                                       job.batch * params.splits + job.part, 0, row0()));
    const int rows = operand.padded_rows - row0();
#pragma unroll
    for (int i = 0; i < kStreamQuads; ++i) {
      const int row = K_CONTIGUOUS ? warp * kStreamQuads + i : lane;
      const int w = K_CONTIGUOUS ? lane : warp + i * kStreamWarps;
      const float2 scale = shared.scales[row];
      uint32_t word[4];
      digits_of<Digit>(word, quad(slot, i), scale.x, scale.y);
      const int place = K_CONTIGUOUS ? row * (kBlockK / 4) + swizzled_word(row, w)
                                     : row * kStreamPitch + w;
#pragma unroll
      for (int s = 0; s < SLICES; ++s) {
        const uint32_t value = slice_word<SLICES - 1>(word, s);
        if (!K_CONTIGUOUS)
          stage[s * kStreamRows * kStreamPitch + place] = value;
        else if (row < rows)
          packed[static_cast<int64_t>(s) * plane + place] = value;
      }
    }
    if (K_CONTIGUOUS) return;
    __syncthreads();
#pragma unroll
    for (int s = 0; s < SLICES; ++s)
#pragma unroll
      for (int i = 0; i < kStreamRows / kStreamWarps; ++i) {
        const int row = i * kStreamWarps + warp;
        if (row < rows)
          packed[static_cast<int64_t>(s) * plane + row * (kBlockK / 4) + swizzled_word(row, lane)] =
              stage[(s * kStreamRows + row) * kStreamPitch + lane];
      }
  }
};

template <typename Action>
__device__ __forceinline__ void with_orientation(const PackParams &params, const StreamJob &job,
                                                 const Action &action) {
  if (params.operands[job.operand].k_contiguous)
    action(Stream<true>(params, job));
  else
    action(Stream<false>(params, job));
}

__device__ __forceinline__ void stream_load(const PackParams &params, const StreamJob &job,
                                            float *slot) {
  if (job.valid) with_orientation(params, job, [&](const auto &stream) { stream.load(slot); });
  cp_async_commit();  // also where nothing was loaded: groups are counted
}

__device__ __forceinline__ void stream_publish(const PackParams &params, StreamJob &job,
                                               const float *slot) {
  if (!job.valid || job.published) return;
  job.published = true;
  with_orientation(params, job, [&](const auto &stream) { stream.publish(slot); });
}

__device__ __forceinline__ void stream_write(const PackParams &params, const StreamJob &job,
                                             const float *slot, StreamShared &shared,
                                             uint32_t *stage) {
  with_orientation(params, job, [&](const auto &stream) {
    if (job.operand == 0)
      stream.template write<MIXPERT_SP>(slot, shared, stage);
    else
      stream.template write<MIXPERT_SQ>(slot, shared, stage);
  });
}

// The ticket of a turn. Thread 0 draws the one after it, whose latency the turn hides; the
// barrier also says that nobody reads the slot of the last turn any more.
__device__ __forceinline__ uint32_t next_ticket(const PackParams &params, StreamShared &shared,
                                                int turn) {
  __syncthreads();
  if (threadIdx.x == 0) shared.tickets[(turn + 1) % 2] = atomicAdd(params.counters, 1u);
  return shared.tickets[turn % 2];
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::kPackThreads, mixpert::kStreamResident)
    pack_stream(const __grid_constant__ mixpert::PackParams params) {
  using namespace mixpert;
  extern __shared__ __align__(16) float dynamic[];
  __shared__ StreamShared shared;
  uint32_t *stage = reinterpret_cast<uint32_t *>(dynamic + kStreamSlots * kStreamElements);
  const auto slot = [&](int turn) { return dynamic + turn % kStreamSlots * kStreamElements; };
  if (threadIdx.x == 0) shared.tickets[0] = atomicAdd(params.counters, 1u);

  StreamJob current = stream_job(params, next_ticket(params, shared, 0));
  stream_load(params, current, slot(0));
  StreamJob next = stream_job(params, next_ticket(params, shared, 1));
  stream_load(params, next, slot(1));
  cp_async_wait<1>();
  __syncthreads();
  stream_publish(params, current, slot(0));
  for (int turn = 0; current.valid; ++turn) {
    StreamJob after = stream_job(params, next_ticket(params, shared, turn + 2));
    stream_load(params, after, slot(turn + 2));
    cp_async_wait<1>();
    __syncthreads();
    stream_publish(params, next, slot(turn + 1));
    if (after.valid && after.counter == current.counter) {
      cp_async_wait<0>();
      __syncthreads();
      stream_publish(params, after, slot(turn + 2));
    }
    stream_write(params, current, slot(turn), shared, stage);
    current = next;
    next = after;
  }
}
