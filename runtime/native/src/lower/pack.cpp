#include "lower/pack.h"

#include "gemm/split_forms.h"

namespace mixpert {
namespace {

constexpr int kMaxWaiting = 64;  // CTAs of a strip that may wait for each other, at most

struct PackGeometry {
  int rows;        // of a CTA
  int64_t splits;  // CTAs that share a strip
  bool clustered;  // they are a cluster
};

PackGeometry pack_geometry(int64_t k) {
  for (int rows : {32, 16, 8})
    if (k <= kPackBlock / rows) return {rows, 1, false};
  return {32, divide_up(k, kPackBlock / 32), false};
}

// Those waited for must be able to start: half of the SMs, one CTA each, leaves room for doubt.
bool may_wait(const mixpert_device &device, const PackGeometry &geometry) {
  return geometry.splits <= std::min(kMaxWaiting, device.sm_count / 2);
}

// The same where CTAs that share a strip may be a cluster, as small a one as can be. More of them
// than a cluster has are of its form where they gather statistics: fewer then share those of a row.
PackGeometry pack_geometry(const mixpert_device &device, int64_t k, bool statistics) {
  constexpr int64_t kPart = kPackBlock / kPackClusterRows;
  const PackGeometry alone = pack_geometry(k);
  if (alone.splits == 1 || !has_clusters(device)) return alone;
  for (int splits = 2; splits <= kPackCluster; splits *= 2)
    if (k <= splits * kPart) return {kPackClusterRows, splits, true};
  const PackGeometry waiting = {kPackClusterRows, divide_up(k, kPart), false};
  return statistics && may_wait(device, waiting) ? waiting : alone;
}

void place(Arena &arena, Operand &o) {
  o.packed = arena.place(o.packed_bytes * o.batch);
  o.exponents = arena.place(o.padded_rows * o.groups * o.batch * 4);
}

void place_statistics(Arena &arena, Operand &o, int parts) {
  const int64_t bytes = parts ? parts * int64_t{sizeof(PartStatistics)} : sizeof(RowStatistics);
  o.statistics = arena.place(o.rows * o.batch * bytes);
}

void place_maxima(Arena &arena, Operand &o) { o.maxima = arena.place(o.rows * o.batch * 4); }

// Where a packing of this operand alone has put its parts: in the order of lower_pack.
void place_given(Operand &o, bool statistics, int parts) {
  Arena apart;
  apart.slot = o.slot == MIXPERT_SLOT_A ? MIXPERT_SLOT_PACKED_A : MIXPERT_SLOT_PACKED_B;
  place(apart, o);
  if (!statistics) return;
  place_statistics(apart, o, parts);
  place_maxima(apart, o);
}

// Where P is found that is packed as Q.
void place_as_q(OperandPair &operands) {
  const Operand &q = operands.q;
  Operand &p = operands.p;
  p.packed = q.packed, p.exponents = q.exponents, p.maxima = q.maxima, p.statistics = q.statistics;
}

PackOperand pack_operand(const Operand &o, int rows) {
  PackOperand pack = {};
  pack.ld = o.ld;
  pack.stride = o.stride;
  pack.rows = static_cast<int>(o.rows);
  pack.padded_rows = static_cast<int>(o.padded_rows);
  pack.batch = o.given ? 0 : static_cast<int>(o.batch);  // nothing of it is left to do
  pack.k_contiguous = o.k_contiguous;
  pack.strips = static_cast<int>(divide_up(o.padded_rows, rows));
  return pack;
}

// Shared memory in which the transposing side turns columns into rows.
int stage_bytes(const OperandPair &operands) {
  int planes = 0;
  for (const Operand *o : {&operands.p, &operands.q})
    if (!o->k_contiguous) planes = std::max(planes, o->encoding.pieces * o->encoding.bytes);
  return planes * kPackBlock;
}

LaunchWriter &addresses(LaunchWriter &writer, const OperandPair &operands) {
  const Operand *both[2] = {&operands.p, &operands.q};
  for (int i = 0; i < 2; ++i) {
    if (both[i]->given) continue;
    const size_t at = offsetof(PackParams, operands) + i * sizeof(PackOperand);
    writer.address(at + offsetof(PackOperand, source), both[i]->slot)
        .address(at + offsetof(PackOperand, packed), both[i]->packed)
        .address(at + offsetof(PackOperand, exponents), both[i]->exponents);
  }
  return writer;
}

void maxima_addresses(LaunchWriter &writer, const OperandPair &operands) {
  const size_t at = offsetof(PackParams, operands) + offsetof(PackOperand, maxima);
  if (!operands.p.given) writer.address(at, operands.p.maxima);
  if (!operands.q.given) writer.address(at + sizeof(PackOperand), operands.q.maxima);
}

// What the launches of one packing have in common.
struct Packing {
  const OperandPair &operands;
  PackGeometry geometry;
  std::string kernel;
  int64_t strips;
  Place counters, cleared;
  bool statistics, maxima;

  void launch(const PackStatisticsParams &params, mixpert_lowered *out) const {
    LaunchWriter writer(out, kernel);
    if (statistics) {
      const size_t at = offsetof(PackStatisticsParams, statistics);
      writer.params(params);
      if (!operands.p.given) writer.address(at, operands.p.statistics);
      if (!operands.q.given) writer.address(at + sizeof(uint64_t *), operands.q.statistics);
      if (params.cleared_words) writer.address(offsetof(PackStatisticsParams, cleared), cleared);
    } else {
      writer.params(params.pack);
    }
    addresses(writer, operands);
    if (maxima) maxima_addresses(writer, operands);
    if (geometry.splits > 1 && !geometry.clustered)
      writer.address(offsetof(PackParams, counters), counters);
    writer.shape(strips * geometry.splits, kPackThreads, stage_bytes(operands));
    if (geometry.clustered) writer.cluster(static_cast<int>(geometry.splits));
  }
};

}  // namespace

namespace {

PackParams pack_params(const Target &target, const PackGeometry &geometry,
                       const OperandPair &operands) {
  PackParams params = {};
  params.k = static_cast<int>(target.problem.k);
  params.splits = static_cast<int>(geometry.splits);
  params.group = operands.p.encoding.group;
  params.operands[0] = pack_operand(operands.p, geometry.rows);
  params.operands[1] = pack_operand(operands.q, geometry.rows);
  return params;
}

int64_t strip_count(const PackParams &params) {
  return int64_t{params.operands[0].strips} * params.operands[0].batch +
         int64_t{params.operands[1].strips} * params.operands[1].batch;
}

void pack_grouped(const Target &target, const Recipe &recipe, const OperandPair &operands) {
  LaunchWriter writer(target.out, recipe.pack + " " + recipe.pack_macros);
  const PackParams params = pack_params(target, {kPackThreads / 32, 1, false}, operands);
  int64_t rows = 0;
  for (const PackOperand &o : params.operands) rows += int64_t{o.padded_rows} * o.batch;
  addresses(writer.params(params), operands)
      .shape(divide_up(rows, kPackThreads / 32), kPackThreads, 0);
}

// The kernel that packs for one or two rungs.
std::string rungs_kernel(const std::vector<PackedRung> &rungs, int rows) {
  const SplitForm &form = split_form(rungs[0].scheme);
  std::string name =
      format("pack_rungs RUNGS=%d TYPE=%d PIECES=%d D=0 REST=%d BITCUT=%d",
             static_cast<int>(rungs.size()), form.type, form.pieces, form.rest, form.bitcut);
  if (rungs.size() == 2) {
    const SplitForm &next = split_form(rungs[1].scheme);
    name += format(" TYPE2=%d PIECES2=%d REST2=%d", next.type, next.pieces, next.rest);
  }
  return name + format(" ROWS=%d", rows);
}

void second_addresses(LaunchWriter &writer, const OperandPair &operands) {
  const Operand *both[2] = {&operands.p, &operands.q};
  for (size_t i = 0; i < 2; ++i)
    writer.address(offsetof(PackRungsParams, packed) + i * sizeof(uint8_t *), both[i]->packed)
        .address(offsetof(PackRungsParams, exponents) + i * sizeof(int32_t *), both[i]->exponents);
}

constexpr int kGuardWords = kGuardCounts + kMostRungs + 1;  // counts, and the pace of each rung

// What has to be zero before CTAs that share rows meet, and the guard's words: they come first,
// for where nothing else is shared. Gives the place of the counters.
Place place_cleared(bool shares, bool statistics, int parts, int64_t strips, Arena &arena,
                    OperandPair &operands, GuardPlace *guard) {
  if (guard) {
    guard->counts = arena.take(kGuardWords * 4);
    guard->paces = guard->counts + kGuardCounts * 4;
  }
  for (Operand *o : {&operands.p, &operands.q}) {
    if (o->given) continue;
    if (statistics) place_statistics(arena, *o, parts);
    if (statistics || shares) place_maxima(arena, *o);
  }
  return shares ? arena.place((1 + strips) * 4) : Place{};
}

}  // namespace

int statistics_parts(const mixpert_device &device, int64_t k) {
  const PackGeometry geometry = pack_geometry(device, k, true);
  return geometry.splits == 1 || geometry.clustered ? static_cast<int>(geometry.splits) : 0;
}

bool packs_in_two_readings(const mixpert_device &device, int64_t k) {
  return !may_wait(device, pack_geometry(device, k, false));
}

void lower_pack(const Target &target, const Recipe &recipe, Arena &arena, OperandPair &operands,
                bool statistics, GuardPlace *guard) {
  const int parts = statistics_parts(target.device, target.problem.k);
  for (Operand *o : {&operands.p, &operands.q}) {
    if (!o->given)
      place(arena, *o);
    else if (!operands.one)
      place_given(*o, statistics, parts);
  }
  if (operands.one) place_as_q(operands);
  const bool nothing = operands.p.given && operands.q.given;
  if (operands.p.encoding.group) {
    if (!nothing) pack_grouped(target, recipe, operands);
    return;
  }
  const PackGeometry geometry = pack_geometry(target.device, target.problem.k, statistics);
  PackParams params = pack_params(target, geometry, operands);
  // What CTAs add to in global memory is cleared first.
  const bool shares = geometry.splits > 1 && !nothing && !geometry.clustered;
  Packing packing = {operands,
                     geometry,
                     format("%s %s ROWS=%d%s", recipe.pack.c_str(), recipe.pack_macros.c_str(),
                            geometry.rows, statistics ? " STATISTICS=1" : ""),
                     strip_count(params),
                     {},
                     {},
                     statistics,
                     statistics || shares};
  const Place cleared = {arena.slot, arena.size};
  packing.cleared = cleared;
  packing.counters =
      place_cleared(shares, statistics, parts, packing.strips, arena, operands, guard);
  if (operands.one) place_as_q(operands);  // what is cleared, too
  if (shares)
    clear(cleared, arena.size - cleared.offset, target.out);
  else if (guard && nothing)
    clear(cleared, kGuardWords * 4, target.out);
  if (nothing) return;
  const bool waits = shares && may_wait(target.device, geometry);
  const auto pack_in = [&](PackPhase phase) {
    params.phase = phase;
    // The first launch of a call: it clears the guard's words itself.
    packing.launch({params, {}, nullptr, guard && !shares ? kGuardWords : 0, 0}, target.out);
  };
  if (geometry.clustered) return pack_in(kPackClustered);
  if (!shares || waits) return pack_in(kPackFused);
  pack_in(kPackMaxima);
  pack_in(kPackDigits);
}

void lower_pack_rungs(const Target &target, const std::vector<PackedRung> &rungs,
                      const OperandPair &first, const GuardPlace &guard, Arena &arena) {
  PackRungsParams params = {};
  const PackGeometry geometry = pack_geometry(target.problem.k);
  int stage = 0;
  for (const PackedRung &rung : rungs) {
    place(arena, rung.operands.p);
    place(arena, rung.operands.q);
    stage = std::max(stage, stage_bytes(rung.operands));
  }
  OperandPair &operands = rungs[0].operands;
  operands.p.maxima = first.p.maxima;
  operands.q.maxima = first.q.maxima;
  params.pack = pack_params(target, geometry, operands);
  params.pack.phase = kPackDigits;
  params.panels_p = guard.panels_p;
  params.panels_q = guard.panels_q;
  params.batch = guard.batch;
  params.rung = rungs[0].rung;
  params.cleared_words = static_cast<int>(guard.arrivals_bytes / 4);
  LaunchWriter writer(target.out, rungs_kernel(rungs, geometry.rows));
  if (guard.branches) writer.aside();
  addresses(writer.params(params), operands)
      .address(offsetof(PackRungsParams, decisions), MIXPERT_SLOT_WORKSPACE, guard.decisions)
      .address(offsetof(PackRungsParams, counts), MIXPERT_SLOT_WORKSPACE, guard.counts);
  if (params.cleared_words) writer.address(offsetof(PackRungsParams, cleared), guard.arrivals);
  maxima_addresses(writer, operands);
  if (rungs.size() == 2) second_addresses(writer, rungs[1].operands);
  const int64_t jobs = strip_count(params.pack) * geometry.splits;
  writer.shape(std::min<int64_t>(jobs, int64_t{kPackJobs} * target.device.sm_count), kPackThreads,
               stage);
}

}  // namespace mixpert
