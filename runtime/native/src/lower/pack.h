// The launches that pack both operands of a GEMM.
#pragma once

#include <vector>

#include "lower/gemm.h"

namespace mixpert {

// Places the operands' packed form in the arena and packs them, but for those given, whose places
// follow from where they lie. With `statistics`, also statistics and maxima of rows, and the counts
// of a `guard` that is not null, cleared.
void lower_pack(const Target &target, const Recipe &recipe, Arena &arena, OperandPair &operands,
                bool statistics, GuardPlace *guard);

// A later rung of a ladder, a float split, and where it is packed.
struct PackedRung {
  const mixpert_scheme &scheme;
  OperandPair &operands;
  int rung;
};

// Packs, from the maxima of rows that `first` left, the strips that the panels of one or two later
// rungs need, the last ones, in one launch.
void lower_pack_rungs(const Target &target, const std::vector<PackedRung> &rungs,
                      const OperandPair &first, const GuardPlace &guard, Arena &arena);

}  // namespace mixpert
