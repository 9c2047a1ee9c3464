#include "symbols/lookups.h"

#include <dlfcn.h>

#include <atomic>
#include <cstring>
#include <mutex>
#include <set>
#include <string>

#include "support/fork.h"
#include "symbols/real.h"

namespace mixpert {
namespace {

// A cuBLAS or cuBLASLt in which clients look up functions.
struct Library {
  std::string path;
  void *handle = nullptr;         // null before the first lookup
  std::set<std::string> clients;  // file names of the objects that look up functions
};

struct Lookups {
  std::mutex mutex;
  Library cublas, cublas_lt;

  Library &of(const char *name) {
    return std::strncmp(name, "cublasLt", 8) == 0 ? cublas_lt : cublas;
  }
};

Lookups &lookups() { return lasting<Lookups>(); }

std::atomic<bool> any_noted{false};

// The handle of the library that defines `name`, if the object that contains `caller` looks up
// functions in it.
void *noted_handle(const void *caller, const char *name) {
  if (!caller || !any_noted.load(std::memory_order_relaxed)) return nullptr;
  const std::string client = object_of(caller);
  const BriefLock lock(lookups().mutex);
  const Library &library = lookups().of(name);
  return library.clients.count(client) ? library.handle : nullptr;
}

}  // namespace

bool note_lookup(const void *caller, const char *name, const void *function) {
  const std::string client = object_of(caller), path = object_of(function);
  // Before taking the lock: dlopen waits for the loader's lock, which a constructor holds.
  void *handle = dlopen(path.c_str(), RTLD_LAZY | RTLD_NOLOAD | RTLD_NODELETE);
  const BriefLock lock(lookups().mutex);
  Library &library = lookups().of(name);
  if (!library.handle) {
    library.handle = handle;
    library.path = path;
  }
  if (!library.handle || library.path != path) return false;
  library.clients.insert(client);
  any_noted.store(true, std::memory_order_relaxed);
  return true;
}

void *noted_symbol(const void *caller, const char *name) {
  void *handle = noted_handle(caller, name);
  return handle ? dlsym(handle, name) : nullptr;
}

bool looks_up(const void *caller, const char *name) { return noted_handle(caller, name); }

}  // namespace mixpert
