#include "dispatch/dispatch.h"

#include "settings/settings.h"
#include "dispatch/site.h"

namespace mixpert {
namespace {

std::array<int64_t, 3> caller_shape(const Call &call) {
  const mixpert_problem &p = call.problem;
  return call.row_major ? std::array<int64_t, 3>{p.n, p.m, p.k}
                        : std::array<int64_t, 3>{p.m, p.n, p.k};
}

}  // namespace

Choice choose(const Call &call) {
  const SiteState &state = site_state(call);
  const PlanChoice *choice = find_choice(&state.entry, state.otherwise, caller_shape(call));
  if (!choice) return {{}, 0, false};
  return {choice->scheme, choice->limit, !settings().scheme, true};
}

bool nothing_asked() {
  const Settings &all = settings();
  return !all.scheme && all.plan.empty() && !tracing() && all.capture.empty();
}

}  // namespace mixpert
