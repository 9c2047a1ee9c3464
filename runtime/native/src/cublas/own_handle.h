// A cuBLAS handle for calls without one, such as those of cublasLtMatmul.
#pragma once

#include <mutex>

#include "cublas/cublas.h"

namespace mixpert {

// The handle of the current context, set to a stream during this object's lifetime; other threads
// wait.
class OwnHandle {
 public:
  // Uses the cuBLAS of the code at `caller`. The first handle of a context must not be created
  // while `stream` is captured.
  mixpert_status take(const void *caller, CuStream stream);

  const Cublas &api() const { return *api_; }
  void *get() const { return handle_; }

 private:
  std::unique_lock<std::mutex> lock_;
  const Cublas *api_ = nullptr;
  void *handle_ = nullptr;
};

}  // namespace mixpert
