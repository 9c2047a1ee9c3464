#include "lower/sound.h"

#include <string>

#include "support/status.h"

namespace mixpert {

mixpert_status check_device(const char *function, const mixpert_device *device) {
  if (device && device->sm_count > 0 && device->shared_per_block >= 0) return MIXPERT_OK;
  return fail(MIXPERT_INVALID_VALUE,
              std::string(function) + ": " +
                  (device ? "the device has no multiprocessors, or less than "
                            "no shared memory"
                          : "null device"));
}

}  // namespace mixpert
