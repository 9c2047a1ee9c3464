// Checks that the device has not finished: kernels write their results to host memory, so that no
// call has to wait.
#pragma once

#include "check/check.h"
#include "device/device.h"
#include "execute/guard_report.h"
#include "record/record.h"

namespace mixpert {

struct PendingCheck {
  Call call;
  mixpert_scheme scheme;
  float alpha, beta;  // NaN: known to the device only
  CheckSample sample;
  TraceRow *row;
  DeviceState *device;
  GuardReports reports;
  CheckRow *rows = nullptr;  // of the sample; host memory that the device writes
  CuAddress copies = 0;      // dense A and B where the check fails; 0: no room for them
  CuEvent done = nullptr;
};

// Gives a check memory for its results and, if there is enough, for copies of its operands.
mixpert_status open_check(PendingCheck *check, CuStream stream);
// Takes over a check that was queued, or releases one that could not be (`status`).
void close_check(PendingCheck check, mixpert_status status, CuStream stream);

// Records the checks that the device has finished; their copies are freed on `stream`.
void settle_checks(const DeviceState &device, CuStream stream);

}  // namespace mixpert
