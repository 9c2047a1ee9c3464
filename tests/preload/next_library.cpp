// A library that asks dlsym for what comes after itself.
#include <dlfcn.h>

#define API extern "C" __attribute__((visibility("default"))) int

API answer() { return ANSWER; }

API multiply() {
  void *next = dlsym(RTLD_NEXT, "answer");
  return next ? reinterpret_cast<int (*)()>(next)() : -1;
}
