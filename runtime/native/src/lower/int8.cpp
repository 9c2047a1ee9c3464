#include "lower/int8.h"

#include "lower/pack.h"
#include "lower/small.h"
#include "scheme.h"
#include "status.h"

namespace mixpert {
namespace {

GemmShape shape_of(const mixpert_problem &problem, const mixpert_scheme &scheme) {
  const int64_t chunk = mixpert_scheme_chunk(&scheme);
  const int64_t segment = scheme.group ? scheme.group : chunk;
  const bool segmented = problem.k > segment;
  GemmShape shape = {};
  shape.family = GemmFamily::kInt8;
  shape.rows_p = problem.n;
  shape.rows_q = problem.m;
  shape.k_bytes = problem.k;
  shape.batch = problem.batch;
  shape.planes_p = scheme.r + 1;
  shape.planes_q = scheme.l + 1;
  shape.products = mixpert_scheme_products(&scheme);
  shape.accumulators = scheme.d + 1 + (segmented ? 1 : 0);
  shape.segmented = segmented;
  shape.segment = static_cast<int>(segmented ? segment : 0);
  return shape;
}

SmallOperand small_operand(const Operand &o) {
  return {nullptr, o.ld, o.stride, static_cast<int>(o.rows), o.k_contiguous};
}

void multiply_small(const mixpert_problem &problem, const mixpert_scheme &scheme,
                    const OperandPair &operands, const SmallConfig &config,
                    const ScalarValues &scalars, mixpert_lowered *out) {
  const Operand &p = operands.p, &q = operands.q;
  GemmSmallParams params = {};
  params.p = small_operand(p);
  params.q = small_operand(q);
  params.ldc = problem.ldc;
  params.stride_c = problem.stride_c;
  params.alpha = scalars.alpha;
  params.beta = scalars.beta;
  params.k = static_cast<int>(problem.k);
  LaunchWriter(out, format("gemm_int8_small SP=%d SQ=%d D=%d RADIX=%d ROWS=%d", p.encoding.pieces,
                           q.encoding.pieces, scheme.d, scheme.radix, config.rows))
      .params(params)
      .address(offsetof(GemmSmallParams, p.source), p.slot)
      .address(offsetof(GemmSmallParams, q.source), q.slot)
      .address(offsetof(GemmSmallParams, c), MIXPERT_SLOT_C)
      .address(offsetof(GemmSmallParams, alpha_address), MIXPERT_SLOT_ALPHA)
      .address(offsetof(GemmSmallParams, beta_address), MIXPERT_SLOT_BETA)
      .shape(divide_up(p.rows, kSmallTile), kPackThreads, config.shared_bytes,
             divide_up(q.rows, kSmallTile), problem.batch);
  out->path = MIXPERT_PATH_SMALL;
}

// The one-launch kernel where it is asked for or modelled to be faster; null: not legal.
bool prefers_small(const mixpert_device &device, const GemmShape &shape, const GemmConfig *packed,
                   const SmallConfig *small) {
  if (!small || device.path == 80 || device.path == 90) return false;
  if (!packed || device.path == MIXPERT_PATH_SMALL) return true;
  return small_time(device, shape, *small) <
         pack_time(shape) + modelled_time(device, shape, *packed);
}

std::string gemm_name(const GemmConfig &config, const GemmShape &shape,
                      const mixpert_scheme &scheme) {
  return format("gemm_int8_sm%d SP=%d SQ=%d D=%d BN=%d STAGES=%d RADIX=%d SEGMENTED=%d",
                config.path, shape.planes_p, shape.planes_q, scheme.d, config.tile_q,
                config.stages, scheme.radix, shape.segmented ? 1 : 0);
}

}  // namespace

mixpert_status lower_int8(const mixpert_problem &problem, const mixpert_scheme &scheme,
                          const mixpert_device &device, const ScalarValues &scalars,
                          mixpert_lowered *out) {
  GemmConfig config;
  SmallConfig small;
  const GemmShape shape = shape_of(problem, scheme);
  const bool packed = pick_config(device, shape, &config);
  const bool one_launch = legal_small(device, shape, &small);
  OperandPair operands = describe(problem, {shape.planes_p, 1, scheme.group},
                                  {shape.planes_q, 1, scheme.group});
  if (prefers_small(device, shape, packed ? &config : nullptr, one_launch ? &small : nullptr)) {
    multiply_small(problem, scheme, operands, small, scalars, out);
    return MIXPERT_OK;
  }
  if (!packed)
    return fail(MIXPERT_UNSUPPORTED,
                "no kernel of " + scheme_text(scheme) + " fits a device of architecture sm_" +
                    std::to_string(device.arch));
  Arena arena;
  const std::string macros =
      format("SP=%d SQ=%d RADIX=%d", shape.planes_p, shape.planes_q, scheme.radix);
  if (scheme.group)
    lower_pack_grouped(problem, macros, arena, operands, out);
  else
    lower_pack(problem, device.sm_count, "pack", macros, false, arena, operands, out);
  lower_gemm(problem, device, operands, config, shape, gemm_name(config, shape, scheme), scalars,
             out);
  out->workspace_bytes = static_cast<uint64_t>(arena.size);
  return MIXPERT_OK;
}

}  // namespace mixpert
