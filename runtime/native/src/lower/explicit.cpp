#include "lower/explicit.h"

#include "lower/pack.h"
#include "lower/small.h"
#include "scheme.h"
#include "status.h"

namespace mixpert {
namespace {

SmallOperand small_operand(const Operand &o) {
  return {nullptr, o.ld, o.stride, static_cast<int>(o.rows), o.k_contiguous};
}

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
  LaunchWriter(target.out, format("gemm_int8_small SP=%d SQ=%d D=%d RADIX=%d ROWS=%d", p.encoding.pieces,
                           q.encoding.pieces, scheme.d, scheme.radix, config.rows))
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

// The one-launch kernel where it is asked for or modelled to be faster; null: not legal.
bool prefers_small(const mixpert_device &device, const GemmShape &shape, const GemmConfig *packed,
                   const SmallConfig *small) {
  if (!small || device.path == 80 || device.path == 90) return false;
  if (!packed || device.path == MIXPERT_PATH_SMALL) return true;
  return small_time(device, shape, *small) <
         pack_time(shape) + modelled_time(device, shape, *packed);
}

mixpert_status no_kernel(const Target &target, const mixpert_scheme &scheme) {
  return fail(MIXPERT_UNSUPPORTED,
              "no kernel of " + scheme_text(scheme) + " fits a device of architecture sm_" +
                  std::to_string(target.device.arch));
}

void lower_packed(const Target &target, const Recipe &recipe, const GemmConfig &config,
                  OperandPair &operands) {
  Arena arena;
  lower_pack(target, recipe, arena, operands, nullptr);
  lower_gemm(target, recipe, config, operands, nullptr, 0);
  target.out->workspace_bytes = static_cast<uint64_t>(arena.size);
}

}  // namespace

mixpert_status lower_int8(const Target &target, const mixpert_scheme &scheme) {
  const mixpert_device &device = target.device;
  const Recipe recipe = int8_recipe(target.problem, scheme);
  OperandPair operands = describe(target.problem, recipe.p, recipe.q);
  GemmConfig config;
  SmallConfig small;
  const bool packed = pick_config(device, recipe.shape, &config);
  const bool one_launch = legal_small(device, recipe.shape, &small);
  if (prefers_small(device, recipe.shape, packed ? &config : nullptr,
                    one_launch ? &small : nullptr)) {
    multiply_small(target, scheme, operands, small);
    return MIXPERT_OK;
  }
  if (!packed) return no_kernel(target, scheme);
  lower_packed(target, recipe, config, operands);
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
