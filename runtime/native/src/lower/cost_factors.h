// Correction factors of cost.cpp and cost_80.cpp for gemm_int8, fitted to measurements.
#pragma once

#include "lower/config.h"

namespace mixpert {

// Measured over modelled time of a way to compute a product, without packing and reduction.
double shape_factor(const mixpert_device &device, const GemmShape &shape, const GemmConfig &config);

}  // namespace mixpert
