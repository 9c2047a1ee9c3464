#include "entry/cublas_call.h"

#include <algorithm>

namespace mixpert {
namespace {

bool valid_operation(int op) { return op == cb::kOpN || op == cb::kOpT || op == cb::kOpC; }

// Arguments that cuBLAS would reject are passed to cuBLAS, for its own status code.
bool well_formed(const mixpert_problem &p, int transa, int transb, const void *alpha,
                 const void *beta) {
  const auto most = [](int64_t x) { return std::max<int64_t>(1, x); };
  return valid_operation(transa) && valid_operation(transb) && p.m >= 0 && p.n >= 0 && p.k >= 0 &&
         p.batch >= 0 && p.lda >= most(p.trans_a ? p.k : p.m) &&
         p.ldb >= most(p.trans_b ? p.n : p.k) && p.ldc >= most(p.m) && alpha && beta;
}

}  // namespace

CudaCall describe(const Origin &origin, const char *entry, void *handle, int transa, int transb,
                  mixpert_problem p, const Scalars &scalars, const Operands &x) {
  p.trans_a = transa != cb::kOpN;
  p.trans_b = transb != cb::kOpN;
  const auto *a = static_cast<const float *>(x.a), *b = static_cast<const float *>(x.b);
  auto *c = static_cast<float *>(x.c);
  const Call call = {origin.site, entry, Backend::kCuda, p, a, b, c, origin.caller, false, true};
  const DeviceGemm gemm = {p,
                           a,
                           b,
                           c,
                           static_cast<const float *>(scalars.alpha),
                           static_cast<const float *>(scalars.beta),
                           false,
                           nullptr};
  return {call, gemm, handle, well_formed(p, transa, transb, scalars.alpha, scalars.beta), nullptr};
}

void need_matrices(CudaCall *cuda) {
  const mixpert_problem &p = cuda->call.problem;
  const bool writes = p.m > 0 && p.n > 0 && p.batch > 0;
  const bool there = cuda->call.c && (p.k == 0 || (cuda->call.a && cuda->call.b));
  cuda->legal = cuda->legal && (there || !writes);
}

int32_t triangle_of(int uplo) {
  return uplo == cb::kFillLower ? MIXPERT_TRIANGLE_LOWER : MIXPERT_TRIANGLE_UPPER;
}

CudaCall describe_triangle(const Origin &origin, const char *entry, void *handle, int uplo,
                           int trans, mixpert_problem p, const Scalars &scalars,
                           const Operands &x) {
  p.triangle = triangle_of(uplo);
  const int other = trans == cb::kOpN ? cb::kOpT : cb::kOpN;
  CudaCall cuda = describe(origin, entry, handle, trans, other, p, scalars, x);
  cuda.legal = cuda.legal && (uplo == cb::kFillLower || uplo == cb::kFillUpper);
  return cuda;
}

void give_arrays(const PointerArrays &arrays, CudaCall *cuda) {
  cuda->arrays = arrays;
  cuda->legal = cuda->legal && arrays.a && arrays.b && arrays.c;
}

bool all_fp32(int type_a, int type_b, int type_c, int compute) {
  return type_a == cb::kReal32 && type_b == cb::kReal32 && type_c == cb::kReal32 &&
         (compute == cb::kCompute32 || compute == cb::kCompute32Bf16x9 || compute == cb::kReal32);
}

void note_types(int type_a, int type_b, int type_c, int compute, CudaCall *cuda) {
  cuda->compute_type = compute;
  if (all_fp32(type_a, type_b, type_c, compute)) return;
  cuda->refusal = kOtherTypes;
  cuda->call.a = cuda->call.b = cuda->call.c = nullptr;
}

}  // namespace mixpert
