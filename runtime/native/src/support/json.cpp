#include "support/json.h"

#include <charconv>
#include <cmath>
#include <cstdio>

namespace mixpert {

std::string json_string(const std::string &text) {
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      quoted += '\\';
      quoted += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      char escape[8];
      std::snprintf(escape, sizeof escape, "\\u%04x", c);
      quoted += escape;
    } else {
      quoted += c;
    }
  }
  return quoted + '"';
}

std::string json_number(double value) {
  if (!std::isfinite(value)) return "null";
  char text[40];  // to_chars: the shortest form, independent of the locale
  return std::string(text, std::to_chars(text, text + sizeof text, value).ptr);
}

}  // namespace mixpert
