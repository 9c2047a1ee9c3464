// The launches of packing and multiplying by one scheme, before tiles are chosen.
#pragma once

#include "lower/config.h"
#include "lower/operand.h"

namespace mixpert {

struct Recipe {
  GemmShape shape;
  Encoding p, q;
  std::string pack;               // stem of the packing kernel
  std::string pack_form;          // further macros
  std::string gemm, gemm_macros;  // likewise, without the code path
  std::string reduce;             // the kernel that adds up sums if CTAs share k
  int diagonals = 0;              // INT32 sums per output
  bool raises = false;            // rows of small elements are packed again (low_elements.cuh)

  // The macros of the packing kernel for these numbers of pieces; float splits have one encoding.
  std::string pack_macros(int pieces_p, int pieces_q) const;
};

Recipe int8_recipe(const mixpert_problem &problem, const mixpert_scheme &scheme);
Recipe split_recipe(const mixpert_problem &problem, const mixpert_scheme &scheme);

}  // namespace mixpert
