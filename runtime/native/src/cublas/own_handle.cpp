#include "cublas/own_handle.h"

#include <map>

#include "device/device.h"
#include "support/fork.h"
#include "support/status.h"

namespace mixpert {
namespace {

struct Handles {
  std::mutex mutex;
  std::map<std::pair<const DeviceState *, const Cublas *>, void *> all;
};

mixpert_status put_on(const Cublas &api, CuStream stream, void *handle) {
  if (api.set_stream(handle, stream) == cb::kSuccess) return MIXPERT_OK;
  return fail(MIXPERT_CUDA_ERROR, "cublasSetStream_v2 failed");
}

mixpert_status make(const Cublas &api, CuStream stream, void **handle) {
  if (is_captured(stream))
    return fail(MIXPERT_UNSUPPORTED,
                "fp64 of cublasLtMatmul: the first call is captured in a graph");
  if (api.create(handle) == cb::kSuccess) return put_on(api, stream, *handle);
  *handle = nullptr;
  return fail(MIXPERT_CUDA_ERROR, "cublasCreate_v2 failed");
}

}  // namespace

mixpert_status OwnHandle::take(const void *caller, CuStream stream) {
  Handles &handles = lasting<Handles>();
  api_ = cublas(caller);
  if (!api_ || !api_->create || !api_->set_stream)
    return fail(MIXPERT_UNSUPPORTED, "fp64 of cublasLtMatmul: the process has no cuBLAS");
  DeviceState *device = nullptr;
  mixpert_status status = DeviceState::current(&device);
  if (status != MIXPERT_OK) return status;
  lock_ = std::unique_lock<std::mutex>(handles.mutex);
  void *&known = handles.all[{device, api_}];
  // A handle unknown to cuBLAS was destroyed with its context (cudaDeviceReset).
  if (!known || put_on(*api_, stream, known) != MIXPERT_OK) status = make(*api_, stream, &known);
  handle_ = known;
  return status;
}

}  // namespace mixpert
