// The largest magnitudes of the rows of a tile, for gemm_int8_unpacked: each CTA looks for those of
// its part of k, and waits for what the others have found. Where not all CTAs run at once, those
// that do wait for some time and then look at all of k themselves.
#pragma once

#include "launch.cuh"
#include "pack_block.cuh"
#include "ptx.cuh"
#include "tiles.cuh"

namespace mixpert {

constexpr int kFinders = kUnpackedConsumers;  // threads that look, the last ones of a CTA
constexpr int kLogFinders = 8, kFinderWarps = kFinders / 32;
static_assert(kFinders == 1 << kLogFinders, "whole powers of two of them share rows");
constexpr int kFinderBarrier = 2;         // a named barrier of theirs
constexpr int64_t kPatience = 1 << 20;    // cycles, about half a millisecond

// Rows of an operand from `source` on, `ld` elements between them or between k's.
struct RowsOfTile {
  const float *source;
  int64_t ld;
  int rows;
};

// Loads of a thread that are on their way together, of WIDTH elements each.
template <int WIDTH>
constexpr int kLoads = WIDTH == 4 ? 8 : 16;

template <int WIDTH>
using Elements = float[kLoads<WIDTH>][WIDTH];

// `count` times WIDTH elements, `stride` apart; the first again where there are fewer.
template <int WIDTH>
__device__ __forceinline__ void load_elements(Elements<WIDTH> &x, const float *first,
                                              int64_t stride, int count) {
  const float *at = kept(first);  // addresses of other rounds take no registers
  first = at;
#pragma unroll
  for (int i = 0; i < kLoads<WIDTH>; ++i) {
    if constexpr (WIDTH == 1) {
      x[i][0] = __ldg(at);
    } else {
      const float4 quad = __ldg(reinterpret_cast<const float4 *>(at));
      x[i][0] = quad.x, x[i][1] = quad.y, x[i][2] = quad.z, x[i][3] = quad.w;
    }
    at = i + 1 < count ? at + stride : first;
  }
}

// Hands elements of rounds 0 to `rounds` to `merge`; those of the next round are on their way while
// it looks at one.
template <int WIDTH, typename Load, typename Merge>
__device__ __forceinline__ void merge_rounds(int rounds, const Load &load, const Merge &merge) {
  Elements<WIDTH> even, odd;
  if (rounds > 0) load(even, 0);
#pragma unroll 1
  for (int round = 0; round < rounds; round += 2) {
    if (round + 1 < rounds) load(odd, round + 1);
    merge(even);
    if (round + 1 == rounds) break;
    if (round + 2 < rounds) load(even, round + 2);
    merge(odd);
  }
}

// The least power of two, by its logarithm, of which EACH times as many hold `count`, or the most.
template <int EACH, int MOST>
__device__ __forceinline__ int log_groups(int count) {
  int log = 0;
#pragma unroll 1
  while ((EACH << log) < count && (1 << log) < MOST) ++log;
  return log;
}

__device__ __forceinline__ int low_bits(int x, int bits) { return x & ((1 << bits) - 1); }

// The maxima of a warp for each of COUNT items: lanes give each other half of what they have, until
// each has one. Returns which, and leaves its maximum in `most[0]`.
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

// K-contiguous rows from row0 on, as many as warps take at once; those that need not take rows of
// their own share k. `left`: k from the source on.
template <int WIDTH>
__device__ __forceinline__ void maxima_along_k(const RowsOfTile &tile, int row0, int left,
                                               int thread, uint32_t *merged) {
  constexpr int kMany = kLoads<WIDTH>, kLine = 32 * WIDTH;
  const int warp = thread / 32, lane = thread % 32;
  const int log = log_groups<kMany, kFinderWarps>(tile.rows - row0), across = 1 << log;
  const int first = row0 + low_bits(warp, log), begin = (warp >> log) * kLine + lane * WIDTH;
  const int step = (kFinderWarps >> log) * kLine;
  const int count = (tile.rows - first + across - 1) >> log;
  const float *at = tile.source + first * tile.ld + begin;
  uint32_t most[kMany] = {};
  if (count <= 0) return;
  merge_rounds<WIDTH>(
      left > begin ? (left - begin - 1) / step + 1 : 0,
      [&](Elements<WIDTH> &x, int round) {
        load_elements<WIDTH>(x, at + round * step, across * tile.ld, count);
      },
      [&](const Elements<WIDTH> &x) {
#pragma unroll
        for (int i = 0; i < kMany; ++i)
#pragma unroll
          for (int j = 0; j < WIDTH; ++j) most[i] = max(most[i], magnitude(x[i][j]));
      });
  const int item = share_maxima(most, lane);
  if (item < count) atomicMax(merged + first + item * across, most[0]);
}

// Else a thread has WIDTH rows of some k.
template <int WIDTH>
__device__ __forceinline__ void maxima_across_k(const RowsOfTile &tile, int left, int thread,
                                                uint32_t *merged) {
  constexpr int kMany = kLoads<WIDTH>;
  const int log = log_groups<WIDTH, kFinders>(tile.rows), log_step = kLogFinders - log;
  const int row = low_bits(thread, log) * WIDTH, first = thread >> log, step = 1 << log_step;
  if (row >= tile.rows) return;
  const float *at = tile.source + first * tile.ld + row;
  const int64_t stride = step * tile.ld;
  const int lines = left > first ? ((left - first - 1) >> log_step) + 1 : 0;  // of the thread
  uint32_t most[WIDTH] = {};
  merge_rounds<WIDTH>(
      (lines + kMany - 1) / kMany,
      [&](Elements<WIDTH> &x, int round) {
        load_elements<WIDTH>(x, at + round * kMany * stride, stride, lines - round * kMany);
      },
      [&](const Elements<WIDTH> &x) {
#pragma unroll
        for (int i = 0; i < kMany; ++i)
#pragma unroll
          for (int j = 0; j < WIDTH; ++j) most[j] = max(most[j], magnitude(x[i][j]));
      });
#pragma unroll
  for (int j = 0; j < WIDTH; ++j) atomicMax(merged + row + j, most[j]);
}

template <int WIDTH>
__device__ __forceinline__ void maxima_of(const RowsOfTile &tile, bool along, int left, int thread,
                                          uint32_t *merged) {
  if (!along) return maxima_across_k<WIDTH>(tile, left, thread, merged);
#pragma unroll 1
  for (int row0 = 0; row0 < tile.rows; row0 += kFinderWarps * kLoads<WIDTH>)
    maxima_along_k<WIDTH>(tile, row0, left, thread, merged);
}

// Maxima of a tile's rows, not more than `most`, over some slots of k, each SLOT_K long.
template <int SLOT_K>
__device__ __forceinline__ void merge_tile_maxima(const UnpackedOperand &operand, int row0,
                                                  int most, int k, const BlockRange &slots,
                                                  int thread, uint32_t *merged) {
  const int k0 = slots.first * SLOT_K, rows = min(most, operand.rows - row0);
  if (rows <= 0 || slots.count <= 0) return;
  // Not min(k, k0 + ...): the end of the last slot may lie beyond 2^31.
  const int left = slots.count <= (k - k0) / SLOT_K ? slots.count * SLOT_K : k - k0;
  const bool along = operand.k_contiguous;
  const RowsOfTile tile = {
      operand.source + (along ? row0 * operand.ld + k0 : k0 * operand.ld + row0), operand.ld, rows};
  const bool quads = operand.ld % 4 == 0 && (reinterpret_cast<uint64_t>(operand.source) & 15) == 0;
  if (quads && (along ? k : operand.rows) % 4 == 0)
    maxima_of<4>(tile, along, left, thread, merged);
  else
    maxima_of<1>(tile, along, left, thread, merged);
}

// Share `index` of so many of some blocks or slots.
__device__ __forceinline__ BlockRange share_of(const BlockRange &blocks, int index, int shares) {
  const int each = (blocks.count + shares - 1) / shares, begin = min(blocks.count, index * each);
  return {blocks.first + begin, min(each, blocks.count - begin)};
}

// One thread, after a barrier of those that have stored something: counts its CTA, and waits for the
// others, whose stores are seen then. False where they did not come in time.
__device__ __forceinline__ bool meet(uint32_t *arrived, uint32_t ctas) {
  asm volatile("red.release.gpu.global.add.u32 [%0], 1;" ::"l"(arrived) : "memory");
  const int64_t start = clock64();
  for (uint32_t seen = 0;;) {
    asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(seen) : "l"(arrived) : "memory");
    if (seen >= ctas) return true;
    if (clock64() - start > kPatience) return false;
  }
}

}  // namespace mixpert
