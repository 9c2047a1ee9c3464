#include "cuda/workspace.h"

#include "settings.h"
#include "status.h"

namespace mixpert {

mixpert_status Workspace::take(uint64_t bytes) {
  if (bytes == 0) return MIXPERT_OK;
  if (bytes > settings().workspace_limit)
    return fail(MIXPERT_OUT_OF_MEMORY, "workspace of " + std::to_string(bytes) +
                                           " bytes exceeds MIXPERT_WORKSPACE_LIMIT");
  return cuda_check(
      driver()->mem_alloc_from_pool_async(&address_, bytes, device_.pool(), stream_),
      "workspace");
}

}  // namespace mixpert

using namespace mixpert;

extern "C" mixpert_status mixpert_device_memory(uint64_t *reserved, uint64_t *used) {
  DeviceState *device = nullptr;
  const mixpert_status status = DeviceState::current(&device);
  if (status != MIXPERT_OK) return status;
  const auto ask = [device](int attribute, uint64_t *bytes) {
    return driver()->mem_pool_get_attribute(device->pool(), attribute, bytes);
  };
  const int error = ask(cu::kPoolReserved, reserved);
  return cuda_check(error ? error : ask(cu::kPoolUsed, used), "cuMemPoolGetAttribute");
}
