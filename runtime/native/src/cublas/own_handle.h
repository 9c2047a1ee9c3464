// A cuBLAS handle for calls that bring none, such as those of cublasLtMatmul.
#pragma once

#include <mutex>

#include "cublas/cublas.h"

namespace mixpert {

// The handle of the current context, on a stream for as long as this lives; other threads wait.
class OwnHandle {
 public:
  // Of the cuBLAS that the code at `caller` finds. The first of a context must not be made while
  // `stream` is captured.
  mixpert_status take(const void *caller, CuStream stream);

  const Cublas &api() const { return *api_; }
  void *get() const { return handle_; }

 private:
  std::unique_lock<std::mutex> lock_;
  const Cublas *api_ = nullptr;
  void *handle_ = nullptr;
};

}  // namespace mixpert
