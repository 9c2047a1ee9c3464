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
