// The sampled check of one GEMM on device memory (kernels/check.cuh): queued on the call's stream,
// and evaluated after the device has finished it, at a later call or at process end.
#pragma once

#include "check/check.h"
#include "execute/executor.h"
#include "device/workspace.h"
#include "record/record.h"

#include <optional>

namespace mixpert {

class DeviceCheck {
 public:
  // Records the checks of earlier calls that the device has finished; may demote their sites.
  static void settle(const DeviceGemm &gemm);

  // Before the GEMM is queued: saves the sampled rows of C if the call is to be checked.
  DeviceCheck(const Call &call, const DeviceGemm &gemm, const Choice &choice);
  // True if the product will be compared.
  bool measures() const { return due_ && refusal_.empty(); }
  // True if it is compared before its epilogue is applied; the epilogue is then loaded.
  bool before_epilogue() const { return measures() && gemm_.epilogue.any(); }
  // After the GEMM and its reports were queued.
  void finish(const Outcome &outcome, TraceRow *row, const GuardReports &reports);

 private:
  mixpert_status start(uint64_t seed);
  mixpert_status place(uint64_t *bytes);
  mixpert_status keep();
  mixpert_status queue(int phase, int64_t blocks, int64_t rows);
  mixpert_status compare(const Outcome &outcome, TraceRow *row, const GuardReports &reports);

  const Call &call_;
  const DeviceGemm &gemm_;
  bool due_ = false;
  std::string refusal_;  // why a call that is due is not checked
  DeviceState *device_ = nullptr;
  std::optional<Workspace> memory_;
  CheckSample sample_ = {};
  CheckParams params_ = {};
};

}  // namespace mixpert
