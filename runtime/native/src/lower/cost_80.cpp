// The modelled time of gemm_int8_sm80: one tile per CTA, several CTAs per SM.
#include <algorithm>
#include <cmath>
#include <iterator>

#include "lower/config.h"
#include "lower/cost_factors.h"
#include "lower/writer.h"
#include "params.cuh"

namespace mixpert {
namespace {

// A tile's rows of P and of Q, and cycles per column, product and 32 of k.
struct Tile80 {
  int p, q;
  double multiply;
};

// Cycles that the tiles of an SM take one after the other, latencies (`_wait`) during which other
// tiles run, and the memory traffic of all SMs. Fitted by benchmarks/selection_fit.py
// (docs/notes/int8-selection.md).
struct CostModel80 {
  Tile80 tiles[5];
  double issue;     // per product and 32 of k
  double load;      // per row of packed slices and 32 of k
  double partial;   // per column and diagonal of a part of k
  double store;     // per column
  double diagonal;  // added to `store` for each diagonal
  double units;     // added to `store` if rows of C do not begin at sectors of L2
  double tile;      // per tile
  double product_wait, load_wait, step_wait, store_wait, partial_wait, tile_wait;
  double unaligned_rate;  // bytes per microsecond of outputs that do not begin at sectors
  double slice_rate;      // bytes per microsecond of slices loaded into shared memory
  double launch;          // microseconds
};

constexpr CostModel80 kCost80 = {
    {{128, 128, 1.22}, {128, 64, 0.782}, {128, 32, 0.493}, {64, 64, 0.516}, {64, 32, 0.0368}},
    15.2,
    0.411,
    6.06,
    83.3,
    9.3,
    31.5,
    4.18,
    10.7,
    0.379,
    53,
    108,
    26.2,
    152,
    9.75e+05,
    1.13e+07,
    0.00511};

constexpr double kOverlap = 3;      // exponent of the norm that combines the three
constexpr double kKeptInL2 = 40e6;  // bytes of outputs that stay in L2

double multiply_80(const GemmConfig &config) {
  const auto &tiles = kCost80.tiles;
  return std::find_if(
             std::begin(tiles), std::end(tiles) - 1,
             [&](const Tile80 &tile) { return tile.p == config.tile_p && tile.q == config.tile_q; })
      ->multiply;
}

// CTAs that fit on an SM, limited by registers; `sums`: per thread.
int resident_80(int sums) { return sums <= 16 ? 3 : sums <= 32 ? 2 : 1; }

double steps_80(const GemmShape &shape, const GemmConfig &config) {
  if (config.shares.blocks) return config.shares.blocks * (kBlockK / 32.0);
  return static_cast<double>(divide_up(shape.k_bytes, 32));
}

// Cycles of Tensor Cores and of stores.
double work_80(const GemmShape &shape, const GemmConfig &config, double columns, double rows) {
  const CostModel80 &cost = kCost80;
  const int kept = kept_diagonals(shape);
  const double step =
      shape.products * (columns * multiply_80(config) + cost.issue) + rows * cost.load;
  const double store = cost.store + cost.diagonal * kept + (shape.sectors_aligned ? 0 : cost.units);
  return steps_80(shape, config) * step +
         columns * (config.shares.blocks ? cost.partial * kept : store) + cost.tile;
}

double wait_80(const GemmShape &shape, const GemmConfig &config, double columns, double rows) {
  const CostModel80 &cost = kCost80;
  const double step = shape.products * cost.product_wait + rows * cost.load_wait + cost.step_wait;
  const double held =
      config.shares.blocks ? cost.partial_wait * kept_diagonals(shape) : cost.store_wait;
  return steps_80(shape, config) * step + columns * held + cost.tile_wait;
}

}  // namespace

double int8_time_80(const mixpert_device &device, const GemmShape &shape,
                    const GemmConfig &config) {
  const CostModel80 &cost = kCost80;
  const double of_c = shape.triangle ? 0.5 : 1;
  const double columns = config.tile_p * config.tile_q / 128.0;
  const double rows = shape.planes_p * config.tile_p + shape.planes_q * config.tile_q;
  const double steps = steps_80(shape, config);
  const double tiles =
      static_cast<double>(tile_count(shape, config)) * config.shares.parts() * of_c;
  const double turns = tiles / device.sm_count;
  const int resident =
      resident_80(kept_diagonals(shape) * config.tile_p * config.tile_q / kThreads80);
  const double work = std::ceil(turns) * work_80(shape, config, columns, rows);
  const double alone = std::ceil(turns / resident) * wait_80(shape, config, columns, rows);
  const double bytes = static_cast<double>(shape.rows_p * shape.rows_q * shape.batch) * of_c * 4;
  const double beyond =
      shape.sectors_aligned || config.shares.blocks ? 0 : std::max(0.0, bytes - kKeptInL2);
  const double move = beyond / cost.unaligned_rate + tiles * steps * 32 * rows / cost.slice_rate;
  const double all =
      std::pow(work, kOverlap) + std::pow(alone, kOverlap) + std::pow(move * kClock, kOverlap);
  return (cost.launch + std::pow(all, 1 / kOverlap) / kClock) * shape_factor(device, shape, config);
}

}  // namespace mixpert
