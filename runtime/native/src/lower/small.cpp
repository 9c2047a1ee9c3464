#include "lower/small.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <initializer_list>

#include "lower/pack.h"
#include "lower/writer.h"
#include "params.cuh"

namespace mixpert {
namespace {

constexpr int kStaticShared = 1024;  // maxima and exponents

// Microseconds, fitted by benchmarks/selection_fit.py (docs/notes/gemm-int8.md).
struct SmallCost {
  double launch;        // once
  double block;         // for each register block of a CTA: loads, barriers, digits
  double product;       // for each product and k of 128
  double wave;          // for each tile an SM has beyond the first
  double wave_depth;    // ... and k of 128
  double wave_product;  // ... and product and k of 128
  double part_of_wave;  // how much of that counts tiles instead of waves
};

constexpr SmallCost kSmallCost = {1.92, 3.05, 0.0881, 0.458,
                                  2.11, 0.0306, 0.612};

// Bytes a microsecond that packing reads and writes, and what its launches cost where they overlap.
constexpr double kPackRate = 2.85e6, kClusterPackRate = 2.85e6;
constexpr double kLongPackRate = 2.7e6;  // where both readings count (h100-unpacked.json)
constexpr double kPackLaunch = 2.45, kClearLaunch = 1.28;
constexpr double kPackWave = 3.74;  // for each wave of CTAs beyond the first

int64_t tile_count(const GemmShape &shape) {
  return divide_up(shape.rows_p, kSmallTile) * divide_up(shape.rows_q, kSmallTile) * shape.batch;
}

}  // namespace

bool legal_small(const mixpert_device &device, const GemmShape &shape, SmallConfig *config) {
  config->rows = 0;
  for (int candidate : {8, 16, 32})
    if (shape.k_bytes <= kPackBlock / candidate) config->rows = candidate;
  const bool grid_fits =
      divide_up(shape.rows_q, kSmallTile) <= kMaxGrid && shape.batch <= kMaxGrid;
  if (!config->rows || shape.segmented || device.arch < 80 || !grid_fits) return false;
  config->shared_bytes = kSmallTile * (shape.planes_p + shape.planes_q) *
                         static_cast<int>(divide_up(shape.k_bytes, kBlockK)) * kBlockK;
  return config->shared_bytes + kStaticShared <= device.shared_per_block;
}

double small_time(const mixpert_device &device, const GemmShape &shape, const SmallConfig &config) {
  const SmallCost &cost = kSmallCost;
  const double tiles = static_cast<double>(tile_count(shape)) / device.sm_count;
  const double waves =
      std::max(1.0, std::ceil(tiles) + cost.part_of_wave * (tiles - std::ceil(tiles)));
  const double depth = static_cast<double>(divide_up(shape.k_bytes, kBlockK));
  const double first =
      kSmallTile / config.rows * cost.block + depth * shape.products * cost.product;
  const double other = cost.wave + depth * (cost.wave_depth + shape.products * cost.wave_product);
  return cost.launch + first + (waves - 1) * other;
}

double pack_time(const mixpert_device &device, const GemmShape &shape) {
  const int64_t rows_p = shape.one_operand ? 0 : shape.rows_p;
  const bool twice = packs_in_two_readings(device, shape.k_bytes);
  const int64_t read = (twice ? 8 : 4) * shape.k_bytes, packed = round_up(shape.k_bytes, kBlockK);
  const double bytes = static_cast<double>(
      shape.batch * (rows_p * (read + packed * shape.planes_p) +
                     shape.rows_q * (read + packed * shape.planes_q)));
  const int64_t ctas = shape.batch * divide_up(shape.k_bytes, kPackBlock / 32) *
                       (divide_up(rows_p, 32) + divide_up(shape.rows_q, 32));
  const double waves = std::ceil(static_cast<double>(ctas) / (kPackResident * device.sm_count));
  const int64_t one = kPackBlock / 8, cluster = has_clusters(device) ? kPackCluster * one : one;
  const bool clustered = shape.k_bytes > one && shape.k_bytes <= cluster;
  return kPackLaunch + (shape.k_bytes > cluster ? kClearLaunch : 0) + (waves - 1) * kPackWave +
         bytes / (twice ? kLongPackRate : clustered ? kClusterPackRate : kPackRate);
}

}  // namespace mixpert
