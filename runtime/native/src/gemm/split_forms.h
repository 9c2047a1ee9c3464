// The float splits: one table of their names and what their kernels are compiled with.
#pragma once

#include "mixpert.h"

namespace mixpert {

struct SplitForm {
  const char *name;
  int type;    // split_types.cuh: 0 FP16, 1 BF16, 2 TF32
  int pieces;  // of each operand
  int depth;   // products of pieces i and j with i + j <= depth are kept
  int rest;    // pieces after the first are scaled by 2^rest
  int bitcut;  // 1: pieces are truncated instead of rounded
};

inline constexpr int kHalfPieces = 0;  // the type whose rows all have one binade

inline constexpr SplitForm kSplitForms[] = {
    {"fp16x3", 0, 2, 1, 11, 0}, {"fp16x3:bitcut", 0, 2, 1, 10, 1}, {"tf32x3", 2, 2, 1, 0, 0},
    {"bf16x9", 1, 3, 4, 0, 0},  {"bf16x6", 1, 3, 2, 0, 0},         {"bf16x3", 1, 2, 1, 0, 0},
    {"fp16", 0, 1, 0, 0, 0},    {"bf16", 1, 1, 0, 0, 0},           {"tf32", 2, 1, 0, 0, 0},
};

// The form of a scheme of kind MIXPERT_SCHEME_SPLIT.
inline const SplitForm &split_form(const mixpert_scheme &scheme) {
  return kSplitForms[scheme.split];
}

// Bytes of an element of a piece.
inline int split_bytes(const SplitForm &form) { return form.type == 2 ? 4 : 2; }

}  // namespace mixpert
