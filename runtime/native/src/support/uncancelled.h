// Calls that pthread_cancel does not interrupt.
#pragma once

#include <pthread.h>

namespace mixpert {

// During its lifetime, the calling thread is not cancelled: requests are delayed, as in a BLAS
// without cancellation points. A cancelled call would leave worker threads and partly written
// files.
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
