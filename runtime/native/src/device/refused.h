// Messages for work that a GPU rejects.
#pragma once

#include "mixpert.h"

namespace mixpert {

// Returns the status of queued work unchanged, and reports the first CUDA error of the process on
// stderr; the client only sees cuBLAS's status.
mixpert_status reported(mixpert_status status);

}  // namespace mixpert
