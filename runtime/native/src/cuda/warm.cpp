#include "cuda/warm.h"

#include <algorithm>
#include <functional>
#include <mutex>
#include <set>
#include <tuple>

#include "execute/guard_report.h"
#include "device/workspace.h"
#include "gemm/scheme.h"
#include "settings/settings.h"
#include "support/fork.h"
#include "symbols/inside_native.h"

namespace mixpert {
namespace {

// The calls that have been timed.
struct Seen {
  using Key = std::tuple<const void *, int64_t, int64_t, int64_t, int64_t, int, int, std::string>;
  std::mutex mutex;
  std::set<Key> calls;
};

bool first_of_its_kind(const Call &call, const mixpert_scheme &scheme) {
  Seen &seen = lasting<Seen>();
  const mixpert_problem &p = call.problem;
  const void *place = call.site ? static_cast<const void *>(call.site) : call.caller;
  const BriefLock lock(seen.mutex);
  return seen.calls
      .insert({place, p.m, p.n, p.k, p.batch, p.trans_a, p.trans_b, scheme_text(scheme)})
      .second;
}

bool is_guarded(const Prepared &prepared) {
  return std::any_of(prepared.panels.begin(), prepared.panels.end(),
                     [](const PreparedPanel &panel) { return panel.lowered.guard.schemes > 0; });
}

constexpr double kQueuedMs = 0.5;  // duration of the queued calls
constexpr int kFewestCalls = 2, kMostCalls = 20;

// Milliseconds of one of `calls` queued behind each other; 0 if they cannot be timed.
double queued_ms(const std::function<void()> &run, int calls, CuStream stream) {
  CuEvent start = nullptr, end = nullptr;
  float ms = 0;
  if (driver()->event_create(&start, 0) == 0 && driver()->event_create(&end, 0) == 0 &&
      driver()->event_record(start, stream) == 0) {
    for (int i = 0; i < calls; ++i) run();
    if (driver()->event_record(end, stream) != 0 || driver()->event_synchronize(end) != 0 ||
        driver()->event_elapsed_time(&ms, start, end) != 0)
      ms = 0;
  }
  if (start) driver()->event_destroy(start);
  if (end) driver()->event_destroy(end);
  return ms / calls;
}

// Runs once for initialisation, then as often as needed for a stable time.
double warm_call_ms(const std::function<void()> &run, CuStream stream) {
  const RelaxedCapture relaxed;
  run();
  driver()->stream_synchronize(stream);
  const double few = queued_ms(run, kFewestCalls, stream);
  const int more = few > 0 ? static_cast<int>(std::min<double>(kMostCalls, kQueuedMs / few)) : 0;
  return more > kFewestCalls ? std::min(few, queued_ms(run, more, stream)) : few;
}

}  // namespace

double warm_up(const Call &call, const DeviceGemm &gemm, const mixpert_scheme &scheme,
               const Prepared *prepared, const Cublas &cublas, void *handle) {
  if (!tracing() || gemm.device_scalars || !first_of_its_kind(call, scheme)) return 0;
  DeviceState *device = nullptr;
  if (is_captured(gemm.stream) || DeviceState::current(&device) != MIXPERT_OK) return 0;
  const mixpert_problem &p = gemm.problem;
  Workspace scratch(*device, gemm.stream);
  if (scratch.take(static_cast<uint64_t>(p.m * p.n * p.batch) * sizeof(float)) != MIXPERT_OK)
    return 0;
  DeviceGemm scratch_gemm = gemm;
  scratch_gemm.c = reinterpret_cast<float *>(scratch.address());
  scratch_gemm.problem.ldc = p.m > 0 ? p.m : 1;
  scratch_gemm.problem.stride_c = p.m * p.n;
  scratch_gemm.start = {};
  const InsideNative mark;
  Prepared again;
  if (prepared && prepare(scratch_gemm, scheme, &again) != MIXPERT_OK) return 0;
  if (prepared && is_guarded(again)) GuardReport::make_ready(*device);
  const auto run = [&] {
    if (prepared)
      run_prepared(again);
    else
      run_original(scratch_gemm, cublas, handle);
  };
  return warm_call_ms(run, gemm.stream);
}

}  // namespace mixpert
