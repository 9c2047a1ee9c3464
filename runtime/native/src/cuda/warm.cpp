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

bool reports(const Prepared &prepared) {
  return std::any_of(
      prepared.panels.begin(), prepared.panels.end(),
      [](const PreparedPanel &panel) { return GuardReport::wanted(panel.lowered.guard); });
}

using Run = std::function<int()>;  // a call; its status, of ours or of cuBLAS, 0: it is queued

constexpr double kQueuedMs = 0.5;  // duration of the queued calls
constexpr int kFewestCalls = 2, kMostCalls = 20;

// Milliseconds of one of `calls` queued behind each other; 0 if they cannot be timed.
double queued_ms(const Run &run, int calls, CuStream stream) {
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

// Runs once for initialisation, then as often as needed for a stable time; 0 if it fails.
double warm_call_ms(const Run &run, CuStream stream) {
  const RelaxedCapture relaxed;
  if (run() != 0) return 0;
  driver()->stream_synchronize(stream);
  const double few = queued_ms(run, kFewestCalls, stream);
  const int more = few > 0 ? static_cast<int>(std::min<double>(kMostCalls, kQueuedMs / few)) : 0;
  return more > kFewestCalls ? std::min(few, queued_ms(run, more, stream)) : few;
}

// Calls `measure` with scratch memory of `elements` in the place of C, if the call is to be warmed.
template <typename Measure>
double warmed(const Call &call, const DeviceGemm &gemm, const mixpert_scheme &scheme,
              int64_t elements, const Measure &measure) {
  if (!tracing() || gemm.device_scalars || !first_of_its_kind(call, scheme)) return 0;
  DeviceState *device = nullptr;
  if (is_captured(gemm.stream) || DeviceState::current(&device) != MIXPERT_OK) return 0;
  Workspace scratch(*device, gemm.stream);
  if (scratch.take(static_cast<uint64_t>(elements) * sizeof(float)) != MIXPERT_OK) return 0;
  const InsideNative mark;
  return measure(*device, reinterpret_cast<float *>(scratch.address()));
}

DeviceGemm packed_into(float *c, const DeviceGemm &gemm) {
  DeviceGemm out = gemm;
  out.c = c;
  out.problem.ldc = std::max<int64_t>(1, gemm.problem.m);
  out.problem.stride_c = gemm.problem.m * gemm.problem.n;
  out.start = {};
  return out;
}

int64_t packed_elements(const mixpert_problem &p) { return p.m * p.n * p.batch; }

// From the first element of a column-major C to its last, with what lies between.
int64_t spanned_elements(const mixpert_problem &p) {
  return p.ldc * p.n + p.stride_c * (p.batch - 1);
}

}  // namespace

double warm_up(const Call &call, const DeviceGemm &gemm, const mixpert_scheme &scheme) {
  const auto measure = [&](DeviceState &device, float *c) -> double {
    Prepared again;
    if (prepare(packed_into(c, gemm), scheme, &again) != MIXPERT_OK) return 0;
    if (reports(again)) GuardReport::make_ready(device);
    return warm_call_ms([&] { return run_prepared(again); }, gemm.stream);
  };
  return warmed(call, gemm, scheme, packed_elements(gemm.problem), measure);
}

double warm_up_native(const Call &call, const DeviceGemm &gemm, const Cublas &cublas, void *handle,
                      const CallInto *into) {
  const auto measure = [&](DeviceState &, float *c) {
    const DeviceGemm again = packed_into(c, gemm);
    const auto run = [&] { return into ? (*into)(c) : run_original(again, cublas, handle); };
    return warm_call_ms(run, gemm.stream);
  };
  const mixpert_problem &p = gemm.problem;
  return warmed(call, gemm, {}, into ? spanned_elements(p) : packed_elements(p), measure);
}

}  // namespace mixpert
