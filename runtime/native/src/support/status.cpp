#include "support/status.h"

#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <new>
#include <set>

#include "support/fork.h"
#include "support/per_thread.h"

namespace mixpert {
namespace {

constexpr const char kNoMemory[] = "no memory left";  // short enough for a string's own bytes

struct LastError {
  std::string text;
};

// The messages printed so far; outlives static destruction.
struct Said {
  std::mutex mutex;
  std::set<std::string> messages;
};

Said &said() { return lasting<Said>(); }

// No lock is held while the caller prints, because writing may block.
bool is_new(const std::string &message) {
  Said &all = said();
  const BriefLock lock(all.mutex);
  return all.messages.insert(message).second;
}

}  // namespace

mixpert_status fail(mixpert_status status, const std::string &message) {
  per_thread<LastError>().text = message;
  return status;
}

mixpert_status out_of_memory() {
  try {
    per_thread<LastError>().text = kNoMemory;
  } catch (const std::bad_alloc &) {
    // then mixpert_last_error() has the same text
  }
  return MIXPERT_OUT_OF_MEMORY;
}

void say_memory_ended() {
  static std::atomic<bool> said{false};
  if (said.exchange(true)) return;
  std::fputs(
      "mixpert: no memory left on the host: calls run natively, and the trace may lack some\n",
      stderr);
}

void warn_once(const std::string &message) {
  if (is_new(message)) std::fprintf(stderr, "mixpert: %s\n", message.c_str());
}

void die(const std::string &message) { die(message.c_str()); }

void die(const char *message) {
  // Another thread prints its message and ends the process, except in a child that was forked
  // meanwhile.
  static std::atomic<pid_t> dying{0};
  while (dying.exchange(getpid()) == getpid()) pause();
  std::fflush(stdout);  // the program's output so far
  std::fprintf(stderr, "mixpert: %s\n", message);
  std::_Exit(2);  // not exit(): destructors could race with other threads
}

}  // namespace mixpert

extern "C" const char *mixpert_last_error(void) {
  try {
    return mixpert::per_thread<mixpert::LastError>().text.c_str();
  } catch (const std::bad_alloc &) {
    return mixpert::kNoMemory;
  }
}
extern "C" const char *mixpert_version(void) { return MIXPERT_VERSION; }

extern "C" size_t mixpert_struct_bytes(const char *name) {
  struct Struct {
    const char *name;
    size_t bytes;
  };
  static constexpr Struct kStructs[] = {
      {"mixpert_scheme", sizeof(mixpert_scheme)},
      {"mixpert_problem", sizeof(mixpert_problem)},
      {"mixpert_device", sizeof(mixpert_device)},
      {"mixpert_relocation", sizeof(mixpert_relocation)},
      {"mixpert_launch", sizeof(mixpert_launch)},
      {"mixpert_range", sizeof(mixpert_range)},
      {"mixpert_guard", sizeof(mixpert_guard)},
      {"mixpert_lowered", sizeof(mixpert_lowered)},
  };
  for (const Struct &known : kStructs)
    if (std::strcmp(name, known.name) == 0) return known.bytes;
  return 0;
}
