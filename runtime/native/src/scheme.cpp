// The scheme grammar (DESIGN 5): the only parser, for the runtime, the tuner and Python alike.
#include "scheme.h"

#include <algorithm>
#include <cstdio>
#include <cstring>

#include "status.h"

namespace mixpert {
namespace {

constexpr int kMaxExtraSlices = 3;
constexpr int kMinGroup = 32, kMaxGroup = 1024;

const char *const kChoices =
    "native, fp64, int8:l,r[,d][@7][+gK] with 0 <= l,r <= 3 and K = 32, 64 ... 1024, "
    "or a level I, II, III, IV";

mixpert_status unknown(const char *text, const std::string &why) {
  return fail(MIXPERT_BAD_SCHEME,
              "unknown scheme '" + std::string(text) + "': " + why + "; choices: " + kChoices);
}

bool reserved(const std::string &text) {
  static const char *const kNames[] = {"auto",   "fp64:",  "fp16x3", "tf32x3", "bf16x9",
                                       "bf16x6", "bf16x3", "fp16",   "bf16",   "tf32"};
  return std::any_of(std::begin(kNames), std::end(kNames), [&](const char *name) {
    return text.compare(0, std::strlen(name), name) == 0;
  });
}

// Reads a decimal number of at most four digits at `cursor` and moves past it.
bool read_number(const char *&cursor, int *value) {
  const char *start = cursor;
  *value = 0;
  while (*cursor >= '0' && *cursor <= '9' && cursor - start < 4)
    *value = *value * 10 + (*cursor++ - '0');
  return cursor != start;
}

bool read_after(const char *&cursor, const char *token, int *value) {
  if (std::strncmp(cursor, token, std::strlen(token)) != 0) return false;
  cursor += std::strlen(token);
  return read_number(cursor, value);
}

mixpert_status parse_int8(const char *text, const char *cursor, mixpert_scheme *out) {
  int l, r, d, value;
  if (!read_number(cursor, &l) || !read_after(cursor, ",", &r))
    return unknown(text, "expected int8:l,r");
  if (l > kMaxExtraSlices || r > kMaxExtraSlices) return unknown(text, "l and r go from 0 to 3");
  d = default_depth(l, r);
  if (*cursor == ',' && !read_after(cursor, ",", &d)) return unknown(text, "expected a number d");
  if (d < std::max(l, r)) return unknown(text, "d must be at least max(l, r)");
  *out = {MIXPERT_SCHEME_INT8, l, r, std::min(d, l + r), 8, 0};
  if (*cursor == '@') {
    if (!read_after(cursor, "@", &value) || value != 7) return unknown(text, "the radix is @7");
    out->radix = 7;
  }
  if (*cursor == '+') {
    if (!read_after(cursor, "+g", &value) || value < kMinGroup || value > kMaxGroup ||
        (value & (value - 1)) != 0)
      return unknown(text, "the K-group is +g32, +g64 ... +g1024");
    out->group = value;
  }
  return *cursor ? unknown(text, "'" + std::string(cursor) + "' is left over") : MIXPERT_OK;
}

}  // namespace

int default_depth(int l, int r) { return std::min(l + r, std::max(l, r) + 1); }

int products_on_diagonal(const mixpert_scheme &scheme, int s) {
  return std::min(scheme.l, s) - std::max(0, s - scheme.r) + 1;
}

std::string scheme_text(const mixpert_scheme &scheme) {
  char text[64];
  return mixpert_scheme_format(&scheme, text, sizeof text) == MIXPERT_OK ? text : "invalid";
}

}  // namespace mixpert

using namespace mixpert;

extern "C" mixpert_status mixpert_scheme_parse(const char *text, mixpert_scheme *out) {
  if (!text || !out) return fail(MIXPERT_INVALID_VALUE, "mixpert_scheme_parse: null argument");
  *out = {};
  if (std::strcmp(text, "native") == 0) return MIXPERT_OK;
  static const char *const kLevels[][2] = {
      {"I", "1,1"}, {"II", "1,2"}, {"III", "2,1"}, {"IV", "2,2"}};
  for (const auto &level : kLevels)
    if (std::strcmp(text, level[0]) == 0) return parse_int8(text, level[1], out);
  if (std::strcmp(text, "fp64") == 0) {
    out->kind = MIXPERT_SCHEME_FP64;
    return MIXPERT_OK;
  }
  if (std::strncmp(text, "int8:", 5) == 0) return parse_int8(text, text + 5, out);
  if (reserved(text))
    return fail(MIXPERT_BAD_SCHEME, "scheme '" + std::string(text) +
                                        "' is not available yet in MixPert " MIXPERT_VERSION
                                        "; choices: " + kChoices);
  return unknown(text, "no such name");
}

extern "C" mixpert_status mixpert_scheme_format(const mixpert_scheme *scheme, char *text,
                                                size_t capacity) {
  char buffer[64];
  int length = 0;
  if (scheme->kind == MIXPERT_SCHEME_INT8) {
    length = std::snprintf(buffer, sizeof buffer, "int8:%d,%d", scheme->l, scheme->r);
    if (scheme->d != default_depth(scheme->l, scheme->r))
      length += std::snprintf(buffer + length, sizeof buffer - length, ",%d", scheme->d);
    if (scheme->radix == 7) length += std::snprintf(buffer + length, sizeof buffer - length, "@7");
    if (scheme->group)
      length += std::snprintf(buffer + length, sizeof buffer - length, "+g%d", scheme->group);
  } else {
    length = std::snprintf(buffer, sizeof buffer, "%s",
                           scheme->kind == MIXPERT_SCHEME_FP64 ? "fp64" : "native");
  }
  if (static_cast<size_t>(length) >= capacity)
    return fail(MIXPERT_INVALID_VALUE, "mixpert_scheme_format: the buffer is too small");
  std::memcpy(text, buffer, length + 1);
  return MIXPERT_OK;
}

extern "C" int32_t mixpert_scheme_products(const mixpert_scheme *scheme) {
  if (scheme->kind != MIXPERT_SCHEME_INT8) return 1;
  int products = 0;
  for (int s = 0; s <= scheme->d; ++s) products += products_on_diagonal(*scheme, s);
  return products;
}

extern "C" int64_t mixpert_scheme_chunk(const mixpert_scheme *scheme) {
  if (scheme->kind != MIXPERT_SCHEME_INT8) return 0;
  int most = 0;
  for (int s = 0; s <= scheme->d; ++s) most = std::max(most, products_on_diagonal(*scheme, s));
  const int64_t limit = ((int64_t{1} << 31) - 1) / (int64_t{most} << 14);  // k * most * 2^14 < 2^31
  return limit / 128 * 128;
}
