// The guard's decisions for a traced GEMM, and whether pieces hold its elements, copied to the host
// after it.
#pragma once

#include <atomic>

#include "execute/executor.h"
#include "record/record.h"
#include "record/trace.h"

namespace mixpert {

class GuardReport {
 public:
  GuardReport() = default;
  ~GuardReport();
  GuardReport(const GuardReport &) = delete;
  GuardReport &operator=(const GuardReport &) = delete;

  // True if a lowering has anything to report.
  static bool wanted(const mixpert_guard &guard);
  // Loads the kernel and allocates memory in advance, so that they do not count in a call's time.
  static void make_ready(DeviceState &device);
  // Queues the transfer from a GEMM's workspace; nothing if the host has no memory.
  void queue(DeviceState &device, const PreparedPanel &panel, CuAddress workspace);
  // After the device has finished the transfer: adds the outcome to a row.
  void add_to(TraceRow *row);
  // Likewise: true if float pieces did not hold all small elements.
  bool underflow();

 private:
  Context context_;  // that the memory belongs to
  mixpert_guard guard_ = {};
  uint32_t *counts_ = nullptr;          // kReportWords words of page-locked memory
  std::atomic<bool> under_way_{false};  // the device may not have written them yet
};

}  // namespace mixpert
