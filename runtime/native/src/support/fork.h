// Locks over fork(): a thread that held one in the parent does not exist in the child.
#pragma once

#include <mutex>

namespace mixpert {

// Makes fork() wait for a lock that lives until the process ends, so that the child finds it free.
// It waits some seconds at most: after that a child that needs what the lock guards may wait for
// ever.
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

// While one lives, fork() in another thread waits, for seconds at most, and while a fork is under
// way none begins. For what takes a lock that is not ours and that a child would find held: guards
// of the language, and the loader's lock of dl_iterate_phdr, which glibc's fork does not reset.
class ForkWaits {
 public:
  ForkWaits();
  ~ForkWaits();
  ForkWaits(const ForkWaits &) = delete;
  ForkWaits &operator=(const ForkWaits &) = delete;
};

}  // namespace mixpert
