// Status codes with a message for the calling thread.
#pragma once

#include "mixpert.h"

#include <string>

namespace mixpert {

// Keeps `message` for mixpert_last_error() of this thread and returns `status`.
mixpert_status fail(mixpert_status status, const std::string &message);

// Prints "mixpert: message" to stderr, once for each distinct message of the process.
void warn_once(const std::string &message);

}  // namespace mixpert
