#include "lower/gemm.h"

namespace mixpert {

Guarded guarded_by(const GuardPlace &place, int rung) {
  return {nullptr, nullptr, place.panels_p, place.panels_q, rung, place.batch};
}

void guard_addresses(LaunchWriter &writer, size_t offset, const GuardPlace &place, int rung) {
  writer.address(offset + offsetof(Guarded, decisions), MIXPERT_SLOT_WORKSPACE, place.decisions)
      .address(offset + offsetof(Guarded, count), MIXPERT_SLOT_WORKSPACE, place.counts + rung * 4);
}

void lower_gemm(const Target &target, const Recipe &recipe, const GemmConfig &config,
                const OperandPair &operands, const GuardPlace *guard, int rung) {
  const Operand &p = operands.p, &q = operands.q;
  const mixpert_problem &problem = target.problem;
  GemmParams params = {};
  params.p = gemm_operand(p, config.tile_p);
  params.q = gemm_operand(q, config.tile_q);
  params.ldc = problem.ldc;
  params.stride_c = problem.stride_c;
  params.alpha = target.alpha;
  params.beta = target.beta;
  params.k = static_cast<int>(problem.k);
  params.batch = static_cast<int>(problem.batch);
  params.segment = recipe.shape.segment;
  params.grouped = p.encoding.group != 0;
  if (guard) params.guarded = guarded_by(*guard, rung);
  const int64_t tiles = int64_t{params.p.tiles} * params.q.tiles * problem.batch;
  LaunchWriter writer(target.out,
                      format("%s_sm%d %s BN=%d STAGES=%d%s", recipe.gemm.c_str(), config.path,
                             recipe.gemm_macros.c_str(), config.tile_q, config.stages,
                             guard ? " GUARDED=1" : ""));
  writer.params(params)
      .address(offsetof(GemmParams, p.packed), MIXPERT_SLOT_WORKSPACE, p.packed)
      .address(offsetof(GemmParams, q.packed), MIXPERT_SLOT_WORKSPACE, q.packed)
      .address(offsetof(GemmParams, p.exponents), MIXPERT_SLOT_WORKSPACE, p.exponents)
      .address(offsetof(GemmParams, q.exponents), MIXPERT_SLOT_WORKSPACE, q.exponents)
      .address(offsetof(GemmParams, c), MIXPERT_SLOT_C)
      .address(offsetof(GemmParams, alpha_address), MIXPERT_SLOT_ALPHA)
      .address(offsetof(GemmParams, beta_address), MIXPERT_SLOT_BETA)
      .shape(config.path == 90 ? std::min<int64_t>(tiles, target.device.sm_count) : tiles,
             config.threads, config.shared_bytes);
  if (guard) guard_addresses(writer, offsetof(GemmParams, guarded), *guard, rung);
  target.out->path = config.path;
}

}  // namespace mixpert
