// What every entry point does before and after its backend: choose a scheme, record what ran,
// capture the output. Entry points (entry/) normalise their arguments to a Call, run it on a
// backend and report the Outcome; they hold no policy.
#pragma once

#include "mixpert.h"

#include <string>
#include <utility>

namespace mixpert {

enum class Backend { kCpu, kCuda };

// Where a call comes from.
struct Origin {
  mixpert_site *site;  // null: no site (a preloaded or linked name); `caller` then names it
  const void *caller;  // return address
};

// One call of a GEMM entry point, normalised to column-major.
struct Call {
  mixpert_site *site;  // as in Origin
  const char *entry;   // name of the entry point, static storage
  Backend backend;
  mixpert_problem problem;
  const float *a, *b;  // host or device addresses, by backend
  float *c;            // null, like a and b: not known (arrays of pointers)
  const void *caller;  // return address
  bool row_major;      // the caller's matrices are row-major: `problem`, `a` and `b` are swapped
  bool reads_c;        // beta is not zero, or is not known on the host
};

struct Choice {
  mixpert_scheme scheme;
  double limit;          // largest estimated error the guard accepts; 0: none
  bool by_plan = false;  // a line of a plan, not MIXPERT_SCHEME or nothing
  bool asked = false;    // by either; else the scheme is native for want of anything else
};

// What ran, in the caller's terms. `reason` says why, where it is not the requested scheme.
struct Outcome {
  mixpert_scheme scheme;
  std::string reason;
  uint64_t workspace;  // bytes
};

// A scheme in the caller's terms as the column-major problem needs it, and back: l belongs to the
// caller's op(A), which is `b` of a row-major call.
inline mixpert_scheme oriented(const Call &call, mixpert_scheme scheme) {
  if (call.row_major) std::swap(scheme.l, scheme.r);
  return scheme;
}

// The scheme for a call, in the caller's terms: MIXPERT_SCHEME, else MIXPERT_PLAN, else the plan
// compiled into the module, else native. A malformed setting or plan ends the process with a
// message (exit code 2) at the first call: an error is never ignored.
Choice choose(const Call &call);

// True where no setting asks for anything: calls without a site then go straight to the original.
bool nothing_asked();

// True where MIXPERT_TRACE or MIXPERT_VERBOSE wants to know what ran; timing costs are avoided
// otherwise.
bool tracing();

// Counts a call that has run (or was queued) and returns a handle to add its time to.
struct TraceRow;
TraceRow *trace_call(const Call &call, const Choice &requested, const Outcome &outcome);
void trace_add_time(TraceRow *row, double milliseconds);
// What a call takes when nothing disturbs it: counts for the least time of a call only.
void trace_practice(TraceRow *row, double milliseconds);
// Adds what a check (MIXPERT_CHECK) found, or why a call that was due was not checked.
void trace_add_check(TraceRow *row, double relative, double componentwise);
void trace_add_unchecked(TraceRow *row, const std::string &reason);
// Runs `hook` before a trace is written and at process end, so that a backend can settle the times
// and checks of queued calls.
void trace_before_flush(void (*hook)());
// Runs all of these hooks.
void settle_pending();

// True where MIXPERT_CAPTURE wants the output of this call.
bool capture_wants(const Call &call);
// Stores the output: `c` is host memory, column-major m x n per problem of the batch, leading
// dimension `ldc`, problems `stride_c` elements apart.
void capture_output(const Call &call, const float *c, int64_t ldc, int64_t stride_c);

// Marks the calling thread as inside a native library, whose own GEMM calls must not come back.
class InsideNative {
 public:
  InsideNative();
  ~InsideNative();
  InsideNative(const InsideNative &) = delete;
  InsideNative &operator=(const InsideNative &) = delete;
  static bool active();
};

}  // namespace mixpert
