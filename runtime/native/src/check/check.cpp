#include "check/check.h"

#include <atomic>
#include <cmath>
#include <cstdio>
#include <map>
#include <mutex>

#include "record/record.h"
#include "settings/settings.h"
#include "dispatch/site.h"
#include "gemm/scheme.h"
#include "support/fork.h"
#include "support/status.h"

namespace mixpert {
namespace {

struct SiteChecks {
  uint64_t calls = 0;
  std::string demotion;
};

// Lives until the process ends: checks are settled at exit.
struct Checks {
  std::mutex mutex;
  std::map<const SiteState *, SiteChecks> sites;
};

Checks &checks() { return lasting<Checks>(); }

std::string short_number(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1e", value);
  return text;
}

std::string shape_text(const Call &call) {
  const mixpert_problem &p = call.problem;
  const int64_t m = call.row_major ? p.n : p.m, n = call.row_major ? p.m : p.n;
  return "[" + std::to_string(m) + "," + std::to_string(n) + "," + std::to_string(p.k) + "]";
}

std::string where_operands_are(const FailedGemm &failed, const BringOperands &bring) {
  std::vector<float> a, b;
  bring(&a, &b);
  if (a.empty() || b.empty()) return "; no memory to keep its operands";
  const std::string path = write_operands(failed, a, b);
  if (path.empty()) return std::string("; ") + mixpert_last_error();
  return "; mixpert-doctor " + path + " computes it again";
}

// What is wrong with a checked GEMM; empty if nothing is.
std::string fault(const FailedGemm &measured) {
  const double most = settings().check_threshold;
  const std::string scheme = scheme_text(measured.scheme);
  if (!(measured.result.relative <= most))
    return scheme + " was off by " + short_number(measured.result.relative) +
           ", MIXPERT_CHECK allows " + short_number(most);
  return measured.underflow ? "the pieces of " + scheme + " do not hold all small elements"
                            : std::string();
}

}  // namespace

bool check_due(const Call &call, uint64_t *seed) {
  const double rate = settings().check_rate;
  if (rate == 0) return false;
  const mixpert_problem &p = call.problem;
  if (!call.c || p.m == 0 || p.n == 0 || p.batch == 0) return false;
  const SiteState *site = &site_state(call);
  Checks &all = checks();
  const BriefLock lock(all.mutex);
  const uint64_t number = all.sites[site].calls++;
  *seed = number;
  return number == 0 || std::floor(static_cast<double>(number) * rate) >
                            std::floor(static_cast<double>(number - 1) * rate);
}

std::string demotion(const Call &call) {
  if (settings().check_rate == 0) return {};
  const SiteState *site = &site_state(call);
  Checks &all = checks();
  const BriefLock lock(all.mutex);
  const auto found = all.sites.find(site);
  return found == all.sites.end() ? std::string() : found->second.demotion;
}

void check_done(const FailedGemm &measured, TraceRow *row, const BringOperands &bring) {
  trace_add_check(row, measured.result.relative, measured.result.componentwise);
  const std::string found = fault(measured);
  if (found.empty()) return;
  const SiteState *site = &site_state(measured.call);
  {
    Checks &all = checks();
    const BriefLock lock(all.mutex);
    std::string &known = all.sites[site].demotion;
    if (!known.empty()) return;
    known = "checked: " + found;
  }
  const bool off = !(measured.result.relative <= settings().check_threshold);
  warn_once(site->id + " " + shape_text(measured.call) + ": " + found +
            ": the site runs natively from now on" +
            (off ? where_operands_are(measured, bring) : std::string()));
}

}  // namespace mixpert
