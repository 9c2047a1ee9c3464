#include "execute/packing.h"

#include "device/device.h"
#include "settings/settings.h"
#include "support/status.h"

namespace mixpert {

mixpert_status PackedMemory::make(DeviceState &device, const DeviceGemm &gemm,
                                  const mixpert_scheme &scheme, int operand,
                                  std::unique_ptr<PackedMemory> *out) {
  mixpert_lowered lowered;
  mixpert_status status =
      mixpert_lower_pack(&gemm.problem, &scheme, operand, &device.limits(), &lowered);
  if (status != MIXPERT_OK) return status;
  if (lowered.workspace_bytes > settings().workspace_limit)
    return fail(MIXPERT_OUT_OF_MEMORY, "packed operand of " +
                                           std::to_string(lowered.workspace_bytes) +
                                           " bytes exceeds MIXPERT_WORKSPACE_LIMIT");
  std::unique_ptr<PackedMemory> fresh(new PackedMemory(device, lowered.workspace_bytes));
  status = fresh->take(gemm.stream);
  if (status == MIXPERT_OK) status = fresh->fill(gemm, lowered, operand);
  if (status == MIXPERT_OK) *out = std::move(fresh);
  return status;
}

mixpert_status PackedMemory::refill(const DeviceGemm &gemm, const mixpert_scheme &scheme,
                                    int operand) {
  mixpert_lowered lowered;
  mixpert_status status =
      mixpert_lower_pack(&gemm.problem, &scheme, operand, &device_.limits(), &lowered);
  if (status != MIXPERT_OK) return status;
  if (lowered.workspace_bytes != bytes_)
    return fail(MIXPERT_UNSUPPORTED, "another operand was packed there");
  status = wait_on(gemm.stream);
  return status == MIXPERT_OK ? fill(gemm, lowered, operand) : status;
}

mixpert_status PackedMemory::take(CuStream stream) {
  const Driver &cuda = *driver();
  const mixpert_status status =
      cuda_check(cuda.event_create(&last_, cu::kEventNoTiming), "cuEventCreate");
  if (status != MIXPERT_OK) return status;
  const RelaxedCapture relaxed;  // another stream may be being captured
  return cuda_check(cuda.mem_alloc_from_pool_async(&address_, bytes_, device_.pool(), stream),
                    "packed operand");
}

mixpert_status PackedMemory::fill(const DeviceGemm &gemm, const mixpert_lowered &lowered,
                                  int operand) {
  DeviceGemm packed = gemm;
  packed.packed[operand == MIXPERT_PACKED_B] = address_;
  const mixpert_status status = run_launches(device_, lowered, packed);
  const mixpert_status noted = note_use(gemm.stream);  // also if a launch failed
  return status == MIXPERT_OK ? noted : status;
}

PackedMemory::~PackedMemory() {
  if (!device_.context().alive()) return;  // it was freed with its context
  // Not on the caller's stream, which may have been destroyed.
  CuStream stream = nullptr;
  const RelaxedCapture relaxed;
  if (address_ && device_.release_stream(&stream) == MIXPERT_OK && wait_on(stream) == MIXPERT_OK)
    driver()->mem_free_async(address_, stream);
  if (last_) driver()->event_destroy(last_);
}

mixpert_status PackedMemory::wait_on(CuStream stream) const {
  return cuda_check(driver()->stream_wait_event(stream, last_, 0), "cuStreamWaitEvent");
}

mixpert_status PackedMemory::note_use(CuStream stream) const {
  return cuda_check(driver()->event_record(last_, stream), "cuEventRecord");
}

bool PackedMemory::passed() const {
  const RelaxedCapture relaxed;
  return driver()->event_query(last_) == 0;
}

}  // namespace mixpert
