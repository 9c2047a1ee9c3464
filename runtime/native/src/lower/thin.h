// gemm_int8_thin: when it is legal and what it costs.
#pragma once

#include <vector>

#include "lower/config.h"

namespace mixpert {

struct ThinConfig {
  bool wide_p;   // P is the wide operand
  int rows;      // of a block of it: 8 where it is K-contiguous, else 16, or 32, whole lines of L2
  int splits;    // CTAs of a cluster, which share k
  int part;      // length of k per CTA
  int clusters;  // that process the wide operand concurrently
  int blocks;    // 2: no cluster has more, and two of 16 rows fit in shared memory; otherwise 1
  int shared_bytes;

  bool lines() const;
};

// All ways in which the kernel for operands of few rows can run a shape. The only statement of its
// limits.
std::vector<ThinConfig> legal_thin(const mixpert_device &device, const GemmShape &shape);

// The modelled time of its launch, in microseconds.
double thin_time(const GemmShape &shape, const ThinConfig &config);

}  // namespace mixpert
