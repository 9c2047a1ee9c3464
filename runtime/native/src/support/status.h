// Status codes with a message for the calling thread.
#pragma once

#include "mixpert.h"

#include <exception>
#include <string>

namespace mixpert {

// Keeps `message` for mixpert_last_error() of this thread and returns `status`.
mixpert_status fail(mixpert_status status, const std::string &message);

// The same where memory has ended: needs none.
mixpert_status out_of_memory();

// Says once that memory has ended and what follows from it; needs none.
void say_memory_ended();

// Prints "mixpert: message" to stderr, once for each distinct message of the process.
void warn_once(const std::string &message);

// Ends the process: prints "mixpert: message" to stderr and leaves with exit code 2. For a wrong
// setting or plan met inside a GEMM call, which has no way to report it.
[[noreturn]] void die(const std::string &message);
[[noreturn]] void die(const char *message);

}  // namespace mixpert
