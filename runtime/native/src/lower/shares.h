// Float splits whose CTAs share the k of tiles (kernels/shared_sums.cuh): room for their sums.
#pragma once

#include <vector>

#include "lower/gemm.h"

namespace mixpert {

// A product whose CTAs may share k.
struct SharedProduct {
  const GemmShape &shape;
  const GemmConfig &config;
  OperandPair &operands;
};

// For the later rungs of a ladder: after the arrivals, which pack_rungs clears.
void place_shares(const mixpert_device &device, const std::vector<SharedProduct> &products,
                  GuardPlace *guard, Arena &arena);

// For a single product; also queues the clearing.
void share_k(const Target &target, const SharedProduct &product, Arena &arena);

}  // namespace mixpert
