// Pools of stream-ordered device memory.
#pragma once

#include "device/driver.h"

namespace mixpert {

// A pool of the current device that keeps what is given back for the next who asks. Unless `most`
// is kNoLimit it never takes more from the driver, but for a granule of which `most` is a part;
// drivers before CUDA 12.2 set no bound, nor does one of more than the GPU has.
mixpert_status make_pool(CuPool *pool, uint64_t most);

// Adds what a pool has taken from the driver, and what of it is in use.
mixpert_status add_counts(CuPool pool, uint64_t *reserved, uint64_t *used);

}  // namespace mixpert
