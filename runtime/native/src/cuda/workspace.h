// Device memory for one call, taken from the device's pool in stream order.
#pragma once

#include "cuda/device.h"

namespace mixpert {

class Workspace {
 public:
  Workspace(DeviceState &device, CuStream stream) : device_(device), stream_(stream) {}
  ~Workspace() {
    if (address_) driver()->mem_free_async(address_, stream_);
  }
  Workspace(const Workspace &) = delete;
  Workspace &operator=(const Workspace &) = delete;

  // OUT_OF_MEMORY past MIXPERT_WORKSPACE_LIMIT or where the device has no more.
  mixpert_status take(uint64_t bytes);
  CuAddress address() const { return address_; }

 private:
  DeviceState &device_;
  CuStream stream_;
  CuAddress address_ = 0;
};

}  // namespace mixpert
