// gemm_int8_thin: when it is legal and what it costs.
#pragma once

#include "lower/config.h"

namespace mixpert {

struct ThinConfig {
  bool wide_p;   // P is the wide operand
  int splits;    // CTAs of a cluster, which share k
  int part;      // k of a CTA
  int clusters;  // that go through the wide operand side by side
  int blocks;    // 2: no cluster has more, and both find room in shared memory together; else 1
  int shared_bytes;
};

// Whether the kernel for operands of few rows can run a shape. The only statement of its limits.
bool legal_thin(const mixpert_device &device, const GemmShape &shape, ThinConfig *config);

// Modelled microseconds of its one launch.
double thin_time(const GemmShape &shape, const ThinConfig &config);

}  // namespace mixpert
