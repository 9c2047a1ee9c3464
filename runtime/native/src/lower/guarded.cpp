#include "lower/guarded.h"

#include <algorithm>
#include <cmath>

#include "gemm/scheme.h"
#include "gemm/split_forms.h"
#include "lower/error_model.h"
#include "lower/native_sums.h"
#include "lower/pack.h"
#include "lower/pack_geometry.h"
#include "lower/shares.h"
#include "support/status.h"

namespace mixpert {
namespace {

mixpert_scheme int8(int l, int r, int d) { return {MIXPERT_SCHEME_INT8, l, r, d, 8, 0, 0, 0}; }

mixpert_scheme split(const char *name) {
  mixpert_scheme scheme = {};
  mixpert_scheme_parse(name, &scheme);
  return scheme;
}

// Whether data whose rows are like uniform ones let a scheme reach the target.
bool reaches(const mixpert_scheme &scheme, int64_t k, double target) {
  return usual_error(guard_rung(scheme, k)) <= target;
}

// What takes any data: bf16x6 is as accurate as bf16x9 (docs/notes/float-splits.md) but for sums so
// short that the products it drops show.
mixpert_scheme last_resort(int64_t k) {
  constexpr int64_t kLongEnough = 256;
  return split(k >= kLongEnough ? "bf16x6" : "bf16x9");
}

// Whether packing again for float splits takes longer than two more products of the slices. Packing
// goes with the elements of A and B, products with that times the size of C
// (docs/notes/shared-k.md).
bool packing_is_dear(const mixpert_problem &p) {
  constexpr double kMostInPair = 850;
  const double m = static_cast<double>(p.m), n = static_cast<double>(p.n);
  return m * n <= kMostInPair * (m + n);
}

// The schemes that a panel may take under `auto`, the cheapest first. Which operands are packed
// first follows from k alone: they may be packed for products of any size.
std::vector<mixpert_scheme> ladder(const mixpert_problem &problem, const GuardLimit &limit) {
  const int64_t k = problem.k;
  std::vector<mixpert_scheme> rungs;
  for (const mixpert_scheme &form : {int8(0, 0, 0), int8(1, 1, 1), int8(1, 1, 2), int8(2, 2, 2)})
    if (rungs.empty() && reaches(form, k, limit.in_order)) rungs.push_back(form);
  const mixpert_scheme more = int8(2, 2, 3);  // of the same slices as int8:2,2,2
  if (!rungs.empty() && rungs[0].l == more.l && limit.error < limit.in_order) {
    if (!reaches(rungs[0], k, limit.error))
      rungs[0] = more;
    else if (packing_is_dear(problem))
      rungs.push_back(more);
  }
  const mixpert_scheme halves = split("fp16x3");
  if (reaches(halves, k, limit.in_order)) rungs.push_back(halves);
  rungs.push_back(last_resort(k));
  return rungs;
}

struct Rung {
  mixpert_scheme scheme;
  Recipe recipe;
  GemmConfig config;
  OperandPair operands;
  bool reads_first;  // more products of the slices of the first rung
};

// All kernels of a call are of one path: with K-groups too short for wgmma, that of sm_80.
mixpert_device on_one_path(const Target &target, const mixpert_scheme &first) {
  mixpert_device device = target.device;
  if (first.group && device.path == 0)
    device.path = code_path(device, int8_recipe(target.problem, first).shape);
  return device;
}

mixpert_status plan_rungs(const Target &target, const std::vector<mixpert_scheme> &schemes,
                          std::vector<Rung> *rungs) {
  for (const mixpert_scheme &scheme : schemes) {
    Rung rung = {};
    rung.scheme = scheme;
    rung.recipe = scheme.kind == MIXPERT_SCHEME_INT8 ? int8_recipe(target.problem, scheme)
                                                     : split_recipe(target.problem, scheme);
    rung.recipe.shape.panels = true;
    rung.recipe.shape.reads_c = target.beta != 0.0f;
    if (!pick_config(target.device, rung.recipe.shape, &rung.config))
      return fail(MIXPERT_UNSUPPORTED, "no guarded kernel of " + scheme_text(scheme) +
                                           " fits a device of architecture sm_" +
                                           std::to_string(target.device.arch));
    rung.reads_first = !rungs->empty() && scheme.kind == MIXPERT_SCHEME_INT8;
    // What was packed before is what the first rung reads.
    rung.operands = rungs->empty()
                        ? describe(target.problem, rung.recipe.p, rung.recipe.q)
                        : describe_unpacked(target.problem, rung.recipe.p, rung.recipe.q);
    rungs->push_back(rung);
  }
  return MIXPERT_OK;
}

// Whether what packing for later rungs takes, if anything is left to them, may be more than the
// microsecond that a branch costs (docs/notes/graphs.md).
bool branches(const mixpert_problem &problem) {
  constexpr int64_t kLeastElements = int64_t{1} << 23;  // of A and B
  return (problem.m + problem.n) * problem.k * problem.batch >= kLeastElements;
}

GuardPlace place_guard(const mixpert_problem &problem) {
  GuardPlace place = {};
  place.panels_p = static_cast<int>(divide_up(problem.n, kPanel));
  place.panels_q = static_cast<int>(divide_up(problem.m, kPanel));
  place.batch = static_cast<int>(problem.batch);
  place.branches = branches(problem);
  return place;
}

GuardSide guard_side(const Operand &operand, int panels) {
  return {nullptr,
          nullptr,
          static_cast<int>(operand.rows),
          panels,
          static_cast<int>(operand.batch),
          operand.parts};
}

// CTAs of a guard that decides about so many panels of P and of Q in each.
int64_t guard_ctas(const GuardPlace &place, int panels) {
  return divide_up(place.panels_q, panels) * divide_up(place.panels_p, panels) * place.batch;
}

// Panels of P and of Q that a CTA decides about: small CTAs, two an SM, decide sooner, and each of
// them reads as many rows. `sms`: those that have room for them.
int guard_panels(const GuardPlace &place, int64_t sms) {
  return guard_ctas(place, kFewGuardPanels) <= 2 * sms ? kFewGuardPanels : kGuardPanels;
}

// CTAs that compute a rung in as few turns as all SMs do.
int64_t fewest_ctas(const mixpert_device &device, const Rung &rung) {
  const int64_t tiles = tile_count(rung.recipe.shape, rung.config);
  return divide_up(tiles, divide_up(tiles, device.sm_count));
}

// Whether a rung's tiles may be left half multiplied (kStops): not narrower ones.
bool can_stop(const mixpert_device &device, const Rung &rung) {
  const GemmShape &shape = rung.recipe.shape;
  return shape.family == GemmFamily::kInt8 && !shape.segmented && !rung.config.shares.blocks &&
         tiles_of_q(device, shape, rung.config) == divide_up(shape.rows_q, rung.config.tile_q);
}

// Whether the first rung multiplies every panel while the guard decides on SMs that it leaves free,
// and later rungs overwrite what it should not have computed. Not where C is read, or may be (-0),
// nor where the guard would take too long there, or this rung in vain (docs/notes/guard-beside.md).
bool overwrites(const Target &target, const std::vector<Rung> &rungs, const GuardPlace &place) {
  constexpr double kMostInVain = 14, kMostWithStops = 200;  // microseconds
  constexpr int64_t kMostTurns = 4;                         // of the guard's CTAs
  const auto by_rungs = [](const Rung &rung) { return rung.config.path == 90; };
  if (target.beta != 0.0f || std::signbit(target.beta) ||
      !std::all_of(rungs.begin(), rungs.end(), by_rungs))
    return false;
  const bool one_wave = tile_count(rungs[0].recipe.shape, rungs[0].config) == place.first_ctas;
  const int64_t idle = target.device.sm_count - place.first_ctas;
  const int64_t rows = divide_up(place.panels_p, kGuardPanels) * place.batch;
  return (place.stops || one_wave) && rows <= idle &&
         guard_ctas(place, kGuardPanels) <= idle * (place.stops ? kMostTurns : 1) &&
         modelled_time(target.device, rungs[0].recipe.shape, rungs[0].config) <=
             (place.stops ? kMostWithStops : kMostInVain);
}

// Panels whose decisions a CTA of packing clears beside the guard's words, one word a thread.
constexpr int64_t kMostStopping = 4 * (kPackThreads - kGuardWords);

// How the first rung and the guard follow each other.
void order_guard(const Target &target, const std::vector<Rung> &rungs, GuardPlace &place) {
  place.first_ctas = fewest_ctas(target.device, rungs[0]);
  place.stops = can_stop(target.device, rungs[0]) && place.panels() <= kMostStopping;
  place.overwritten = overwrites(target, rungs, place);
  place.stops = place.stops && place.overwritten;
}

// The same, and which tiles the first rung has. Where it computes all panels, they need not be
// parts of panels: those that take the least time beside the guard, unless others take so much less
// that waiting for it is worth while.
void order_first(const Target &target, std::vector<Rung> &rungs, GuardPlace &place) {
  constexpr double kGuardTakes = 4;  // microseconds, at least
  GemmShape any = rungs[0].recipe.shape;
  any.panels = any.planes_p != any.planes_q;  // some kernels of 96 columns would spill
  any.shareable = false;
  GemmConfig configs[kMaxConfigs], best = rungs[0].config;
  double least = modelled_time(target.device, any, best) + kGuardTakes;
  const int count = legal_configs(target.device, any, best.path, configs);
  for (int i = 0; i < count; ++i) {
    if (configs[i].tile_q % 32 != 0) continue;  // not compiled with a guard
    rungs[0].config = configs[i];
    order_guard(target, rungs, place);
    const double time = modelled_time(target.device, any, configs[i]);
    if (!place.overwritten || time >= least) continue;
    least = time;
    best = configs[i];
  }
  rungs[0].config = best;
  order_guard(target, rungs, place);
}

void lower_guard(const Target &target, GuardParams params, const Rung &first,
                 const GuardPlace &place) {
  const OperandPair &operands = first.operands;
  const int64_t sms = target.device.sm_count - (place.overwritten ? place.first_ctas : 0);
  const int panels = guard_panels(place, sms);
  // Beside the first GEMM CTAs decide about several columns of panels where SMs are few: in a graph
  // others would take those that this GEMM is to have.
  const int64_t resident = panels == kFewGuardPanels ? 2 * sms : sms;
  const int64_t all = divide_up(place.panels_q, panels);
  const int64_t columns =
      place.overwritten ? std::clamp<int64_t>(resident * all / guard_ctas(place, panels), 1, all)
                        : all;
  params.beside = place.overwritten ? 1 : 0;
  params.p = guard_side(operands.p, place.panels_p);
  params.q = guard_side(operands.q, place.panels_q);
  LaunchWriter writer(target.out,
                      format("guard PANELS=%d PARTS=%d", panels, operands.q.parts != 0));
  writer.params(params)
      .address(offsetof(GuardParams, decisions), MIXPERT_SLOT_WORKSPACE, place.decisions)
      .address(offsetof(GuardParams, lists), MIXPERT_SLOT_WORKSPACE, place.lists)
      .address(offsetof(GuardParams, counts), MIXPERT_SLOT_WORKSPACE, place.counts)
      .shape(columns, guard_threads(panels), 0, divide_up(place.panels_p, panels), place.batch);
  const Operand *sides[2] = {&operands.p, &operands.q};
  for (int i = 0; i < 2; ++i) {
    const size_t at = i * sizeof(GuardSide);
    writer.address(at + offsetof(GuardSide, statistics), sides[i]->statistics)
        .address(at + offsetof(GuardSide, maxima), sides[i]->maxima);
  }
}

// How long a panel takes under a later rung, in half panels of this one; 0: its tiles are no
// panels.
int time_of_later(const Rung &rung, const Rung &later) {
  const auto products = [](const Rung &one) {
    return one.recipe.shape.products * one.recipe.shape.k_bytes;
  };
  return later.config.tile_q == kPanel ? static_cast<int>(2 * products(later) / products(rung)) : 0;
}

// From one on, one after the other: each starts while the last tiles of the one before are
// computed.
void lower_rungs(const Target &target, const std::vector<Rung> &rungs, GuardPlace place,
                 int first) {
  const int count = static_cast<int>(rungs.size());
  const auto product = [&](int i) -> RungProduct {
    return {rungs[i].scheme, rungs[i].recipe, rungs[i].config, rungs[i].operands, i};
  };
  for (int i = first; i < count; ++i) {
    for (int next = 0; next < kLaterRungs; ++next)
      place.later[next] = i + 1 + next < count ? time_of_later(rungs[i], rungs[i + 1 + next]) : 0;
    if (i > 0 && i + 2 == count && lower_two_rungs(target, {product(i), product(i + 1)}, place))
      return;
    lower_gemm(target, rungs[i].recipe, rungs[i].config, rungs[i].operands, &place, i);
  }
}

// Packing for the rungs that read other pieces than the first one.
void lower_later_packing(const Target &target, std::vector<Rung> &rungs, GuardPlace &place,
                         Arena &arena) {
  std::vector<PackedRung> later;
  std::vector<SharedProduct> sharing;
  for (size_t i = 1; i < rungs.size(); ++i) {
    Rung &rung = rungs[i];
    if (rung.reads_first) {
      rung.operands = rungs[0].operands;
      continue;
    }
    later.push_back({rung.scheme, rung.operands, static_cast<int>(i)});
    sharing.push_back({rung.recipe.shape, rung.config, rung.operands});
  }
  place_shares(target.device, sharing, &place, arena);
  lower_pack_rungs(target, later, rungs[0].operands, place, arena);
}

// What the trace reads after the call.
void describe_guard(const Target &target, const std::vector<Rung> &rungs, const GuardPlace &place) {
  mixpert_guard &guard = target.out->guard;
  guard.schemes = static_cast<int32_t>(rungs.size());
  for (size_t i = 0; i < rungs.size(); ++i) guard.scheme[i] = rungs[i].scheme;
  guard.counts = place.counts;
  guard.decisions = place.decisions;
  guard.panels = place.panels();
}

// A product whose panels are divided between several rungs.
void lower_decided(const Target &target, std::vector<Rung> &rungs, const GuardParams &params,
                   Arena &arena) {
  GuardPlace place = place_guard(target.problem);
  order_first(target, rungs, place);
  if (!place.stops) place.decisions = arena.take(place.panels());
  place.lists = arena.take(place.panels() * static_cast<int64_t>(rungs.size()) * 4);
  lower_pack(target, rungs[0].recipe, arena, rungs[0].operands, true, &place);
  if (place.overwritten)
    lower_gemm(target, rungs[0].recipe, rungs[0].config, rungs[0].operands, &place, 0);
  lower_guard(target, params, rungs[0], place);
  lower_later_packing(target, rungs, place, arena);
  lower_rungs(target, rungs, place, place.overwritten ? 1 : 0);
  describe_guard(target, rungs, place);
}

}  // namespace

std::vector<mixpert_scheme> guard_ladder(const mixpert_problem &problem,
                                         const mixpert_scheme &scheme, GuardLimit *limit) {
  if (scheme.kind != MIXPERT_SCHEME_AUTO) {
    limit->error = limit->in_order = static_cast<double>(problem.limit);
    return {scheme, last_resort(problem.k)};
  }
  if (scheme.target > 0) {
    limit->error = limit->in_order = static_cast<double>(scheme.target);
  } else {
    limit->in_order = sgemm_error(problem.k);
    limit->error = native_error(problem);
  }
  std::vector<mixpert_scheme> rungs = ladder(problem, *limit);
  if (problem.guard == MIXPERT_GUARD_OFF) rungs.resize(1);
  return rungs;
}

GuardParams guard_params(const mixpert_problem &problem, const std::vector<mixpert_scheme> &schemes,
                         const GuardLimit &limit) {
  GuardParams params = {};
  set_limit(&params, problem.k, limit.error);
  params.rungs = static_cast<int>(schemes.size()) - 1;
  for (int i = 0; i < params.rungs; ++i) {
    params.rung[i] = guard_rung(schemes[static_cast<size_t>(i)], problem.k);
    params.rung[i].near_within = near_within(params.rung[i], problem.k, limit.in_order);
  }
  return params;
}

mixpert_status lower_guarded(const Target &whole, const mixpert_scheme &scheme) {
  GuardLimit limit = {};
  const std::vector<mixpert_scheme> schemes = guard_ladder(whole.problem, scheme, &limit);
  const mixpert_device device = on_one_path(whole, schemes[0]);
  const Target target = {whole.problem, device, whole.alpha, whole.beta, whole.out};
  std::vector<Rung> rungs;
  const mixpert_status status = plan_rungs(target, schemes, &rungs);
  if (status != MIXPERT_OK) return status;
  Arena arena;
  if (rungs.size() == 1) {  // nothing to decide
    lower_pack(target, rungs[0].recipe, arena, rungs[0].operands, false, nullptr);
    place_pace(target, rungs[0].recipe, rungs[0].config, arena, rungs[0].operands);
    lower_gemm(target, rungs[0].recipe, rungs[0].config, rungs[0].operands, nullptr, 0);
  } else {
    lower_decided(target, rungs, guard_params(target.problem, schemes, limit), arena);
  }
  target.out->workspace_bytes = static_cast<uint64_t>(arena.size);
  return MIXPERT_OK;
}

}  // namespace mixpert
