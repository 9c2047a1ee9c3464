// JSON text, as far as trace and capture need it.
#pragma once

#include <string>

namespace mixpert {

// `text` as a JSON string with its quotes. Bytes above 127 are passed on: site ids are UTF-8.
std::string json_string(const std::string &text);

// `value` so that it reads back exactly, or null if it is not finite.
std::string json_number(double value);

}  // namespace mixpert
