#include "lower/pack.h"

#include <limits>

#include "gemm/split_forms.h"
#include "lower/pack_geometry.h"
#include "lower/pack_places.h"

namespace mixpert {
namespace {

PackOperand pack_operand(const Operand &o, const PackGeometry &geometry) {
  PackOperand pack = {};
  pack.ld = o.ld;
  pack.stride = o.stride;
  pack.rows = static_cast<int>(o.rows);
  pack.padded_rows = static_cast<int>(o.padded_rows);
  pack.batch = o.given ? 0 : static_cast<int>(o.batch);  // nothing of it is left to do
  pack.k_contiguous = o.k_contiguous;
  pack.strips = static_cast<int>(divide_up(o.padded_rows, geometry.rows));
  pack.parts = std::max(1, geometry.parts);
  return pack;
}

// Shared memory in which the transposing side turns columns into rows.
int stage_bytes(const OperandPair &operands) {
  int planes = 0;
  for (const Operand *o : {&operands.p, &operands.q})
    if (!o->k_contiguous && !o->given)
      planes = std::max(planes, o->encoding.pieces * o->encoding.bytes);
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

// What the launches of one packing have in common: of both operands, or of one of them.
struct Packing {
  OperandPair operands;
  PackGeometry geometry;
  std::string kernel;
  int64_t strips;
  bool statistics, notes;  // notes: of CTAs with small elements, where `raises`
  Place counters, cleared, low, underflow;
  bool maxima, raises;

  // CTAs meet in global memory.
  bool shares() const { return geometry.splits > 1 && !geometry.clustered; }
  int64_t ctas() const { return strips * geometry.splits; }
  // A ticket, and arrivals at each strip; as much as keeps what follows aligned.
  int64_t counter_bytes() const { return shares() ? round_up((1 + strips) * 4, kAlign) : 0; }

  void low_addresses(LaunchWriter &writer) const {
    writer.address(offsetof(PackSplitParams, low), low);
    if (raises) writer.address(offsetof(PackSplitParams, underflow), underflow);
  }

  void launch(const PackStatisticsParams &params, mixpert_lowered *out) const {
    LaunchWriter writer(out, kernel);
    if (notes) {
      writer.params(PackSplitParams{params.pack, nullptr, {}, {}, nullptr});
      low_addresses(writer);
    } else if (statistics) {
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
    if (shares()) writer.address(offsetof(PackParams, counters), counters);
    writer.shape(ctas(), kPackThreads, stage_bytes(operands));
    if (geometry.clustered) writer.cluster(static_cast<int>(geometry.splits));
  }

  // Packs the strips again that have elements whose last pieces underflow; `both`: all operands.
  void launch_again(const Target &target, const PackParams &pack, const OperandPair &both) const {
    constexpr int64_t kOfAnSm = 2;  // CTAs: more take longer to leave where nothing is small
    const Operand *sides[2] = {&both.p, &both.q};
    PackSplitParams params = {pack, nullptr, {}, {}, nullptr};
    params.pack.phase = kPackDigits;
    for (int i = 0; i < 2; ++i)
      params.rows[i] = static_cast<int>(
          std::min<int64_t>(sides[i]->rows * sides[i]->batch, std::numeric_limits<int>::max()));
    LaunchWriter writer(target.out, kernel + " AGAIN=1");
    addresses(writer.params(params), operands);
    low_addresses(writer);
    maxima_addresses(writer, operands);
    for (size_t i = 0; i < 2; ++i)
      writer.address(offsetof(PackSplitParams, maxima) + i * sizeof(uint32_t *), sides[i]->maxima);
    writer.shape(std::min(ctas(), kOfAnSm * target.device.sm_count), kPackThreads,
                 stage_bytes(operands));
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
  params.operands[0] = pack_operand(operands.p, geometry);
  params.operands[1] = pack_operand(operands.q, geometry);
  return params;
}

int64_t strip_count(const PackParams &params) {
  return int64_t{params.operands[0].strips} * params.operands[0].batch +
         int64_t{params.operands[1].strips} * params.operands[1].batch;
}

void pack_grouped(const Target &target, const Recipe &recipe, const OperandPair &operands) {
  LaunchWriter writer(target.out,
                      recipe.pack + " " + recipe.pack_macros(recipe.p.pieces, recipe.q.pieces));
  const PackParams params = pack_params(target, {kPackThreads / 32, 1, false}, operands);
  int64_t rows = 0;
  for (const PackOperand &o : params.operands) rows += int64_t{o.padded_rows} * o.batch;
  addresses(writer.params(params), operands)
      .shape(divide_up(rows, kPackThreads / 32), kPackThreads, 0);
}

// How whole rows are packed. For K-groups with statistics, which are those of rows, that comes
// first: slices of the same size, in whose place those of groups are put.
Recipe of_rows(Recipe recipe) {
  if (recipe.p.group) recipe.pack = "pack";
  return recipe;
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

// With the decisions, where a GEMM looks at them while they are made.
int guard_words(const GuardPlace &guard) {
  return kGuardWords + (guard.stops ? static_cast<int>(divide_up(guard.panels(), 4)) : 0);
}

// What has to be zero before CTAs that share rows meet, so many bytes of counters among it, and the
// guard's words: they come first, for where nothing else is shared. Gives the place of the
// counters.
Place place_cleared(int64_t counter_bytes, bool statistics, bool maxima, Arena &arena,
                    OperandPair &operands, GuardPlace *guard) {
  if (guard) {
    guard->counts = arena.take(guard_words(*guard) * 4);
    guard->paces = guard->counts + kGuardCounts * 4;
    if (guard->stops) guard->decisions = guard->counts + kGuardWords * 4;
  }
  for (Operand *o : {&operands.p, &operands.q}) {
    if (o->given) continue;
    if (statistics) place_statistics(arena, *o);
    if (maxima) place_maxima(arena, *o);
  }
  return counter_bytes ? arena.place(counter_bytes) : Place{};
}

// The kernel that packs operands as a geometry says; of one operand alone it has one encoding.
std::string pack_kernel(const Recipe &recipe, const PackGeometry &geometry,
                        const OperandPair &operands, bool statistics) {
  const int p = (operands.p.given ? recipe.q : recipe.p).pieces;
  const int q = (operands.q.given ? recipe.p : recipe.q).pieces;
  std::string name = recipe.pack + " " + recipe.pack_macros(p, q);
  name += format(" ROWS=%d", geometry.rows);
  if (geometry.parts) name += " IN_PARTS=1";
  return name + (statistics ? " STATISTICS=1" : "");
}

// Whether INT8 slices are made of an operand that is not K-contiguous.
bool turned(const Recipe &recipe, const Operand &o) {
  return recipe.pack == "pack" && !o.k_contiguous;
}

// Whether strips are wide of operands that are packed together: where that takes fewer CTAs, where
// elements of one are turned, and where the first GEMM waits for a guard, who reads more parts of k
// then, where those of all are (docs/notes/pack-long-rows.md).
bool wide_strips(const Recipe &recipe, const OperandPair &operands, int64_t k, bool waits) {
  bool any = false, all = true;
  for (const Operand *o : {&operands.p, &operands.q}) {
    if (o->given) continue;
    any = any || turned(recipe, *o);
    all = all && turned(recipe, *o);
  }
  return (recipe.pack == "pack" && wide_takes_fewer(k)) || (any && (all || !waits));
}

// In how many parts of k the statistics of operands are: of those that are given, as the packing of
// each alone has left them.
void set_parts(const Target &target, const Recipe &recipe, OperandPair &operands, bool waits) {
  const int64_t k = target.problem.k;
  for (Operand *o : {&operands.p, &operands.q}) {
    OperandPair with = operands;
    if (o->given) {
      with.p = with.q = *o;
      with.p.given = with.q.given = false;
    }
    o->parts = statistics_parts(target.device, k, wide_strips(recipe, with, k, waits));
  }
}

// One packing of all operands that are not given, or one of each.
std::vector<Packing> packings_of(const Target &target, const Recipe &recipe,
                                 const OperandPair &operands, bool statistics, bool waits) {
  const int64_t k = target.problem.k;
  std::vector<Packing> packings;
  const auto add = [&](const OperandPair &these, const PackGeometry &geometry) {
    if (these.p.given && these.q.given) return;
    const int64_t strips = strip_count(pack_params(target, geometry, these));
    packings.push_back({these, geometry, pack_kernel(recipe, geometry, these, statistics), strips,
                        statistics, recipe.raises && !statistics});
  };
  if (!packs_apart(target.device, k)) {
    add(operands,
        pack_geometry(target.device, k, statistics, wide_strips(recipe, operands, k, waits)));
    return packings;
  }
  OperandPair p_alone = operands, q_alone = operands;
  p_alone.q.given = q_alone.p.given = true;
  add(p_alone, long_geometry(target.device, operands.p, k, statistics));
  add(q_alone, long_geometry(target.device, operands.q, k, statistics));
  return packings;
}

// The launches of a packing. `cleared_words`: what the first launch of a call clears itself.
void launch_packing(const Target &target, const Packing &packing, int cleared_words) {
  PackParams params = pack_params(target, packing.geometry, packing.operands);
  const auto pack_in = [&](PackPhase phase) {
    params.phase = phase;
    packing.launch({params, {}, nullptr, cleared_words, 0}, target.out);
  };
  if (packing.geometry.clustered) return pack_in(kPackClustered);
  if (!packing.shares() || may_wait(target.device, packing.geometry)) return pack_in(kPackFused);
  pack_in(kPackMaxima);
  pack_in(kPackDigits);
}

// Bytes that the CTAs of a packing leave of one operand alone, of float pieces that are not raised.
int64_t low_bytes(const Target &target, const Recipe &recipe, const OperandPair &operands,
                  Operand OperandPair::*side) {
  OperandPair alone = operands;
  alone.p.given = alone.q.given = true;
  (alone.*side).given = false;
  return packings_of(target, recipe, alone, false, false).front().ctas();
}

// Whether rows are packed again where elements are small: not without the other operand's maxima.
bool raises_rows(const Recipe &recipe, const OperandPair &operands, bool statistics) {
  return recipe.raises && !statistics && !operands.q.given && (operands.one || !operands.p.given);
}

}  // namespace

void lower_pack(const Target &target, const Recipe &recipe, Arena &arena, OperandPair &operands,
                bool statistics, GuardPlace *guard) {
  const bool waits = statistics && !(guard && guard->overwritten);  // the first GEMM for a guard
  set_parts(target, of_rows(recipe), operands, waits);
  const bool raises = raises_rows(recipe, operands, statistics);
  const bool notes = recipe.raises && !statistics && !raises;
  for (Operand OperandPair::*side : {&OperandPair::p, &OperandPair::q}) {
    Operand &o = operands.*side;
    const int64_t bytes = notes ? low_bytes(target, recipe, operands, side) : 0;
    if (!o.given) {
      place(arena, o);
      place_low(arena, o, bytes);
    } else if (!operands.one) {
      place_given(o, statistics, bytes);
    }
  }
  if (operands.one) place_as_q(operands);
  const bool nothing = operands.p.given && operands.q.given;
  const bool grouped = operands.p.encoding.group != 0 && !nothing;
  if (grouped && !statistics) return pack_grouped(target, recipe, operands);
  std::vector<Packing> packings = packings_of(target, of_rows(recipe), operands, statistics, waits);
  int64_t counter_bytes = 0;
  for (const Packing &packing : packings) counter_bytes += packing.counter_bytes();
  const Place cleared = {arena.slot, arena.size};
  const bool maxima = statistics || counter_bytes || raises;
  Place counters = place_cleared(counter_bytes, statistics, maxima, arena, operands, guard);
  const Place underflow = raises ? arena.place(sizeof(uint32_t)) : Place{};
  if (operands.one) place_as_q(operands);  // what is cleared, too
  if (counter_bytes)
    clear(cleared, arena.size - cleared.offset, target.out);
  else if (guard && nothing)
    clear(cleared, guard_words(*guard) * 4, target.out);
  for (Packing &packing : packings) {
    for (Operand OperandPair::*side : {&OperandPair::p, &OperandPair::q}) {
      (packing.operands.*side).maxima = (operands.*side).maxima;
      (packing.operands.*side).statistics = (operands.*side).statistics;
    }
    packing.cleared = cleared;
    packing.counters = counters;
    packing.maxima = maxima;
    packing.raises = raises;
    packing.underflow = underflow;
    const Operand &only = packing.operands.p.given ? packing.operands.q : packing.operands.p;
    packing.low = raises ? arena.place(packing.ctas()) : Place{only.low.slot, only.low.offset};
    launch_packing(target, packing, guard && !counter_bytes ? guard_words(*guard) : 0);
    counters.offset += packing.counter_bytes();
  }
  if (grouped) pack_grouped(target, recipe, operands);
  mixpert_guard &guard_out = target.out->guard;
  if (notes) guard_out.underflow[0] = operands.p.low, guard_out.underflow[1] = operands.q.low;
  if (!raises) return;
  guard_out.underflow[0] = {underflow.slot, sizeof(uint32_t), underflow.offset};
  for (const Packing &packing : packings)
    packing.launch_again(target, pack_params(target, packing.geometry, packing.operands), operands);
}

void lower_pack_rungs(const Target &target, const std::vector<PackedRung> &rungs,
                      const OperandPair &first, const GuardPlace &guard, Arena &arena) {
  PackRungsParams params = {};
  const PackGeometry geometry = plain_geometry(target.problem.k);
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
  params.beside = guard.overwritten ? 1 : 0;
  params.rung = rungs[0].rung;
  params.cleared_words = static_cast<int>(guard.arrivals_bytes / 4);
  LaunchWriter writer(target.out, rungs_kernel(rungs, geometry.rows));
  if (guard.branches && !guard.overwritten) writer.aside();
  addresses(writer.params(params), operands)
      .address(offsetof(PackRungsParams, decisions), MIXPERT_SLOT_WORKSPACE, guard.decisions)
      .address(offsetof(PackRungsParams, counts), MIXPERT_SLOT_WORKSPACE, guard.counts);
  constexpr int64_t kWord = sizeof(uint32_t);
  target.out->guard.underflow[0] = {MIXPERT_SLOT_WORKSPACE, kWord,
                                    guard.counts + kGuardUnderflow * kWord};
  if (params.cleared_words) writer.address(offsetof(PackRungsParams, cleared), guard.arrivals);
  maxima_addresses(writer, operands);
  if (rungs.size() == 2) second_addresses(writer, rungs[1].operands);
  const int64_t jobs = strip_count(params.pack) * geometry.splits;
  writer.shape(std::min<int64_t>(jobs, int64_t{kPackJobs} * target.device.sm_count), kPackThreads,
               stage);
}

}  // namespace mixpert
