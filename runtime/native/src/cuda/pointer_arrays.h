// Batches given as arrays of pointers: a fixed number of launches, whatever the batch.
#pragma once

#include <vector>

#include "execute/executor.h"
#include "cuda/timing.h"

namespace mixpert {

// Arrays in device memory of the addresses of matrices.
struct PointerArrays {
  const float *const *a, *const *b;
  float *const *c;  // null: the call has no arrays
};

// Problems that are neighbours in the arrays, from `first` on. None of their sizes exceeds that of
// the product that they are part of.
struct ArrayPart {
  int64_t first, count;
  int64_t m, n, k;
  int64_t lda, ldb, ldc;
};

constexpr size_t kMostArrayParts = 96;

// Bytes of workspace for the copies of a product's matrices.
uint64_t bytes_of_copies(const mixpert_problem &problem);

// Copies the matrices into workspace, smaller ones with zeros around them, multiplies them there
// and copies C back. `gemm` has sizes, scalars and stream, and its batch is that of all parts; its
// matrices are ignored. On failure no C has been written.
mixpert_status run_arrays(const DeviceGemm &gemm, const PointerArrays &arrays,
                          const std::vector<ArrayPart> &parts, const mixpert_scheme &scheme,
                          CallTimer &timer, uint64_t *workspace);

// The same for problems of one size from the beginning of the arrays on.
mixpert_status run_arrays(const DeviceGemm &gemm, const PointerArrays &arrays,
                          const mixpert_scheme &scheme, CallTimer &timer, uint64_t *workspace);

}  // namespace mixpert
