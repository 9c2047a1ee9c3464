// Libraries that are opened at run time, so that libmixpert links against none of them.
#pragma once

#include <dlfcn.h>

#include <initializer_list>
#include <string>

namespace mixpert {

// The first of `names` that is loaded already or can be loaded; null if none can.
inline void *open_library(std::initializer_list<const char *> names) {
  for (const int flags : {RTLD_NOW | RTLD_NOLOAD, RTLD_NOW})
    for (const char *name : names)
      if (void *library = dlopen(name, flags)) return library;
  return nullptr;
}

// Fills `function` with a symbol; false if the library has none.
template <typename Function>
bool find_symbol(void *library, const char *name, Function **function) {
  *function = reinterpret_cast<Function *>(dlsym(library, name));
  return *function != nullptr;
}

// The directory that holds this library.
std::string own_directory();

}  // namespace mixpert
