// What the formulas of cost.cpp and cost_80.cpp do not know of gemm_int8.
#pragma once

#include "lower/config.h"

namespace mixpert {

// Measured over modelled time of a way to compute a product, without packing and reduction.
double shape_factor(const mixpert_device &device, const GemmShape &shape, const GemmConfig &config);

}  // namespace mixpert
