#include "lower/small.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <iterator>

#include "lower/pack_geometry.h"
#include "lower/writer.h"
#include "params.cuh"

namespace mixpert {
namespace {

constexpr int kStaticShared = 1024;  // maxima and exponents

// Microseconds per launch, per 128 of k, and per product and 128 of k.
struct SmallStep {
  double once, depth, product;

  double time(double k_blocks, int products) const {
    return once + k_blocks * (depth + products * product);
  }
};

// The times for one size of the register blocks, fitted by benchmarks/selection_fit.py
// (docs/notes/gemm-int8.md).
struct SmallCost {
  int rows;
  SmallStep first;   // an SM's first tile
  SmallStep second;  // a second one on the same SM
  SmallStep round;   // each further group of `resident` tiles
  int resident;      // tiles that an SM holds concurrently
};

constexpr SmallCost kSmallCosts[] = {
    {32, {4.22, 0.581, 0.0461}, {0.449, 0.859, 0}, {3.35, 1.39, 0.0589}, 2},
    {16, {7.45, 0.401, 0.0206}, {}, {4.34, 0.925, 0.0747}, 1},
    {8, {6.97, 1.21, 0.0279}, {}, {7.33, 1.1, 0.0322}, 1},
};

const SmallCost &cost_of(int rows) {
  return *std::find_if(std::begin(kSmallCosts), std::end(kSmallCosts) - 1,
                       [&](const SmallCost &cost) { return cost.rows == rows; });
}

// Bytes per microsecond that packing reads and writes, and the cost of its launches if they
// overlap.
constexpr double kPackRate = 3.15e+06, kClusterPackRate = 3.13e+06;
constexpr double kLongPackRate = 2.7e6;   // read twice, with waves (h100-unpacked.json)
constexpr double kApartPackRate = 2.2e6;  // also packed separately (h100-long-rows.json)
constexpr double kPackLaunch = 4.88, kClearLaunch = 1.41;
constexpr double kPackWave = 3.23;  // per wave of CTAs after the first

int64_t tile_count(const GemmShape &shape) {
  return divide_up(shape.rows_p, kSmallTile) * divide_up(shape.rows_q, kSmallTile) * shape.batch;
}

}  // namespace

bool legal_small(const mixpert_device &device, const GemmShape &shape, SmallConfig *config) {
  config->rows = 0;
  for (int candidate : {8, 16, 32})
    if (shape.k_bytes <= kPackBlock / candidate) config->rows = candidate;
  const bool grid_fits = divide_up(shape.rows_q, kSmallTile) <= kMaxGrid && shape.batch <= kMaxGrid;
  if (!config->rows || shape.segmented || device.arch < 80 || !grid_fits) return false;
  config->shared_bytes = kSmallTile * (shape.planes_p + shape.planes_q) *
                         static_cast<int>(divide_up(shape.k_bytes, kBlockK)) * kBlockK;
  return config->shared_bytes + kStaticShared <= device.shared_per_block;
}

double small_time(const mixpert_device &device, const GemmShape &shape, const SmallConfig &config) {
  const SmallCost &cost = cost_of(config.rows);
  const int64_t further = divide_up(tile_count(shape), device.sm_count) - 1;
  const double depth = static_cast<double>(divide_up(shape.k_bytes, kBlockK));
  const auto time = [&](const SmallStep &step) { return step.time(depth, shape.products); };
  return time(cost.first) + static_cast<double>(further / cost.resident) * time(cost.round) +
         static_cast<double>(further % cost.resident) * time(cost.second);
}

double pack_time(const mixpert_device &device, const GemmShape &shape) {
  const int64_t rows_p = shape.one_operand ? 0 : shape.rows_p;
  const bool twice = packs_in_two_readings(device, shape.k_bytes);
  const int64_t read = (twice ? 8 : 4) * shape.k_bytes, packed = round_up(shape.k_bytes, kBlockK);
  const double bytes =
      static_cast<double>(shape.batch * (rows_p * (read + packed * shape.planes_p) +
                                         shape.rows_q * (read + packed * shape.planes_q)));
  const int64_t ctas = shape.batch * divide_up(shape.k_bytes, kPackBlock / 32) *
                       (divide_up(rows_p, 32) + divide_up(shape.rows_q, 32));
  const double waves = std::ceil(static_cast<double>(ctas) / (kPackResident * device.sm_count));
  const int64_t one = kPackBlock / 8, cluster = has_clusters(device) ? kPackCluster * one : one;
  const bool clustered = shape.k_bytes > one && shape.k_bytes <= cluster;
  const bool apart = packs_apart(device, shape.k_bytes);
  return kPackLaunch + (shape.k_bytes > cluster ? kClearLaunch : 0) +
         (twice || apart ? 0 : waves - 1) * kPackWave +
         bytes / (twice       ? kLongPackRate
                  : apart     ? kApartPackRate
                  : clustered ? kClusterPackRate
                              : kPackRate);
}

}  // namespace mixpert
