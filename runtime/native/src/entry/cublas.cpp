// The cuBLAS entry points: they convert arguments to a Call, which dispatch_cuda.cpp runs.
#include "entry/cublas.h"

#include <algorithm>

#include "cublas/cublas.h"
#include "cuda/dispatch_cuda.h"
#include "cuda/known_native.h"
#include "support/status.h"

namespace mixpert {
namespace {

constexpr const char kOtherTypes[] = "operands or arithmetic other than FP32 run natively";

template <typename Int>
const char *name(const char *narrow, const char *wide) {
  return sizeof(Int) == sizeof(int64_t) ? wide : narrow;
}

// The client was linked against the function: it is missing only from an older cuBLAS.
template <typename Function, typename... Arguments>
int call_or_refuse(Function function, Arguments... arguments) {
  return function ? function(arguments...) : cb::kNotSupported;
}

bool valid_operation(int op) { return op == cb::kOpN || op == cb::kOpT || op == cb::kOpC; }

// Arguments that cuBLAS would reject are passed to cuBLAS, for its own status code.
bool well_formed(const mixpert_problem &p, int transa, int transb, const void *alpha,
                 const void *beta) {
  const auto most = [](int64_t x) { return std::max<int64_t>(1, x); };
  return valid_operation(transa) && valid_operation(transb) && p.m >= 0 && p.n >= 0 && p.k >= 0 &&
         p.batch >= 0 && p.lda >= most(p.trans_a ? p.k : p.m) &&
         p.ldb >= most(p.trans_b ? p.n : p.k) && p.ldc >= most(p.m) && alpha && beta;
}

struct Scalars {
  const void *alpha, *beta;
};

struct Operands {
  const void *a, *b;
  void *c;
};

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

// So are null matrices that would be accessed.
void need_matrices(CudaCall *cuda) {
  const mixpert_problem &p = cuda->call.problem;
  const bool writes = p.m > 0 && p.n > 0 && p.batch > 0;
  const bool there = cuda->call.c && (p.k == 0 || (cuda->call.a && cuda->call.b));
  cuda->legal = cuda->legal && (there || !writes);
}

int32_t triangle_of(int uplo) {
  return uplo == cb::kFillLower ? MIXPERT_TRIANGLE_LOWER : MIXPERT_TRIANGLE_UPPER;
}

// The GEMM of A and the transpose of B, of which one triangle is stored.
CudaCall describe_triangle(const Origin &origin, const char *entry, void *handle, int uplo,
                           int trans, mixpert_problem p, const Scalars &scalars,
                           const Operands &x) {
  p.triangle = triangle_of(uplo);
  const int other = trans == cb::kOpN ? cb::kOpT : cb::kOpN;
  CudaCall cuda = describe(origin, entry, handle, trans, other, p, scalars, x);
  cuda.legal = cuda.legal && (uplo == cb::kFillLower || uplo == cb::kFillUpper);
  return cuda;
}

// Null arrays of pointers are passed to cuBLAS.
void give_arrays(const PointerArrays &arrays, CudaCall *cuda) {
  cuda->arrays = arrays;
  cuda->legal = cuda->legal && arrays.a && arrays.b && arrays.c;
}

// Whether input, output and compute type are FP32: known to the pass, or determined at run time.
bool all_fp32(int type_a, int type_b, int type_c, int compute) {
  return type_a == cb::kReal32 && type_b == cb::kReal32 && type_c == cb::kReal32 &&
         (compute == cb::kCompute32 || compute == cb::kCompute32Bf16x9 || compute == cb::kReal32);
}

// A call of other types is only counted; its operands are not tracked as reads or writes.
void note_types(int type_a, int type_b, int type_c, int compute, CudaCall *cuda) {
  cuda->compute_type = compute;
  if (all_fp32(type_a, type_b, type_c, compute)) return;
  cuda->refusal = kOtherTypes;
  cuda->call.a = cuda->call.b = cuda->call.c = nullptr;
}

}  // namespace

template <typename Int>
int cublas_sgemm(const Origin &origin, void *handle, int transa, int transb, Int m, Int n, Int k,
                 const float *alpha, const float *a, Int lda, const float *b, Int ldb,
                 const float *beta, float *c, Int ldc) {
  const auto native = [&](const Cublas &api) {
    return call_or_refuse(api.gemms<Int>().sgemm, handle, transa, transb, m, n, k, alpha, a, lda, b,
                          ldb, beta, c, ldc);
  };
  if (const Cublas *api = known_native({origin, m, n, k, 1, 0}, handle))
    return pass_through(*api, NativeCall(native));
  CudaCall cuda =
      describe(origin, name<Int>("cublasSgemm_v2", "cublasSgemm_v2_64"), handle, transa, transb,
               {m, n, k, lda, ldb, ldc, 1, 0, 0, 0, 0, 0}, {alpha, beta}, {a, b, c});
  need_matrices(&cuda);
  return dispatch(cuda, NativeCall(native));
}

template <typename Int>
int cublas_ssyrk(const Origin &origin, void *handle, int uplo, int trans, Int n, Int k,
                 const float *alpha, const float *a, Int lda, const float *beta, float *c,
                 Int ldc) {
  const auto native = [&](const Cublas &api) {
    return call_or_refuse(api.gemms<Int>().ssyrk, handle, uplo, trans, n, k, alpha, a, lda, beta, c,
                          ldc);
  };
  if (const Cublas *api = known_native({origin, n, n, k, 1, 0, triangle_of(uplo)}, handle))
    return pass_through(*api, NativeCall(native));
  mixpert_problem problem = {n, n, k, lda, lda, ldc, 1, 0, 0, 0, 0, 0};
  problem.symmetric = 1;
  CudaCall cuda = describe_triangle(origin, name<Int>("cublasSsyrk_v2", "cublasSsyrk_v2_64"),
                                    handle, uplo, trans, problem, {alpha, beta}, {a, a, c});
  need_matrices(&cuda);
  return dispatch(cuda, NativeCall(native));
}

template <typename Int>
int cublas_ssyrkx(const Origin &origin, void *handle, int uplo, int trans, Int n, Int k,
                  const float *alpha, const float *a, Int lda, const float *b, Int ldb,
                  const float *beta, float *c, Int ldc) {
  const auto native = [&](const Cublas &api) {
    return call_or_refuse(api.gemms<Int>().ssyrkx, handle, uplo, trans, n, k, alpha, a, lda, b, ldb,
                          beta, c, ldc);
  };
  if (const Cublas *api = known_native({origin, n, n, k, 1, 0, triangle_of(uplo)}, handle))
    return pass_through(*api, NativeCall(native));
  CudaCall cuda =
      describe_triangle(origin, name<Int>("cublasSsyrkx", "cublasSsyrkx_64"), handle, uplo, trans,
                        {n, n, k, lda, ldb, ldc, 1, 0, 0, 0, 0, 0}, {alpha, beta}, {a, b, c});
  need_matrices(&cuda);
  return dispatch(cuda, NativeCall(native));
}

template <typename Int>
int cublas_sgemm_strided(const Origin &origin, void *handle, int transa, int transb, Int m, Int n,
                         Int k, const float *alpha, const float *a, Int lda, int64_t stride_a,
                         const float *b, Int ldb, int64_t stride_b, const float *beta, float *c,
                         Int ldc, int64_t stride_c, Int batch) {
  const auto native = [&](const Cublas &api) {
    return call_or_refuse(api.gemms<Int>().sgemm_strided, handle, transa, transb, m, n, k, alpha, a,
                          lda, stride_a, b, ldb, stride_b, beta, c, ldc, stride_c, batch);
  };
  if (const Cublas *api = known_native({origin, m, n, k, batch, 0}, handle))
    return pass_through(*api, NativeCall(native));
  CudaCall cuda = describe(
      origin, name<Int>("cublasSgemmStridedBatched", "cublasSgemmStridedBatched_64"), handle,
      transa, transb, {m, n, k, lda, ldb, ldc, batch, stride_a, stride_b, stride_c, 0, 0},
      {alpha, beta}, {a, b, c});
  need_matrices(&cuda);
  return dispatch(cuda, NativeCall(native));
}

template <typename Int>
int cublas_sgemm_batched(const Origin &origin, void *handle, int transa, int transb, Int m, Int n,
                         Int k, const float *alpha, const float *const *a, Int lda,
                         const float *const *b, Int ldb, const float *beta, float *const *c,
                         Int ldc, Int batch) {
  const auto native = [&](const Cublas &api) {
    return call_or_refuse(api.gemms<Int>().sgemm_batched, handle, transa, transb, m, n, k, alpha, a,
                          lda, b, ldb, beta, c, ldc, batch);
  };
  if (const Cublas *api = known_native({origin, m, n, k, batch, 0}, handle))
    return pass_through(*api, NativeCall(native));
  CudaCall cuda =
      describe(origin, name<Int>("cublasSgemmBatched", "cublasSgemmBatched_64"), handle, transa,
               transb, {m, n, k, lda, ldb, ldc, batch, 0, 0, 0, 0, 0}, {alpha, beta}, {});
  give_arrays({a, b, c}, &cuda);
  return dispatch(cuda, NativeCall(native));
}

template <typename Int>
int cublas_sgemm_ex(const Origin &origin, void *handle, int transa, int transb, Int m, Int n, Int k,
                    const float *alpha, const void *a, int type_a, Int lda, const void *b,
                    int type_b, Int ldb, const float *beta, void *c, int type_c, Int ldc) {
  const auto native = [&](const Cublas &api) {
    return call_or_refuse(api.gemms<Int>().sgemm_ex, handle, transa, transb, m, n, k, alpha, a,
                          type_a, lda, b, type_b, ldb, beta, c, type_c, ldc);
  };
  if (const Cublas *api = known_native({origin, m, n, k, 1, 0}, handle))
    return pass_through(*api, NativeCall(native));
  CudaCall cuda =
      describe(origin, name<Int>("cublasSgemmEx", "cublasSgemmEx_64"), handle, transa, transb,
               {m, n, k, lda, ldb, ldc, 1, 0, 0, 0, 0, 0}, {alpha, beta}, {a, b, c});
  need_matrices(&cuda);
  note_types(type_a, type_b, type_c, cb::kReal32, &cuda);
  return dispatch(cuda, NativeCall(native));
}

template <typename Int>
int cublas_gemm_ex(const Origin &origin, void *handle, int transa, int transb, Int m, Int n, Int k,
                   const void *alpha, const void *a, int type_a, Int lda, const void *b, int type_b,
                   Int ldb, const void *beta, void *c, int type_c, Int ldc, int compute_type,
                   int algo) {
  const auto native = [&](const Cublas &api) {
    return call_or_refuse(api.gemms<Int>().gemm_ex, handle, transa, transb, m, n, k, alpha, a,
                          type_a, lda, b, type_b, ldb, beta, c, type_c, ldc, compute_type, algo);
  };
  if (const Cublas *api = known_native({origin, m, n, k, 1, compute_type}, handle))
    return pass_through(*api, NativeCall(native));
  CudaCall cuda =
      describe(origin, name<Int>("cublasGemmEx", "cublasGemmEx_64"), handle, transa, transb,
               {m, n, k, lda, ldb, ldc, 1, 0, 0, 0, 0, 0}, {alpha, beta}, {a, b, c});
  need_matrices(&cuda);
  note_types(type_a, type_b, type_c, compute_type, &cuda);
  return dispatch(cuda, NativeCall(native));
}

template <typename Int>
int cublas_gemm_strided_ex(const Origin &origin, void *handle, int transa, int transb, Int m, Int n,
                           Int k, const void *alpha, const void *a, int type_a, Int lda,
                           int64_t stride_a, const void *b, int type_b, Int ldb, int64_t stride_b,
                           const void *beta, void *c, int type_c, Int ldc, int64_t stride_c,
                           Int batch, int compute_type, int algo) {
  const auto native = [&](const Cublas &api) {
    return call_or_refuse(api.gemms<Int>().gemm_strided_ex, handle, transa, transb, m, n, k, alpha,
                          a, type_a, lda, stride_a, b, type_b, ldb, stride_b, beta, c, type_c, ldc,
                          stride_c, batch, compute_type, algo);
  };
  if (const Cublas *api = known_native({origin, m, n, k, batch, compute_type}, handle))
    return pass_through(*api, NativeCall(native));
  CudaCall cuda = describe(
      origin, name<Int>("cublasGemmStridedBatchedEx", "cublasGemmStridedBatchedEx_64"), handle,
      transa, transb, {m, n, k, lda, ldb, ldc, batch, stride_a, stride_b, stride_c, 0, 0},
      {alpha, beta}, {a, b, c});
  need_matrices(&cuda);
  note_types(type_a, type_b, type_c, compute_type, &cuda);
  return dispatch(cuda, NativeCall(native));
}

template <typename Int>
int cublas_gemm_batched_ex(const Origin &origin, void *handle, int transa, int transb, Int m, Int n,
                           Int k, const void *alpha, const void *const *a, int type_a, Int lda,
                           const void *const *b, int type_b, Int ldb, const void *beta,
                           void *const *c, int type_c, Int ldc, Int batch, int compute_type,
                           int algo) {
  const auto native = [&](const Cublas &api) {
    return call_or_refuse(api.gemms<Int>().gemm_batched_ex, handle, transa, transb, m, n, k, alpha,
                          a, type_a, lda, b, type_b, ldb, beta, c, type_c, ldc, batch, compute_type,
                          algo);
  };
  if (const Cublas *api = known_native({origin, m, n, k, batch, compute_type}, handle))
    return pass_through(*api, NativeCall(native));
  CudaCall cuda =
      describe(origin, name<Int>("cublasGemmBatchedEx", "cublasGemmBatchedEx_64"), handle, transa,
               transb, {m, n, k, lda, ldb, ldc, batch, 0, 0, 0, 0, 0}, {alpha, beta}, {});
  give_arrays({reinterpret_cast<const float *const *>(a), reinterpret_cast<const float *const *>(b),
               reinterpret_cast<float *const *>(c)},
              &cuda);
  note_types(type_a, type_b, type_c, compute_type, &cuda);
  return dispatch(cuda, NativeCall(native));
}

// For both widths, which exports/cublas.cpp exports.
#define INSTANTIATE(FUNCTION)                             \
  template decltype(FUNCTION<int32_t>) FUNCTION<int32_t>; \
  template decltype(FUNCTION<int64_t>) FUNCTION<int64_t>;
INSTANTIATE(cublas_sgemm)
INSTANTIATE(cublas_ssyrk)
INSTANTIATE(cublas_ssyrkx)
INSTANTIATE(cublas_sgemm_strided)
INSTANTIATE(cublas_sgemm_batched)
INSTANTIATE(cublas_sgemm_ex)
INSTANTIATE(cublas_gemm_ex)
INSTANTIATE(cublas_gemm_strided_ex)
INSTANTIATE(cublas_gemm_batched_ex)
#undef INSTANTIATE

}  // namespace mixpert
