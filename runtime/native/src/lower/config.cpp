#include "lower/config.h"

#include <algorithm>
#include <cmath>

#include "params.cuh"

namespace mixpert {
namespace {

// Widths of a tile (rows of Q) that a family's kernels are written for, ended by 0.
using Widths = int[7];
constexpr Widths kInt8Widths90 = {256, 192, 128, 96, 64, 32, 0};
constexpr Widths kInt8Widths80 = {64, 32, 0};
constexpr Widths kSplitWidths90 = {192, 128, 64, 0};
constexpr Widths kSplitWidths80 = {128, 64, 0};

constexpr int kTileP = 128;
constexpr int kMaxAccumulators90 = 192;  // a thread of 240 registers keeps 48 for the rest
constexpr int kMaxSegmented90 = 160;     // the promotion of a segment needs registers of its own
constexpr int kMaxInt80 = 144;           // of 255 registers, beside fragments and addresses
constexpr int kMaxSplit80 = 192;         // the sums are added to in place
constexpr int kReserved90 = 5 * 1024;    // barriers, exponents and alignment of the ring
constexpr int kMaxStages = 6;

const Widths &widths(GemmFamily family, int path) {
  if (family == GemmFamily::kSplit) return path == 90 ? kSplitWidths90 : kSplitWidths80;
  return path == 90 ? kInt8Widths90 : kInt8Widths80;
}

// Bytes of both operands' tiles in a ring slot of `k_bytes` of k.
int slot_bytes(const GemmShape &shape, int width, int k_bytes) {
  return (shape.planes_p * kTileP + shape.planes_q * width) * k_bytes;
}

bool config_90(const mixpert_device &device, const GemmShape &shape, int width, GemmConfig *out) {
  const int slot = slot_bytes(shape, width, kBlockK);
  const int stages = std::min(kMaxStages, (device.shared_per_block - kReserved90) / slot);
  *out = {90, kTileP, width, stages, 384, stages * slot + 1024};
  const int most = shape.segmented ? kMaxSegmented90 : kMaxAccumulators90;
  return stages >= 2 && shape.accumulators * width / 2 <= most;
}

bool config_80(const mixpert_device &device, const GemmShape &shape, int width, GemmConfig *out) {
  const int slot = slot_bytes(shape, width, kBlockK / 2);
  const int stages = std::min(4, device.shared_per_block / slot);
  *out = {80, kTileP, width, stages, 256, stages * slot};
  const int most = shape.family == GemmFamily::kSplit ? kMaxSplit80 : kMaxInt80;
  return stages >= 2 && shape.accumulators * width / 2 <= most;
}

// The time of gemm_int8 in cycles of one SM, fitted to 53 measured kernels on an H100
// (docs/notes/gemm-int8.md: 6% rms).
struct CostModel {
  double multiply;  // for each column of the tile, product and k of 32
  double load;      // for each row of packed slices and k of 32
  double issue;     // for each product and k of 32
  double store;     // for each column of the tile
  double launch;    // once
  double clock;     // cycles a microsecond
};

constexpr CostModel kCost90 = {0.711, 0.228, 13.3, 66.3, 4087, 1700};
constexpr CostModel kCost80 = {3.2, 0.228, 40.0, 66.3, 4087, 1700};

}  // namespace

int code_path(const mixpert_device &device, const GemmShape &shape) {
  if (device.arch < 80) return 0;
  // Segments that end inside a packed block are promoted step by step: mma.sync only.
  const bool short_segments = shape.segmented && shape.segment % kBlockK != 0;
  const bool hopper = device.arch == 90 && !short_segments;
  if (device.path == 90) return hopper ? 90 : 0;
  return device.path == 80 || !hopper ? 80 : 90;
}

bool legal_config(const mixpert_device &device, const GemmShape &shape, int path, int n,
                  GemmConfig *config) {
  for (const int *width = widths(shape.family, path); *width; ++width) {
    if (shape.panels && kPanel % *width != 0) continue;
    const bool legal = path == 90 ? config_90(device, shape, *width, config)
                                  : config_80(device, shape, *width, config);
    if (legal && n-- == 0) return true;
  }
  return false;
}

double modelled_time(const mixpert_device &device, const GemmShape &shape,
                     const GemmConfig &config) {
  const CostModel &cost = config.path == 90 ? kCost90 : kCost80;
  const double tiles = std::ceil(static_cast<double>(shape.rows_p) / config.tile_p) *
                       std::ceil(static_cast<double>(shape.rows_q) / config.tile_q) *
                       static_cast<double>(shape.batch);
  const double waves = std::ceil(tiles / device.sm_count);
  const double steps = std::ceil(static_cast<double>(shape.k_bytes) / 32.0);
  const double rows = shape.planes_p * config.tile_p + shape.planes_q * config.tile_q;
  const double step = shape.products * (config.tile_q * cost.multiply + cost.issue) +
                      rows * cost.load;
  return (waves * (steps * step + config.tile_q * cost.store) + cost.launch) / cost.clock;
}

bool pick_config(const mixpert_device &device, const GemmShape &shape, GemmConfig *config) {
  const int path = code_path(device, shape);
  double best = INFINITY;
  GemmConfig candidate;
  for (int n = 0; path && legal_config(device, shape, path, n, &candidate); ++n) {
    const double time = modelled_time(device, shape, candidate);
    if (time < best) {
      best = time;
      *config = candidate;
    }
  }
  return best < INFINITY;
}

}  // namespace mixpert
