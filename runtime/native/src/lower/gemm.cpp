#include "lower/gemm.h"

#include "gemm/split_forms.h"

namespace mixpert {

Guarded guarded_by(const GuardPlace &place, int rung) {
  return {nullptr,        nullptr,        nullptr,
          place.panels_p, place.panels_q, static_cast<int16_t>(rung),
          kRungFirst,     place.batch,    {place.later[0], place.later[1]}};
}

void guard_addresses(LaunchWriter &writer, size_t offset, const GuardPlace &place, int rung) {
  if (place.overwritten && rung == 0) {  // all panels, but those decided against meanwhile
    if (place.stops)
      writer.address(offset + offsetof(Guarded, decisions), MIXPERT_SLOT_WORKSPACE,
                     place.decisions);
    return;
  }
  const int64_t list = int64_t{place.panels_p} * place.panels_q * place.batch * 4;
  writer.address(offset + offsetof(Guarded, decisions), MIXPERT_SLOT_WORKSPACE, place.decisions)
      .address(offset + offsetof(Guarded, list), MIXPERT_SLOT_WORKSPACE, place.lists + rung * list)
      .address(offset + offsetof(Guarded, count), MIXPERT_SLOT_WORKSPACE, place.counts + rung * 4);
}

KParts k_parts(const Target &target, const Recipe &recipe, const KShares &shares,
               const OperandPair &operands) {
  KParts parts = {};
  parts.blocks = shares.blocks;
  parts.segment_blocks = recipe.shape.segmented
                             ? recipe.shape.segment / kBlockK
                             : static_cast<int>(divide_up(target.problem.k, kBlockK));
  parts.in_segment = shares.in_segment;
  parts.padded_q = static_cast<int>(operands.q.padded_rows);
  return parts;
}

namespace {

// Rows whose exponents every CTA of gemm_int8_sm90 examines while it starts, and while it
// multiplies a block of a tile, at half the speed of these.
constexpr int64_t kLookedAtFirst = 2048, kLookedBeside = 256;
// Of packed operands, from which on CTAs keep pace; from which on those of INT8 lie in order.
constexpr int64_t kPacedBytes = int64_t{512} << 20, kOrderedBytes = int64_t{256} << 20;

std::string kernel_name(const Recipe &recipe, const GemmConfig &config, const OperandPair &operands,
                        bool guarded) {
  const bool shared = config.shares.blocks != 0;
  std::string name =
      format("%s_sm%d %s", recipe.gemm.c_str(), config.path, recipe.gemm_macros.c_str());
  if (recipe.shape.family == GemmFamily::kInt8) {
    name += format(" SEGMENTED=%d", recipe.shape.segmented && !shared ? 1 : 0);
    if (config.path == 80) name += format(" BM=%d", config.tile_p);
  }
  name += format(" BN=%d STAGES=%d", config.tile_q, config.stages);
  if (guarded) name += " GUARDED=1";
  if (operands.most_parts) name += " SHARES=1";
  return shared ? name + " PARTIAL=1" : name;
}

Place pace_of(const GuardPlace &guard, int rung) {
  return {MIXPERT_SLOT_WORKSPACE, guard.paces + int64_t{rung} * 4};
}

}  // namespace

int reduce_lanes(const mixpert_device &device, const KShares &shares, int diagonals, int64_t rows_p,
                 int64_t rows_q) {
  const bool by_warps = shares.segments >= kReduceManySegments && diagonals <= kReduceMostDiagonals;
  const int64_t ctas = rows_p * divide_up(rows_q, kReduceFewLanes * 4);
  const bool few = shares.in_segment >= (by_warps ? 32 : kReduceThreads) / kReduceFewLanes &&
                   ctas <= int64_t{kReduceResident} * device.sm_count;
  return few ? kReduceFewLanes : kReduceLanes;
}

void lower_reduce(const Target &target, const Recipe &recipe, const KShares &shares,
                  const OperandPair &operands) {
  const Operand &p = operands.p, &q = operands.q;
  ReduceParams params = {};
  params.ldc = target.problem.ldc;
  params.alpha = target.alpha;
  params.beta = target.beta;
  params.parts = k_parts(target, recipe, shares, operands);
  params.rows_p = static_cast<int>(p.rows);
  params.rows_q = static_cast<int>(q.rows);
  params.segments = shares.segments;
  params.blocks = static_cast<int>(divide_up(target.problem.k, kBlockK));
  params.keep_nan = repairs(target, recipe) ? 1 : 0;
  params.triangle = target.problem.triangle;
  params.lanes = reduce_lanes(target.device, shares, recipe.diagonals, p.rows, q.rows);
  params.stored = {shares.paired, shares.stored_in_segment()};
  LaunchWriter(target.out, recipe.reduce)
      .params(params)
      .address(offsetof(ReduceParams, exponents_p), p.exponents)
      .address(offsetof(ReduceParams, exponents_q), q.exponents)
      .address(offsetof(ReduceParams, c), MIXPERT_SLOT_C)
      .address(offsetof(ReduceParams, alpha_address), MIXPERT_SLOT_ALPHA)
      .address(offsetof(ReduceParams, beta_address), MIXPERT_SLOT_BETA)
      .address(offsetof(ReduceParams, parts.sums), MIXPERT_SLOT_WORKSPACE, operands.sums)
      .shape(p.rows, kReduceThreads, 0, divide_up(q.rows, params.lanes * 4));
}

void place_sums(const Recipe &recipe, const GemmConfig &config, Arena &arena,
                OperandPair &operands) {
  if (config.shares.blocks)
    operands.sums = arena.take(config.shares.stored() * recipe.diagonals * operands.p.rows *
                               operands.q.padded_rows * 4);
}

int64_t bytes_of(const OperandPair &operands) {
  return operands.p.packed_bytes + operands.q.packed_bytes;
}

// Whether persistent CTAs read operands of so many bytes together.
bool streams(const mixpert_device &device, const GemmShape &shape, const GemmConfig &config,
             const OperandPair &operands, int64_t bytes) {
  return config.path == 90 && config.shares.blocks == 0 && bytes_of(operands) >= bytes &&
         tile_count(shape, config) > device.sm_count && !shape.triangle;
}

bool paced(const mixpert_device &device, const GemmShape &shape, const GemmConfig &config,
           const OperandPair &operands) {
  return streams(device, shape, config, operands, kPacedBytes);
}

bool ordered(const mixpert_device &device, const GemmShape &shape, const GemmConfig &config,
             const OperandPair &operands) {
  const bool int8 = shape.family == GemmFamily::kInt8;
  return streams(device, shape, config, operands, int8 ? kOrderedBytes : kPacedBytes);
}

void place_pace(const Target &target, const Recipe &recipe, const GemmConfig &config, Arena &arena,
                OperandPair &operands) {
  if (!paced(target.device, recipe.shape, config, operands)) return;
  operands.pace = arena.place(sizeof(uint32_t));
  clear(operands.pace, sizeof(uint32_t), target.out);
}

bool has_limit(const mixpert_problem &problem) {
  return problem.guard == MIXPERT_GUARD_ON && problem.limit > 0;
}

bool repairs(const Target &target, const Recipe &recipe) {
  return target.problem.guard == MIXPERT_GUARD_ON && !has_limit(target.problem) &&
         recipe.shape.family == GemmFamily::kInt8;
}

bool repairs_itself(const Target &target, const Recipe &recipe, const GemmConfig &config) {
  const GemmShape &shape = recipe.shape;
  const bool can = config.path == 90 && shape.family == GemmFamily::kInt8 &&
                   !tight(shape, config) &&
                   int8_sm90_repairs(shape.segmented, config.shares.blocks != 0, /*guarded=*/false);
  const int64_t waves = divide_up(tile_count(shape, config), target.device.sm_count);
  const int64_t blocks = divide_up(shape.k_bytes, kBlockK);
  const int64_t rows = (shape.rows_p + shape.rows_q) * shape.batch;
  return can && repairs(target, recipe) && rows <= kLookedAtFirst + kLookedBeside * waves * blocks;
}

namespace {

RungOrder rung_order(const GuardPlace &guard, int rung) {
  if (rung == 0) return kRungFirst;
  return guard.overwritten && rung == 1 ? kRungLooks : kRungBeside;
}

// All but the addresses.
GemmParams gemm_params(const Target &target, const Recipe &recipe, const GemmConfig &config,
                       const OperandPair &operands, const GuardPlace *guard, int rung) {
  const mixpert_problem &problem = target.problem;
  GemmParams params = {};
  params.p = gemm_operand(operands.p, divide_up(operands.p.rows, config.tile_p));
  params.q = gemm_operand(operands.q, tiles_of_q(target.device, recipe.shape, config));
  params.ldc = problem.ldc;
  params.stride_c = problem.stride_c;
  params.alpha = target.alpha;
  params.beta = target.beta;
  params.k = static_cast<int>(problem.k);
  params.batch = static_cast<int>(problem.batch);
  params.segment = recipe.shape.segment;
  params.grouped = operands.p.encoding.group != 0;
  params.keep_nan = repairs(target, recipe) ? 1 : 0;
  params.triangle = problem.triangle;
  if (guard) {
    params.guarded = guarded_by(*guard, rung);
    // As is the path of the rung before, which stores other panels: all but one that overwrites.
    if (config.path == 90) params.guarded.order = rung_order(*guard, rung);
  }
  if (config.shares.blocks) {
    params.batch = config.shares.parts();
    params.parts = k_parts(target, recipe, config.shares, operands);
  }
  params.shares.most = static_cast<int>(operands.most_parts);
  return params;
}

// The addresses of parameters that begin `base` bytes into those of the launch.
void gemm_addresses(LaunchWriter &writer, size_t base, const Target &target, const Recipe &recipe,
                    const GemmConfig &config, const OperandPair &operands, const GuardPlace *guard,
                    int rung) {
  const Operand &p = operands.p, &q = operands.q;
  writer.address(base + offsetof(GemmParams, p.packed), p.packed)
      .address(base + offsetof(GemmParams, q.packed), q.packed)
      .address(base + offsetof(GemmParams, p.exponents), p.exponents)
      .address(base + offsetof(GemmParams, q.exponents), q.exponents)
      .address(base + offsetof(GemmParams, c), MIXPERT_SLOT_C)
      .address(base + offsetof(GemmParams, alpha_address), MIXPERT_SLOT_ALPHA)
      .address(base + offsetof(GemmParams, beta_address), MIXPERT_SLOT_BETA);
  if (config.shares.blocks)
    writer.address(base + offsetof(GemmParams, parts.sums), MIXPERT_SLOT_WORKSPACE, operands.sums);
  if (operands.most_parts)
    writer
        .address(base + offsetof(GemmParams, shares.sums), MIXPERT_SLOT_WORKSPACE,
                 operands.part_sums)
        .address(base + offsetof(GemmParams, shares.arrivals), MIXPERT_SLOT_WORKSPACE,
                 operands.arrivals);
  if (guard) guard_addresses(writer, base + offsetof(GemmParams, guarded), *guard, rung);
  if (paced(target.device, recipe.shape, config, operands))
    writer.address(base + offsetof(GemmParams, pace),
                   guard ? pace_of(*guard, rung) : operands.pace);
}

// The parameters of gemm_int8_sm90.
void int8_params(LaunchWriter &writer, const OperandPair &operands, const GemmParams &params,
                 bool repairs) {
  const SmallOperand p = small_operand(operands.p), q = small_operand(operands.q);
  writer.params(GemmInt8Params{params, p, q, repairs ? 1 : 0, 0})
      .address(offsetof(GemmInt8Params, p.source), operands.p.slot)
      .address(offsetof(GemmInt8Params, q.source), operands.q.slot);
}

// The kernel of two float splits.
std::string rungs_kernel(const RungProduct (&rungs)[2]) {
  const SplitForm &form = split_form(rungs[0].scheme), &next = split_form(rungs[1].scheme);
  const GemmConfig &first = rungs[0].config, &second = rungs[1].config;
  const bool shares = rungs[0].operands.most_parts || rungs[1].operands.most_parts;
  std::string name = format(
      "gemm_rungs_sm90 TYPE=%d PIECES=%d D=%d REST=%d TYPE2=%d PIECES2=%d D2=%d REST2=%d",
      form.type, form.pieces, form.depth, form.rest, next.type, next.pieces, next.depth, next.rest);
  name += format(" BN=%d STAGES=%d BN2=%d STAGES2=%d GUARDED=1", first.tile_q, first.stages,
                 second.tile_q, second.stages);
  return shares ? name + " SHARES=1" : name;
}

// What the launch of a rung overlaps, and beside what it is captured.
void order_rung(LaunchWriter &writer, const GuardPlace &guard, int rung) {
  if (guard.overwritten) {
    if (rung == 0) writer.aside();
    if (rung == 1) writer.joins();
    return;
  }
  // Faster at every size behind the short launches of a guard (docs/notes/guard-cost.md).
  if (rung == 0) writer.alone();
  if (rung > 0 && guard.branches) writer.aside();
}

// CTAs of a launch.
int64_t grid_of(const mixpert_device &device, const GemmParams &params, const GemmConfig &config) {
  const int64_t tiles = int64_t{params.p.tiles} * params.q.tiles * params.batch;
  const int64_t items = std::max<int64_t>(tiles, params.shares.most);
  return config.path == 90 ? std::min<int64_t>(items, device.sm_count) : tiles;
}

}  // namespace

void lower_products(const Target &target, const Recipe &recipe, const GemmConfig &config,
                    const OperandPair &operands, const GuardPlace *guard, int rung) {
  const GemmParams params = gemm_params(target, recipe, config, operands, guard, rung);
  std::string name = kernel_name(recipe, config, operands, guard != nullptr);
  // Without a guard, kernels that have narrower tiles have them for every shape.
  if (guard && params.q.tiles > divide_up(operands.q.rows, config.tile_q)) name += " NARROWS=1";
  LaunchWriter writer(target.out, name);
  if (config.path == 90 && recipe.shape.family == GemmFamily::kInt8)
    int8_params(writer, operands, params, !guard && repairs_itself(target, recipe, config));
  else
    writer.params(params);
  const bool first = guard && guard->overwritten && rung == 0;
  writer.shape(first ? guard->first_ctas : grid_of(target.device, params, config), config.threads,
               config.shared_bytes);
  gemm_addresses(writer, 0, target, recipe, config, operands, guard, rung);
  if (guard) order_rung(writer, *guard, rung);
  // CTAs that find the GPU empty lie in order: those that share rows on neighbouring SMs.
  if (!guard && ordered(target.device, recipe.shape, config, operands)) writer.alone();
  target.out->path = config.path;
}

bool lower_two_rungs(const Target &target, const RungProduct (&rungs)[2], const GuardPlace &guard) {
  RungsParams params = {};
  int64_t ctas[2];
  for (int i = 0; i < 2; ++i) {
    const RungProduct &one = rungs[i];
    if (one.config.path != 90 || one.recipe.shape.family != GemmFamily::kSplit) return false;
    params.rungs[i] = gemm_params(target, one.recipe, one.config, one.operands, &guard, one.rung);
    ctas[i] = grid_of(target.device, params.rungs[i], one.config);
  }
  const int shared =
      kRungsSharedBytes + std::max(rungs[0].config.shared_bytes, rungs[1].config.shared_bytes);
  if (ctas[0] != ctas[1] || shared > target.device.shared_per_block) return false;
  LaunchWriter writer(target.out, rungs_kernel(rungs));
  writer.params(params).shape(ctas[0], rungs[0].config.threads, shared);
  for (int i = 0; i < 2; ++i)
    gemm_addresses(writer, i * sizeof(GemmParams), target, rungs[i].recipe, rungs[i].config,
                   rungs[i].operands, &guard, rungs[i].rung);
  order_rung(writer, guard, rungs[0].rung);
  return true;
}

void lower_gemm(const Target &target, const Recipe &recipe, const GemmConfig &config,
                const OperandPair &operands, const GuardPlace *guard, int rung) {
  lower_products(target, recipe, config, operands, guard, rung);
  if (config.shares.blocks) lower_reduce(target, recipe, config.shares, operands);
}

}  // namespace mixpert
