// The CUDA context that an object belongs to, and whether it still exists.
//
// Programs end contexts (cudaDeviceReset), and with them streams, events and page-locked memory:
// the driver may crash by their handles from then on, and page-locked memory is gone.
#pragma once

#include "device/driver.h"

namespace mixpert {

class Context {
 public:
  Context() = default;
  explicit Context(CuContext handle);
  // The calling thread's; one that is not alive where the thread has none.
  static Context current();

  // Tells a context from one that ended and whose address was used again.
  unsigned long long id() const { return id_; }
  bool alive() const;
  // The program ended it; not so where the driver itself is gone, at exit or in a forked child.
  bool ended() const;

 private:
  CuContext handle_ = nullptr;
  unsigned long long id_ = 0;
};

}  // namespace mixpert
