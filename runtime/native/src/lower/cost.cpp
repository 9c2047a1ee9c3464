#include <algorithm>
#include <cmath>

#include "lower/config.h"
#include "lower/cost_factors.h"
#include "lower/writer.h"
#include "params.cuh"

namespace mixpert {
namespace {

// The time of a GEMM kernel: cycles of one SM, overlapped with the memory traffic of all SMs.
struct CostModel {
  double multiply;        // per column of the tile, product and 32 of k
  double two_slots;       // factor of `multiply` if the ring has only two slots
  double load;            // per row of packed slices and 32 of k
  double issue;           // per product and 32 of k
  double store[5];        // per column, of tiles of up to 32, 64, 96, 128 and more columns
  double diagonal;        // added to `store` for each diagonal
  double edges;           // added to `store` at ragged edges
  double units;           // added to `store` if rows of C do not begin at sectors of L2
  double partial;         // per column and diagonal of a part of k
  double once;            // per column of a CTA's last tile, whose store is not overlapped
  double tile;            // per tile
  double launch;          // per launch
  double output_rate;     // bytes per microsecond of outputs or of their sums
  double unaligned_rate;  // the same if rows do not begin at sectors
  double slice_rate;      // bytes per microsecond of slices loaded into shared memory
};

constexpr double kOverlap =
    4;  // exponent of the norm that combines both: 1 is the sum, infinity the maximum
constexpr double kNoLimit = 1e30;

// gemm_int8_sm90, fitted by benchmarks/selection_fit.py (docs/notes/int8-selection.md).
// gemm_split_sm90 has the values of an earlier fit, gemm_split_sm80 those of two kernels of
// gemm_int8_sm80 at n = 4096.
constexpr CostModel kInt8Cost90 = {0.676, 1.17, 0.0367,   18.9,     {41.6, 33.4, 36.2, 40.3, 44.6},
                                   0.03,  27.8, 31,       5.11,     7.91,
                                   544,   13.1, 1.75e+07, 2.09e+07, 1.32e+07};
constexpr CostModel kSplitCost90 = {0.711, 1,    0.228,    13.3,     {33, 33, 33, 33, 33},
                                    0,     0,    0,        33,       0,
                                    0,     4087, kNoLimit, kNoLimit, kNoLimit};
constexpr CostModel kSplitCost80 = {1.344, 1,    0.228,    26.3,     {66.3, 66.3, 66.3, 66.3, 66.3},
                                    0,     0,    0,        66.3 / 3, 0,
                                    0,     4087, kNoLimit, kNoLimit, kNoLimit};

const CostModel &cost_model(const GemmShape &shape, int path) {
  if (shape.family == GemmFamily::kInt8) return kInt8Cost90;
  return path == 80 ? kSplitCost80 : kSplitCost90;
}

// Microseconds of gemm_int8_reduce: its launch, one wave of CTAs, and bytes per microsecond.
constexpr double kReduceLaunch = 0.189, kReduceWave = 3.1, kReduceRate = 1.48e+06;

// Whether C is stored in units, because its rows do not begin at sectors (store_units.cuh).
bool stored_by_units(const GemmShape &shape, const GemmConfig &config) {
  return !config.shares.blocks && !shape.sectors_aligned;
}

// Tiles that are stored in units because they are ragged.
double ragged_tiles(const GemmShape &shape, const GemmConfig &config, double tiles) {
  if (config.shares.blocks || !shape.sectors_aligned) return 0;
  const double p = static_cast<double>(divide_up(shape.rows_p, config.tile_p));
  const double q = static_cast<double>(divide_up(shape.rows_q, config.tile_q));
  const double edges =
      (shape.rows_q % config.tile_q ? p : 0) + (shape.rows_p % config.tile_p ? q : 0);
  return std::min(edges * static_cast<double>(shape.batch), tiles);
}

// Of `steps` of 32 of k that are loaded, those that are multiplied: gemm_int8_sm90 skips the
// missing steps of the last block if k is not shared.
double multiplied_steps(const GemmShape &shape, const GemmConfig &config, double steps) {
  const bool whole = shape.family != GemmFamily::kInt8 || config.shares.blocks;
  return whole ? steps : std::min(steps, std::ceil(static_cast<double>(shape.k_bytes) / 32.0));
}

// Cycles that one tile takes on an SM.
double tile_cycles(const GemmShape &shape, const GemmConfig &config, const CostModel &cost,
                   double steps) {
  const double columns = config.tile_p * config.tile_q / 128.0;
  const double rows = shape.planes_p * config.tile_p + shape.planes_q * config.tile_q;
  const double column = cost.multiply * (config.stages == 2 ? cost.two_slots : 1);
  const double product = shape.products * (columns * column + cost.issue);
  const int width = std::clamp(static_cast<int>(std::ceil(columns / 32)) - 1, 0, 4);
  const double store = cost.store[width] + cost.diagonal * kept_diagonals(shape) +
                       (stored_by_units(shape, config) ? cost.units : 0);
  const double partial = cost.partial * kept_diagonals(shape);
  return multiplied_steps(shape, config, steps) * product + steps * rows * cost.load +
         columns * (config.shares.blocks ? partial : store) + cost.tile;
}

}  // namespace

double reduce_time(const mixpert_device &device, const GemmShape &shape, const GemmConfig &config) {
  if (!config.shares.blocks) return 0;
  const double sums = static_cast<double>(shape.rows_p * shape.rows_q) * config.shares.parts();
  const double ctas = static_cast<double>(shape.rows_p) *
                      std::ceil(static_cast<double>(shape.rows_q) / (4 * kReduceLanes));
  return kReduceLaunch + std::ceil(ctas / (device.sm_count * kReduceResident)) * kReduceWave +
         sums * shape.accumulators * 4 / kReduceRate;
}

double modelled_time(const mixpert_device &device, const GemmShape &shape,
                     const GemmConfig &config) {
  if (config.path == 80 && shape.family == GemmFamily::kInt8)
    return int8_time_80(device, shape, config) + reduce_time(device, shape, config);
  const CostModel &cost = cost_model(shape, config.path);
  const bool shared = config.shares.blocks != 0;
  const double of_c = shape.triangle ? 0.5 : 1;
  const double tiles =
      static_cast<double>(tile_count(shape, config)) * config.shares.parts() * of_c;
  const double waves = std::ceil(tiles / device.sm_count);
  const double blocks = static_cast<double>(divide_up(shape.k_bytes, kBlockK));
  const double steps = shared              ? config.shares.blocks * (kBlockK / 32.0)
                       : config.path == 90 ? blocks * (kBlockK / 32.0)
                                           : std::ceil(static_cast<double>(shape.k_bytes) / 32.0);
  const double columns = config.tile_p * config.tile_q / 128.0;
  const double ragged = std::ceil(ragged_tiles(shape, config, tiles) / device.sm_count);
  const double compute = (waves * tile_cycles(shape, config, cost, steps) +
                          ragged * columns * cost.edges + (shared ? 0 : columns * cost.once)) /
                         kClock;
  const double rows = shape.planes_p * config.tile_p + shape.planes_q * config.tile_q;
  const double sums = shared ? config.shares.parts() * kept_diagonals(shape) : 1;
  const double outputs = static_cast<double>(shape.rows_p * shape.rows_q * shape.batch) * of_c;
  const double rate = stored_by_units(shape, config) ? cost.unaligned_rate : cost.output_rate;
  const double move = outputs * sums * 4 / rate + tiles * steps * 32 * rows / cost.slice_rate;
  const double both =
      std::pow(std::pow(compute, kOverlap) + std::pow(move, kOverlap), 1 / kOverlap);
  const double factor = shape.family == GemmFamily::kInt8 ? shape_factor(device, shape, config) : 1;
  return (cost.launch / kClock + both) * factor + reduce_time(device, shape, config);
}

}  // namespace mixpert
