// Times of queued calls, by CUDA events that are settled later.
#pragma once

#include <vector>

#include "execute/guard_report.h"
#include "dispatch/dispatch.h"
#include "record/record.h"

namespace mixpert {

// Brackets the work that the calling thread queues on a stream. Costs nothing where nothing is
// traced, and records nothing during stream capture.
class CallTimer {
 public:
  explicit CallTimer(CuStream stream) : stream_(stream) {}
  ~CallTimer();
  CallTimer(const CallTimer &) = delete;
  CallTimer &operator=(const CallTimer &) = delete;

  // What the call takes when queued behind others, in milliseconds; 0 says nothing.
  void practised(double milliseconds) { practised_ = milliseconds; }
  // Opens the bracket; a second start replaces the first.
  void start();
  // What guards decided for the call.
  std::vector<GuardReport> &reports() { return reports_; }
  bool started() const { return start_ != nullptr; }
  // Ends the bracket; `row` gets its time once the device has passed it.
  void finish(TraceRow *row);

 private:
  CuStream stream_;
  CuEvent start_ = nullptr;
  double practised_ = 0;
  std::vector<GuardReport> reports_;
};

}  // namespace mixpert
