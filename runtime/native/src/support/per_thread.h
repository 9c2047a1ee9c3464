// A per-thread value that remains usable in static destructors.
#pragma once

namespace mixpert {

// The calling thread's Value, created at first use and destroyed when the thread ends. Calls from
// static destructors happen later: they get another one, which is never destroyed. (A thread_local
// object of the type itself would be used after its destruction, which is undefined behaviour.)
template <typename Value>
Value &per_thread() {
  static thread_local Value *own = nullptr;
  struct AtEnd {
    ~AtEnd() {
      delete own;
      own = nullptr;
    }
  };
  if (own) return *own;
  own = new Value;
  static thread_local const AtEnd at_end;
  static_cast<void>(&at_end);  // registers its destructor, once a thread
  return *own;
}

}  // namespace mixpert
