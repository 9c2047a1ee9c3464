// The largest magnitudes of the rows of a tile, for gemm_int8_unpacked: each CTA finds those of its
// part of k and waits for the results of the others. If not all CTAs run concurrently, those that
// do stop waiting after some time and read all of k themselves.
#pragma once

#include "launch.cuh"
#include "pack_block.cuh"
#include "ptx.cuh"
#include "tiles.cuh"

namespace mixpert {

constexpr int kFinders = kUnpackedConsumers;  // threads that find maxima, the last ones of a CTA
constexpr int kLogFinders = 8, kFinderWarps = kFinders / 32;
constexpr int kRowsOfWarp = 16;  // K-contiguous rows that a warp reads together
static_assert(kFinders == 1 << kLogFinders, "whole powers of two of them share rows");
constexpr int kFinderBarrier = 2;         // a named barrier of these threads

// Rows of an operand, starting at `source`, with `ld` elements between rows or between k's.
struct RowsOfTile {
  const float *source;
  int64_t ld;
  int rows;
};

// Elements are copied asynchronously to the memory of the later ring of slices, each to the thread
// that reads it: the compiler would serialise loads into registers. A unit of them has at most 16
// KB.
template <int WIDTH>
constexpr int kUnitLoads = WIDTH == 4 ? 4 : 8;  // per thread, of WIDTH elements each
constexpr int kUnitBytes = 4 * kFinders * 16;

// Calls `merge` for each unit, PHASES of them in each of `rounds`, while the next UNITS are being
// copied.
template <int UNITS, int PHASES, typename Send, typename Merge>
__device__ __forceinline__ void merge_units(int rounds, uint32_t place, const Send &send,
                                            const Merge &merge) {
#pragma unroll
  for (int unit = 0; unit < UNITS; ++unit) {
    if (unit / PHASES < rounds) send(unit % PHASES, unit / PHASES, place + unit * kUnitBytes);
    cp_async_commit();
  }
  uint32_t at = place;
#pragma unroll 1
  for (int round = 0; round < rounds; ++round)
#pragma unroll
    for (int phase = 0; phase < PHASES; ++phase) {
      cp_async_wait<UNITS - 1>();
      merge(phase, at);
      const int next = phase + UNITS;
      if (round + next / PHASES < rounds) send(next % PHASES, round + next / PHASES, at);
      cp_async_commit();
      at = at + kUnitBytes < place + UNITS * kUnitBytes ? at + kUnitBytes : place;
    }
}

// Starts the copy of WIDTH elements to the thread's place, or writes zeros.
template <int WIDTH>
__device__ __forceinline__ void send_elements(uint32_t to, const float *from, bool inside) {
  if constexpr (WIDTH == 4)
    cp_async_16(to, from, inside ? 16 : 0);
  else
    cp_async_4(to, from, inside ? 4 : 0);
}

// Merges the magnitudes of the WIDTH elements that have arrived, each into its own maximum.
template <int WIDTH>
__device__ __forceinline__ void merge_elements(uint32_t (&most)[WIDTH], uint32_t from) {
  if constexpr (WIDTH == 4) {
    const float4 x = read_shared(from);
    most[0] = max(most[0], magnitude(x.x)), most[1] = max(most[1], magnitude(x.y));
    most[2] = max(most[2], magnitude(x.z)), most[3] = max(most[3], magnitude(x.w));
  } else {
    most[0] = max(most[0], magnitude(read_shared_float(from)));
  }
}

// The logarithm of the smallest power of two of groups of EACH that hold `count`, at most log MOST.
template <int EACH, int MOST>
__device__ __forceinline__ int log_groups(int count) {
  int log = 0;
#pragma unroll 1
  while ((EACH << log) < count && (1 << log) < MOST) ++log;
  return log;
}

__device__ __forceinline__ int low_bits(int x, int bits) { return x & ((1 << bits) - 1); }

// The maxima over a warp for each of COUNT items: in each step, lanes exchange half of their items,
// until each has one. Returns its number, and leaves its maximum in `most[0]`.
template <int COUNT>
__device__ __forceinline__ int share_maxima(uint32_t (&most)[COUNT], int lane) {
  int item = 0;
#pragma unroll
  for (int step = 0; step < 5; ++step) {
    const int bit = 16 >> step, half = COUNT >> (step + 1);
    const bool upper = lane & bit;
    item += upper ? half : 0;
#pragma unroll
    for (int i = 0; i < COUNT / 2; ++i) {
      if (i >= half) continue;
      const uint32_t given = upper ? most[i] : most[i + half];
      const uint32_t taken = __shfl_xor_sync(0xFFFFFFFFu, given, bit);
      most[i] = max(upper ? most[i + half] : most[i], taken);
    }
    if (half == 0) most[0] = max(most[0], __shfl_xor_sync(0xFFFFFFFFu, most[0], bit));
  }
  return item;
}

// K-contiguous rows from row0 on, as many as the warps process at once; warps without rows of their
// own share k. `left`: the rest of k from the source on; `place`: of the thread's elements.
template <int UNITS, int WIDTH>
__device__ __forceinline__ void maxima_along_k(const RowsOfTile &tile, int row0, int left,
                                               int thread, uint32_t place, uint32_t *merged) {
  constexpr int kMany = kRowsOfWarp, kLoads = kUnitLoads<WIDTH>, kLine = 32 * WIDTH;
  const int warp = thread / 32, lane = thread % 32;
  const int log = log_groups<kMany, kFinderWarps>(tile.rows - row0), across = 1 << log;
  const int first = row0 + low_bits(warp, log), begin = (warp >> log) * kLine + lane * WIDTH;
  const int step = (kFinderWarps >> log) * kLine;
  const int count = (tile.rows - first + across - 1) >> log;
  const float *at = tile.source + first * tile.ld + begin;
  const int64_t stride = across * tile.ld;
  uint32_t most[kMany] = {};
  if (count <= 0) return;
  merge_units<UNITS, kMany / kLoads>(
      left > begin ? (left - begin - 1) / step + 1 : 0, place,
      [&](int phase, int round, uint32_t to) {
        const float *any = at + round * step, *from = any + phase * kLoads * stride;
#pragma unroll
        for (int i = 0; i < kLoads; ++i, from += stride) {
          const bool inside = phase * kLoads + i < count;
          send_elements<WIDTH>(to + i * kFinders * WIDTH * 4, inside ? from : any, inside);
        }
      },
      [&](int phase, uint32_t from) {
#pragma unroll
        for (int i = 0; i < kLoads; ++i) {
          uint32_t largest[WIDTH] = {};
          merge_elements<WIDTH>(largest, from + i * kFinders * WIDTH * 4);
#pragma unroll
          for (int j = 0; j < WIDTH; ++j)
            most[phase * kLoads + i] = max(most[phase * kLoads + i], largest[j]);
        }
      });
  const int item = share_maxima(most, lane);
  if (item < count) atomicMax(merged + first + item * across, most[0]);
}

// Otherwise a thread has WIDTH rows at some k.
template <int UNITS, int WIDTH>
__device__ __forceinline__ void maxima_across_k(const RowsOfTile &tile, int left, int thread,
                                                uint32_t place, uint32_t *merged) {
  constexpr int kLoads = kUnitLoads<WIDTH>;
  const int log = log_groups<WIDTH, kFinders>(tile.rows), log_step = kLogFinders - log;
  const int row = low_bits(thread, log) * WIDTH, first = thread >> log, step = 1 << log_step;
  if (row >= tile.rows) return;
  const float *at = tile.source + first * tile.ld + row;
  const int64_t stride = step * tile.ld;
  const int lines = left > first ? ((left - first - 1) >> log_step) + 1 : 0;  // for this thread
  uint32_t most[WIDTH] = {};
  merge_units<UNITS, 1>(
      (lines + kLoads - 1) / kLoads, place,
      [&](int, int round, uint32_t to) {
        const float *any = at + round * kLoads * stride, *from = any;
#pragma unroll
        for (int i = 0; i < kLoads; ++i, from += stride) {
          const bool inside = round * kLoads + i < lines;
          send_elements<WIDTH>(to + i * kFinders * WIDTH * 4, inside ? from : any, inside);
        }
      },
      [&](int, uint32_t from) {
#pragma unroll
        for (int i = 0; i < kLoads; ++i)
          merge_elements<WIDTH>(most, from + i * kFinders * WIDTH * 4);
      });
#pragma unroll
  for (int j = 0; j < WIDTH; ++j) atomicMax(merged + row + j, most[j]);
}

template <int UNITS, int WIDTH>
__device__ __forceinline__ void maxima_of(const RowsOfTile &tile, bool along, int left, int thread,
                                          uint32_t place, uint32_t *merged) {
  place += thread * WIDTH * 4;
  if (!along) return maxima_across_k<UNITS, WIDTH>(tile, left, thread, place, merged);
#pragma unroll 1
  for (int row0 = 0; row0 < tile.rows; row0 += kFinderWarps * kRowsOfWarp)
    maxima_along_k<UNITS, WIDTH>(tile, row0, left, thread, place, merged);
}

// Merges the maxima of a tile's rows, at most `most`, over some slots of k, each SLOT_K long.
// `place`: in shared memory, of UNITS units of elements being copied.
template <int SLOT_K, int UNITS>
__device__ __forceinline__ void merge_tile_maxima(const UnpackedOperand &operand, int row0,
                                                  int most, int k, const BlockRange &slots,
                                                  int thread, uint32_t place, uint32_t *merged) {
  const int k0 = slots.first * SLOT_K, rows = min(most, operand.rows - row0);
  if (rows <= 0 || slots.count <= 0) return;
  // Not min(k, k0 + ...): the end of the last slot may lie beyond 2^31.
  const int left = slots.count <= (k - k0) / SLOT_K ? slots.count * SLOT_K : k - k0;
  const bool along = operand.k_contiguous;
  const RowsOfTile tile = {
      operand.source + (along ? row0 * operand.ld + k0 : k0 * operand.ld + row0), operand.ld, rows};
  const bool quads = operand.ld % 4 == 0 && (reinterpret_cast<uint64_t>(operand.source) & 15) == 0;
  if (quads && (along ? k : operand.rows) % 4 == 0)
    maxima_of<UNITS, 4>(tile, along, left, thread, place, merged);
  else
    maxima_of<UNITS, 1>(tile, along, left, thread, place, merged);
}

// Share number `index` of `shares` of some blocks or slots.
__device__ __forceinline__ BlockRange share_of(const BlockRange &blocks, int index, int shares) {
  const int each = (blocks.count + shares - 1) / shares, begin = min(blocks.count, index * each);
  return {blocks.first + begin, min(each, blocks.count - begin)};
}

// Called by one thread, after a barrier of the threads that stored: counts its CTA and waits for
// the others, whose stores are visible then. False if they did not arrive in `patience` times 1024
// cycles.
__device__ __forceinline__ bool meet(uint32_t *arrived, uint32_t ctas, int patience) {
  asm volatile("red.release.gpu.global.add.u32 [%0], 1;" ::"l"(arrived) : "memory");
  const int64_t start = clock64();
  for (uint32_t seen = 0;;) {
    asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(seen) : "l"(arrived) : "memory");
    if (seen >= ctas) return true;
    if (clock64() - start > static_cast<int64_t>(patience) * 1024) return false;
  }
}

}  // namespace mixpert
