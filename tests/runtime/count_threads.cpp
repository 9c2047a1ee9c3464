// Preloaded: prints at exit how many threads were started.
#include <dlfcn.h>
#include <pthread.h>

#include <atomic>
#include <cstdio>

static std::atomic<int> started{0};

extern "C" int pthread_create(pthread_t *thread, const pthread_attr_t *attributes,
                              void *(*body)(void *), void *argument) {
  using Create = decltype(&pthread_create);
  static const auto next = reinterpret_cast<Create>(dlsym(RTLD_NEXT, "pthread_create"));
  ++started;
  return next(thread, attributes, body, argument);
}

__attribute__((destructor)) static void tell() { std::printf("%d\n", started.load()); }
