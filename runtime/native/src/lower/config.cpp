#include "lower/config.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "lower/writer.h"
#include "params.cuh"

namespace mixpert {
namespace {

// Tiles for which a family has kernels: rows of P and of Q.
struct TileShape {
  int p, q;
};

constexpr TileShape kInt8Tiles90[] = {{128, 256}, {128, 192}, {128, 128},
                                      {128, 96},  {128, 64},  {128, 32}};
// Those of more accumulators than others may have (kernels/store_tight_sm90.cuh).
constexpr TileShape kTightTiles90[] = {{128, 144}, {128, 80}};
constexpr int64_t kLeastTightK = 8192;  // of shorter k they gain nothing
constexpr int64_t kGainOfNarrow = 40;   // narrower tiles must be smaller by at least 1/40
constexpr int64_t kLongBesideC = 8192;  // k for which they gain more than waiting for C costs
constexpr TileShape kInt8Tiles80[] = {{128, 128}, {128, 64}, {128, 32}, {64, 64}, {64, 32}};
constexpr TileShape kSplitTiles90[] = {{128, 192}, {128, 128}, {128, 64}};
constexpr TileShape kSplitTiles80[] = {{128, 128}, {128, 64}};

constexpr int kLongSegment = 8192;  // sums of longer ones may be in local memory, at no cost
constexpr int kMaxInt80 = 144;      // of 255 registers; the others hold fragments and addresses
constexpr int kMaxSplit80 = 192;    // sums are updated in place
constexpr int kMaxStages = 6;
// k not shared; shared by as many CTAs as give each SM a tile; by half as many.
constexpr int kShareChoices = 3;
static_assert(std::size(kInt8Tiles90) * kShareChoices + std::size(kTightTiles90) <= kMaxConfigs,
              "room for every candidate");
constexpr int kLeastShare = 2;  // packed blocks

template <size_t N>
bool nth_tile(const TileShape (&tiles)[N], size_t n, TileShape *tile) {
  if (n < N) *tile = tiles[n];
  return n < N;
}

bool nth_tile(GemmFamily family, int path, size_t n, TileShape *tile) {
  if (family == GemmFamily::kSplit)
    return path == 90 ? nth_tile(kSplitTiles90, n, tile) : nth_tile(kSplitTiles80, n, tile);
  return path == 90 ? nth_tile(kInt8Tiles90, n, tile) : nth_tile(kInt8Tiles80, n, tile);
}

// Bytes of both operands' tiles in a ring slot that holds `k_bytes` of k.
int slot_bytes(const GemmShape &shape, const TileShape &tile, int k_bytes) {
  return (shape.planes_p * tile.p + shape.planes_q * tile.q) * k_bytes;
}

// Accumulators per thread. Where CTAs share k, all sums are integers.
int accumulators(const GemmShape &shape, const GemmConfig &config, int threads) {
  const bool sums = shape.segmented && !config.shares.blocks;
  const int kept = shape.accumulators - (shape.segmented && !sums ? 1 : 0);
  return kept * (config.tile_p * config.tile_q / threads);
}

// Whether the accumulators fit in registers, together with the sums of segments; for long segments,
// without these.
bool held_90(const GemmShape &shape, const GemmConfig &config) {
  const int held = accumulators(shape, config, kConsumers90);
  if (!shape.segmented || config.shares.blocks) return held <= kMostAccumulators90;
  const int sums = held / shape.accumulators;
  return held <= kMostWithSums90 ||
         (shape.segment >= kLongSegment && held - sums <= kMostAccumulators90);
}

bool fits_90(const mixpert_device &device, const GemmShape &shape, const TileShape &tile,
             GemmConfig *out) {
  const int slot = slot_bytes(shape, tile, kBlockK);
  out->stages = kMaxStages;
  while (sm90_shared_bytes(slot, out->stages, tile.q) > device.shared_per_block) --out->stages;
  out->threads = kThreads90;
  out->shared_bytes = sm90_shared_bytes(slot, out->stages, tile.q);
  return out->stages >= 2 && held_90(shape, *out);
}

// fits_90 of a tile with more accumulators: whole products of two slots with beta = 0.
bool fits_tight(const mixpert_device &device, const GemmShape &shape, const TileShape &tile,
                GemmConfig *out) {
  const bool usual = shape.family == GemmFamily::kInt8 && !shape.segmented && !shape.panels &&
                     !shape.triangle && !shape.reads_c && shape.sectors_aligned &&
                     shape.k_bytes >= kLeastTightK;
  *out = {90, tile.p, tile.q, 0, 0, 0, {}};
  if (!usual || !tight(shape, *out)) return false;
  const int slot = slot_bytes(shape, tile, kBlockK);
  const bool self_fed = accumulators(shape, *out, kConsumers90) > kMostTight90;
  out->stages = 2;
  out->threads = self_fed ? kConsumers90 : kThreads90;
  out->shared_bytes = sm90_shared_bytes(slot, 2, tile.q) + (self_fed ? kSelfFedBytes : 0);
  return accumulators(shape, *out, kConsumers90) <= kMostSelfFed90 &&
         sm90_shared_bytes(slot, 3, tile.q) > device.shared_per_block &&
         out->shared_bytes <= device.shared_per_block;
}

bool fits_80(const mixpert_device &device, const GemmShape &shape, const TileShape &tile,
             GemmConfig *out) {
  const bool split = shape.family == GemmFamily::kSplit;
  const int slot = slot_bytes(shape, tile, kBlockK / 2);
  out->stages = std::min(4, device.shared_per_block / slot);
  out->threads = kThreads80;
  out->shared_bytes = out->stages * slot;
  return out->stages >= (split ? 2 : 3) &&
         accumulators(shape, *out, kThreads80) <= (split ? kMaxSplit80 : kMaxInt80);
}

bool holds_partial(const TileShape &tile) {
  const int most = std::max(tile.p, tile.q);
  return most == 128 && most % std::min(tile.p, tile.q) == 0;
}

// How k is divided if `in_segment` CTAs share each chunk.
KShares shares_of(const GemmShape &shape, int64_t in_segment) {
  const int64_t blocks = divide_up(shape.k_bytes, kBlockK);
  const int64_t segment = shape.segmented ? shape.segment / kBlockK : blocks;
  const int64_t part = std::max<int64_t>(kLeastShare, divide_up(segment, in_segment));
  return {static_cast<int>(divide_up(blocks, segment)), static_cast<int>(divide_up(segment, part)),
          static_cast<int>(part), 0};
}

// The number of CTAs that share a chunk, so that each SM, or one in `divisor`, has a tile; 0: there
// are enough tiles without sharing.
int64_t sharers(const mixpert_device &device, const GemmShape &shape, int divisor,
                const GemmConfig &config) {
  const int64_t blocks = divide_up(shape.k_bytes, kBlockK);
  const int64_t segment = shape.segmented ? shape.segment / kBlockK : blocks;
  const int64_t wanted = device.sm_count / divisor / tile_count(shape, config);
  return wanted < 2 ? 0 : std::max<int64_t>(1, wanted * segment / blocks);
}

bool share_k(const mixpert_device &device, const GemmShape &shape, int divisor,
             GemmConfig *config) {
  if (!shape.shareable || shape.panels || !holds_partial({config->tile_p, config->tile_q}))
    return false;
  const int64_t in_segment = sharers(device, shape, divisor, *config);
  if (in_segment) config->shares = shares_of(shape, in_segment);
  return in_segment && config->shares.parts() > 1;
}

bool candidate(const mixpert_device &device, const GemmShape &shape, int path,
               const TileShape &tile, int share, GemmConfig *config) {
  *config = {};
  config->path = path;
  config->tile_p = tile.p;
  config->tile_q = tile.q;
  if (share && !share_k(device, shape, share, config)) return false;
  return path == 90 ? fits_90(device, shape, tile, config) : fits_80(device, shape, tile, config);
}

}  // namespace

KShares fitting_shares(const GemmShape &shape, int64_t most) {
  const int64_t blocks = divide_up(shape.k_bytes, kBlockK);
  const int64_t segment = shape.segmented ? shape.segment / kBlockK : blocks;
  const int64_t full = blocks / segment, rest = blocks % segment;
  int64_t part = divide_up(blocks, most);
  while (part < segment && full * divide_up(segment, part) + divide_up(rest, part) > most) ++part;
  part = std::min(part, segment);
  const int64_t in_segment = divide_up(segment, part), segments = divide_up(blocks, segment);
  const int64_t used = full * in_segment + divide_up(rest, part);
  return {static_cast<int>(segments), static_cast<int>(in_segment), static_cast<int>(part),
          static_cast<int>(segments * in_segment - used)};
}

int code_path(const mixpert_device &device, const GemmShape &shape) {
  if (device.arch < 80) return 0;
  // Only the mma.sync kernels can promote segments that end inside a packed block.
  const bool short_segments = shape.segmented && shape.segment % kBlockK != 0;
  const bool hopper = device.arch == 90 && !short_segments;
  if (device.path == 90) return hopper ? 90 : 0;
  return device.path == 80 || !hopper ? 80 : 90;
}

int64_t tile_count(const GemmShape &shape, const GemmConfig &config) {
  return (shape.rows_p + config.tile_p - 1) / config.tile_p *
         ((shape.rows_q + config.tile_q - 1) / config.tile_q) * shape.batch;
}

bool tight(const GemmShape &shape, const GemmConfig &config) {
  return config.path == 90 && shape.family == GemmFamily::kInt8 && !config.shares.blocks &&
         !shape.segmented && accumulators(shape, config, kConsumers90) > kMostAccumulators90;
}

int64_t tiles_of_q(const mixpert_device &device, const GemmShape &shape, const GemmConfig &config) {
  const int64_t least = divide_up(shape.rows_q, config.tile_q);
  const bool narrows = config.path == 90 && shape.family == GemmFamily::kInt8 &&
                       config.tile_q == kNarrowsOf && !shape.segmented && !shape.triangle &&
                       !config.shares.blocks;
  // With a third loop over k, fewer outputs are read ahead (docs/notes/guard-tiles.md).
  const bool waits_for_c = shape.panels && shape.reads_c && shape.k_bytes < kLongBesideC;
  const int64_t others = divide_up(shape.rows_p, config.tile_p) * shape.batch;
  const int64_t waves = divide_up(others * least, device.sm_count);
  if (!narrows || waits_for_c || waves == 1) return least;
  const int64_t room = waves * device.sm_count / others;
  const int64_t most = std::min(room, shape.rows_q / (kNarrowsOf - kNarrower));
  return most * kGainOfNarrow >= least * (kGainOfNarrow + 1) ? most : least;
}

int legal_configs(const mixpert_device &device, const GemmShape &shape, int path,
                  GemmConfig (&configs)[kMaxConfigs]) {
  int count = 0;
  TileShape tile;
  for (size_t i = 0; path && nth_tile(shape.family, path, i, &tile); ++i) {
    if (shape.panels && (kPanel % tile.p != 0 || kPanel % tile.q != 0)) continue;
    for (int share = 0, last = 0; share < kShareChoices; ++share) {
      GemmConfig &config = configs[count];
      if (!candidate(device, shape, path, tile, share, &config)) continue;
      if (share && config.shares.parts() == last) continue;  // half as many CTAs is the same
      last = config.shares.parts();
      ++count;
    }
  }
  for (const TileShape &wide : kTightTiles90)
    if (path == 90 && fits_tight(device, shape, wide, &configs[count])) ++count;
  return count;
}

bool pick_config(const mixpert_device &device, const GemmShape &shape, GemmConfig *config) {
  GemmConfig configs[kMaxConfigs];
  const int count = legal_configs(device, shape, code_path(device, shape), configs);
  double best = INFINITY;
  for (int i = 0; i < count; ++i) {
    const double time = modelled_time(device, shape, configs[i]);
    if (time >= best) continue;
    best = time;
    *config = configs[i];
  }
  return count > 0;
}

bool pick_partial_config(const mixpert_device &device, const GemmShape &shape, GemmConfig *config) {
  const int path = code_path(device, shape);
  double best = INFINITY;
  TileShape tile;
  for (size_t i = 0; path && nth_tile(shape.family, path, i, &tile); ++i) {
    if (!holds_partial(tile)) continue;
    GemmConfig one = {path, tile.p, tile.q, 0, 0, 0, {}};
    one.shares = shares_of(shape, std::max<int64_t>(1, sharers(device, shape, 1, one)));
    if (!(path == 90 ? fits_90 : fits_80)(device, shape, tile, &one)) continue;
    const double time = modelled_time(device, shape, one);
    if (time >= best) continue;
    best = time;
    *config = one;
  }
  return best < INFINITY;
}

}  // namespace mixpert
