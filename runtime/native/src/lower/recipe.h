// The launches of packing and multiplying by one scheme, before tiles are chosen.
#pragma once

#include "lower/config.h"
#include "lower/operand.h"

namespace mixpert {

struct Recipe {
  GemmShape shape;
  Encoding p, q;
  std::string pack, pack_macros;  // stem of the packing kernel, what it is compiled with
  std::string gemm, gemm_macros;  // likewise, without the code path
  std::string reduce;             // the kernel that adds up sums where CTAs share k
  int diagonals = 0;              // INT32 sums of an output
};

Recipe int8_recipe(const mixpert_problem &problem, const mixpert_scheme &scheme);
Recipe split_recipe(const mixpert_problem &problem, const mixpert_scheme &scheme);

}  // namespace mixpert
