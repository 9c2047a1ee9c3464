// The cuBLAS entry points: they convert arguments to a Call, which dispatch_cuda.cpp runs.
#include "entry/cublas.h"

#include "entry/cublas_call.h"
#include "cuda/known_native.h"

namespace mixpert {

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
