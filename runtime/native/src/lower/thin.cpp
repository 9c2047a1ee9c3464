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

// Microseconds of the launch, including the thin operand, and of one block per cluster: of 32 rows,
// of 16 rows, of two times 8 rows, and of 16 rows for CTAs that have at most half of the k that
// fits. 20 shapes took 0.83 to 1.20 of it on an H100 (docs/notes/int8-few-rows.md).
constexpr double kThinLaunch = 6.0, kThinLineBlock = 5.6, kThinBlock = 7.4, kThinRowBlock = 5.9,
                 kThinHalfBlock = 3.4;

// CTAs per SM.
int resident(const GemmShape &shape) {
  const bool few =
      shape.planes_p + shape.planes_q <= kThinSlices && shape.accumulators <= kThinDiagonals;
  return few ? kThinResident : 1;
}

int64_t wide_blocks(const GemmShape &shape, const ThinConfig &config) {
  return divide_up(config.wide_p ? shape.rows_p : shape.rows_q,
                   config.lines ? kThinLineRows : kThinRows);
}

// Of the wide operand.
bool k_contiguous(const GemmShape &shape, const ThinConfig &config) {
  return config.wide_p ? shape.k_contiguous_p : shape.k_contiguous_q;
}

// Which CTAs share k, and how many clusters of them run at once.
void share_k(const mixpert_device &device, const GemmShape &shape, ThinConfig *config) {
  config->shared_bytes = thin_shared_bytes(shape.accumulators, config->lines);
  // If k keeps all warps busy, two CTAs per cluster are faster for one block, and one CTA for
  // several.
  const bool alone =
      shape.k_bytes <= kThinK / 2 ||
      (!config->lines && wide_blocks(shape, *config) > int64_t{device.sm_count} * resident(shape));
  config->splits = alone ? 1 : 2;
  const int most_k = config->lines ? kThinLineK : kThinK;
  while (config->splits * most_k < shape.k_bytes) config->splits *= 2;
  config->part = static_cast<int>(round_up(divide_up(shape.k_bytes, config->splits), kBlockK));
  const int usable = device.sm_count - (config->splits > 2 ? kLeftOver : 0);
  const int64_t most = std::max(1, usable / config->splits) * resident(shape);
  config->clusters = static_cast<int>(std::min(most, wide_blocks(shape, *config)));
}

}  // namespace

bool legal_thin(const mixpert_device &device, const GemmShape &shape, ThinConfig *config) {
  *config = {};
  const int64_t thin = std::min(shape.rows_p, shape.rows_q);
  const bool fits = shape.family == GemmFamily::kInt8 && !shape.segmented && shape.batch == 1 &&
                    !shape.triangle && thin <= kThinRows && shape.k_bytes <= kThinSplits * kThinK;
  if (!has_clusters(device) || !fits) return false;
  config->wide_p = shape.rows_p > shape.rows_q;
  share_k(device, shape, config);
  const int64_t blocks = wide_blocks(shape, *config);
  const bool two = blocks > config->clusters && blocks <= 2 * int64_t{config->clusters};
  const bool both = two && config->part <= kThinK / 2 && config->splits <= kThinSplits / 2;
  config->blocks = both ? 2 : 1;
  // Lines are read faster, but few blocks are shared better among clusters if they are small.
  config->lines = !k_contiguous(shape, *config) && shape.k_bytes > kThinK &&
                  blocks > 2 * int64_t{config->clusters};
  if (config->lines) share_k(device, shape, config);
  return (config->shared_bytes + kReserved) * resident(shape) <= device.shared_per_block;
}

double thin_time(const GemmShape &shape, const ThinConfig &config) {
  const double rounds =
      std::ceil(static_cast<double>(wide_blocks(shape, config)) / config.clusters);
  const double block = config.lines                  ? kThinLineBlock
                       : config.part <= kThinK / 2   ? kThinHalfBlock
                       : k_contiguous(shape, config) ? kThinRowBlock
                                                     : kThinBlock;
  return kThinLaunch + rounds * block;
}

}  // namespace mixpert
