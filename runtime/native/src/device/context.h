// The CUDA context that an object belongs to, and whether it still exists.
//
// Programs destroy contexts (cudaDeviceReset), and with them streams, events and page-locked
// memory; afterwards the driver may crash if it is given their handles.
#pragma once

#include "device/driver.h"

namespace mixpert {

class Context {
 public:
  Context() = default;
  explicit Context(CuContext handle);
  // The calling thread's context; not alive if the thread has none.
  static Context current();

  // Distinguishes a context from a destroyed one with the same address.
  unsigned long long id() const { return id_; }
  bool alive() const;
  // True if the program destroyed it; false if the driver is unavailable, at exit or in a forked
  // child.
  bool ended() const;

 private:
  CuContext handle_ = nullptr;
  unsigned long long id_ = 0;
};

}  // namespace mixpert
