#include "device/workspace.h"

#include "device/pool.h"
#include "settings/settings.h"
#include "support/status.h"

namespace mixpert {

mixpert_status Workspace::take(uint64_t bytes) {
  if (bytes == 0) return MIXPERT_OK;
  if (bytes > settings().workspace_limit)
    return fail(MIXPERT_OUT_OF_MEMORY,
                "workspace of " + std::to_string(bytes) + " bytes exceeds MIXPERT_WORKSPACE_LIMIT");
  GraphMemory &kept = device_.graph_memory();
  if (owner_ == WorkspaceOwner::kGraphWithRoom) {
    if (kept.take_if_room(bytes, stream_, exclusive_, &address_) == MIXPERT_OK && address_) {
      owner_ = WorkspaceOwner::kGraph;
      return MIXPERT_OK;
    }
    owner_ = WorkspaceOwner::kCall;
  }
  if (owner_ == WorkspaceOwner::kGraph) {
    const mixpert_status status = kept.take(bytes, stream_, exclusive_, &address_);
    form_only_ = status == MIXPERT_OK && !address_;
    return status;
  }
  kept.reclaim();
  const RelaxedCapture relaxed;  // another stream of the thread may be being captured
  return cuda_check(driver()->mem_alloc_from_pool_async(&address_, bytes, device_.pool(), stream_),
                    "workspace");
}

WorkspaceOwner owner_by_limit(CuStream stream) {
  if (!is_captured(stream)) return WorkspaceOwner::kCall;
  return settings().workspace_limit == kNoLimit ? WorkspaceOwner::kGraphWithRoom
                                                : WorkspaceOwner::kGraph;
}

}  // namespace mixpert

using namespace mixpert;

extern "C" mixpert_status mixpert_device_memory(uint64_t *reserved, uint64_t *used) try {
  DeviceState *device = nullptr;
  const mixpert_status status = DeviceState::current(&device);
  if (status != MIXPERT_OK) return status;
  *reserved = *used = 0;
  const mixpert_status counted =
      device->graph_memory().count(reserved, used);  // which frees unused memory first
  return counted == MIXPERT_OK ? add_counts(device->pool(), reserved, used) : counted;
} catch (const std::exception &) {
  return out_of_memory();
}
