// Pools of stream-ordered device memory.
#pragma once

#include "device/driver.h"

namespace mixpert {

// A pool of the current device that keeps freed memory for reuse. It reserves at most `most` bytes,
// rounded up to the allocation granularity, unless that is kNoLimit. There is no bound on drivers
// before CUDA 12.2, or if it exceeds the GPU's memory.
mixpert_status make_pool(CuPool *pool, uint64_t most);

// Adds the memory that a pool has reserved, and the part in use.
mixpert_status add_counts(CuPool pool, uint64_t *reserved, uint64_t *used);

}  // namespace mixpert
