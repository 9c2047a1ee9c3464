// The initial C of a product D = alpha op(A) op(B) + beta C whose C is not at the address of D.
#pragma once

#include "execute/executor.h"

namespace mixpert {

// Queues the copy of C into D, which the product then updates; nothing if they are the same matrix.
mixpert_status copy_start(const DeviceGemm &gemm);

}  // namespace mixpert
