// mixpert_lower_pack: packing of a single operand, for several products. Pure.
#include <algorithm>
#include <vector>

#include "gemm/scheme.h"
#include "lower/guarded.h"
#include "lower/pack.h"
#include "lower/sound.h"
#include "support/status.h"

namespace mixpert {
namespace {

// The recipe by which products under a scheme pack first, and whether the guard needs statistics of
// its rows.
struct First {
  mixpert_scheme scheme;
  bool statistics;
};

First first_packed(const mixpert_problem &problem, const mixpert_scheme &scheme) {
  if (scheme.kind != MIXPERT_SCHEME_AUTO && !has_limit(problem)) return {scheme, false};
  GuardLimit limit = {};
  const std::vector<mixpert_scheme> ladder = guard_ladder(problem, scheme, &limit);
  return {ladder.front(), ladder.size() > 1};
}

// Both operands in as many slices as the one that counts: then one kernel packs either.
Recipe recipe_of(const mixpert_problem &problem, mixpert_scheme scheme, bool left) {
  if (scheme.kind != MIXPERT_SCHEME_INT8) return split_recipe(problem, scheme);
  scheme.l = scheme.r = scheme.d = left ? scheme.l : scheme.r;
  return int8_recipe(problem, scheme);
}

}  // namespace
}  // namespace mixpert

using namespace mixpert;

extern "C" mixpert_status mixpert_lower_pack(const mixpert_problem *problem,
                                             const mixpert_scheme *scheme, int32_t operand,
                                             const mixpert_device *device,
                                             mixpert_lowered *out) try {
  *out = {};
  if (const mixpert_status status = check_scheme("mixpert_lower_pack", scheme)) return status;
  if (const mixpert_status status = check_device("mixpert_lower_pack", device)) return status;
  const bool left = operand == MIXPERT_PACKED_A;
  if (!left && operand != MIXPERT_PACKED_B)
    return fail(MIXPERT_INVALID_VALUE, "neither MIXPERT_PACKED_A nor MIXPERT_PACKED_B");
  if (!emulated(*scheme))
    return fail(MIXPERT_UNSUPPORTED, "products under " + scheme_text(*scheme) + " pack nothing");
  mixpert_problem sizes = *problem;
  sizes.symmetric = 0;
  (left ? sizes.n : sizes.m) = 1;  // the other operand does not count
  if (std::min({sizes.m, sizes.n, sizes.k, sizes.batch}) < 1)
    return fail(MIXPERT_INVALID_VALUE, "an empty matrix cannot be packed");
  const First first = first_packed(*problem, *scheme);
  const Recipe recipe = recipe_of(sizes, first.scheme, left);
  GemmConfig config;
  if (!pick_config(*device, recipe.shape, &config))
    return fail(MIXPERT_UNSUPPORTED,
                "no kernel of " + scheme_text(*scheme) + " reads packed operands on this device");
  OperandPair operands = describe_unpacked(sizes, recipe.p, recipe.q);
  (left ? operands.p : operands.q).given = true;
  Arena apart;
  apart.slot = left ? MIXPERT_SLOT_PACKED_A : MIXPERT_SLOT_PACKED_B;
  lower_pack({sizes, *device, 1.0f, 0.0f, out}, recipe, apart, operands, first.statistics, nullptr);
  out->guard = {};  // products tell of what this finds
  out->path = config.path;
  out->workspace_bytes = static_cast<uint64_t>(apart.size);
  return MIXPERT_OK;
} catch (const std::exception &) {
  return out_of_memory();
}
