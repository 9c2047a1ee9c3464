// Groups of products given by arrays of pointers that are computed together, as one batch.
#pragma once

#include "cuda/dispatch_cuda.h"

#include <vector>

namespace mixpert {

// A group of a call: products of one size, whose matrices follow `first` others in the arrays.
struct ArrayGroup {
  CudaCall cuda;  // its arrays are those of the whole call; scalars on the host, legal
  int64_t first;
  bool done = false;   // it has been queued and recorded
  Choice choice = {};  // of its scheme
};

// Runs groups together where this is faster: as many launches as for one. Sizes may differ under
// explicit schemes without a limit: smaller matrices are copied with zeros around them, which
// leaves the bits of int8 schemes as they are. Groups that are not done are to be dispatched one by
// one.
void run_merged(std::vector<ArrayGroup> *groups);

}  // namespace mixpert
