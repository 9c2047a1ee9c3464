#include "lower/split.h"

#include "lower/pack.h"
#include "scheme.h"
#include "split_forms.h"
#include "status.h"

namespace mixpert {
namespace {

GemmShape shape_of(const mixpert_problem &problem, const mixpert_scheme &scheme) {
  const SplitForm &form = split_form(scheme);
  GemmShape shape = {};
  shape.family = GemmFamily::kSplit;
  shape.rows_p = problem.n;
  shape.rows_q = problem.m;
  shape.k_bytes = problem.k * split_bytes(form);
  shape.batch = problem.batch;
  shape.planes_p = shape.planes_q = form.pieces;
  shape.products = mixpert_scheme_products(&scheme);
  shape.accumulators = form.depth > 0 ? 3 : 2;  // FP32 sums, leading products, the others
  return shape;
}

// What both kernels of a form are compiled with.
std::string macros_of(const SplitForm &form, int depth) {
  return format("TYPE=%d PIECES=%d D=%d REST=%d", form.type, form.pieces, depth, form.rest);
}

}  // namespace

mixpert_status lower_split(const mixpert_problem &problem, const mixpert_scheme &scheme,
                           const mixpert_device &device, const ScalarValues &scalars,
                           mixpert_lowered *out) {
  const SplitForm &form = split_form(scheme);
  const GemmShape shape = shape_of(problem, scheme);
  GemmConfig config;
  if (!pick_config(device, shape, &config))
    return fail(MIXPERT_UNSUPPORTED,
                "no kernel of " + scheme_text(scheme) + " fits a device of architecture sm_" +
                    std::to_string(device.arch));
  const Encoding encoding = {form.pieces, split_bytes(form), 0};
  OperandPair operands = describe(problem, encoding, encoding);
  Arena arena;
  // Packing does not depend on which products are kept.
  lower_pack(problem, device.sm_count, "pack_split",
             macros_of(form, 0) + format(" BITCUT=%d", form.bitcut), false, arena, operands, out);
  lower_gemm(problem, device, operands, config, shape,
             format("gemm_split_sm%d %s BN=%d STAGES=%d", config.path,
                    macros_of(form, form.depth).c_str(), config.tile_q, config.stages),
             scalars, out);
  out->workspace_bytes = static_cast<uint64_t>(arena.size);
  return MIXPERT_OK;
}

}  // namespace mixpert
