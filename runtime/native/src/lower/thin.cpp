#include "lower/thin.h"

#include <algorithm>
#include <cmath>

#include "lower/writer.h"
#include "params.cuh"

namespace mixpert {
namespace {

constexpr int kReserved = 1024;  // of shared memory, of each CTA
// SMs of an H100 that hold no whole cluster of more than two CTAs, at most. More clusters than fit
// would run after the others and double the time.
constexpr int kLeftOver = 12;

// Microseconds: the launch with the thin operand's part, and a block of each cluster, where CTAs
// have more than half of the k that they can have and where not.
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
  // Of a k that keeps all warps busy two CTAs are sooner done with one block, one alone with
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
