// The state of each call site: its id, and the settings and plans that apply to it.
#pragma once

#include "dispatch/dispatch.h"
#include "settings/plan.h"

#include <optional>
#include <string>
#include <vector>

namespace mixpert {

// Created at a site's first call and kept until the process ends.
struct SiteState {
  std::string id;
  PlanSite entry;                       // lines of the plan in force that name the site
  std::optional<PlanChoice> otherwise;  // for shapes without a line
  bool sink;                            // MIXPERT_SITE_SINK
  std::string build_id;                 // of the object of a call without a site; may be empty
};

// The state of the call's site; a call without a site is named by its return address,
// "object+0xoffset". Ends the process where a setting, the plan or the site itself is wrong.
const SiteState &site_state(const Call &call);

// True once a scheme has been chosen for a GEMM call.
bool any_site_called();

// Sites that the plan of MIXPERT_PLAN names and that were never called.
std::vector<std::string> unused_plan_sites();

}  // namespace mixpert
