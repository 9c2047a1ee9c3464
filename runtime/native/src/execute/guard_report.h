// The guard's decisions for a traced GEMM, copied to the host after it.
#pragma once

#include "execute/executor.h"
#include "record/record.h"
#include "record/trace.h"

namespace mixpert {

class GuardReport {
 public:
  GuardReport() = default;
  ~GuardReport();
  GuardReport(GuardReport &&other) noexcept;
  GuardReport &operator=(GuardReport &&) = delete;

  // Loads the kernel and allocates memory in advance, so that they do not count in a call's time.
  static void make_ready(DeviceState &device);
  // Queues the transfer from a guarded GEMM's workspace; nothing if the host has no memory.
  void queue(DeviceState &device, const PreparedPanel &panel, CuAddress workspace);
  // Adds the outcome to a row, after the device has finished the transfer.
  void add_to(TraceRow *row);

 private:
  Context context_;  // that the memory belongs to
  mixpert_guard guard_ = {};
  uint32_t *counts_ = nullptr;  // kGuardCounts words of page-locked memory
  bool under_way_ = false;      // the device may not have written them yet
};

}  // namespace mixpert
