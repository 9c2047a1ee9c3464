// The epilogues of cublasLtMatmul, and which of them can follow an emulated product.
#pragma once

#include "cublas/cublas_lt.h"
#include "execute/executor.h"

namespace mixpert {

// Why that of a product in FP32 is left to cuBLASLt, which may refuse it; null: it is not.
const char *epilogue_refusal(const LtOperation &op, const LtLayout &a, const LtLayout &b,
                             const LtLayout &d);

// What to do after the column-major product, of an epilogue that is not refused.
Epilogue epilogue_of(const LtOperation &op, const DeviceGemm &gemm);

}  // namespace mixpert
