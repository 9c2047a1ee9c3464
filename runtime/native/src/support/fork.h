// Locks and fork(): a thread that holds a lock in the parent does not exist in the child.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>

namespace mixpert {

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

// Locks a mutex for a short time, for which fork() waits: what it protects is complete in a child.
class BriefLock {
 public:
  explicit BriefLock(std::mutex &mutex) : lock_(mutex) {}

 private:
  ForkWaits fork_waits_;  // before the lock is taken
  std::lock_guard<std::mutex> lock_;
};

// What a fork does with the State of one type.
struct ForkedState {
  std::mutex *(*mutex)();  // null if there is no State yet
  void (*forget)();
  ForkedState *next = nullptr;
  bool taken = false, lost = false;  // by the forking thread; held by another one
};

// Adds it to those of which each fork takes care; never removed.
void watch_at_forks(ForkedState *state);

// The process's only State, made at first use and never destroyed. Its `mutex` is free in a forked
// child: if another thread holds it when the process forks, the child makes a new State, because
// the old one may be half changed. No lock or guard of a static protects its creation.
template <typename State>
class Lasting {
 public:
  static State &get() {
    State *known = kept_.load(std::memory_order_acquire);
    return known ? *known : make();
  }

 private:
  static State &make() {
    const ForkWaits fork_waits;
    auto fresh = std::make_unique<State>();
    if (!watched_.exchange(true)) watch_at_forks(&forked_);
    State *kept = nullptr;
    return kept_.compare_exchange_strong(kept, fresh.get()) ? *fresh.release() : *kept;
  }

  static std::mutex *mutex() {
    State *known = kept_.load();
    return known ? &known->mutex : nullptr;
  }
  static void forget() { kept_.store(nullptr); }

  static inline std::atomic<State *> kept_{nullptr};
  static inline std::atomic<bool> watched_{false};
  static inline ForkedState forked_{mutex, forget};
};

template <typename State>
State &lasting() {
  return Lasting<State>::get();
}

}  // namespace mixpert
