// Pools of stream-ordered device memory.
#pragma once

#include "cuda/driver.h"

namespace mixpert {

// A pool of the current device that keeps what is given back for the next who asks.
mixpert_status make_pool(CuPool *pool);

// Adds what a pool has taken from the driver, and what of it is in use.
mixpert_status add_counts(CuPool pool, uint64_t *reserved, uint64_t *used);

}  // namespace mixpert
