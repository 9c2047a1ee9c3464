// Correction factors of cost.cpp and cost_80.cpp for gemm_int8, fitted to measurements.
#pragma once

#include "lower/config.h"

namespace mixpert {

// The ratio of measured to modelled time of a configuration, without packing and reduction.
double shape_factor(const mixpert_device &device, const GemmShape &shape, const GemmConfig &config);

}  // namespace mixpert
