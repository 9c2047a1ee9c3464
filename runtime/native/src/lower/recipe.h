// The launches of packing and multiplying by one scheme, before tiles are chosen.
#pragma once

#include "lower/config.h"
#include "lower/operand.h"

namespace mixpert {

struct Recipe {
  GemmShape shape;
  Encoding p, q;
  std::string pack;               // stem of the packing kernel
  std::string pack_form;          // what else it is compiled with
  std::string gemm, gemm_macros;  // likewise, without the code path
  std::string reduce;             // the kernel that adds up sums where CTAs share k
  int diagonals = 0;              // INT32 sums of an output

  // The macros of a packing of operands into so many pieces; float splits have one encoding.
  std::string pack_macros(int pieces_p, int pieces_q) const;
};

Recipe int8_recipe(const mixpert_problem &problem, const mixpert_scheme &scheme);
Recipe split_recipe(const mixpert_problem &problem, const mixpert_scheme &scheme);

}  // namespace mixpert
