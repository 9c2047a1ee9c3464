// Division of a GEMM into parts that are computed one after the other in the same workspace. Pure.
#pragma once

#include "mixpert.h"

#include <vector>

namespace mixpert {

// Some rows and columns of C, of some problems of a batch.
struct Panel {
  int64_t row, column, first;  // where the part starts in C and in the batch
  mixpert_problem problem;     // of the part
};

// The parts after the given number of halvings: first of the batch, then of the longer side of C at
// a multiple of 128 (so that the guard's panels stay whole; k is not divided, so that INT8 gives
// the same bits). A triangle becomes two triangles and a rectangle. Empty if there is nothing to
// halve.
std::vector<Panel> cut(const mixpert_problem &problem, int halvings);

// Elements from the start of each operand to its part.
struct PanelOffsets {
  int64_t a, b, c;
};
PanelOffsets offsets_of(const mixpert_problem &whole, const Panel &panel);

}  // namespace mixpert
