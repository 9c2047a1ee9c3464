#include "lower/gemm.h"

namespace mixpert {

void lower_gemm(const mixpert_problem &problem, const mixpert_device &device,
                const OperandPair &operands, const GemmConfig &config, const GemmShape &shape,
                const std::string &kernel, const ScalarValues &scalars, mixpert_lowered *out) {
  const Operand &p = operands.p, &q = operands.q;
  GemmParams params = {};
  params.p = gemm_operand(p, config.tile_p);
  params.q = gemm_operand(q, config.tile_q);
  params.ldc = problem.ldc;
  params.stride_c = problem.stride_c;
  params.alpha = scalars.alpha;
  params.beta = scalars.beta;
  params.k = static_cast<int>(problem.k);
  params.batch = static_cast<int>(problem.batch);
  params.segment = shape.segment;
  params.grouped = p.encoding.group != 0;
  const int64_t tiles = int64_t{params.p.tiles} * params.q.tiles * problem.batch;
  LaunchWriter(out, kernel)
      .params(params)
      .address(offsetof(GemmParams, p.packed), MIXPERT_SLOT_WORKSPACE, p.packed)
      .address(offsetof(GemmParams, q.packed), MIXPERT_SLOT_WORKSPACE, q.packed)
      .address(offsetof(GemmParams, p.exponents), MIXPERT_SLOT_WORKSPACE, p.exponents)
      .address(offsetof(GemmParams, q.exponents), MIXPERT_SLOT_WORKSPACE, q.exponents)
      .address(offsetof(GemmParams, c), MIXPERT_SLOT_C)
      .address(offsetof(GemmParams, alpha_address), MIXPERT_SLOT_ALPHA)
      .address(offsetof(GemmParams, beta_address), MIXPERT_SLOT_BETA)
      .shape(config.path == 90 ? std::min<int64_t>(tiles, device.sm_count) : tiles,
             config.threads, config.shared_bytes);
  out->path = config.path;
}

}  // namespace mixpert
