// mixpert_lower_int16: INT16 GEMM as INT8 digits, the kernel that multiplies slices, and a kernel
// that makes integers of its sums. Pure.
#include <algorithm>
#include <climits>

#include "lower/gemm.h"
#include "lower/sound.h"
#include "support/status.h"

namespace mixpert {
namespace {

constexpr mixpert_scheme kDigitScheme = {MIXPERT_SCHEME_INT8, 1, 1, 2, 8, 0, 0, 0};
constexpr Encoding kDigits = {2, 1, 0};
constexpr int kPackCtas = 8;                        // of pack_int16 for each SM, about
constexpr int64_t kMostRows = 65535;                // of P: a dimension of the reduction's grid
constexpr int kReduceOutputs = kReduceThreads * 4;  // of a CTA

struct Int16Target {
  Target target;
  int64_t alpha, beta;
  bool wide;
};

PackInt16Operand pack_operand(const Operand &o) {
  PackInt16Operand pack = {};
  pack.ld = o.ld;
  pack.rows = static_cast<int>(o.rows);
  pack.padded_rows = static_cast<int>(o.padded_rows);
  pack.k_contiguous = o.k_contiguous;
  pack.strips = static_cast<int>(divide_up(o.padded_rows, kInt16Rows));
  return pack;
}

// Sums of rows take the place of exponents, which nothing reads.
void place_and_clear_totals(mixpert_lowered *out, Arena &arena, OperandPair &operands) {
  const Place first = {arena.slot, arena.size};
  for (Operand *o : {&operands.p, &operands.q}) o->exponents = arena.place(o->padded_rows * 8);
  clear(first, arena.size - first.offset, out);
}

void lower_pack_int16(const Target &target, Arena &arena, OperandPair &operands) {
  PackInt16Params params = {};
  Operand *both[2] = {&operands.p, &operands.q};
  const int64_t blocks = divide_up(target.problem.k, kBlockK);
  int64_t strips = 0;
  for (int i = 0; i < 2; ++i) {
    both[i]->packed = arena.place(both[i]->packed_bytes);
    params.operands[i] = pack_operand(*both[i]);
    strips += params.operands[i].strips;
  }
  params.k = static_cast<int>(target.problem.k);
  params.blocks = static_cast<int>(
      std::clamp<int64_t>(strips * blocks / (kPackCtas * target.device.sm_count), 1, blocks));
  LaunchWriter writer(target.out, "pack_int16");
  writer.params(params);
  for (int i = 0; i < 2; ++i) {
    const size_t at = offsetof(PackInt16Params, operands) + i * sizeof(PackInt16Operand);
    writer.address(at + offsetof(PackInt16Operand, source), both[i]->slot)
        .address(at + offsetof(PackInt16Operand, packed), both[i]->packed)
        .address(at + offsetof(PackInt16Operand, totals), both[i]->exponents);
  }
  writer.shape(strips, kPackThreads, 0, divide_up(blocks, params.blocks));
}

void lower_reduce_int16(const Int16Target &x, const KParts &parts, int count,
                        const OperandPair &operands) {
  ReduceInt16Params params = {};
  params.ldc = x.target.problem.ldc;
  params.alpha = x.alpha;
  params.beta = x.beta;
  params.parts = parts;
  params.rows_p = static_cast<int>(operands.p.rows);
  params.rows_q = static_cast<int>(operands.q.rows);
  params.k = count ? static_cast<int>(x.target.problem.k) : 0;  // 0: only beta C is left
  params.count = count;
  LaunchWriter(x.target.out, format("gemm_int16_reduce WIDE=%d", x.wide ? 1 : 0))
      .params(params)
      .address(offsetof(ReduceInt16Params, totals_p), operands.p.exponents)
      .address(offsetof(ReduceInt16Params, totals_q), operands.q.exponents)
      .address(offsetof(ReduceInt16Params, c), MIXPERT_SLOT_C)
      .address(offsetof(ReduceInt16Params, parts.sums), MIXPERT_SLOT_WORKSPACE, operands.sums)
      .shape(divide_up(operands.q.rows, kReduceOutputs), kReduceThreads, 0, operands.p.rows);
}

// The launches that leave INT32 sums, and how k is in parts.
mixpert_status lower_sums(const Target &target, Arena &arena, OperandPair &operands, KParts *parts,
                          int *count) {
  const Recipe recipe = int8_recipe(target.problem, kDigitScheme);
  GemmConfig config;
  if (!pick_partial_config(target.device, recipe.shape, &config))
    return fail(MIXPERT_UNSUPPORTED, "int16 has no kernel for a device of architecture sm_" +
                                         std::to_string(target.device.arch));
  lower_pack_int16(target, arena, operands);
  place_sums(recipe, config, arena, operands);
  lower_products(target, recipe, config, operands, nullptr, 0);
  *parts = k_parts(target, recipe, config.shares, operands);
  *count = config.shares.parts();
  return MIXPERT_OK;
}

mixpert_status lower(const Int16Target &x) {
  const mixpert_problem &problem = x.target.problem;
  OperandPair operands = describe_unpacked(problem, kDigits, kDigits);
  Arena arena;
  place_and_clear_totals(x.target.out, arena, operands);
  KParts parts = {};
  int count = 0;
  x.target.out->path = 80;  // any will do where nothing is multiplied
  if (problem.k > 0 && x.alpha != 0)
    if (const mixpert_status status = lower_sums(x.target, arena, operands, &parts, &count))
      return status;
  lower_reduce_int16(x, parts, count, operands);
  x.target.out->workspace_bytes = static_cast<uint64_t>(arena.size);
  return MIXPERT_OK;
}

}  // namespace
}  // namespace mixpert

using namespace mixpert;

extern "C" mixpert_status mixpert_lower_int16(const mixpert_problem *problem, int32_t wide,
                                              int64_t alpha, int64_t beta,
                                              const mixpert_device *device,
                                              mixpert_lowered *out) try {
  *out = {};
  if (const mixpert_status status = check_device("mixpert_lower_int16", device)) return status;
  const mixpert_problem &p = *problem;
  if (std::min({p.m, p.n, p.k, p.batch}) < 0)
    return fail(MIXPERT_INVALID_VALUE, "a size of the GEMM is negative");
  if (p.triangle || p.packed || p.batch > 1)
    return fail(MIXPERT_UNSUPPORTED, "int16 takes one problem at a time, whole and not packed");
  if (p.m == 0 || p.n == 0 || p.batch == 0) return MIXPERT_OK;
  if (p.n > kMostRows || std::max(p.m, p.k) > INT32_MAX - 1024)
    return fail(MIXPERT_UNSUPPORTED, "int16 takes up to 65535 columns at a time");
  const mixpert_status status = lower({{p, *device, 1.0f, 0.0f, out}, alpha, beta, wide != 0});
  overlap_launches(*device, out);
  return status;
} catch (const std::exception &) {
  return out_of_memory();
}
