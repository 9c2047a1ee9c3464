// The number of parts into which the client's cuBLAS splits k, which determines the accuracy that
// `auto` must match.
#pragma once

#include "execute/executor.h"

namespace mixpert {

struct CublasLt;

// Whether how accurate cuBLAS is counts, and cuBLAS can be asked. It cuts no k of a batch.
bool follows_cublas(const mixpert_problem &problem, const mixpert_scheme &scheme);

// Of the product that a handle's cublasSgemm would be called for: what its heuristic takes. 0 where
// that is not known. A thread remembers its last answers; others take the host some microseconds.
int32_t parts_of_k(const Cublas &api, void *handle, const DeviceGemm &gemm);

// Of an algorithm that cublasLtMatmul is called with; 0 where that is null or not known.
int32_t parts_of_k(const CublasLt &api, const void *algorithm);

}  // namespace mixpert
