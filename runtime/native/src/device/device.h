// The state of each device and context: limits, memory pool, loaded kernels.
#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "device/context.h"
#include "device/driver.h"
#include "device/graph_memory.h"
#include "costs/rates.h"
#include "mixpert.h"

namespace mixpert {

class DeviceState {
 public:
  // The state of the calling thread's current context, made at first use.
  static mixpert_status current(DeviceState **state);

  const Context &context() const { return context_; }
  const mixpert_device &limits() const { return limits_; }
  CuPool pool() const { return pool_; }
  GraphMemory &graph_memory() { return graph_memory_; }
  // The rates measured on the device, or null.
  const Rates *rates() const { return rates_ ? &*rates_ : nullptr; }
  // The stream on which memory is freed that belongs to no single call.
  mixpert_status release_stream(CuStream *stream);
  // A stream without other work, for captures by this library.
  mixpert_status capture_stream(CuStream *stream);

  // A kernel ready to launch with `shared_bytes` of dynamic shared memory in clusters of `cluster`
  // CTAs.
  mixpert_status kernel(const std::string &name, int path, uint32_t shared_bytes, uint32_t cluster,
                        CuFunction *out);
  // The same for a kernel without dynamic shared memory and for any architecture.
  mixpert_status plain_kernel(const std::string &name, CuFunction *out);
  // Queues a kernel of one parameter struct that plain_kernel() finds.
  mixpert_status run(const std::string &name, void *params, unsigned blocks_x, unsigned blocks_y,
                     unsigned threads, CuStream stream);

 private:
  // Has its own lock, so that kernels are compiled and loaded concurrently.
  struct Kernel {
    std::mutex mutex;
    CuFunction function = nullptr;
    uint32_t shared_bytes = 0;    // configured maximum of dynamic shared memory
    bool large_clusters = false;  // of more than kPortableCluster CTAs are allowed
    mixpert_status failure =
        MIXPERT_OK;  // of loading it; not retried, because that may take seconds
    std::string reason;
  };

  mixpert_status open();
  mixpert_status opened(CuStream *own, CuStream *stream);
  Kernel &known_kernel(const std::string &name);
  mixpert_status load_once(const std::string &name, int path, Kernel *kernel) const;
  mixpert_status load(const std::string &name, int path, CuFunction *function) const;

  Context context_;
  mixpert_device limits_ = {};
  CuPool pool_ = nullptr;
  GraphMemory graph_memory_;
  std::optional<Rates> rates_;
  CuStream release_stream_ = nullptr, capture_stream_ = nullptr;
  std::mutex mutex_;
  std::map<std::string, Kernel> kernels_;
};

// During its lifetime, the calling thread may load modules, allocate memory and wait for other
// streams while a stream is being captured. Otherwise CUDA would invalidate the capture, also that
// of another thread (its default mode).
class RelaxedCapture {
 public:
  RelaxedCapture() { driver()->thread_exchange_capture_mode(&mode_); }
  ~RelaxedCapture() { driver()->thread_exchange_capture_mode(&mode_); }
  RelaxedCapture(const RelaxedCapture &) = delete;
  RelaxedCapture &operator=(const RelaxedCapture &) = delete;

 private:
  int mode_ = cu::kCaptureRelaxed;
};

}  // namespace mixpert
