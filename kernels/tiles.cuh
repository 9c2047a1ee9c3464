// Which tile of C a CTA works on, and how a fragment of it is finished and stored.
#pragma once

#include "decided.cuh"
#include "launch.cuh"
#include "quantize.cuh"
#include "triangle.cuh"

namespace mixpert {

struct Tile {
  int p, q, batch;
};

// Tiles in groups of GROUP tiles of P, so that the operands of CTAs that run together stay in L2.
template <int GROUP>
__device__ __forceinline__ Tile tile_at(const GemmParams &params, int index) {
  const int per_problem = params.p.tiles * params.q.tiles;
  Tile tile;
  tile.batch = index / per_problem;
  index -= tile.batch * per_problem;
  const int per_group = GROUP * params.q.tiles;
  const int group = index / per_group;
  const int rest = index - group * per_group;
  const int height = min(GROUP, params.p.tiles - group * GROUP);
  tile.q = rest / height;
  tile.p = group * GROUP + rest - tile.q * height;
  return tile;
}

// Where Q is cut into more tiles than its rows need (tiles_of_q in config.cpp), so that all CTAs of
// the last wave have one, some tiles have kNarrower rows less (S::kNarrows). These are spread
// evenly, and in each group of tiles of P they are other ones, so that every CTA computes some.
template <typename S>
__device__ __forceinline__ int first_row_q(const GemmParams &params, const Tile &tile) {
  const int q = tile.q, count = params.q.tiles;
  if (!S::kNarrows || params.triangle) return q * S::kBn;
  const int narrow = min((count * S::kBn - params.q.rows) / kNarrower, count);
  const int offset = tile.p / S::kGroup % 4 * count / 4;
  const uint32_t before = static_cast<uint32_t>(q * narrow + offset) / static_cast<uint32_t>(count);
  return q * S::kBn - static_cast<int>(before) * kNarrower;
}

// The row after the last one, where Q has so many.
template <typename S>
__device__ __forceinline__ int end_row_q(const GemmParams &params, const Tile &tile) {
  return first_row_q<S>(params, {tile.p, tile.q + 1, tile.batch});
}

// True where some of a tile is stored.
template <typename S>
__device__ __forceinline__ bool meets_triangle(const GemmParams &params, const Tile &tile) {
  return meets_triangle(params.triangle, tile.p * S::kBm, (tile.p + 1) * S::kBm - 1,
                        tile.q * S::kBn, (tile.q + 1) * S::kBn - 1);
}

// True where this launch computes a tile, whose rows and columns lie in one panel each.
template <typename S>
__device__ __forceinline__ bool wanted(const GemmParams &params, const Tile &tile) {
  if (!meets_triangle<S>(params, tile)) return false;
#if MIXPERT_GUARDED
  static_assert(kPanel % S::kBm == 0 && kPanel % S::kBn == 0, "panels are whole tiles");
  const Guarded &guarded = params.guarded;
  const int p = tile.p * S::kBm / kPanel, q = tile.q * S::kBn / kPanel;
  return guarded.decisions[(static_cast<int64_t>(tile.batch) * guarded.panels_p + p) *
                               guarded.panels_q + q] == guarded.rung;
#else
  return true;
#endif
}

// The tiles of a launch, by number: all of them or, where the guard has left this launch some of
// the panels, theirs, so that persistent CTAs share the work evenly.
template <typename S>
struct TileList {
  const GemmParams &params;
  const uint32_t *panels = nullptr;  // null: all tiles
  int count;

  // Other tiles are of a launch that computes all panels, whatever is decided.
  static constexpr bool kOfPanels = kPanel % S::kBm == 0 && kPanel % S::kBn == 0;
  static constexpr int kTilesP = kPanel / S::kBm, kTilesQ = kPanel / S::kBn;

  __device__ explicit TileList(const GemmParams &params)
      : params(params), count(params.p.tiles * params.q.tiles * params.batch) {
#if MIXPERT_GUARDED
    const Guarded &guarded = params.guarded;
    if (!kOfPanels || !guarded.list) return;
    const int mine = static_cast<int>(*guarded.count);
    if (mine == guarded.panels_p * guarded.panels_q * guarded.batch) return;
    panels = guarded.list;
    count = mine * kTilesP * kTilesQ;
#endif
  }

  // False where the last panel has no such tile, or nothing of it is stored.
  __device__ bool at(int index, Tile *tile) const {
#if MIXPERT_GUARDED
    if (kOfPanels && panels) {
      const Guarded &guarded = params.guarded;
      const int part = index % (kTilesP * kTilesQ);
      const int panel = static_cast<int>(panels[index / (kTilesP * kTilesQ)]);
      const int row = panel / guarded.panels_q;
      tile->q = panel % guarded.panels_q * kTilesQ + part % kTilesQ;
      tile->p = row % guarded.panels_p * kTilesP + part / kTilesQ;
      tile->batch = row / guarded.panels_p;
      return tile->p < params.p.tiles && tile->q * S::kBn < params.q.rows &&
             meets_triangle<S>(params, *tile);
    }
#endif
    *tile = tile_at<S::kGroup>(params, index);
    return meets_triangle<S>(params, *tile);
  }
};

// Where all panels are multiplied while a guard decides (kStops), its decisions about the panels of
// a tile, one or two: 0 until it is known that this rung does not compute them.
struct TileDecisions {
  const uint8_t *first;  // null: none are looked at
  bool two;

  __device__ __forceinline__ bool stop() const {
    return first && load_byte_relaxed(first) && (!two || load_byte_relaxed(first + 1));
  }
};

template <typename S>
__device__ __forceinline__ TileDecisions decisions_of(const GemmParams &params, const Tile &tile) {
  const Guarded &guarded = params.guarded;
  if (!S::kStops || guarded.list || !guarded.decisions) return {nullptr, false};
  const int p = tile.p * S::kBm / kPanel, q = tile.q * S::kBn / kPanel;
  const int last = min(((tile.q + 1) * S::kBn - 1) / kPanel, guarded.panels_q - 1);
  return {guarded.decisions +
              (static_cast<int64_t>(tile.batch) * guarded.panels_p + p) * guarded.panels_q + q,
          kPanel % S::kBn != 0 && last > q};
}

// True where no panel is this launch's.
__device__ __forceinline__ bool nothing_wanted(const GemmParams &params) {
#if MIXPERT_GUARDED
  return *params.guarded.count == 0;
#else
  return false;
#endif
}

// True where a rung that overwrites has nothing to: it leaves, and one thread waits (kRungLooks).
__device__ __forceinline__ bool leaves_undone(const Guarded &guarded, int idle_thread) {
  const uint32_t panels = guarded.panels_p * guarded.panels_q * guarded.batch;
  if (!first_has_all(guarded.count - guarded.rung, panels)) return false;
  allow_next_launch();
  end_rung(true, idle_thread);
  return true;
}

// First of all: true where a later rung, which usually has nothing to do, leaves at once, before
// more of its code is fetched. `idle_thread` may wait.
__device__ __forceinline__ bool leaves_at_once(const GemmParams &params, int idle_thread) {
#if MIXPERT_GUARDED
  if (params.guarded.order == kRungLooks) return leaves_undone(params.guarded, idle_thread);
  if (params.guarded.order == kRungBeside) {
    join_rung(true);
    if (nothing_wanted(params)) {
      end_rung(true, idle_thread);
      return true;
    }
  }
#endif
  return false;
}

// A launch of products joins those before it; where the guard has cut C into panels, see
// launch.cuh.
__device__ __forceinline__ void start_products(const GemmParams &params) {
#if MIXPERT_GUARDED
  if (params.guarded.order != kRungBeside) join_rung(false);
#else
  join_launches();
#endif
}

// Somewhere in the kernel, for all threads; `idle_thread` may wait.
__device__ __forceinline__ void end_products(const GemmParams &params, int idle_thread) {
#if MIXPERT_GUARDED
  end_rung(params.guarded.order == kRungBeside, idle_thread);
#endif
}

// Packed blocks of k that are multiplied for a tile.
struct BlockRange {
  int first, count;
};

// Part `part` of k, which has `blocks` packed blocks.
__device__ __forceinline__ BlockRange part_of_k(const KParts &parts, int part, int blocks) {
  const int segment = part / parts.in_segment;
  const int start = (part - segment * parts.in_segment) * parts.blocks;
  const int first = segment * parts.segment_blocks + start;
  const int count = min(min(parts.blocks, parts.segment_blocks - start), blocks - first);
  return {first, max(count, 0)};
}

// Partial sums of a row of P, from row `row_q` of Q on.
__device__ __forceinline__ int32_t *partial_sums(const KParts &parts, int part, int diagonals,
                                                 int diagonal, int rows_p, int row_p, int row_q) {
  return parts.sums +
         ((static_cast<int64_t>(part) * diagonals + diagonal) * rows_p + row_p) * parts.padded_q +
         row_q;
}

// The exponents of a row or column; out-of-range ones are read but never used.
__device__ __forceinline__ const int32_t *exponents_of(const GemmOperand &operand, int batch,
                                                       int segment, int grouped) {
  return operand.exponents + static_cast<int64_t>(batch) * operand.batch_exponents +
         static_cast<int64_t>(grouped ? segment : 0) * operand.padded_rows;
}

// Exponents this small scale in float factors: t * 2^(e - kProductBits) is exact, so that the
// product with 2^f is rounded once.
constexpr int kModerate = 60;

// True where the warp finds all of `count` exponents in shared memory moderate.
__device__ __forceinline__ bool moderate(const int32_t *exponents, int count) {
  bool all = true;
  for (int i = threadIdx.x % 32; i < count; i += 32)
    all &= static_cast<uint32_t>(exponents[i] + kModerate) <= 2 * kModerate;
  return __all_sync(0xFFFFFFFFu, all);
}

// Which outputs of a launch are stored: those of `rows_q` rows of C inside a triangle and, with
// `keep_nan`, no products that are NaN.
struct Outputs {
  const int32_t &rows_q, &triangle, &keep_nan;  // of the parameters: they take no registers

  __device__ __forceinline__ bool inside(int i, int j) const {
    return j < rows_q && in_triangle(triangle, i, j);
  }
  __device__ __forceinline__ bool has(float product, int i, int j) const {
    return inside(i, j) && !(keep_nan && product != product);
  }
};

template <typename Params>
__device__ __forceinline__ Outputs outputs_of(const Params &params) {
  return {params.q.rows, params.triangle, params.keep_nan};
}

// What C[i * ldc + j] at `c` and the next hold, where beta makes that count and both can be read at
// once.
__device__ __forceinline__ float2 read_pair(const float *c, int i, int j, const Outputs &outputs,
                                            bool aligned, const Scalars &scalars) {
  const bool wanted = scalars.beta != 0.0f && aligned && outputs.inside(i, j) &&
                      outputs.inside(i, j + 1);
  return wanted ? *reinterpret_cast<const float2 *>(c) : make_float2(0, 0);
}

// Two neighbouring outputs, C[i * ldc + j] at `c` and the next; `old`: from read_pair.
__device__ __forceinline__ void store_pair(float *c, float x, float y, float2 old, int i, int j,
                                           const Outputs &outputs, bool aligned,
                                           const Scalars &scalars) {
  const bool has_x = outputs.has(x, i, j), has_y = outputs.has(y, i, j + 1);
  if (aligned && has_x && has_y) {
    *reinterpret_cast<float2 *>(c) =
        make_float2(scalars.apply(x, &old.x), scalars.apply(y, &old.y));
    return;
  }
  if (has_x) c[0] = scalars.apply(x, c);
  if (has_y) c[1] = scalars.apply(y, c + 1);
}

// True where every pair at an even column can be stored as 8 bytes.
__device__ __forceinline__ bool pairs_aligned(const float *c, int64_t ldc) {
  return ldc % 2 == 0 && (reinterpret_cast<uint64_t>(c) & 7) == 0;
}

}  // namespace mixpert
