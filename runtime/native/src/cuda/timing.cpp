#include "cuda/timing.h"

#include <deque>
#include <mutex>
#include <utility>

#include "record/record.h"
#include "settings/settings.h"
#include "support/fork.h"
#include "support/status.h"

namespace mixpert {
namespace {

constexpr size_t kMostPending = 256;

struct Timed {
  Context context;
  CuEvent start, end;
  std::vector<TimeShare> rows;
  GuardReports reports;
};

struct Pending {
  std::mutex mutex;
  std::deque<Timed> calls;
};

void settle(Timed &call) {
  if (call.context.ended())
    warn_once(
        "the program ended its CUDA context (cudaDeviceReset): the calls before that which "
        "were still to be timed have no times in the trace");
  if (!call.context.alive()) return;  // its events are gone
  const RelaxedCapture relaxed;
  float milliseconds = 0;
  if (driver()->event_synchronize(call.end) == 0 &&
      driver()->event_elapsed_time(&milliseconds, call.start, call.end) == 0)
    for (const TimeShare &share : call.rows) trace_add_time(share.row, share.part * milliseconds);
  for (const auto &report : call.reports) report->add_to(call.rows.front().row);
  driver()->event_destroy(call.start);
  driver()->event_destroy(call.end);
}

void settle_all() {
  Pending &pending = lasting<Pending>();
  std::lock_guard<std::mutex> lock(pending.mutex);
  for (Timed &call : pending.calls) settle(call);
  pending.calls.clear();
}

[[maybe_unused]] const bool hooked = (trace_before_flush(settle_all), true);  // when loaded

}  // namespace

CallTimer::~CallTimer() {
  if (start_) driver()->event_destroy(start_);
}

void CallTimer::start() {
  if (!tracing() || !driver()) return;
  if (is_captured(stream_)) return;
  if (!start_ && driver()->event_create(&start_, 0) != 0) start_ = nullptr;
  if (start_) driver()->event_record(start_, stream_);
}

void CallTimer::finish(TraceRow *row) {
  trace_add_warm_time(row, warm_ms_);
  if (start_) finish(std::vector<TimeShare>{{row, 1.0}});
}

void CallTimer::finish(std::vector<TimeShare> rows) {
  CuEvent end = nullptr;
  if (!start_ || driver()->event_create(&end, 0) != 0) return;
  driver()->event_record(end, stream_);
  Pending &pending = lasting<Pending>();
  std::lock_guard<std::mutex> lock(pending.mutex);
  pending.calls.push_back({Context::current(), start_, end, std::move(rows), std::move(reports_)});
  start_ = nullptr;
  while (pending.calls.size() > kMostPending) {
    settle(pending.calls.front());
    pending.calls.pop_front();
  }
}

}  // namespace mixpert
