#include "lower/explicit.h"

#include <algorithm>
#include <vector>

#include "lower/pack.h"
#include "lower/small.h"
#include "scheme.h"
#include "status.h"

namespace mixpert {
namespace {

void multiply_small(const Target &target, const mixpert_scheme &scheme,
                    const OperandPair &operands, const SmallConfig &config) {
  const mixpert_problem &problem = target.problem;
  const Operand &p = operands.p, &q = operands.q;
  GemmSmallParams params = {};
  params.p = small_operand(p);
  params.q = small_operand(q);
  params.ldc = problem.ldc;
  params.stride_c = problem.stride_c;
  params.alpha = target.alpha;
  params.beta = target.beta;
  params.k = static_cast<int>(problem.k);
  params.repairs = problem.guard == MIXPERT_GUARD_ON;
  LaunchWriter(target.out, format("gemm_int8_small SP=%d SQ=%d D=%d RADIX=%d ROWS=%d",
                                  p.encoding.pieces, q.encoding.pieces, scheme.d, scheme.radix,
                                  config.rows))
      .params(params)
      .address(offsetof(GemmSmallParams, p.source), p.slot)
      .address(offsetof(GemmSmallParams, q.source), q.slot)
      .address(offsetof(GemmSmallParams, c), MIXPERT_SLOT_C)
      .address(offsetof(GemmSmallParams, alpha_address), MIXPERT_SLOT_ALPHA)
      .address(offsetof(GemmSmallParams, beta_address), MIXPERT_SLOT_BETA)
      .shape(divide_up(p.rows, kSmallTile), kPackThreads, config.shared_bytes,
             divide_up(q.rows, kSmallTile), problem.batch);
  target.out->path = MIXPERT_PATH_SMALL;
}

mixpert_status no_kernel(const Target &target, const mixpert_scheme &scheme) {
  return fail(MIXPERT_UNSUPPORTED,
              "no kernel of " + scheme_text(scheme) + " fits a device of architecture sm_" +
                  std::to_string(target.device.arch));
}

RepairSide repair_side(const Operand &o) {
  const int batch_exponents = o.batch == 1 ? 0 : static_cast<int>(o.padded_rows * o.groups);
  return {small_operand(o), nullptr, static_cast<int>(o.padded_rows), static_cast<int>(o.groups),
          batch_exponents, 0};
}

// NaN and Inf, which the GEMM kernel has left out.
void lower_repair(const Target &target, const OperandPair &operands) {
  const mixpert_problem &problem = target.problem;
  RepairParams params = {};
  params.p = repair_side(operands.p);
  params.q = repair_side(operands.q);
  params.ldc = problem.ldc;
  params.stride_c = problem.stride_c;
  params.alpha = target.alpha;
  params.beta = target.beta;
  params.k = static_cast<int>(problem.k);
  LaunchWriter writer(target.out, "repair");
  writer.params(params)
      .address(offsetof(RepairParams, c), MIXPERT_SLOT_C)
      .address(offsetof(RepairParams, alpha_address), MIXPERT_SLOT_ALPHA)
      .address(offsetof(RepairParams, beta_address), MIXPERT_SLOT_BETA)
      .shape(divide_up(operands.p.rows + operands.q.rows, kPackThreads), kPackThreads, 0,
             problem.batch);
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
  lower_gemm(target, recipe, config, operands, nullptr, 0);
  if (repairs(target, recipe)) lower_repair(target, operands);
  target.out->workspace_bytes = static_cast<uint64_t>(arena.size);
}

// One way to compute a product.
struct Way {
  bool one_launch;
  GemmConfig packed;
  SmallConfig small;
  double microseconds;
};

// Every way that a device has, the one-launch kernel last. That is the only one where it is forced
// and can run. Where an operand is `given`, packed already, there is none of one launch.
std::vector<Way> ways_of(const mixpert_device &device, const GemmShape &shape, bool given) {
  Way small = {};
  small.one_launch = true;
  const bool fits = device.path != 80 && device.path != 90 && !given &&
                    legal_small(device, shape, &small.small);
  if (fits) small.microseconds = small_time(device, shape, small.small);
  if (fits && device.path == MIXPERT_PATH_SMALL) return {small};
  GemmConfig configs[kMaxConfigs];
  const int count = legal_configs(device, shape, code_path(device, shape), configs);
  const double packing = pack_time(shape);
  std::vector<Way> ways;
  for (int i = 0; i < count; ++i)
    ways.push_back({false, configs[i], {}, packing + modelled_time(device, shape, configs[i])});
  if (fits) ways.push_back(small);
  return ways;
}

void lower_way(const Target &target, const mixpert_scheme &scheme, const Recipe &recipe,
               const Way &way) {
  OperandPair operands = describe(target.problem, recipe.p, recipe.q);
  if (way.one_launch)
    multiply_small(target, scheme, operands, way.small);
  else
    lower_packed(target, recipe, way.packed, operands);
}

}  // namespace

mixpert_status lower_int8(const Target &target, const mixpert_scheme &scheme) {
  const Recipe recipe = int8_recipe(target.problem, scheme);
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
  const Recipe recipe = int8_recipe(target.problem, scheme);
  const std::vector<Way> ways = ways_of(target.device, recipe.shape, target.problem.packed != 0);
  if (choice < 0 || choice >= static_cast<int>(ways.size()))
    return fail(MIXPERT_INVALID_VALUE, "no way number " + std::to_string(choice));
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
