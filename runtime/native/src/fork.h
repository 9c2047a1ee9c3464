// Locks over fork(): a thread that held one in the parent does not exist in the child.
#pragma once

#include <mutex>

#include "dispatch.h"

namespace mixpert {

// Makes fork() wait for a lock that lives until the process ends, so that the child finds it free. It
// waits some seconds at most: after that a child that needs what the lock guards may wait for ever.
void free_in_forked_child(std::mutex &mutex);

// The process's one State, whose `mutex` a forked child finds free; never destroyed.
template <typename State>
State &lasting() {
  static State *const all = [] {
    auto *fresh = new State;
    free_in_forked_child(fresh->mutex);
    return fresh;
  }();
  return *all;
}

// Makes it when the library is loaded: a guard of the language that another thread holds during a
// fork stays locked in the child. Constructors of other libraries may ask for it before.
template <typename State>
struct AtLoad {
  AtLoad() { lasting<State>(); }
};

// While a thread makes its first call on a backend, fork() in another thread waits, for seconds at
// most: what such a call makes once for the process stands under guards of the language, which a
// child would find locked for good. Later calls of the thread cost nothing.
class FirstCall {
 public:
  explicit FirstCall(Backend backend);
  ~FirstCall();
  FirstCall(const FirstCall &) = delete;
  FirstCall &operator=(const FirstCall &) = delete;

 private:
  bool *done_;  // null: not the first
};

}  // namespace mixpert
