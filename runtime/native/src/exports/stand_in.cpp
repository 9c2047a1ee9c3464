// The functions that libmixpert-dlsym.so returns to a client that looks up a function of cuBLAS by
// name.
#include <dlfcn.h>

#include <cstring>

#include "cublas/cublas.h"
#include "mixpert.h"
#include "support/status.h"
#include "symbols/lookups.h"
#include "symbols/real.h"

namespace {

bool intercepted(const char *name) {
  const char *known = nullptr;
  for (int32_t i = 0; (known = mixpert_intercepted_name(i)); ++i)
    if (std::strcmp(known, name) == 0) return true;
  return false;
}

// Not cached, like all results of loader calls here: a thread that waits for another one to fill
// the cache may hold the loader's lock (in a constructor), for which the other one waits.
std::string own_path() {
  return mixpert::object_of(reinterpret_cast<const void *>(&mixpert_intercepted_name));
}

void *own_function(const char *name) {
  void *self = dlopen(own_path().c_str(), RTLD_LAZY | RTLD_NOLOAD);
  return self ? dlsym(self, name) : nullptr;  // this library is never unloaded
}

}  // namespace

// The function of this library that replaces `found`, or `found` itself.
extern "C" MIXPERT_API void *mixpert_stand_in(const char *name, void *found,
                                              const void *caller) try {
  if (!intercepted(name)) return found;
  const std::string own = own_path(), client = mixpert::object_of(caller);
  if (client == own || mixpert::object_of(found) == own || mixpert::is_cublas(client)) return found;
  if (!mixpert::note_lookup(caller, name, found)) {
    mixpert::warn_once(std::string(name) +
                       " of a second cuBLAS, or of one in a namespace of its "
                       "own, is looked up by name: calls of " +
                       mixpert::object_of(found) + " run natively");
    return found;
  }
  void *ours = own_function(name);
  return ours ? ours : found;
} catch (const std::exception &) {
  mixpert::say_memory_ended();
  return found;
}
