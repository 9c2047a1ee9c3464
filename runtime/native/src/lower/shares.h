// Float splits whose CTAs share the k of tiles (kernels/shared_sums.cuh): room for their sums.
#pragma once

#include <vector>

#include "lower/gemm.h"

namespace mixpert {

// One product of which CTAs may share k.
struct SharedProduct {
  const GemmShape &shape;
  const GemmConfig &config;
  OperandPair &operands;
};

// For the later rungs of a ladder: behind the arrivals, which pack_rungs clears.
void place_shares(const mixpert_device &device, const std::vector<SharedProduct> &products,
                  GuardPlace *guard, Arena &arena);

// For a product by itself; clears what has to be.
void share_k(const Target &target, const SharedProduct &product, Arena &arena);

}  // namespace mixpert
