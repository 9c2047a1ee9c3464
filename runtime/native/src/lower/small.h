// gemm_int8_small: when it is legal and what it costs.
#pragma once

#include "lower/config.h"

namespace mixpert {

struct SmallConfig {
  int rows;  // of a register block: 32, 16 or 8
  int shared_bytes;
};

// Whether the one-launch kernel can run a shape. The only statement of its limits.
bool legal_small(const mixpert_device &device, const GemmShape &shape, SmallConfig *config);

// The modelled time of its launch, in microseconds.
double small_time(const mixpert_device &device, const GemmShape &shape, const SmallConfig &config);

// The modelled time of packing for the other paths, in microseconds, including launches.
double pack_time(const mixpert_device &device, const GemmShape &shape);

}  // namespace mixpert
