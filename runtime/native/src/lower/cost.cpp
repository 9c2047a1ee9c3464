#include <cmath>

#include "lower/config.h"
#include "params.cuh"

namespace mixpert {
namespace {

// The time of gemm_int8 in cycles of one SM, fitted to 53 measured kernels on an H100
// (docs/notes/gemm-int8.md: 6% rms); `store` of the sm_90 path measured anew at n = 4096.
struct CostModel {
  double multiply;  // for each column of the tile, product and k of 32
  double load;      // for each row of packed slices and k of 32
  double issue;     // for each product and k of 32
  double store;     // for each column of the tile
  double launch;    // once
  double clock;     // cycles a microsecond
};

constexpr CostModel kCost90 = {0.711, 0.228, 13.3, 33, 4087, 1700};
constexpr CostModel kCost80 = {1.344, 0.228, 26.3, 66.3, 4087, 1700};  // two kernels, n = 4096

// Microseconds of gemm_int8_reduce: its launch, a wave of CTAs, and bytes a microsecond. 8192 CTAs
// of 16 columns cost 22 us more than the shared k saved (n = k = 8192, m = 16).
constexpr double kReduceLaunch = 2.5, kReduceWave = 2.5, kReduceRate = 2.0e6;

}  // namespace

double reduce_time(const mixpert_device &device, const GemmShape &shape,
                   const GemmConfig &config) {
  if (!config.shares.blocks) return 0;
  const double sums = static_cast<double>(shape.rows_p * shape.rows_q) * config.shares.parts();
  const double ctas = static_cast<double>(shape.rows_p) *
                      std::ceil(static_cast<double>(shape.rows_q) / (4 * kReduceLanes));
  return kReduceLaunch + std::ceil(ctas / (device.sm_count * kReduceResident)) * kReduceWave +
         sums * shape.accumulators * 4 / kReduceRate;
}

double modelled_time(const mixpert_device &device, const GemmShape &shape,
                     const GemmConfig &config) {
  const CostModel &cost = config.path == 90 ? kCost90 : kCost80;
  const double of_c = shape.triangle ? 0.5 : 1;
  const double tiles =
      static_cast<double>(tile_count(shape, config)) * config.shares.parts() * of_c;
  const double waves = std::ceil(tiles / device.sm_count);
  const double steps = config.shares.blocks ? config.shares.blocks * (kBlockK / 32.0)
                                            : std::ceil(static_cast<double>(shape.k_bytes) / 32.0);
  const double rows = shape.planes_p * config.tile_p + shape.planes_q * config.tile_q;
  const double columns = config.tile_p * config.tile_q / 128.0;
  const double step = shape.products * (columns * cost.multiply + cost.issue) + rows * cost.load;
  return (waves * (steps * step + columns * cost.store) + cost.launch) / cost.clock +
         reduce_time(device, shape, config);
}

}  // namespace mixpert
