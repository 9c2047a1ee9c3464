// The trace: one row for all calls of a site with one shape under one scheme (mixpert/trace.py).
#pragma once

#include "record/record.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace mixpert {

// Sizes, transposes and operands are the caller's, also for a row-major call.
struct TraceRow {
  std::string site, entry;
  std::string build_id;  // of the object of a call without a site; may be empty
  int64_t m, n, k, batch;
  char transa, transb;
  std::string requested, scheme, reason;
  Backend backend;
  int64_t calls = 0;
  double ms = 0;
  double least_ms = 0;                                  // of one call; 0 if none was timed
  uint64_t workspace = 0;                               // most bytes that one call used
  std::set<std::string> writers[3];                     // of A, B and C
  std::vector<std::pair<std::string, int64_t>> panels;  // of C, by scheme, where the guard chose
  double estimate = 0;                     // the guard's largest, of the scheme asked for; 0: none
  uint32_t span = 0;                       // bits: the widest that it saw
  std::optional<bool> underflow;           // of pieces; none: no call was looked at
  int64_t checks = 0;                      // calls measured by MIXPERT_CHECK
  double relative = 0, componentwise = 0;  // the worst that they found
  std::string unchecked;                   // why calls that were due were not checked
};

// Adds the guard's outcome of one call: panels of each scheme, the estimated error of the first,
// and the span of the data in bits.
void trace_add_guard(TraceRow *row, const mixpert_guard &guard, const uint32_t *panels,
                     float estimate, uint32_t span);

// Adds whether BF16 or TF32 pieces did not hold all of some element of one call.
void trace_add_underflow(TraceRow *row, bool underflow);

// The retained bits of the requested scheme according to the estimate, for a row with panels; 0 if
// there is no bound.
int retained_bits(const TraceRow &row);

// The line of the trace file, without its end.
std::string trace_line(const TraceRow &row);

// True if something was recorded since the trace was last written.
bool trace_changed();

// Writes a summary of all rows to stderr (MIXPERT_VERBOSE).
void print_summary();

// The text of that summary.
std::string summary(const std::vector<const TraceRow *> &rows);

}  // namespace mixpert
