#include "lower/unpacked.h"

#include <cmath>

#include "params.cuh"

namespace mixpert {
namespace {

constexpr int64_t kLeastK = 32768;  // packing was faster in all measurements with shorter k

// Microseconds of gemm_int8_unpacked once maxima are known, from products on an H200
// (docs/notes/gemm-int8.md).
struct UnpackedCost {
  double once;   // a CTA's start and end
  double row;    // per row of a block of k
  double slice;  // per row and slice of a block of k
};

constexpr UnpackedCost kManyProducers = {3.8, 0.0068, 0.0035};
constexpr UnpackedCost kFewProducers = {13.8, 0.0100, 0.0035};
constexpr double kAround = 5.0;            // clearing maxima, waiting for them, gemm_int8_reduce
constexpr double kMegabyteOfSums = 0.235;  // written and read
// From this number of bytes of sums on, pairs of CTAs add up theirs before storing them; for fewer,
// that is slower.
constexpr double kLeastPaired = 6e6;
constexpr int kManyParts = 16;        // of a tile: one more hardly changes the time
constexpr double kReadRate = 2.75e6;  // bytes per microsecond of an H100's memory
// From this number of bytes of operands on, L2 does not keep them from one reading to the next.
// Then exponents are guessed, if k is so long that hardly a row of normal data has no element above
// 4, and all have the same exponent. Else a wrong guess costs more than a right one gains.
constexpr double kLeastGuessed = 45e6;
constexpr int64_t kLeastGuessedK = 196608;
// Microseconds for samples, for sharing them, and for a launch that does nothing
// (h100-guessed-exponents.json).
constexpr double kGuessing = 12.0;

GemmConfig tile_of(const UnpackedConfig &config) {
  GemmConfig tile = {};
  tile.tile_p = kUnpackedTile;
  tile.tile_q = config.tile_q;
  tile.shares = config.shares;
  return tile;
}

// The number of threads that quantise.
int producers_of(const GemmShape &shape, const UnpackedConfig &config) {
  return unpacked_producers(shape.planes_p, shape.planes_q, kept_diagonals(shape), config.tile_q);
}

// The narrowest tile that holds all columns, or the widest one whose sums leave enough registers
// for `producers`.
int tile_width(const GemmShape &shape, int producers) {
  const int kept = kept_diagonals(shape);
  const auto fits = [&](int width) {
    return kept * width / 2 <= kUnpackedAccumulators &&
           unpacked_producers(shape.planes_p, shape.planes_q, kept, width) >= producers;
  };
  int width = 32;
  while (width < kUnpackedTile && width < shape.rows_q && fits(2 * width)) width *= 2;
  return width;
}

// The number of parts of k in the grid, a multiple of the cluster size.
int parts_in_grid(const UnpackedConfig &config) {
  const int parts = config.shares.parts();
  return config.shares.paired ? (parts + 1) / 2 * 2 : parts;
}

// The number of INT32 sums that are stored for all parts of k.
double bytes_of_sums(const GemmShape &shape, const KShares &shares) {
  return static_cast<double>(shape.rows_p * shape.rows_q) * shares.stored() *
         kept_diagonals(shape) * 4;
}

double bytes_of_operands(const GemmShape &shape) {
  return static_cast<double>(shape.rows_p + shape.rows_q) * static_cast<double>(shape.k_bytes) * 4;
}

// One element in how many is looked at for guesses; 0: exponents are not guessed, because L2 holds
// the operands or digits are not taken from sums.
int sampled_of(const GemmShape &shape, const UnpackedConfig &config) {
  constexpr int kMostPlanes = 3;
  if (bytes_of_operands(shape) < kLeastGuessed || shape.k_bytes < kLeastGuessedK ||
      shape.radix != 8 || std::max(shape.planes_p, shape.planes_q) > kMostPlanes)
    return 0;
  const int producers = producers_of(shape, config);
  const int64_t sample = int64_t{config.shares.parts()} *
                         unpacked_ahead(shape.planes_p, shape.planes_q, config.tile_q, producers) *
                         unpacked_slot_k(config.tile_q, producers);
  return static_cast<int>(std::max<int64_t>(1, shape.k_bytes / sample));
}

// All CTAs must run concurrently, because they wait for each other.
bool complete(const mixpert_device &device, const GemmShape &shape, UnpackedConfig *config) {
  config->shared_bytes = unpacked_shared_bytes(shape.planes_p, shape.planes_q, config->tile_q,
                                               producers_of(shape, *config));
  const int64_t tiles = tile_count(shape, tile_of(*config));
  const int64_t most = std::max<int64_t>(1, device.sm_count / tiles);
  config->shares = fitting_shares(shape, most);
  const bool even = most % 2 == 0 || most >= kManyParts;  // no SM of three stays idle
  if (even && bytes_of_sums(shape, config->shares) >= kLeastPaired) {
    config->shares = fitting_shares(shape, most / 2 * 2);
    config->shares.paired = true;
  }
  config->sampled = sampled_of(shape, *config);
  return config->shared_bytes <= device.shared_per_block &&
         tiles * parts_in_grid(*config) <= device.sm_count;
}

UnpackedOperand unpacked_operand(const Operand &o) {
  return {nullptr, nullptr, nullptr, nullptr, o.ld, static_cast<int>(o.rows), o.k_contiguous};
}

// What the CTAs of a launch, and those of one that guesses and the next one, tell each other.
struct Meeting {
  Place arrived[2];  // of the launch, and of one that guesses exponents
  Place wrong, guesses[2];
};

void products_launch(const Target &target, const Recipe &recipe, const UnpackedConfig &config,
                     const OperandPair &operands, const Meeting &meeting, bool guesses) {
  GemmUnpackedParams params = {};
  params.operands[0] = unpacked_operand(operands.p);
  params.operands[1] = unpacked_operand(operands.q);
  params.parts = k_parts(target, recipe, config.shares, operands);
  params.k = static_cast<int>(target.problem.k);
  params.stored = {config.shares.paired, config.shares.stored_in_segment()};
  params.patience = unpacked_patience(config.tile_q, config.shares.blocks);
  params.sampled = config.sampled;
  const int threads = producers_of(recipe.shape, config) + kUnpackedConsumers;
  LaunchWriter writer(
      target.out, format("gemm_int8_unpacked %s BN=%d%s", recipe.gemm_macros.c_str(), config.tile_q,
                         guesses ? " GUESSES=1" : ""));
  writer.params(params)
      .address(offsetof(GemmUnpackedParams, parts.sums), MIXPERT_SLOT_WORKSPACE, operands.sums)
      .address(offsetof(GemmUnpackedParams, arrived), meeting.arrived[guesses])
      .shape(divide_up(operands.p.rows, kUnpackedTile), threads, config.shared_bytes,
             divide_up(operands.q.rows, config.tile_q), parts_in_grid(config))
      .cluster(config.shares.paired ? 2 : 1, 2);
  if (config.sampled) writer.address(offsetof(GemmUnpackedParams, wrong), meeting.wrong);
  const Operand *both[2] = {&operands.p, &operands.q};
  for (int i = 0; i < 2; ++i) {
    const size_t at = i * sizeof(UnpackedOperand);
    writer.address(at + offsetof(UnpackedOperand, source), both[i]->slot)
        .address(at + offsetof(UnpackedOperand, maxima), both[i]->maxima)
        .address(at + offsetof(UnpackedOperand, exponents), both[i]->exponents);
    if (config.sampled) writer.address(at + offsetof(UnpackedOperand, guesses), meeting.guesses[i]);
  }
  target.out->path = 90;
}

}  // namespace

int legal_unpacked(const mixpert_device &device, const GemmShape &shape,
                   UnpackedConfig (&configs)[kMostUnpacked]) {
  if (code_path(device, shape) != 90 || shape.family != GemmFamily::kInt8 || !shape.shareable ||
      shape.panels || shape.triangle || shape.one_operand || shape.k_bytes < kLeastK)
    return 0;
  int count = 0;
  for (const int producers : {kUnpackedProducers, kUnpackedFewProducers}) {
    UnpackedConfig config = {};
    config.tile_q = tile_width(shape, producers);
    if (producers_of(shape, config) < producers) continue;
    if (count && config.tile_q == configs[0].tile_q) continue;
    if (complete(device, shape, &config)) configs[count++] = config;
  }
  return count;
}

double unpacked_time(const mixpert_device &device, const GemmShape &shape,
                     const UnpackedConfig &config) {
  const GemmConfig tile = tile_of(config);
  const bool few = producers_of(shape, config) < kUnpackedProducers;
  const UnpackedCost &cost = few ? kFewProducers : kManyProducers;
  const double rows_p = static_cast<double>(std::min<int64_t>(kUnpackedTile, shape.rows_p));
  const double rows_q = static_cast<double>(std::min<int64_t>(config.tile_q, shape.rows_q));
  const double block = (rows_p + rows_q) * cost.row +
                       (rows_p * shape.planes_p + rows_q * shape.planes_q) * cost.slice;
  const double ctas = static_cast<double>(tile_count(shape, tile)) * config.shares.parts();
  const double products =
      std::ceil(ctas / device.sm_count) * (cost.once + config.shares.blocks * block);
  const double reading = bytes_of_operands(shape) / kReadRate;
  return kAround + (config.sampled ? kGuessing : reading) + std::max(reading, products) +
         bytes_of_sums(shape, config.shares) * kMegabyteOfSums / 1e6;
}

void lower_unpacked(const Target &target, const Recipe &recipe, const UnpackedConfig &config,
                    OperandPair &operands, Arena &arena) {
  const bool guesses = config.sampled != 0;
  Meeting meeting;
  for (Operand *o : {&operands.p, &operands.q}) o->maxima = arena.place(o->rows * 4);
  meeting.arrived[0] = arena.place(sizeof(uint32_t));
  if (guesses) {
    meeting.arrived[1] = arena.place(sizeof(uint32_t));
    meeting.wrong = arena.place(16);  // as much as is copied at once
  }
  clear({arena.slot, 0}, arena.size, target.out);
  for (Operand *o : {&operands.p, &operands.q}) o->exponents = arena.place(o->padded_rows * 4);
  if (guesses) {
    meeting.guesses[0] = arena.place(operands.p.rows * 4);
    meeting.guesses[1] = arena.place(operands.q.rows * 4);
  }
  place_sums(recipe, tile_of(config), arena, operands);
  if (guesses) products_launch(target, recipe, config, operands, meeting, true);
  products_launch(target, recipe, config, operands, meeting, false);
  lower_reduce(target, recipe, config.shares, operands);
}

}  // namespace mixpert
