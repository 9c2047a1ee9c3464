// Which products are emulated in captured graphs, and who keeps their workspace.
#pragma once

#include "cuda/dispatch_cuda.h"

namespace mixpert {

// XLA inserts captured graphs into other graphs, which requires memory owned by the graph. XLA
// looks cuBLAS's functions up by name; for other clients, memory nodes suffice and use less memory.
WorkspaceOwner owner_of_workspace(const CudaCall &cuda);

// Why a product runs natively because graphs may keep no more memory, or null. Outside of a graph
// the same holds while the client tries algorithms, whose times decide which one it captures.
const char *refused_in_graphs(const CudaCall &cuda, const DeviceGemm &gemm,
                              const Prepared &prepared);

}  // namespace mixpert
