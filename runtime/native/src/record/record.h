// What entry points record of a call: the row of the trace, its time, its output.
#pragma once

#include "dispatch/dispatch.h"

#include <string>

namespace mixpert {

// The scheme for a call (dispatch/dispatch.h). From the first call on, the trace, the summary and
// warnings about the plan are written at process end.
Choice begin_call(const Call &call);

// Counts a call that has run or is queued; returns a handle for its time, null if nothing is
// traced.
struct TraceRow;
TraceRow *trace_call(const Call &call, const Choice &requested, const Outcome &outcome);
void trace_add_time(TraceRow *row, double milliseconds);
// The undisturbed time of a warm-up call: affects only the least time of a call.
void trace_add_warm_time(TraceRow *row, double milliseconds);
// Adds the errors that a check (MIXPERT_CHECK) measured, or why a call that was due was not
// checked.
void trace_add_check(TraceRow *row, double relative, double componentwise);
void trace_add_unchecked(TraceRow *row, const std::string &reason);
// Runs `hook` before a trace is written and at process end, so that a backend can settle the times
// and checks of queued calls.
void trace_before_flush(void (*hook)());
// Runs all of these hooks.
void settle_pending();

// True if MIXPERT_CAPTURE requests the output of this call.
bool capture_wants(const Call &call);
// Stores the output: `c` is host memory, column-major m x n per problem of the batch, leading
// dimension `ldc`, problems `stride_c` elements apart.
void capture_output(const Call &call, const float *c, int64_t ldc, int64_t stride_c);

}  // namespace mixpert
