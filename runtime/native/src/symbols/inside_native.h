// Whether a thread is inside a native library, whose own calls of GEMM functions are not
// redirected.
#pragma once

namespace mixpert {

// Marks the calling thread for its lifetime; marks may be nested.
class InsideNative {
 public:
  InsideNative();
  ~InsideNative();
  InsideNative(const InsideNative &) = delete;
  InsideNative &operator=(const InsideNative &) = delete;
  static bool active();
};

}  // namespace mixpert
