#include "settings/plan.h"

#include <charconv>
#include <cmath>

#include "support/status.h"

namespace mixpert {
namespace {

constexpr const char kHeader[] = "# mixpert-plan 1";
constexpr const char kDefault[] = "default";
constexpr const char kBlanks[] = " \t\r\v\f";
constexpr size_t kMostDigits = 18;  // fits int64_t

std::string trimmed(const std::string &text) {
  const size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string::npos) return "";
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

std::vector<std::string> split(const std::string &text, char separator) {
  std::vector<std::string> parts;
  size_t start = 0;
  for (size_t end; (end = text.find(separator, start)) != std::string::npos; start = end + 1)
    parts.push_back(text.substr(start, end - start));
  parts.push_back(text.substr(start));
  return parts;
}

// Parses "site [m,n,k]"; false if the key does not have that form.
bool split_shape(const std::string &key, std::string *site, std::array<int64_t, 3> *mnk) {
  const size_t open = key.rfind(" [");
  if (open == std::string::npos || key.back() != ']') return false;
  const std::vector<std::string> sizes = split(key.substr(open + 2, key.size() - open - 3), ',');
  if (sizes.size() != mnk->size()) return false;
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (sizes[i].empty() || sizes[i].size() > kMostDigits ||
        sizes[i].find_first_not_of("0123456789") != std::string::npos)
      return false;
    (*mnk)[i] = std::stoll(sizes[i]);
  }
  *site = key.substr(0, open);
  return true;
}

bool read_limit(const std::string &text, double *limit) {
  const std::string number = trimmed(text);
  const char *end = number.data() + number.size();
  const auto [stop, error] = std::from_chars(number.data(), end, *limit);
  return error == std::errc() && stop == end && std::isfinite(*limit) && *limit > 0;
}

// Stores one entry; false if there is one already.
bool store(const std::string &key, const PlanChoice &choice, Plan *plan) {
  std::string site;
  PlanShape shape{{}, choice};
  if (split_shape(key, &site, &shape.mnk)) {
    std::vector<PlanShape> &shapes = plan->sites[site].shapes;
    for (const PlanShape &other : shapes)
      if (other.mnk == shape.mnk) return false;
    shapes.push_back(shape);
    return true;
  }
  std::optional<PlanChoice> &slot = key == kDefault ? plan->otherwise : plan->sites[key].any;
  if (slot) return false;
  slot = choice;
  return true;
}

mixpert_status read_line(const std::string &line, const std::string &where, Plan *plan) {
  const std::vector<std::string> fields = split(line, '\t');
  if (fields.size() < 2 || fields.size() > 3 || trimmed(fields[0]).empty())
    return fail(MIXPERT_MALFORMED,
                where + ": expected 'site<TAB>scheme[<TAB>limit]', found '" + line + "'");
  PlanChoice choice{};
  const mixpert_status status = mixpert_scheme_parse(trimmed(fields[1]).c_str(), &choice.scheme);
  if (status != MIXPERT_OK) return fail(status, where + ": " + mixpert_last_error());
  if (fields.size() == 3 && !read_limit(fields[2], &choice.limit))
    return fail(MIXPERT_MALFORMED,
                where + ": the limit must be a positive number, found '" + fields[2] + "'");
  if (!store(fields[0], choice, plan))
    return fail(MIXPERT_MALFORMED, where + ": '" + fields[0] + "' has a scheme already");
  return MIXPERT_OK;
}

}  // namespace

mixpert_status parse_plan(const std::string &text, const std::string &origin, Plan *out) {
  std::vector<std::string> lines = split(text, '\n');
  for (std::string &line : lines)
    if (!line.empty() && line.back() == '\r') line.pop_back();
  if (lines[0].substr(0, lines[0].find_last_not_of(kBlanks) + 1) != kHeader)
    return fail(MIXPERT_MALFORMED,
                origin + ":1: not a MixPert plan: the first line must be '" + kHeader + "'");
  for (size_t i = 1; i < lines.size(); ++i) {
    if (trimmed(lines[i]).empty() || lines[i][0] == '#') continue;
    const mixpert_status status = read_line(lines[i], origin + ":" + std::to_string(i + 1), out);
    if (status != MIXPERT_OK) return status;
  }
  return MIXPERT_OK;
}

const PlanChoice *find_choice(const PlanSite *site, const std::optional<PlanChoice> &otherwise,
                              const std::array<int64_t, 3> &mnk) {
  if (site) {
    for (const PlanShape &shape : site->shapes)
      if (shape.mnk == mnk) return &shape.choice;
    if (site->any) return &*site->any;
  }
  return otherwise ? &*otherwise : nullptr;
}

}  // namespace mixpert

using namespace mixpert;

extern "C" mixpert_status mixpert_plan_check(const char *text, const char *origin) try {
  if (!text || !origin) return fail(MIXPERT_INVALID_VALUE, "mixpert_plan_check: null argument");
  Plan plan;
  return parse_plan(text, origin, &plan);
} catch (const std::exception &) {
  return out_of_memory();
}

extern "C" mixpert_status mixpert_plan_lookup(const char *text, const char *site, int64_t m,
                                              int64_t n, int64_t k, mixpert_scheme *scheme,
                                              double *limit, int32_t *found) try {
  if (!text || !site || !scheme || !limit || !found)
    return fail(MIXPERT_INVALID_VALUE, "mixpert_plan_lookup: null argument");
  Plan plan;
  const mixpert_status status = parse_plan(text, "plan", &plan);
  if (status != MIXPERT_OK) return status;
  const auto entry = plan.sites.find(site);
  const PlanChoice *choice =
      find_choice(entry == plan.sites.end() ? nullptr : &entry->second, plan.otherwise, {m, n, k});
  *found = choice != nullptr;
  *scheme = choice ? choice->scheme : mixpert_scheme{};
  *limit = choice ? choice->limit : 0;
  return MIXPERT_OK;
} catch (const std::exception &) {
  return out_of_memory();
}
