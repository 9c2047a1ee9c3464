// Tiles of a float split whose k several CTAs share, where there are few of them: a C that is
// small.
//
// How many parts there are follows from the number of tiles and CTAs alone, and their sums are
// added up by whoever is last, in the order of k and with what each addition rounds off: the same
// data give the same bits.
#pragma once

#include "compensated_sum.cuh"
#include "tiles.cuh"

namespace mixpert {

constexpr int kPartOverhead = 3;  // packed blocks that a part costs besides its own

// How a launch cuts the k of each of its tiles.
struct TileParts {
  int count = 1;
  int blocks;  // of a part; the last one may have fewer

  // The number of parts with which CTAs are done first; `most`: of all tiles.
  __device__ __forceinline__ TileParts(int tiles, int blocks_in_all, int most)
      : blocks(blocks_in_all) {
    if (most == 0 || tiles == 0) return;  // of no tiles, any number of parts is within `most`
    int best = turns(tiles) * (blocks_in_all + 1);
#pragma unroll 1
    for (int parts = 2; parts <= kMostTileParts && parts * tiles <= most; ++parts) {
      const int size = (blocks_in_all + parts - 1) / parts;
      if (size < kLeastTilePart) return;
      const int used = (blocks_in_all + size - 1) / size;
      const int cost = turns(tiles * used) * (size + kPartOverhead);
      if (cost >= best) continue;
      best = cost;
      count = used;
      blocks = size;
    }
  }

  __device__ __forceinline__ BlockRange range(int part, int blocks_in_all) const {
    const int first = part * blocks;
    return {first, min(blocks, blocks_in_all - first)};
  }

 private:
  __device__ static int turns(int items) {
    return (items + static_cast<int>(gridDim.x) - 1) / static_cast<int>(gridDim.x);
  }
};

// Where a warp leaves its sums of a part of a tile, COUNT a lane, and finds those of the others.
template <int COUNT>
class PartSums {
 public:
  __device__ __forceinline__ PartSums(const SumShares &shares, int parts, int warp)
      : shares_(shares), parts_(parts), warp_(warp) {}

  // Leaves `sums` of a part of tile number `tile` of the launch. The last warp to come has the sums
  // of all parts then, and gets true.
  template <typename Fragment>
  __device__ __forceinline__ bool join(Fragment &sums, int tile, int part) const {
    float4 *mine = at(tile, part);
#pragma unroll
    for (int v = 0; v < COUNT / 4; ++v)
      __stcg(mine + v * 32,
             make_float4(sums[4 * v], sums[4 * v + 1], sums[4 * v + 2], sums[4 * v + 3]));
    __threadfence();
    __syncwarp();
    uint32_t before = 0;
    if (threadIdx.x % 32 == 0)
      before = atomicAdd(shares_.arrivals + tile * kConsumerWarps90 + warp_, 1u);
    if (__shfl_sync(0xFFFFFFFFu, before, 0) + 1 != static_cast<uint32_t>(parts_)) return false;
    __threadfence();
    add_all(sums, tile);
    return true;
  }

 private:
  __device__ __forceinline__ float4 *at(int tile, int part) const {
    const int64_t fragment =
        (static_cast<int64_t>(tile) * parts_ + part) * kConsumerWarps90 + warp_;
    return reinterpret_cast<float4 *>(shares_.sums) + fragment * (COUNT / 4 * 32) +
           threadIdx.x % 32;
  }
  template <typename Fragment>
  __device__ __forceinline__ void add_all(Fragment &sums, int tile) const {
    float lacking[COUNT];
#pragma unroll
    for (int v = 0; v < COUNT; ++v) sums[v] = lacking[v] = 0;
#pragma unroll 1
    for (int part = 0; part < parts_; ++part) {
      const float4 *from = at(tile, part);
      float4 x[COUNT / 4];
#pragma unroll
      for (int v = 0; v < COUNT / 4; ++v) x[v] = __ldcg(from + v * 32);
#pragma unroll
      for (int v = 0; v < COUNT; ++v) {
        lacking[v] += reinterpret_cast<const float *>(x)[v];
        add_compensated(sums[v], lacking[v]);
      }
    }
#pragma unroll
    for (int v = 0; v < COUNT; ++v) sums[v] += lacking[v];
  }

  const SumShares &shares_;
  const int parts_, warp_;
};

}  // namespace mixpert
