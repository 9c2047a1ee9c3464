// libmixpert-dlsym.so, preloaded beside libmixpert.so: what a program asks dlsym for is ours where
// it is a function of cuBLAS that libmixpert stands in for. Everything else it gets as ever.
#include <dlfcn.h>
#include <unistd.h>

#include <atomic>
#include <cstring>

#if !defined(__GLIBC__) || !(defined(__x86_64__) || defined(__aarch64__))
#error "no version of the C library's dlsym is known here: CMakeLists.txt leaves this library out"
#endif

// In libmixpert (src/exports/stand_in.cpp).
extern "C" void *mixpert_stand_in(const char *name, void *found, const void *caller);

namespace {

using Dlsym = void *(*)(void *, const char *);

constexpr char kFamily[] = "cublas";

[[noreturn]] void give_up() {
  constexpr char kMessage[] =
      "mixpert: libmixpert-dlsym.so does not know this C library's dlsym: preload libmixpert.so alone\n";
  [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, kMessage, sizeof kMessage - 1);
  _exit(127);  // as where a program cannot be started
}

// Without locks or memory: dlsym is called before constructors and inside malloc. So the version that
// every glibc of this architecture has is asked for first: a question in vain takes memory.
Dlsym original() {
  static std::atomic<Dlsym> known{nullptr};
  Dlsym found = known.load(std::memory_order_relaxed);
  if (found) return found;
#ifdef __x86_64__
  constexpr const char *kVersions[] = {"GLIBC_2.2.5", "GLIBC_2.34"};
#else
  constexpr const char *kVersions[] = {"GLIBC_2.17", "GLIBC_2.34"};
#endif
  for (const char *version : kVersions) {
    if (!found) found = reinterpret_cast<Dlsym>(dlvsym(RTLD_NEXT, "dlsym", version));
    if (!found) dlerror();  // nobody asked for that
  }
  if (!found) give_up();
  known.store(found, std::memory_order_relaxed);
  return found;
}

bool asks_cublas(void *handle, const char *name) {
  return handle != RTLD_NEXT && handle != RTLD_DEFAULT && name &&
         std::strncmp(name, kFamily, sizeof kFamily - 1) == 0;
}

}  // namespace

// RTLD_NEXT depends on where dlsym is called from: what is not ours must be a jump, which the
// compiler makes of a call in tail position (-foptimize-sibling-calls, and a test).
extern "C" __attribute__((visibility("default"))) void *dlsym(void *handle, const char *name) {
  if (!asks_cublas(handle, name)) return original()(handle, name);
  void *const found = original()(handle, name);
  return found ? mixpert_stand_in(name, found, __builtin_return_address(0)) : nullptr;
}
