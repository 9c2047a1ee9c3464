// Calls that pthread_cancel does not end in the middle.
#pragma once

#include <pthread.h>

namespace mixpert {

// While one lives, the calling thread is not cancelled; a request waits, as it does for a BLAS that
// never sleeps. Ended in the middle a call would leave threads that work for it, and half a file.
class Uncancelled {
 public:
  Uncancelled() { pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &before_); }
  ~Uncancelled() { pthread_setcancelstate(before_, nullptr); }
  Uncancelled(const Uncancelled &) = delete;
  Uncancelled &operator=(const Uncancelled &) = delete;

 private:
  int before_ = 0;
};

}  // namespace mixpert
