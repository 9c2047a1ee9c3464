// The tiles of a persistent CTA where a guard may have left its launch some of the panels only
// (S::kTold): the thread that copies finds out which they are, and tells the others, which have no
// registers for that. What it knows itself lies in shared memory, because it has few, too.
#pragma once

#include "panel_turns.cuh"
#include "sm90.cuh"

namespace mixpert {

// What is told of a tile: its first row of Q, problem, rows of Q and number along P. `end`: the row
// after the last one, where Q has so many. False: nothing of it is stored.
template <typename S>
__device__ __forceinline__ bool describe(const GemmParams &params, const Tile &tile, int first,
                                         int end, int4 *told) {
  *told = make_int4(first, tile.batch, min(end, params.q.padded_rows) - first, tile.p);
  return first < params.q.rows && meets_triangle<S>(params, tile);
}

// tile_at, without the divisions that one problem and whole groups do not need: all waits for it.
template <int GROUP>
__device__ __forceinline__ Tile tile_soon(const GemmParams &params, uint32_t index) {
  const uint32_t tiles_q = params.q.tiles, per_problem = params.p.tiles * tiles_q;
  const uint32_t batch = index < per_problem ? 0 : index / per_problem;
  const uint32_t rest = index - batch * per_problem, group = rest / (GROUP * tiles_q);
  const uint32_t height = min(GROUP, params.p.tiles - group * GROUP);
  const uint32_t in_group = rest - group * (GROUP * tiles_q);
  const uint32_t q = height == GROUP ? in_group / GROUP : in_group / height;
  const uint32_t p = group * GROUP + in_group - q * height;
  return {static_cast<int>(p), static_cast<int>(q), static_cast<int>(batch)};
}

// A tile by its number, where all are this launch's.
template <typename S>
__device__ __forceinline__ bool tile_of_all(const GemmParams &params, uint32_t index, int4 *told) {
  const Tile tile = tile_soon<S::kGroup>(params, index);
  int first = tile.q * S::kBn, end = first + S::kBn;
  if (params.q.tiles * S::kBn >= params.q.rows + kNarrower) {
    first = first_row_q<S>(params, tile);
    end = end_row_q<S>(params, tile);
  }
  return describe<S>(params, tile, first, end, told);
}

// The one that a CTA computes in a turn, where a list of panels is shared.
template <typename S>
__device__ __forceinline__ bool tile_of_list(const GemmParams &params, const PanelTurns &turns,
                                             int turn, int4 *told) {
  static_assert(S::kBm == kPanel && S::kBn == kPanel, "tiles are panels");
  int number, half;
  if (!turns.at(turn, &number, &half)) return false;
  const Guarded &guarded = params.guarded;
  const int panel = static_cast<int>(guarded.list[number]), row = panel / guarded.panels_q;
  Tile tile = {row, panel - row * guarded.panels_q, 0};
  if (row >= guarded.panels_p) {
    tile.batch = row / guarded.panels_p;
    tile.p -= tile.batch * guarded.panels_p;
  }
  const int first = tile.q * kPanel;
  return describe<S>(params, tile, first + (half == 2 ? kPanel / 2 : 0),
                     first + (half == 1 ? kPanel / 2 : kPanel), told);
}

// Copies the exponents of a tile and tells of it, where they may be told.
template <typename S>
__device__ __forceinline__ void tell(const GemmParams &params, Sm90Shared<S> &shared, int count,
                                     const int4 &told) {
  const int buffer = count & 1, row_p = told.w * S::kBm;
  const int rows_p = rows_to_copy(params.p, row_p, S::kBm);
  const uint32_t ready = shared_address(&shared.exponents_full[buffer]);
  mbarrier_wait(shared_address(&shared.exponents_empty[buffer]), (count >> 1 & 1) ^ 1);
  shared.told[buffer] = told;
  mbarrier_expect(ready, (rows_p + told.z) * 4);
  bulk_copy(shared_address(shared.exponents[buffer]),
            exponents_of(params.p, told.y, 0, 0) + row_p, rows_p * 4, ready);
  bulk_copy(shared_address(shared.exponents[buffer] + S::kBm),
            exponents_of(params.q, told.y, 0, 0) + told.x, told.z * 4, ready);
}

// Copies the packed blocks of a tile that has been told of.
template <typename S>
__device__ __forceinline__ void copy_blocks(const GemmParams &params, uint32_t ring,
                                            Sm90Shared<S> &shared, const int4 &told, int turn,
                                            RingPosition<S> &position, Pace &pace) {
  const int blocks = block_count<S>(params);
  for (int block = 0; block < blocks;) {
    const int row_p = told.w * S::kBm, band = min(block + kBandBlocks, blocks);
    TileSource<S::kSp, S::kBm> p(params.p, told.y, blocks, block, row_p,
                                 min(row_p + S::kBm, params.p.padded_rows));
    TileSource<S::kSq, S::kBn, true> q(params.q, told.y, blocks, block, told.x, told.x + told.z);
    for (; block < band; ++block, position.advance()) {
      pace.step(turn, block);
      fill_slot(ring, shared, position, p, q);
    }
  }
}

// produce (sm90.cuh), of whole k.
template <typename S>
__device__ void produce_told(const GemmParams &params, uint32_t ring, Sm90Shared<S> &shared) {
  __shared__ PanelTurns turns;  // takes no registers
  const Guarded &guarded = params.guarded;
  const int panels = guarded.panels_p * guarded.panels_q * guarded.batch;
  const int mine = guarded.list ? static_cast<int>(*guarded.count) : panels;
  uint32_t index = blockIdx.x;
  int4 told;
  bool found = tile_of_all<S>(params, index, &told);  // while the count is read
  const bool all = mine == panels;
  if (!all) turns = PanelTurns::of(guarded, mine);
  const uint32_t tiles = all ? params.p.tiles * params.q.tiles * params.batch
                             : (turns.most + 1) / 2 * gridDim.x;
  RingPosition<S> position;
  Pace pace(params.pace, block_count<S>(params));
  int count = 0, turn = 0;
  for (; index < tiles; ++turn, index += gridDim.x) {
    if (!all)
      found = tile_of_list<S>(params, turns, turn, &told);
    else if (turn > 0)
      found = tile_of_all<S>(params, index, &told);
    if (!found) continue;
    tell<S>(params, shared, count, told);
    copy_blocks<S>(params, ring, shared, shared.told[count & 1], turn, position, pace);
    ++count;
  }
  mbarrier_wait(shared_address(&shared.exponents_empty[count & 1]), (count >> 1 & 1) ^ 1);
  shared.told[count & 1].z = 0;
  mbarrier_arrive(shared_address(&shared.exponents_full[count & 1]));
  if (params.pace) pace.finish((tiles + gridDim.x - 1) / gridDim.x);
}

// As the thread that copies tells, with the exponents of a tile.
template <typename S>
struct TileFeed<S, true> {
  const Sm90Shared<S> &shared;

  __device__ TileFeed(const GemmParams &, const Sm90Shared<S> &shared) : shared(shared) {}
  __device__ bool next(int count, Tile *tile) {
    mbarrier_wait(shared_address(&shared.exponents_full[count & 1]), count >> 1 & 1);
    again(count, tile);
    return shared.told[count & 1].z != 0;
  }
  // After the products: it takes no registers beside them.
  __device__ void again(int count, Tile *tile) const {
    const int4 &told = shared.told[count & 1];
    *tile = {told.w, 0, told.y};
  }
};

}  // namespace mixpert
