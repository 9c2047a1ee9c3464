// Arguments of cuBLAS as a CudaCall.
#pragma once

#include "cublas/cublas.h"
#include "cuda/dispatch_cuda.h"

namespace mixpert {

template <typename Int>
const char *name(const char *narrow, const char *wide) {
  return sizeof(Int) == sizeof(int64_t) ? wide : narrow;
}

// The client was linked against the function: it is missing only from an older cuBLAS.
template <typename Function, typename... Arguments>
int call_or_refuse(Function function, Arguments... arguments) {
  return function ? function(arguments...) : cb::kNotSupported;
}

struct Scalars {
  const void *alpha, *beta;
};

struct Operands {
  const void *a, *b;
  void *c;
};

CudaCall describe(const Origin &origin, const char *entry, void *handle, int transa, int transb,
                  mixpert_problem problem, const Scalars &scalars, const Operands &operands);

// The GEMM of A and the transpose of B, of which one triangle is stored.
CudaCall describe_triangle(const Origin &origin, const char *entry, void *handle, int uplo,
                           int trans, mixpert_problem problem, const Scalars &scalars,
                           const Operands &operands);
int32_t triangle_of(int uplo);

// Null matrices that would be accessed are passed to cuBLAS.
void need_matrices(CudaCall *cuda);

// So are null arrays of pointers.
void give_arrays(const PointerArrays &arrays, CudaCall *cuda);

constexpr const char kOtherTypes[] = "operands or arithmetic other than FP32 run natively";

// Whether input, output and compute type are FP32: known to the pass, or determined at run time.
bool all_fp32(int type_a, int type_b, int type_c, int compute);

// A call of other types is only counted; its operands are not tracked as reads or writes.
void note_types(int type_a, int type_b, int type_c, int compute, CudaCall *cuda);

}  // namespace mixpert
