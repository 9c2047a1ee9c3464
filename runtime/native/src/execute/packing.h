// One operand in packed form, in device memory of its own, for several products.
#pragma once

#include <memory>

#include "execute/executor.h"

namespace mixpert {

class PackedMemory {
 public:
  // Packs operand MIXPERT_PACKED_A or _B of `gemm` for products under `scheme`, on its stream.
  // UNSUPPORTED, OUT_OF_MEMORY or CUDA_ERROR have no effect.
  static mixpert_status make(DeviceState &device, const DeviceGemm &gemm,
                             const mixpert_scheme &scheme, int operand,
                             std::unique_ptr<PackedMemory> *out);
  // Packs again into the same memory, after all recorded uses; UNSUPPORTED if its size differs.
  mixpert_status refill(const DeviceGemm &gemm, const mixpert_scheme &scheme, int operand);
  // Frees the memory when the device has finished the last recorded use.
  ~PackedMemory();
  PackedMemory(const PackedMemory &) = delete;
  PackedMemory &operator=(const PackedMemory &) = delete;

  CuAddress address() const { return address_; }
  uint64_t bytes() const { return bytes_; }
  const DeviceState &device() const { return device_; }

  // Orders later work on `stream` after the packing and all recorded uses.
  mixpert_status wait_on(CuStream stream) const;
  // Records that work queued on `stream` so far uses the memory; the stream has waited.
  mixpert_status note_use(CuStream stream) const;
  // True once the device has finished the packing and all recorded uses.
  bool passed() const;

 private:
  PackedMemory(DeviceState &device, uint64_t bytes) : device_(device), bytes_(bytes) {}
  mixpert_status take(CuStream stream);
  mixpert_status fill(const DeviceGemm &gemm, const mixpert_lowered &lowered, int operand);

  DeviceState &device_;
  uint64_t bytes_;
  CuAddress address_ = 0;
  CuEvent last_ = nullptr;  // the packing or the last use
};

}  // namespace mixpert
