// Which products are emulated in captured graphs, and who keeps their workspace.
#pragma once

#include "cuda/dispatch_cuda.h"

namespace mixpert {

// XLA puts the graphs that it captures into others, which takes memory that the graph keeps. It
// looks cuBLAS's functions up by name; other clients do not, and nodes of memory serve them with
// less.
WorkspaceOwner owner_of_workspace(const CudaCall &cuda);

// Why a product stays native for want of memory that graphs may keep, or null. One outside of a
// graph does so while its client tries algorithms, whose times are to tell it which to capture.
const char *refused_in_graphs(const CudaCall &cuda, const DeviceGemm &gemm,
                              const Prepared &prepared);

}  // namespace mixpert
