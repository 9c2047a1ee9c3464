// The kernel that cuBLAS launches for a product, taken out of a capture of its own: launched again
// it can take the place of another in a client's graph, where cuBLAS's own launches cannot
// (docs/notes/graphs.md).
#pragma once

#include "execute/executor.h"
#include "cublas/own_handle.h"

namespace mixpert {

class CublasKernel {
 public:
  ~CublasKernel();

  // UNSUPPORTED where cuBLAS takes several kernels or a workspace for it, or is not there.
  mixpert_status find(DeviceState &device, const DeviceGemm &gemm);
  // Queues it. What it reads and writes is that of the product.
  mixpert_status launch(CuStream stream) const;

 private:
  OwnHandle handle_;
  CuGraph graph_ = nullptr;
  CuGraphNode node_ = nullptr;
};

// Whether there is such a kernel; a thread asks cuBLAS once for products of one shape.
bool has_cublas_kernel(DeviceState &device, const DeviceGemm &gemm);

}  // namespace mixpert
