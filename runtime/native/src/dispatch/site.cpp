#include "dispatch/site.h"

#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>
#include <mutex>
#include <set>

#include "images/embedded.h"
#include "dispatch/caller.h"
#include "settings/settings.h"
#include "support/fork.h"
#include "support/status.h"

namespace mixpert {
namespace {

// Everything here lives until the process ends: calls may come from static destructors.
struct Registry {
  std::mutex mutex;
  std::optional<Plan> environment_plan;  // of MIXPERT_PLAN
  std::map<std::string, Plan>
      compiled_plans;  // by text: the address of an unloaded module may be used again
  std::set<std::string> seen;
};

Registry &registry() { return lasting<Registry>(); }

Plan must_parse(const std::string &text, const std::string &origin) {
  Plan plan;
  if (parse_plan(text, origin, &plan) != MIXPERT_OK) die(mixpert_last_error());
  return plan;
}

Plan must_read(const std::string &path) {
  std::ifstream stream(path, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(stream), {}};
  if (!stream) die("MIXPERT_PLAN='" + path + "': cannot be read");
  return must_parse(text, path);
}

// The plan that applies to a site, or null. A plan from the environment replaces the compiled one.
const Plan *plan_for(const mixpert_site &site, Registry *all) {
  if (!settings().plan.empty()) {
    if (!all->environment_plan) all->environment_plan = must_read(settings().plan);
    return &*all->environment_plan;
  }
  if (!site.plan) return nullptr;
  const auto found = all->compiled_plans.find(site.plan);
  if (found != all->compiled_plans.end()) return &found->second;
  const std::string origin = std::string(site.module ? site.module : "module") + ": plan";
  return &(all->compiled_plans[site.plan] = must_parse(site.plan, origin));
}

SiteState *make_state(const mixpert_site &site, Registry *all) {
  if (site.abi != MIXPERT_ABI_VERSION)
    die(std::string(site.module ? site.module : "a module") + " was compiled by a MixPert with " +
        "ABI " + std::to_string(site.abi) + ", this library has ABI " +
        std::to_string(MIXPERT_ABI_VERSION) + ": run mixpert-compile again");
  auto *state = new SiteState{site.id, {}, {}, (site.flags & MIXPERT_SITE_SINK) != 0, {}};
  all->seen.insert(state->id);
  register_images(site.image);
  const Plan *plan = plan_for(site, all);  // read even where overridden: a bad plan is an error
  if (settings().scheme) {
    state->otherwise = PlanChoice{*settings().scheme, 0};
  } else if (plan) {
    state->otherwise = plan->otherwise;
    const auto entry = plan->sites.find(state->id);
    if (entry != plan->sites.end()) state->entry = entry->second;
  }
  return state;
}

}  // namespace

const SiteState &site_state(const Call &call) {
  mixpert_site *site = call.site ? call.site : site_of_caller(call.caller);
  void *known = __atomic_load_n(&site->state, __ATOMIC_ACQUIRE);
  if (known) return *static_cast<SiteState *>(known);
  // Before taking the lock: this takes the loader's lock, which a constructor that calls us holds.
  const std::string build_id = call.site ? "" : build_id_of(call.caller);
  Registry &all = registry();
  const BriefLock lock(all.mutex);
  if (!site->state) {
    SiteState *state = make_state(*site, &all);
    state->build_id = build_id;
    __atomic_store_n(&site->state, state, __ATOMIC_RELEASE);
  }
  return *static_cast<SiteState *>(site->state);
}

bool any_site_called() {
  Registry &all = registry();
  const BriefLock lock(all.mutex);
  return !all.seen.empty();
}

std::vector<std::string> unused_plan_sites() {
  Registry &all = registry();
  const BriefLock lock(all.mutex);
  std::vector<std::string> unused;
  if (all.environment_plan)
    for (const auto &[id, entry] : all.environment_plan->sites)
      if (!all.seen.count(id)) unused.push_back(id);
  return unused;
}

}  // namespace mixpert
