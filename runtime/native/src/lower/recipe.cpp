#include "lower/recipe.h"

#include "gemm/scheme.h"
#include "gemm/split_forms.h"
#include "params.cuh"

namespace mixpert {
namespace {

GemmShape shape_of(const mixpert_problem &problem, GemmFamily family, const Encoding &p,
                   const Encoding &q) {
  GemmShape shape = {};
  shape.family = family;
  shape.rows_p = problem.n;
  shape.rows_q = problem.m;
  shape.k_bytes = problem.k * p.bytes;
  shape.batch = problem.batch;
  shape.triangle = problem.triangle != MIXPERT_TRIANGLE_NONE;
  shape.one_operand = problem.symmetric && p == q;
  shape.sectors_aligned = problem.ldc % kSectorFloats == 0;
  shape.planes_p = p.pieces;
  shape.planes_q = q.pieces;
  shape.k_contiguous_p = !problem.trans_b;
  shape.k_contiguous_q = problem.trans_a;
  return shape;
}

// What both kernels of a form are compiled with.
std::string split_macros(const SplitForm &form, int depth) {
  return format("TYPE=%d PIECES=%d D=%d REST=%d", form.type, form.pieces, depth, form.rest);
}

}  // namespace

std::string Recipe::pack_macros(int pieces_p, int pieces_q) const {
  if (shape.family == GemmFamily::kSplit) return pack_form;
  return format("SP=%d SQ=%d ", pieces_p, pieces_q) + pack_form;
}

Recipe int8_recipe(const mixpert_problem &problem, const mixpert_scheme &scheme) {
  const int64_t chunk = mixpert_scheme_chunk(&scheme);
  const int64_t segment = scheme.group ? scheme.group : chunk;
  const bool segmented = problem.k > segment;
  Recipe recipe;
  recipe.p = {scheme.r + 1, 1, scheme.group};
  recipe.q = {scheme.l + 1, 1, scheme.group};
  recipe.shape = shape_of(problem, GemmFamily::kInt8, recipe.p, recipe.q);
  recipe.shape.products = mixpert_scheme_products(&scheme);
  recipe.shape.accumulators = scheme.d + 1 + (segmented ? 1 : 0);
  recipe.shape.segmented = segmented;
  recipe.shape.segment = static_cast<int>(segmented ? segment : 0);
  recipe.shape.shareable = !problem.lean && problem.batch == 1 && !scheme.group;
  recipe.shape.radix = scheme.radix;
  recipe.pack = scheme.group ? "pack_grouped" : "pack";
  recipe.pack_form = format("RADIX=%d", scheme.radix);
  recipe.gemm = "gemm_int8";
  recipe.gemm_macros =
      format("SP=%d SQ=%d D=%d RADIX=%d", recipe.p.pieces, recipe.q.pieces, scheme.d, scheme.radix);
  recipe.reduce = format("gemm_int8_reduce D=%d RADIX=%d", scheme.d, scheme.radix);
  recipe.diagonals = scheme.d + 1;
  return recipe;
}

Recipe split_recipe(const mixpert_problem &problem, const mixpert_scheme &scheme) {
  const SplitForm &form = split_form(scheme);
  Recipe recipe;
  recipe.p = recipe.q = {form.pieces, split_bytes(form), 0};
  recipe.shape = shape_of(problem, GemmFamily::kSplit, recipe.p, recipe.q);
  recipe.shape.products = mixpert_scheme_products(&scheme);
  recipe.shape.accumulators = form.depth > 0 ? 3 : 2;  // FP32 sums, leading products, the others
  recipe.pack = "pack_split";
  recipe.raises = form.type != kHalfPieces;
  recipe.pack_form =  // packing does not depend on which products are kept
      split_macros(form, 0) + format(" BITCUT=%d", form.bitcut);
  recipe.gemm = "gemm_split";
  recipe.gemm_macros = split_macros(form, form.depth);
  return recipe;
}

}  // namespace mixpert
