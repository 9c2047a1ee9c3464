#include "device/device.h"

#include "device/device_rates.h"
#include "images/images.h"
#include "device/pool.h"
#include "settings/settings.h"
#include "support/fork.h"
#include "support/status.h"

namespace mixpert {
namespace {

constexpr int kLeastArch = 80;            // compute capability 8.0
constexpr int kPlainPath = 80;            // of kernels without architecture-specific instructions
constexpr uint32_t kPortableCluster = 8;  // CTAs of a cluster that need not be allowed

}  // namespace

mixpert_status DeviceState::current(DeviceState **state) {
  struct States {
    std::mutex mutex;
    std::map<unsigned long long, DeviceState *> by_context;
  };
  States &states = lasting<States>();
  CuContext handle = nullptr;
  if (!driver()) return fail(MIXPERT_UNSUPPORTED, "no NVIDIA driver");
  const mixpert_status status = cuda_check(driver()->ctx_get_current(&handle), "cuCtxGetCurrent");
  if (status != MIXPERT_OK) return status;
  if (!handle) return fail(MIXPERT_UNSUPPORTED, "the thread has no CUDA context");
  const Context context(handle);
  std::lock_guard<std::mutex> lock(states.mutex);
  DeviceState *&known = states.by_context[context.id()];
  if (!known) {
    auto *made = new DeviceState;
    made->context_ = context;
    const mixpert_status opened = made->open();
    if (opened != MIXPERT_OK) {
      delete made;
      return opened;
    }
    known = made;
  }
  *state = known;
  return MIXPERT_OK;
}

mixpert_status DeviceState::open() {
  const Driver &cuda = *driver();
  const RelaxedCapture relaxed;
  CuDevice device = 0;
  const mixpert_status status = cuda_check(cuda.ctx_get_device(&device), "cuCtxGetDevice");
  if (status != MIXPERT_OK) return status;
  int major = 0, minor = 0;
  cuda.device_get_attribute(&major, cu::kMajor, device);
  cuda.device_get_attribute(&minor, cu::kMinor, device);
  cuda.device_get_attribute(&limits_.sm_count, cu::kMultiprocessors, device);
  cuda.device_get_attribute(&limits_.shared_per_block, cu::kSharedOptin, device);
  limits_.arch = 10 * major + minor;
  limits_.path = settings().cuda_path;
  rates_ = measured_rates(device);
  if (limits_.arch < kLeastArch)
    warn_once("kernels need a GPU of compute capability 8.0, this one has " +
              std::to_string(major) + "." + std::to_string(minor) + ": its GEMMs run natively");
  const uint64_t limit = settings().workspace_limit;
  const mixpert_status made = make_pool(&pool_, limit);
  if (made == MIXPERT_OK && limit != kNoLimit) graph_memory_.share(pool_);
  return made;
}

mixpert_status DeviceState::opened(CuStream *own, CuStream *stream) {
  std::lock_guard<std::mutex> lock(mutex_);
  mixpert_status status = MIXPERT_OK;
  if (!*own) {
    const RelaxedCapture relaxed;
    status = cuda_check(driver()->stream_create(own, cu::kStreamNonBlocking), "cuStreamCreate");
  }
  *stream = *own;
  return status;
}

mixpert_status DeviceState::release_stream(CuStream *stream) {
  return opened(&release_stream_, stream);
}

mixpert_status DeviceState::capture_stream(CuStream *stream) {
  return opened(&capture_stream_, stream);
}

mixpert_status DeviceState::kernel(const std::string &name, int path, uint32_t shared_bytes,
                                   uint32_t cluster, CuFunction *out) {
  Kernel &kernel = known_kernel(name);
  std::lock_guard<std::mutex> lock(kernel.mutex);
  mixpert_status status = load_once(name, path, &kernel);
  if (status == MIXPERT_OK && shared_bytes > kernel.shared_bytes) {
    const RelaxedCapture relaxed;
    status = cuda_check(driver()->func_set_attribute(kernel.function, cu::kMaxDynamicShared,
                                                     static_cast<int>(shared_bytes)),
                        ("shared memory of " + name).c_str());
    if (status == MIXPERT_OK) kernel.shared_bytes = shared_bytes;
  }
  if (status == MIXPERT_OK && cluster > kPortableCluster && !kernel.large_clusters) {
    const RelaxedCapture relaxed;
    status = cuda_check(driver()->func_set_attribute(kernel.function, cu::kLargeClusters, 1),
                        ("clusters of " + name).c_str());
    kernel.large_clusters = status == MIXPERT_OK;
  }
  *out = kernel.function;
  return status;
}

mixpert_status DeviceState::plain_kernel(const std::string &name, CuFunction *out) {
  return kernel(name, kPlainPath, 0, 1, out);
}

DeviceState::Kernel &DeviceState::known_kernel(const std::string &name) {
  std::lock_guard<std::mutex> lock(mutex_);
  return kernels_[name];
}

mixpert_status DeviceState::load_once(const std::string &name, int path, Kernel *kernel) const {
  if (kernel->function) return MIXPERT_OK;
  if (kernel->failure != MIXPERT_OK) return fail(kernel->failure, kernel->reason);
  const mixpert_status status = load(name, path, &kernel->function);
  if (status == MIXPERT_OK || status == MIXPERT_OUT_OF_MEMORY) return status;
  kernel->failure = status;
  kernel->reason = mixpert_last_error();
  warn_once("a kernel cannot be used, its GEMMs run natively: " + kernel->reason);
  return status;
}

mixpert_status DeviceState::run(const std::string &name, void *params, unsigned blocks_x,
                                unsigned blocks_y, unsigned threads, CuStream stream) {
  CuFunction function = nullptr;
  const mixpert_status status = plain_kernel(name, &function);
  if (status != MIXPERT_OK) return status;
  void *arguments[] = {params};
  return cuda_check(driver()->launch_kernel(function, blocks_x, blocks_y, 1, threads, 1, 1, 0,
                                            stream, arguments, nullptr),
                    name.c_str());
}

mixpert_status DeviceState::load(const std::string &name, int path, CuFunction *function) const {
  const RelaxedCapture relaxed;
  const void *image = nullptr;
  size_t bytes = 0;
  mixpert_status status =
      mixpert_kernel_image(name.c_str(), mixpert_kernel_arch(&limits_, path), &image, &bytes);
  if (status != MIXPERT_OK) return status;
  CuModule module = nullptr;
  if (driver()->module_load_data(&module, image) != 0) {
    // Damaged in the cache, or compiled by a compiler newer than the driver.
    status = renew_image(name, mixpert_kernel_arch(&limits_, path), &image);
    if (status != MIXPERT_OK) return status;
    status = cuda_check(driver()->module_load_data(&module, image), ("loading " + name).c_str());
    if (status != MIXPERT_OK) return status;
  }
  const std::string entry = name.substr(0, name.find(' '));
  return cuda_check(driver()->module_get_function(function, module, entry.c_str()), entry.c_str());
}

}  // namespace mixpert
