// The function that one of this library's names stands in for.
#pragma once

#include <string>

namespace mixpert {

// `name` in another library: that in which the object that holds `caller` looked such names up
// (symbols/lookups.h), else as that object would find it among the libraries it was linked with (a
// client loaded with RTLD_LOCAL, one of several versions), else in the process's global scope, else
// in a loaded library whose file name starts with `stem` (null: in none). Null where there is none;
// never a function that this library exports.
void *real_symbol(const void *caller, const char *name, const char *stem);

template <typename Function>
void find_real(const void *caller, const char *name, const char *stem, Function *out) {
  *out = reinterpret_cast<Function>(real_symbol(caller, name, stem));
}

// The file that holds `address`; empty where that is unknown.
std::string object_of(const void *address);

// True where a loaded library's file name starts with `stem`.
bool is_loaded(const char *stem);

// Keeps the library that holds `address` loaded until the process ends.
void keep_loaded(const void *address);

}  // namespace mixpert
