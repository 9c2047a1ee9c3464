#include "device/refused.h"

#include <atomic>

#include "support/status.h"

namespace mixpert {

mixpert_status reported(mixpert_status status) {
  static std::atomic<bool> done{false};
  if (status != MIXPERT_CUDA_ERROR || done.exchange(true)) return status;
  const std::string error = mixpert_last_error();
  warn_once("the GPU refuses work (" + error + "): GEMMs run natively where cuBLAS still can");
  return fail(status, error);
}

}  // namespace mixpert
