// Locks over fork(): a thread that held one in the parent does not exist in the child.
#pragma once

#include <pthread.h>

#include <mutex>

namespace mixpert {

// Makes fork() wait for the lock that `Mutex` gives, so that the child finds it free.
template <std::mutex &(*Mutex)()>
void free_in_forked_child() {
  const auto lock = [] { Mutex().lock(); };
  const auto unlock = [] { Mutex().unlock(); };
  static const int registered = pthread_atfork(lock, unlock, unlock);
  (void)registered;
}

}  // namespace mixpert
