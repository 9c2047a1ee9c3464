// A call of a GEMM entry point, and the choice of its scheme. Entry points (entry/) normalise their
// arguments to a Call, choose a scheme for it, run it on a backend and record the Outcome
// (record/record.h); they contain no policy.
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
  bool by_plan = false;  // chosen by a line of a plan, not by MIXPERT_SCHEME
  bool asked = false;    // chosen by either; else the scheme is native by default
};

// What ran, in the caller's orientation; `reason` explains a scheme other than the requested one.
struct Outcome {
  mixpert_scheme scheme;
  std::string reason;
  uint64_t workspace;  // bytes
};

// Converts a scheme between the caller's orientation and that of the column-major problem: l
// belongs to the caller's op(A), which is `b` of a row-major call.
inline mixpert_scheme oriented(const Call &call, mixpert_scheme scheme) {
  if (call.row_major) std::swap(scheme.l, scheme.r);
  return scheme;
}

// The scheme for a call, in the caller's orientation: MIXPERT_SCHEME, else MIXPERT_PLAN, else the
// plan compiled into the module, else native. A malformed setting or plan ends the process with a
// message (exit code 2) at the first call: an error is never ignored. Entry points use begin_call
// (record/record.h), which also has the call recorded.
Choice choose(const Call &call);

// True if no setting requests anything: calls without a site are then passed on directly.
bool nothing_asked();

}  // namespace mixpert
