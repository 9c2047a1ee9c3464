// Division of one GEMM so that packed operands stay within a fixed amount of memory.
#pragma once

#include "engines/engine.h"
#include "mixpert.h"

namespace mixpert {

struct Blocking {
  int64_t segment;     // elements of k whose products become one p
  int64_t panel_k;     // elements of k packed at a time: whole segments
  int64_t steps;       // words of a packed row and slice
  int64_t rows, cols;  // of the block of C computed at a time: whole tiles
  int64_t segments() const { return (panel_k + segment - 1) / segment; }
};

// Pure; k > 0.
Blocking block(const mixpert_problem &problem, const mixpert_scheme &scheme, const Engine &engine);

// Threads worth starting, at most `available`.
int useful_threads(const mixpert_problem &problem, const mixpert_scheme &scheme, int available);

// True if threads should take whole problems of a batch instead of sharing each.
bool split_by_problem(const mixpert_problem &problem, const mixpert_scheme &scheme, int threads);

}  // namespace mixpert
