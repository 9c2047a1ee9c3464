// gemm_int8_thin: when it is legal and what it costs.
#pragma once

#include "lower/config.h"

namespace mixpert {

struct ThinConfig {
  bool wide_p;   // P is the wide operand
  bool lines;    // in blocks of 32 rows, which are whole lines of L2: it is not K-contiguous
  int splits;    // CTAs of a cluster, which share k
  int part;      // length of k per CTA
  int clusters;  // that process the wide operand concurrently
  int blocks;    // 2: no cluster has more, and two fit in shared memory; otherwise 1
  int shared_bytes;
};

// Whether the kernel for operands of few rows can run a shape. The only statement of its limits.
bool legal_thin(const mixpert_device &device, const GemmShape &shape, ThinConfig *config);

// The modelled time of its launch, in microseconds.
double thin_time(const GemmShape &shape, const ThinConfig &config);

}  // namespace mixpert
