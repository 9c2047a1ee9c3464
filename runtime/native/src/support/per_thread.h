// A value of each thread that outlives the thread's own destructors.
#pragma once

namespace mixpert {

// The calling thread's one Value, made at its first use and destroyed when the thread ends. Calls
// from static destructors come later: they get another, which is kept. (A thread_local object of
// the type itself would be used after its destruction, which compilers take for granted to leave
// nothing.)
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
