#include "status.h"

#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <set>

#include "fork.h"

namespace mixpert {
namespace {
thread_local std::string last_error;

std::mutex &said_lock() {
  static std::mutex *const mutex = new std::mutex;  // outlives static destruction
  return *mutex;
}

}  // namespace

mixpert_status fail(mixpert_status status, const std::string &message) {
  last_error = message;
  return status;
}

void warn_once(const std::string &message) {
  static std::set<std::string> *said = new std::set<std::string>;  // outlives static destruction
  free_in_forked_child<said_lock>();
  std::lock_guard<std::mutex> lock(said_lock());
  if (said->insert(message).second) std::fprintf(stderr, "mixpert: %s\n", message.c_str());
}

void die(const std::string &message) {
  std::fflush(stdout);  // what the program said so far
  std::fprintf(stderr, "mixpert: %s\n", message.c_str());
  std::_Exit(2);  // not exit(): other threads may be in the middle of anything
}

}  // namespace mixpert

extern "C" const char *mixpert_last_error(void) { return mixpert::last_error.c_str(); }
extern "C" const char *mixpert_version(void) { return MIXPERT_VERSION; }
