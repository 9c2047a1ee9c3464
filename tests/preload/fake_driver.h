// What the parts of the fake driver share: fake_cuda.cpp (what it does: there) and fake_graphs.cpp.
#pragma once

#include <cstdio>
#include <map>
#include <string>
#include <vector>

#include "device/driver.h"

#define API extern "C" __attribute__((visibility("default"))) int

namespace fake {

// A device's context, which fake_reset ends with all that belongs to it; fake_use makes another.
struct Context {
  unsigned long long number = 1;
  bool ended = false;
  std::map<void *, size_t> host_memory;
};
constexpr int kDevices = 2;
extern Context *const contexts;
extern thread_local int current;

extern std::FILE *const log_file;
void note(const char *what);
// What calls that wait or take memory return.
int unsafe(const char *function);

struct Kernel {
  std::string name, options;
  int device;
};
struct Event {
  const Context *context;
  unsigned long long number;  // of the context
};
// A real driver may crash.
int gone(const Event *event, const char *function);

// The one stream that is made here is never captured; with FAKE_CAPTURE all others are, into one
// graph for each thread.
extern int own_stream;
bool captured(const void *stream);

struct UserObject {
  void *object;
  void (*destroy)(void *);
};
struct Graph {
  std::vector<UserObject *> kept;
  int memory_nodes = 0, launches = 0;
  std::vector<size_t> last;                 // launches, by number from 1, that the next one follows
  std::vector<std::vector<size_t>> before;  // of each launch
  unsigned long long id = 0;
};
extern thread_local Graph graph;

int launch(void *function, unsigned ctas, unsigned problems, const void *stream, void **params);

}  // namespace fake
