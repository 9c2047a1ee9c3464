// Where the parts of a packed operand lie in the workspace, or in what its own packing has left.
#pragma once

#include <cstdint>

#include "lower/gemm.h"

namespace mixpert {

// Slices or pieces, and exponents.
void place(Arena &arena, Operand &o);

void place_statistics(Arena &arena, Operand &o);
void place_maxima(Arena &arena, Operand &o);

// What `bytes` CTAs tell of elements that float pieces do not hold.
void place_low(Arena &arena, Operand &o, int64_t bytes);

// Where a packing of this operand alone has put its parts: in the order of lower_pack.
void place_given(Operand &o, bool statistics, int64_t low_bytes);

// Where P is found that is packed as Q.
void place_as_q(OperandPair &operands);

}  // namespace mixpert
