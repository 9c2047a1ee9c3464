// The plan file (docs/formats.md): accepts and rejects the same files as mixpert/plan.py.
#pragma once

#include "mixpert.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace mixpert {

struct PlanChoice {
  mixpert_scheme scheme;
  double limit;  // largest estimated error the guard accepts; 0: none given
};

struct PlanShape {
  std::array<int64_t, 3> mnk;
  PlanChoice choice;
};

struct PlanSite {
  std::optional<PlanChoice> any;  // for every shape without its own line
  std::vector<PlanShape> shapes;
};

struct Plan {
  std::map<std::string, PlanSite> sites;
  std::optional<PlanChoice> otherwise;
};

// Parses the text of a plan; an error is reported as "origin:line: ...".
mixpert_status parse_plan(const std::string &text, const std::string &origin, Plan *out);

// The entry of a call: its shape's, else its site's, else the default's, else null. `site` may
// be null: no line names it.
const PlanChoice *find_choice(const PlanSite *site, const std::optional<PlanChoice> &otherwise,
                              const std::array<int64_t, 3> &mnk);

}  // namespace mixpert
