// The original function behind a name that this library exports.
#pragma once

#include <string>

namespace mixpert {

// `name` in another library, searched in this order: the library in which the object that contains
// `caller` looked up such names (symbols/lookups.h), that object's dependencies (for a client
// loaded with RTLD_LOCAL, or several versions), the global scope of the process, a loaded library
// whose file name starts with `stem` (unless null). Null if there is none; never a function that
// this library exports.
void *real_symbol(const void *caller, const char *name, const char *stem);

template <typename Function>
void find_real(const void *caller, const char *name, const char *stem, Function *out) {
  *out = reinterpret_cast<Function>(real_symbol(caller, name, stem));
}

// The file that holds `address`; empty if that is unknown.
std::string object_of(const void *address);

// True if a loaded library's file name starts with `stem`.
bool is_loaded(const char *stem);

// Keeps the library that holds `address` loaded until the process ends.
void keep_loaded(const void *address);

}  // namespace mixpert
