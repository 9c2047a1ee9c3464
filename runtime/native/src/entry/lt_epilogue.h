// The epilogues of cublasLtMatmul, and which of them can follow an emulated product.
#pragma once

#include "cublas/cublas_lt.h"
#include "execute/executor.h"

namespace mixpert {

// Why an FP32 product with this epilogue is passed to cuBLASLt; null if it can be emulated.
const char *epilogue_refusal(const LtOperation &op, const LtLayout &a, const LtLayout &b,
                             const LtLayout &d);

// The operations after the column-major product, for a supported epilogue.
Epilogue epilogue_of(const LtOperation &op, const DeviceGemm &gemm);

}  // namespace mixpert
