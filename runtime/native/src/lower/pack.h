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

// Into how many parts of k the statistics of rows come (PartStatistics); 0: they are those of whole
// rows.
int statistics_parts(const mixpert_device &device, int64_t k);

// True where rows are so long that their maxima are found by a launch of their own.
bool packs_in_two_readings(const mixpert_device &device, int64_t k);

}  // namespace mixpert
