// The grammar of docs/schemes.md: the only parser, for the runtime, the tuner and Python alike.
#include "gemm/scheme.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <iterator>

#include "gemm/split_forms.h"
#include "support/status.h"

namespace mixpert {
namespace {

constexpr int kMaxExtraSlices = 3;
constexpr int kMinGroup = 32, kMaxGroup = 1024;

const char *const kChoices =
    "native, fp64, auto, auto:1e-5, int8:l,r[,d][@7][+gK] with 0 <= l,r <= 3 and K = 32, 64 ... "
    "1024, fp16x3[:bitcut], tf32x3, bf16x9, bf16x6, bf16x3, fp16, bf16, tf32, or a level I, II, "
    "III, IV";

mixpert_status unknown(const char *text, const std::string &why) {
  return fail(MIXPERT_BAD_SCHEME,
              "unknown scheme '" + std::string(text) + "': " + why + "; choices: " + kChoices);
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

bool sound_group(int group) {
  return group >= kMinGroup && group <= kMaxGroup && (group & (group - 1)) == 0;
}

bool sound_int8(const mixpert_scheme &x) {
  return std::min(x.l, x.r) >= 0 && std::max(x.l, x.r) <= kMaxExtraSlices &&
         x.d >= std::max(x.l, x.r) && x.d <= x.l + x.r && (x.radix == 8 || x.radix == 7) &&
         (x.group == 0 || sound_group(x.group));
}

bool sound(const mixpert_scheme &x) {
  switch (x.kind) {
    case MIXPERT_SCHEME_NATIVE:
    case MIXPERT_SCHEME_FP64: return true;
    case MIXPERT_SCHEME_INT8: return sound_int8(x);
    case MIXPERT_SCHEME_SPLIT: return x.split >= 0 && x.split < int{std::size(kSplitForms)};
    case MIXPERT_SCHEME_AUTO: return x.target >= 0 && x.target < 1;
    default: return false;
  }
}

mixpert_status parse_int8(const char *text, const char *cursor, mixpert_scheme *out) {
  int l, r, d, value;
  if (!read_number(cursor, &l) || !read_after(cursor, ",", &r))
    return unknown(text, "expected int8:l,r");
  if (l > kMaxExtraSlices || r > kMaxExtraSlices) return unknown(text, "l and r go from 0 to 3");
  d = default_depth(l, r);
  if (*cursor == ',' && !read_after(cursor, ",", &d)) return unknown(text, "expected a number d");
  if (d < std::max(l, r)) return unknown(text, "d must be at least max(l, r)");
  *out = {MIXPERT_SCHEME_INT8, l, r, std::min(d, l + r), 8, 0, 0, 0};
  if (*cursor == '@') {
    if (!read_after(cursor, "@", &value) || value != 7) return unknown(text, "the radix is @7");
    out->radix = 7;
  }
  if (*cursor == '+') {
    if (!read_after(cursor, "+g", &value) || !sound_group(value))
      return unknown(text, "the K-group is +g32, +g64 ... +g1024");
    out->group = value;
  }
  return *cursor ? unknown(text, "'" + std::string(cursor) + "' is left over") : MIXPERT_OK;
}

bool parse_split(const char *text, mixpert_scheme *out) {
  for (size_t i = 0; i < std::size(kSplitForms); ++i)
    if (std::strcmp(text, kSplitForms[i].name) == 0) {
      out->kind = MIXPERT_SCHEME_SPLIT;
      out->split = static_cast<int32_t>(i);
      return true;
    }
  return false;
}

// After "auto": nothing, or a colon and an error between 0 and 1.
mixpert_status parse_auto(const char *text, const char *cursor, mixpert_scheme *out) {
  out->kind = MIXPERT_SCHEME_AUTO;
  if (!*cursor) return MIXPERT_OK;
  const char *start = cursor + 1, *end = text + std::strlen(text);
  if (*cursor == ':') {  // from_chars does not depend on the locale
    const auto [stop, error] = std::from_chars(start, end, out->target);
    if (error == std::errc() && stop == end && out->target > 0 && out->target < 1)
      return MIXPERT_OK;
  }
  return unknown(text, "expected auto, or auto:x with an error 0 < x < 1");
}

std::string auto_text(float target) {
  if (target == 0) return "auto";
  char buffer[24];
  std::string text(buffer, std::to_chars(buffer, buffer + sizeof buffer, target).ptr);
  const size_t exponent = text.find("e-0");  // 1e-5 rather than 1e-05
  if (exponent != std::string::npos) text.erase(exponent + 2, 1);
  return "auto:" + text;
}

std::string int8_text(const mixpert_scheme &scheme) {
  std::string text = "int8:" + std::to_string(scheme.l) + "," + std::to_string(scheme.r);
  if (scheme.d != default_depth(scheme.l, scheme.r)) text += "," + std::to_string(scheme.d);
  if (scheme.radix == 7) text += "@7";
  if (scheme.group) text += "+g" + std::to_string(scheme.group);
  return text;
}

std::string text_of(const mixpert_scheme &scheme) {
  switch (scheme.kind) {
    case MIXPERT_SCHEME_INT8: return int8_text(scheme);
    case MIXPERT_SCHEME_SPLIT: return split_form(scheme).name;
    case MIXPERT_SCHEME_AUTO: return auto_text(scheme.target);
    case MIXPERT_SCHEME_FP64: return "fp64";
    default: return "native";
  }
}

int split_products(const SplitForm &form) {
  int products = 0;
  for (int i = 0; i < form.pieces; ++i)
    for (int j = 0; j < form.pieces; ++j) products += i + j <= form.depth;
  return products;
}

}  // namespace

int default_depth(int l, int r) { return std::min(l + r, std::max(l, r) + 1); }

int products_on_diagonal(const mixpert_scheme &scheme, int s) {
  return std::min(scheme.l, s) - std::max(0, s - scheme.r) + 1;
}

std::string scheme_text(const mixpert_scheme &scheme) { return text_of(scheme); }

mixpert_status check_scheme(const char *function, const mixpert_scheme *scheme) {
  if (scheme && sound(*scheme)) return MIXPERT_OK;
  const std::string where = std::string(function) + ": ";
  if (!scheme) return fail(MIXPERT_INVALID_VALUE, where + "null scheme");
  return fail(MIXPERT_BAD_SCHEME,
              where + "the fields are those of no scheme: take them from mixpert_scheme_parse");
}

}  // namespace mixpert

using namespace mixpert;

extern "C" mixpert_status mixpert_scheme_parse(const char *text, mixpert_scheme *out) try {
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
  if (std::strncmp(text, "auto", 4) == 0) return parse_auto(text, text + 4, out);
  if (parse_split(text, out)) return MIXPERT_OK;
  if (std::strncmp(text, "fp64:", 5) == 0)
    return fail(MIXPERT_BAD_SCHEME,
                "scheme '" + std::string(text) +
                    "' is not available yet in MixPert " MIXPERT_VERSION "; choices: " + kChoices);
  return unknown(text, "no such name");
} catch (const std::exception &) {
  return out_of_memory();
}

extern "C" mixpert_status mixpert_scheme_format(const mixpert_scheme *scheme, char *text,
                                                size_t capacity) try {
  if (const mixpert_status status = check_scheme("mixpert_scheme_format", scheme)) return status;
  const std::string written = text_of(*scheme);
  if (written.size() >= capacity)
    return fail(MIXPERT_INVALID_VALUE, "mixpert_scheme_format: the buffer is too small");
  std::memcpy(text, written.c_str(), written.size() + 1);
  return MIXPERT_OK;
} catch (const std::exception &) {
  return out_of_memory();
}

extern "C" int32_t mixpert_scheme_products(const mixpert_scheme *scheme) try {
  if (check_scheme("mixpert_scheme_products", scheme)) return 0;
  if (scheme->kind == MIXPERT_SCHEME_SPLIT) return split_products(split_form(*scheme));
  if (scheme->kind != MIXPERT_SCHEME_INT8) return 1;
  int products = 0;
  for (int s = 0; s <= scheme->d; ++s) products += products_on_diagonal(*scheme, s);
  return products;
} catch (const std::exception &) {
  return out_of_memory(), 0;
}

extern "C" int64_t mixpert_scheme_chunk(const mixpert_scheme *scheme) try {
  if (check_scheme("mixpert_scheme_chunk", scheme) || scheme->kind != MIXPERT_SCHEME_INT8) return 0;
  int most = 0;
  for (int s = 0; s <= scheme->d; ++s) most = std::max(most, products_on_diagonal(*scheme, s));
  const int64_t limit = ((int64_t{1} << 31) - 1) / (int64_t{most} << 14);  // k * most * 2^14 < 2^31
  return limit / 128 * 128;
} catch (const std::exception &) {
  return out_of_memory(), 0;
}
