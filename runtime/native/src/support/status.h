// Status codes with a message for the calling thread.
#pragma once

#include "mixpert.h"

#include <exception>
#include <string>

namespace mixpert {

// Sets the message of mixpert_last_error() for this thread and returns `status`.
mixpert_status fail(mixpert_status status, const std::string &message);

// The same for OUT_OF_MEMORY; allocates nothing.
mixpert_status out_of_memory();

// Reports once that memory has run out, and the consequence; allocates nothing.
void say_memory_ended();

// Prints "mixpert: message" to stderr, once for each distinct message of the process.
void warn_once(const std::string &message);

// Prints "mixpert: message" to stderr and ends the process with exit code 2. For an invalid setting
// or plan found inside a GEMM call, which cannot report it otherwise.
[[noreturn]] void die(const std::string &message);
[[noreturn]] void die(const char *message);

}  // namespace mixpert
