// The number of parts into which the client's cuBLAS splits k, which determines the accuracy that
// `auto` must match.
#pragma once

#include "execute/executor.h"

namespace mixpert {

struct CublasLt;

// Whether the accuracy of cuBLAS matters and can be queried. cuBLAS does not split k of a batch.
bool follows_cublas(const mixpert_problem &problem, const mixpert_scheme &scheme);

// For a product by cublasSgemm with a handle: the choice of its heuristic, 0 if unknown. A thread
// caches its last answers; a new query takes some microseconds.
int32_t parts_of_k(const Cublas &api, void *handle, const DeviceGemm &gemm);

// For an algorithm passed to cublasLtMatmul; 0 if it is null or unknown.
int32_t parts_of_k(const CublasLt &api, const void *algorithm);

}  // namespace mixpert
