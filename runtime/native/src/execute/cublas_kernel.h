// The kernel that cuBLAS launches for a product, extracted from a capture: launched directly, it
// can replace another kernel in a client's graph, which cuBLAS's own launches cannot
// (docs/notes/graphs.md).
#pragma once

#include "execute/executor.h"
#include "cublas/own_handle.h"

namespace mixpert {

class CublasKernel {
 public:
  ~CublasKernel();

  // UNSUPPORTED if cuBLAS needs several kernels or a workspace for it, or is not available.
  mixpert_status find(DeviceState &device, const DeviceGemm &gemm);
  // Queues it, with the operands of the product.
  mixpert_status launch(CuStream stream) const;

 private:
  OwnHandle handle_;
  CuGraph graph_ = nullptr;
  CuGraphNode node_ = nullptr;
};

// Whether there is such a kernel; each thread caches the answer for a shape.
bool has_cublas_kernel(DeviceState &device, const DeviceGemm &gemm);

}  // namespace mixpert
