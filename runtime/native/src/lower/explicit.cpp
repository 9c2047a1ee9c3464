#include "lower/explicit.h"

#include <algorithm>
#include <vector>

#include "gemm/scheme.h"
#include "lower/pack.h"
#include "lower/shares.h"
#include "lower/small.h"
#include "lower/thin.h"
#include "lower/unpacked.h"
#include "support/status.h"

namespace mixpert {
namespace {

// The parameters of a kernel that stores C from FP32 operands; those are still to be named.
template <typename Params>
Params storing_params(const Target &target) {
  const mixpert_problem &problem = target.problem;
  Params params = {};
  params.ldc = problem.ldc;
  params.stride_c = problem.stride_c;
  params.alpha = target.alpha;
  params.beta = target.beta;
  params.k = static_cast<int>(problem.k);
  params.triangle = problem.triangle;
  return params;
}

// What a kernel takes that quantises the operands itself.
GemmSmallParams unpacked_params(const Target &target, const OperandPair &operands) {
  GemmSmallParams params = storing_params<GemmSmallParams>(target);
  params.p = small_operand(operands.p);
  params.q = small_operand(operands.q);
  params.repairs = target.problem.guard == MIXPERT_GUARD_ON;
  return params;
}

// The one launch of such a kernel, but for its shape.
LaunchWriter multiply_unpacked(const Target &target, const OperandPair &operands,
                               const std::string &kernel, const GemmSmallParams &params) {
  LaunchWriter writer(target.out, kernel);
  writer.params(params)
      .address(offsetof(GemmSmallParams, p.source), operands.p.slot)
      .address(offsetof(GemmSmallParams, q.source), operands.q.slot)
      .address(offsetof(GemmSmallParams, c), MIXPERT_SLOT_C)
      .address(offsetof(GemmSmallParams, alpha_address), MIXPERT_SLOT_ALPHA)
      .address(offsetof(GemmSmallParams, beta_address), MIXPERT_SLOT_BETA);
  target.out->path = MIXPERT_PATH_SMALL;
  return writer;
}

void multiply_small(const Target &target, const mixpert_scheme &scheme, const OperandPair &operands,
                    const SmallConfig &config) {
  const std::string kernel =
      format("gemm_int8_small SP=%d SQ=%d D=%d RADIX=%d ROWS=%d", operands.p.encoding.pieces,
             operands.q.encoding.pieces, scheme.d, scheme.radix, config.rows);
  multiply_unpacked(target, operands, kernel, unpacked_params(target, operands))
      .shape(divide_up(operands.p.rows, kSmallTile), kPackThreads, config.shared_bytes,
             divide_up(operands.q.rows, kSmallTile), target.problem.batch);
}

void multiply_thin(const Target &target, const mixpert_scheme &scheme, const OperandPair &operands,
                   const ThinConfig &config) {
  GemmSmallParams params = unpacked_params(target, operands);
  params.part = config.part;
  params.splits = config.splits;
  params.owned = static_cast<int32_t>(divide_up(kThinRows * config.rows / 4, config.splits));
  params.wide_p = config.wide_p;
  OperandPair sorted = operands;  // the wide one first
  if (!config.wide_p) std::swap(sorted.p, sorted.q);
  const Operand &wide = sorted.p, &thin = sorted.q;
  params.p = small_operand(wide);
  params.q = small_operand(thin);
  std::string kernel = format("gemm_int8_thin WIDE=%d THIN=%d D=%d RADIX=%d", wide.encoding.pieces,
                              thin.encoding.pieces, scheme.d, scheme.radix);
  if (config.blocks > 1) kernel += format(" BLOCKS=%d", config.blocks);
  if (config.lines()) kernel += format(" LINES=%d", config.part / kBlockK);
  multiply_unpacked(target, sorted, kernel, params)
      .shape(int64_t{config.clusters} * config.splits, kPackThreads, config.shared_bytes)
      .cluster(config.splits);
}

mixpert_status no_kernel(const Target &target, const mixpert_scheme &scheme) {
  return fail(MIXPERT_UNSUPPORTED, "no kernel of " + scheme_text(scheme) +
                                       " fits a device of architecture sm_" +
                                       std::to_string(target.device.arch));
}

RepairSide repair_side(const Operand &o) {
  const int batch_exponents = o.batch == 1 ? 0 : static_cast<int>(o.padded_rows * o.groups);
  return {small_operand(o),           nullptr,         static_cast<int>(o.padded_rows),
          static_cast<int>(o.groups), batch_exponents, 0};
}

// NaN and Inf, which the launches before have left out.
void lower_repair(const Target &target, const OperandPair &operands) {
  RepairParams params = storing_params<RepairParams>(target);
  params.p = repair_side(operands.p);
  params.q = repair_side(operands.q);
  LaunchWriter writer(target.out, "repair");
  writer.params(params)
      .address(offsetof(RepairParams, c), MIXPERT_SLOT_C)
      .address(offsetof(RepairParams, alpha_address), MIXPERT_SLOT_ALPHA)
      .address(offsetof(RepairParams, beta_address), MIXPERT_SLOT_BETA)
      .shape(divide_up(operands.p.rows + operands.q.rows, kPackThreads), kPackThreads, 0,
             target.problem.batch);
  const Operand *sides[2] = {&operands.p, &operands.q};
  for (int i = 0; i < 2; ++i) {
    const size_t at = i * sizeof(RepairSide);
    writer.address(at + offsetof(RepairSide, operand.source), sides[i]->slot)
        .address(at + offsetof(RepairSide, exponents), sides[i]->exponents);
  }
}

void lower_packed(const Target &target, const Recipe &recipe, const GemmConfig &config,
                  OperandPair &operands) {
  Arena arena;
  lower_pack(target, recipe, arena, operands, false, nullptr);
  place_sums(recipe, config, arena, operands);
  place_pace(target, recipe, config, arena, operands);
  share_k(target, {recipe.shape, config, operands}, arena);
  lower_gemm(target, recipe, config, operands, nullptr, 0);
  if (repairs(target, recipe) && !repairs_itself(target, recipe, config))
    lower_repair(target, operands);
  target.out->workspace_bytes = static_cast<uint64_t>(arena.size);
}

// The same without packed operands.
void lower_from_fp32(const Target &target, const Recipe &recipe, const UnpackedConfig &config,
                     OperandPair &operands) {
  Arena arena;
  lower_unpacked(target, recipe, config, operands, arena);
  if (repairs(target, recipe)) lower_repair(target, operands);
  target.out->workspace_bytes = static_cast<uint64_t>(arena.size);
}

enum class WayKind { kPacked, kUnpacked, kSmall, kThin };

// One way to compute a product.
struct Way {
  WayKind kind;
  double microseconds = 0;
  GemmConfig packed = {};
  UnpackedConfig unpacked = {};
  SmallConfig small = {};
  ThinConfig thin = {};
};

// The ways of one launch that a device has, the small one first.
std::vector<Way> one_launch_ways(const mixpert_device &device, const GemmShape &shape) {
  std::vector<Way> ways;
  if (device.path == 80 || device.path == 90) return ways;
  Way small = {WayKind::kSmall};
  if (legal_small(device, shape, &small.small)) {
    small.microseconds = small_time(device, shape, small.small);
    ways.push_back(small);
  }
  for (const ThinConfig &config : legal_thin(device, shape)) {
    Way thin = {WayKind::kThin, thin_time(shape, config)};
    thin.thin = config;
    ways.push_back(thin);
  }
  return ways;
}

// Every way that a device has; those of one launch come last, and are the only ones where they are
// forced and there are any. Where an operand is `given`, packed already, there is none of one
// launch.
std::vector<Way> ways_of(const mixpert_device &device, const GemmShape &shape, bool given) {
  std::vector<Way> one_launch;
  if (!given) one_launch = one_launch_ways(device, shape);
  if (device.path == MIXPERT_PATH_SMALL && !one_launch.empty()) return one_launch;
  GemmConfig configs[kMaxConfigs];
  const int count = legal_configs(device, shape, code_path(device, shape), configs);
  const double packing = pack_time(device, shape);
  std::vector<Way> ways;
  for (int i = 0; i < count; ++i)
    ways.push_back(
        {WayKind::kPacked, packing + modelled_time(device, shape, configs[i]), configs[i]});
  UnpackedConfig from_fp32[kMostUnpacked];
  const int unpacked = given ? 0 : legal_unpacked(device, shape, from_fp32);
  for (int i = 0; i < unpacked; ++i)
    ways.push_back(
        {WayKind::kUnpacked, unpacked_time(device, shape, from_fp32[i]), {}, from_fp32[i]});
  ways.insert(ways.end(), one_launch.begin(), one_launch.end());
  return ways;
}

void lower_way(const Target &target, const mixpert_scheme &scheme, const Recipe &recipe,
               const Way &way) {
  OperandPair operands = describe(target.problem, recipe.p, recipe.q);
  switch (way.kind) {
    case WayKind::kPacked: return lower_packed(target, recipe, way.packed, operands);
    case WayKind::kUnpacked: return lower_from_fp32(target, recipe, way.unpacked, operands);
    case WayKind::kSmall: return multiply_small(target, scheme, operands, way.small);
    case WayKind::kThin: return multiply_thin(target, scheme, operands, way.thin);
  }
}

}  // namespace

mixpert_status lower_int8(const Target &target, const mixpert_scheme &scheme) {
  Recipe recipe = int8_recipe(target.problem, scheme);
  recipe.shape.reads_c = target.beta != 0.0f;
  const std::vector<Way> ways = ways_of(target.device, recipe.shape, target.problem.packed != 0);
  const auto best = std::min_element(ways.begin(), ways.end(), [](const Way &x, const Way &y) {
    return x.microseconds < y.microseconds;
  });
  if (best == ways.end()) return no_kernel(target, scheme);
  lower_way(target, scheme, recipe, *best);
  return MIXPERT_OK;
}

mixpert_status lower_int8_choice(const Target &target, const mixpert_scheme &scheme, int choice,
                                 double *microseconds) {
  Recipe recipe = int8_recipe(target.problem, scheme);
  recipe.shape.reads_c = target.beta != 0.0f;
  const std::vector<Way> ways = ways_of(target.device, recipe.shape, target.problem.packed != 0);
  if (choice < 0 || choice >= static_cast<int>(ways.size()))
    return fail(MIXPERT_INVALID_VALUE, "no choice number " + std::to_string(choice));
  *microseconds = ways[choice].microseconds;
  lower_way(target, scheme, recipe, ways[choice]);
  return MIXPERT_OK;
}

mixpert_status lower_split(const Target &target, const mixpert_scheme &scheme) {
  const Recipe recipe = split_recipe(target.problem, scheme);
  GemmConfig config;
  if (!pick_config(target.device, recipe.shape, &config)) return no_kernel(target, scheme);
  OperandPair operands = describe(target.problem, recipe.p, recipe.q);
  lower_packed(target, recipe, config, operands);
  return MIXPERT_OK;
}

}  // namespace mixpert
