#include "device/pool.h"

#include <algorithm>

#include "device/device.h"
#include "settings/settings.h"

namespace mixpert {

mixpert_status make_pool(CuPool *pool, uint64_t most) {
  constexpr uint64_t kGranule = 2 << 20;  // the driver's allocation granularity
  const Driver &cuda = *driver();
  CuPoolProperties properties;
  if (most <= kNoLimit - kGranule)
    properties.max_size = std::max<uint64_t>(1, (most + kGranule - 1) / kGranule) * kGranule;
  mixpert_status status =
      cuda_check(cuda.ctx_get_device(&properties.location.id), "cuCtxGetDevice");
  if (status != MIXPERT_OK) return status;
  int error = cuda.mem_pool_create(pool, &properties);
  if (error != 0 && properties.max_size) {  // an older driver, or more than the GPU has
    properties.max_size = 0;
    error = cuda.mem_pool_create(pool, &properties);
  }
  status = cuda_check(error, "cuMemPoolCreate");
  if (status != MIXPERT_OK) return status;
  uint64_t keep = UINT64_MAX;
  return cuda_check(cuda.mem_pool_set_attribute(*pool, cu::kReleaseThreshold, &keep),
                    "cuMemPoolSetAttribute");
}

mixpert_status add_counts(CuPool pool, uint64_t *reserved, uint64_t *used) {
  uint64_t taken = 0, in_use = 0;
  const Driver &cuda = *driver();
  const RelaxedCapture relaxed;
  int error = cuda.mem_pool_get_attribute(pool, cu::kPoolReserved, &taken);
  if (error == 0) error = cuda.mem_pool_get_attribute(pool, cu::kPoolUsed, &in_use);
  *reserved += taken;
  *used += in_use;
  return cuda_check(error, "cuMemPoolGetAttribute");
}

}  // namespace mixpert
