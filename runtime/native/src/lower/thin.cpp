#include "lower/thin.h"

#include <algorithm>
#include <cmath>

#include "lower/writer.h"
#include "params.cuh"

namespace mixpert {
namespace {

constexpr int kReserved = 1024;  // bytes of shared memory per CTA
// The largest number of SMs of an H100 that cannot be used by clusters of more than two CTAs.
// Clusters that do not fit run after the others and double the time.
constexpr int kLeftOver = 12;

// Microseconds of the launch, including the thin operand, and of one block per cluster, for CTAs
// that have more than half of the k that fits (kThinBlock) and for others (kThinHalfBlock).
constexpr double kThinLaunch = 6.0, kThinBlock = 7.4, kThinHalfBlock = 4.1;

int64_t wide_blocks(const GemmShape &shape, const ThinConfig &config) {
  return divide_up(config.wide_p ? shape.rows_p : shape.rows_q, kThinRows);
}

}  // namespace

bool legal_thin(const mixpert_device &device, const GemmShape &shape, ThinConfig *config) {
  *config = {};
  const int64_t thin = std::min(shape.rows_p, shape.rows_q);
  const bool fits = shape.family == GemmFamily::kInt8 && !shape.segmented && shape.batch == 1 &&
                    !shape.triangle && thin <= kThinRows && shape.k_bytes <= kThinSplits * kThinK;
  if (!has_clusters(device) || !fits) return false;
  config->wide_p = shape.rows_p > shape.rows_q;
  config->shared_bytes = thin_shared_bytes(shape.accumulators);
  const bool few =
      shape.planes_p + shape.planes_q <= kThinSlices && shape.accumulators <= kThinDiagonals;
  const int resident = few ? kThinResident : 1;
  // If k keeps all warps busy, two CTAs per cluster are faster for one block, and one CTA for
  // several.
  const bool alone = shape.k_bytes <= kThinK / 2 ||
                     wide_blocks(shape, *config) > int64_t{device.sm_count} * resident;
  config->splits = alone ? 1 : 2;
  while (config->splits * kThinK < shape.k_bytes) config->splits *= 2;
  config->part = static_cast<int>(round_up(divide_up(shape.k_bytes, config->splits), kBlockK));
  const int usable = device.sm_count - (config->splits > 2 ? kLeftOver : 0);
  const int64_t most = std::max(1, usable / config->splits) * resident;
  config->clusters = static_cast<int>(std::min(most, wide_blocks(shape, *config)));
  const bool both = config->part <= kThinK / 2 && config->splits <= kThinSplits / 2 &&
                    wide_blocks(shape, *config) > config->clusters &&
                    wide_blocks(shape, *config) <= 2 * int64_t{config->clusters};
  config->blocks = both ? 2 : 1;
  return (config->shared_bytes + kReserved) * resident <= device.shared_per_block;
}

double thin_time(const GemmShape &shape, const ThinConfig &config) {
  const double rounds =
      std::ceil(static_cast<double>(wide_blocks(shape, config)) / config.clusters);
  return kThinLaunch + rounds * (config.part > kThinK / 2 ? kThinBlock : kThinHalfBlock);
}

}  // namespace mixpert
