#include "costs/rates.h"

#include <charconv>
#include <map>

#include "costs/cost.h"
#include "support/status.h"

namespace mixpert {
namespace {

constexpr const char kHeader[] = "# mixpert-rates 1";
constexpr const char kAgain[] = " (mixpert-doctor --measure measures again)";
constexpr double kLeastMs = 1e-5, kMostMs = 1e5;  // other values are not plausible measurements
constexpr double kCopied = 2.0 * (256 << 20);     // bytes, read and written
constexpr int64_t kTiny = 64, kLarge = 4096;      // m, n and k of the products that are measured

using Fields = std::map<std::string, std::string>;

// False if a line is not `key<TAB>value`, does not end, or has a key that was there already.
bool read_fields(const std::string &text, Fields *fields) {
  size_t start = 0;
  for (size_t end; start < text.size(); start = end + 1) {
    end = text.find('\n', start);
    if (end == std::string::npos) return false;
    const std::string line = text.substr(start, end - start);
    if (line.empty() || line[0] == '#') continue;
    const size_t tab = line.find('\t');
    if (tab == std::string::npos) return false;
    if (!fields->emplace(line.substr(0, tab), line.substr(tab + 1)).second) return false;
  }
  return true;
}

const std::string &nothing = *new std::string;  // outlives static destruction

const std::string &field(const Fields &fields, const char *key) {
  const auto found = fields.find(key);
  return found == fields.end() ? nothing : found->second;
}

// A time relative to that on the profile's device; 0 if it is not plausible.
double slower(const Fields &fields, const char *key, double reference) {
  const std::string &text = field(fields, key);
  const char *end = text.data() + text.size();
  double ms = 0;
  const auto [stop, error] = std::from_chars(text.data(), end, ms);
  const bool possible = error == std::errc() && stop == end && ms >= kLeastMs && ms <= kMostMs;
  return possible ? ms / reference : 0;
}

double recorded(const double *times, int64_t size) {
  return recorded_time(kProfile, times, size, size, size);
}

}  // namespace

mixpert_status parse_rates(const std::string &text, const std::string &origin,
                           const RatedDevice &device, Rates *out) {
  const auto wrong = [&origin](const std::string &why) {
    return fail(MIXPERT_MALFORMED, origin + ": " + why + kAgain);
  };
  Fields fields;
  if (text.compare(0, sizeof kHeader, std::string(kHeader) + "\n") != 0 ||
      !read_fields(text, &fields))
    return wrong("not rates of a GPU: the first line must be '" + std::string(kHeader) +
                 "', all others 'key<TAB>value'");
  if (!device.uuid.empty() && field(fields, "uuid") != device.uuid)
    return wrong("measured on another GPU");
  if (!device.uuid.empty() && field(fields, "driver") != std::to_string(device.driver))
    return wrong("measured under another driver");
  if (field(fields, "mixpert") != MIXPERT_VERSION) return wrong("measured by another MixPert");
  struct {
    const char *key;
    double reference, *slower;
  } const times[] = {{"launch", recorded(kProfile.native, kTiny), &out->launch},
                     {"copy", kCopied / kCopyRate, &out->copy},
                     {"native", recorded(kProfile.native, kLarge), &out->native},
                     {"int8:2,2,2", recorded(kProfile.int8, kLarge), &out->int8},
                     {"fp16x3", recorded(kProfile.halves, kLarge), &out->halves}};
  for (const auto &time : times)
    if ((*time.slower = slower(fields, time.key, time.reference)) == 0)
      return wrong(std::string("no possible time of '") + time.key + "'");
  return MIXPERT_OK;
}

}  // namespace mixpert
