// Messages for work that a GPU rejects.
#pragma once

#include "mixpert.h"

namespace mixpert {

// The status of what was queued once kernels were loaded, unchanged. Of a CUDA error one line
// tells, once a process, whatever was the first to fail: what is left is cuBLAS's own answer.
mixpert_status told(mixpert_status status);

}  // namespace mixpert
