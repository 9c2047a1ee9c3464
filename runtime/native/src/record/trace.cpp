#include "record/trace.h"

#include <cmath>
#include <map>
#include <mutex>
#include <tuple>

#include "settings/settings.h"
#include "dispatch/site.h"
#include "gemm/scheme.h"
#include "record/writers.h"
#include "support/files.h"
#include "support/fork.h"
#include "support/json.h"
#include "support/status.h"

namespace mixpert {
namespace {

using Key = std::tuple<const std::string *, std::string, std::array<int64_t, 4>, char, char,
                       std::string, std::string, std::string>;

// Lives until the process ends: calls may come from static destructors.
struct Recorder {
  std::mutex mutex;
  std::map<Key, TraceRow *> index;
  std::vector<const TraceRow *> rows;  // in the order in which they first ran
  std::vector<void (*)()> hooks;
  WriteLog log;
  bool changed = false;
};

// Held while a trace is written, which may block (on a pipe), so that no fork waits for it; the
// recorder's lock is not held then.
struct Flushing {
  std::mutex mutex;
};

Recorder &recorder() { return lasting<Recorder>(); }

TraceRow describe(const Call &call, const SiteState &site, const Choice &requested,
                  const Outcome &outcome) {
  const mixpert_problem &p = call.problem;
  TraceRow row;
  row.site = site.id;
  row.build_id = site.build_id;
  row.entry = call.entry;
  row.m = p.m, row.n = p.n, row.k = p.k, row.batch = p.batch;
  row.transa = p.trans_a ? 'T' : 'N';
  row.transb = p.trans_b ? 'T' : 'N';
  if (call.row_major) {
    std::swap(row.m, row.n);
    std::swap(row.transa, row.transb);
  }
  row.requested = scheme_text(requested.scheme);
  row.scheme = scheme_text(outcome.scheme);
  row.reason = outcome.reason;
  row.backend = call.backend;
  return row;
}

TraceRow *find_row(Recorder *all, const std::string *site, TraceRow fresh) {
  const Key key{site,         fresh.entry,  {fresh.m, fresh.n, fresh.k, fresh.batch},
                fresh.transa, fresh.transb, fresh.requested,
                fresh.scheme, fresh.reason};
  TraceRow *&row = all->index[key];
  if (!row) {
    row = new TraceRow(std::move(fresh));
    all->rows.push_back(row);
  }
  return row;
}

void read_operand(const WriteLog &log, const void *start, int64_t rows, int64_t cols, int64_t ld,
                  int64_t batch, int64_t stride, std::set<std::string> *writers) {
  for (const Region &region : regions_of(start, rows, cols, ld, batch, stride))
    log.last_writers(region, writers);
}

// Reads first: C may be one of the operands' buffers.
void log_accesses(const Call &call, const std::string *site, WriteLog *log, TraceRow *row) {
  if (!call.c) return;
  const mixpert_problem &p = call.problem;
  const int a = call.row_major ? 1 : 0;
  read_operand(*log, call.a, p.trans_a ? p.k : p.m, p.trans_a ? p.m : p.k, p.lda, p.batch,
               p.stride_a, &row->writers[a]);
  if (!p.symmetric)  // a symmetric product reads one matrix
    read_operand(*log, call.b, p.trans_b ? p.n : p.k, p.trans_b ? p.k : p.n, p.ldb, p.batch,
                 p.stride_b, &row->writers[1 - a]);
  if (call.reads_c)
    read_operand(*log, call.c, p.m, p.n, p.ldc, p.batch, p.stride_c, &row->writers[2]);
  for (const Region &region : regions_of(call.c, p.m, p.n, p.ldc, p.batch, p.stride_c))
    log->write(region, site, p.triangle != MIXPERT_TRIANGLE_NONE);
}

std::string sites_list(const std::set<std::string> &sites) {
  std::string text;
  for (const std::string &site : sites) text += (text.empty() ? "" : ", ") + json_string(site);
  return "[" + text + "]";
}

std::string writers_object(const TraceRow &row) {
  static const char *const kOperands[] = {"A", "B", "C"};
  std::string text;
  for (int i = 0; i < 3; ++i) {
    if (row.writers[i].empty()) continue;
    text +=
        (text.empty() ? "" : ", ") + json_string(kOperands[i]) + ": " + sites_list(row.writers[i]);
  }
  return "{" + text + "}";
}

void note_least(TraceRow *row, double milliseconds) {
  if (milliseconds > 0 && (row->least_ms == 0 || milliseconds < row->least_ms))
    row->least_ms = milliseconds;
}

// Null if the guard had nothing to decide.
std::string guard_object(const TraceRow &row) {
  if (row.panels.empty()) return "null";
  std::string text;
  for (const auto &[scheme, count] : row.panels)
    text += (text.empty() ? "" : ", ") + json_string(scheme) + ": " + std::to_string(count);
  return "{" + text + "}";
}

// Null if there is no estimate, or it has no bound.
std::string estimate_number(const TraceRow &row) {
  return row.panels.empty() || !std::isfinite(row.estimate) ? "null" : json_number(row.estimate);
}

// Null if nothing was measured, or there is no bound.
std::string span_bits(const TraceRow &row) {
  return row.panels.empty() || !std::isfinite(row.estimate) ? "null" : std::to_string(row.span);
}

std::string retained_number(const TraceRow &row) {
  return row.panels.empty() ? "null" : std::to_string(retained_bits(row));
}

// Null if nobody looked.
std::string underflow_value(const TraceRow &row) {
  return !row.underflow ? "null" : *row.underflow ? "true" : "false";
}

// Null if none was measured and none was due.
std::string check_object(const TraceRow &row) {
  if (row.checks == 0 && row.unchecked.empty()) return "null";
  return "{\"calls\": " + std::to_string(row.checks) +
         ", \"relative\": " + json_number(row.relative) +
         ", \"componentwise\": " + json_number(row.componentwise) +
         ", \"skipped\": " + (row.unchecked.empty() ? "null" : json_string(row.unchecked)) + "}";
}

std::string all_lines() {
  Recorder &all = recorder();
  const BriefLock lock(all.mutex);
  std::string text;
  for (const TraceRow *row : all.rows) text += trace_line(*row) + "\n";
  all.changed = false;
  return text;
}

std::string summary_of_all() {
  Recorder &all = recorder();
  const BriefLock lock(all.mutex);
  return summary(all.rows);
}

}  // namespace

int retained_bits(const TraceRow &row) {
  const bool bounded = std::isfinite(row.estimate) && row.estimate < 1;
  return bounded ? static_cast<int>(-std::log2(std::max(row.estimate, 0x1p-24))) : 0;
}

TraceRow *trace_call(const Call &call, const Choice &requested, const Outcome &outcome) {
  if (!tracing()) return nullptr;
  const SiteState &state = site_state(call);
  const std::string &site = state.id;
  TraceRow fresh = describe(call, state, requested, outcome);
  Recorder &all = recorder();
  const BriefLock lock(all.mutex);
  TraceRow *row = find_row(&all, &site, std::move(fresh));
  ++row->calls;
  row->workspace = std::max(row->workspace, outcome.workspace);
  if (!settings().trace.empty()) log_accesses(call, &site, &all.log, row);
  all.changed = true;
  return row;
}

void trace_add_time(TraceRow *row, double milliseconds) {
  if (!row) return;
  Recorder &all = recorder();
  const BriefLock lock(all.mutex);
  row->ms += milliseconds;
  note_least(row, milliseconds);
  all.changed = true;
}

void trace_add_warm_time(TraceRow *row, double milliseconds) {
  if (!row) return;
  Recorder &all = recorder();
  const BriefLock lock(all.mutex);
  note_least(row, milliseconds);
}

void trace_add_check(TraceRow *row, double relative, double componentwise) {
  if (!row) return;
  Recorder &all = recorder();
  const BriefLock lock(all.mutex);
  ++row->checks;
  row->relative = std::max(row->relative, relative);
  row->componentwise = std::max(row->componentwise, componentwise);
  all.changed = true;
}

void trace_add_guard(TraceRow *row, const mixpert_guard &guard, const uint32_t *panels,
                     float estimate, uint32_t span) {
  if (!row) return;
  Recorder &all = recorder();
  const BriefLock lock(all.mutex);
  row->panels.resize(static_cast<size_t>(guard.schemes));
  for (size_t i = 0; i < row->panels.size(); ++i) {
    row->panels[i].first = scheme_text(guard.scheme[i]);
    row->panels[i].second += panels[i];
  }
  row->estimate = std::max(row->estimate, static_cast<double>(estimate));
  row->span = std::max(row->span, span);
  all.changed = true;
}

void trace_add_underflow(TraceRow *row, bool underflow) {
  if (!row) return;
  Recorder &all = recorder();
  const BriefLock lock(all.mutex);
  row->underflow = underflow || row->underflow.value_or(false);
  all.changed = true;
}

void trace_add_unchecked(TraceRow *row, const std::string &reason) {
  if (!row) return;
  Recorder &all = recorder();
  const BriefLock lock(all.mutex);
  row->unchecked = reason;
  all.changed = true;
}

void settle_pending() {
  Recorder &all = recorder();
  std::vector<void (*)()> hooks;
  {
    const BriefLock lock(all.mutex);
    hooks = all.hooks;
  }
  for (void (*hook)() : hooks) hook();
}

void trace_before_flush(void (*hook)()) {
  Recorder &all = recorder();
  const BriefLock lock(all.mutex);
  all.hooks.push_back(hook);
}

bool trace_changed() {
  Recorder &all = recorder();
  const BriefLock lock(all.mutex);
  return all.changed;
}

std::string trace_line(const TraceRow &row) {
  const auto text = [](const char *key, const std::string &value) {
    return json_string(key) + ": " + value + ", ";
  };
  const auto number = [&](const char *key, int64_t value) {
    return text(key, std::to_string(value));
  };
  return "{" + text("site", json_string(row.site)) + text("entry", json_string(row.entry)) +
         number("m", row.m) + number("n", row.n) + number("k", row.k) +
         text("scheme", json_string(row.scheme)) + text("requested", json_string(row.requested)) +
         number("calls", row.calls) + text("ms", json_number(row.ms)) +
         text("least_ms", row.least_ms > 0 ? json_number(row.least_ms) : "null") +
         number("batch", row.batch) + text("transa", json_string({row.transa})) +
         text("transb", json_string({row.transb})) +
         text("backend", json_string(row.backend == Backend::kCuda ? "cuda" : "cpu")) +
         number("workspace", static_cast<int64_t>(row.workspace)) + text("span", span_bits(row)) +
         text("retained", retained_number(row)) + text("estimate", estimate_number(row)) +
         text("guard", guard_object(row)) + text("underflow", underflow_value(row)) +
         text("reason", row.reason.empty() ? "null" : json_string(row.reason)) +
         text("check", check_object(row)) +
         text("build_id", row.build_id.empty() ? "null" : json_string(row.build_id)) +
         "\"writers\": " + writers_object(row) + "}";
}

void print_summary() {
  settle_pending();
  std::fputs(summary_of_all().c_str(), stderr);
}

}  // namespace mixpert

using namespace mixpert;

extern "C" mixpert_status mixpert_trace_flush(void) try {
  mixpert_status status;
  const Settings *all_settings = try_settings(&status);
  if (!all_settings || all_settings->trace.empty()) return status;
  settle_pending();
  std::lock_guard<std::mutex> lock(lasting<Flushing>().mutex);
  return write_atomically(all_settings->trace, all_lines());
} catch (const std::exception &) {
  return out_of_memory();
}
