// The launches that pack both operands of a GEMM.
#pragma once

#include "lower/gemm.h"

namespace mixpert {

// Places the operands' packed form in the workspace and packs them; with `statistics` and maxima
// of rows for the guard where it is asked for.
void lower_pack(const Target &target, const Recipe &recipe, bool statistics, Arena &arena,
                OperandPair &operands);

// Zeros in the workspace.
void lower_clear(const Target &target, int64_t offset, int64_t bytes);

// Packs, from the maxima of rows that `first` left, the strips that the panels of `rung` need.
void lower_pack_guarded(const Target &target, const Recipe &recipe, const OperandPair &first,
                        const GuardPlace &guard, int rung, Arena &arena, OperandPair &operands);

}  // namespace mixpert
