// What is written when the process ends by return from main or exit().
#include "record/record.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <mutex>

#include "settings/settings.h"
#include "dispatch/site.h"
#include "record/trace.h"
#include "support/no_throw.h"
#include "support/status.h"

namespace mixpert {
namespace {

constexpr size_t kMostNames = 3;

pid_t owner;  // a forked child that exits must not overwrite its parent's trace

void warn_unused() {
  const std::vector<std::string> unused = unused_plan_sites();
  if (unused.empty()) return;
  std::string message = settings().plan + ": never called in this run:";
  for (size_t i = 0; i < std::min(unused.size(), kMostNames); ++i)
    message += " '" + unused[i] + "'";
  if (unused.size() > kMostNames)
    message += " and " + std::to_string(unused.size() - kMostNames) + " more";
  warn_once(message + " (a plan for other sources? see mixpert-plan)");
}

void finish() {
  if (getpid() != owner) return;
  tried(warn_unused);
  tried(settle_pending);
  if (mixpert_trace_flush() != MIXPERT_OK) tried([] { warn_once(mixpert_last_error()); });
  tried([] {
    if (settings().verbose) print_summary();
  });
}

// Static destructors may call GEMMs after the atexit handlers; this function runs after them.
__attribute__((destructor)) void finish_again() {
  if (owner == getpid() && trace_changed()) mixpert_trace_flush();
}

void at_process_end() {
  static std::once_flag once;
  std::call_once(once, [] {
    owner = getpid();
    std::atexit(finish);
  });
}

}  // namespace

Choice begin_call(const Call &call) {
  at_process_end();
  return choose(call);
}

}  // namespace mixpert
