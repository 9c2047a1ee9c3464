// Times of queued calls, by CUDA events that are settled later.
#pragma once

#include <vector>

#include "execute/guard_report.h"
#include "dispatch/dispatch.h"
#include "record/record.h"

namespace mixpert {

// What a row gets of a time.
struct TimeShare {
  TraceRow *row;
  double part;
};

// Measures the work that the calling thread queues on a stream. Does nothing if nothing is traced
// or the stream is being captured.
class CallTimer {
 public:
  explicit CallTimer(CuStream stream) : stream_(stream) {}
  ~CallTimer();
  CallTimer(const CallTimer &) = delete;
  CallTimer &operator=(const CallTimer &) = delete;

  // The time of the call when queued behind others, in milliseconds; 0: not measured.
  void add_warm_time(double milliseconds) { warm_ms_ = milliseconds; }
  // Starts the measurement; a second start replaces the first.
  void start();
  // What guards decided and packing found for the call.
  GuardReports &reports() { return reports_; }
  bool started() const { return start_ != nullptr; }
  // Ends the measurement; `row` gets the time once the device has finished.
  void finish(TraceRow *row);
  // Several calls that ran together. The first row gets what guards decided.
  void finish(std::vector<TimeShare> rows);

 private:
  CuStream stream_;
  CuEvent start_ = nullptr;
  double warm_ms_ = 0;
  GuardReports reports_;
};

}  // namespace mixpert
