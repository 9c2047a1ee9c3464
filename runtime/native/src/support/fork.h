// Locks and fork(): a thread that holds a lock in the parent does not exist in the child.
#pragma once

#include <mutex>

namespace mixpert {

// Makes fork() wait for a lock of static lifetime, so that it is free in the child. fork() waits a
// few seconds at most; after that, a child that needs the lock may deadlock.
void free_in_forked_child(std::mutex &mutex);

// The process's only State, whose `mutex` is free in a forked child; never destroyed.
template <typename State>
State &lasting() {
  static State *const all = [] {
    auto *fresh = new State;
    free_in_forked_child(fresh->mutex);
    return fresh;
  }();
  return *all;
}

// Creates it when the library is loaded: the guard of a function-local static that another thread
// initialises during a fork stays locked in the child. Constructors of other libraries may use it
// earlier.
template <typename State>
struct AtLoad {
  AtLoad() { lasting<State>(); }
};

// During its lifetime, fork() in another thread waits, for seconds at most; its construction waits
// for a fork in progress. For code that takes locks of others which would stay held in a child:
// guards of function-local statics, and the loader's lock in dl_iterate_phdr, which glibc's fork
// does not reset.
class ForkWaits {
 public:
  ForkWaits();
  ~ForkWaits();
  ForkWaits(const ForkWaits &) = delete;
  ForkWaits &operator=(const ForkWaits &) = delete;
};

}  // namespace mixpert
