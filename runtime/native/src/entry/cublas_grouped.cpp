// Groups of products of cuBLAS. Each group is a batch given by arrays of pointers; those
// that can are computed together, and neighbours that run natively go to cuBLAS in one call.
#include "cuda/known_native.h"
#include "cuda/merged_groups.h"
#include "entry/cublas.h"
#include "entry/cublas_call.h"
#include "entry/groups.h"
#include "settings/settings.h"

namespace mixpert {
namespace {

constexpr const char kDeviceScalars[] = "groups with scalars on the device run natively";

// Neighbouring groups, after `before` matrices of earlier ones.
template <typename Int>
CublasGroups<Int> some(CublasGroups<Int> x, Int first, Int count, int64_t before) {
  x.transa += first, x.transb += first;
  x.m += first, x.n += first, x.k += first;
  x.lda += first, x.ldb += first, x.ldc += first;
  x.alpha = static_cast<const float *>(x.alpha) + first;
  x.beta = static_cast<const float *>(x.beta) + first;
  x.a += before, x.b += before, x.c += before;
  x.sizes += first, x.count = count;
  return x;
}

template <typename Int>
int original(const Cublas &api, void *handle, const CublasGroups<Int> &x) {
  const auto &gemms = api.gemms<Int>();
  if (x.typed)
    return call_or_refuse(gemms.gemm_grouped_ex, handle, x.transa, x.transb, x.m, x.n, x.k, x.alpha,
                          x.a, x.type_a, x.lda, x.b, x.type_b, x.ldb, x.beta, x.c, x.type_c, x.ldc,
                          x.count, x.sizes, x.compute_type);
  const auto floats = [](const void *const *each) {
    return reinterpret_cast<const float *const *>(each);
  };
  return call_or_refuse(gemms.sgemm_grouped, handle, x.transa, x.transb, x.m, x.n, x.k,
                        static_cast<const float *>(x.alpha), floats(x.a), x.lda, floats(x.b), x.ldb,
                        static_cast<const float *>(x.beta), reinterpret_cast<float *const *>(x.c),
                        x.ldc, x.count, x.sizes);
}

template <typename Int>
const char *name_of(const CublasGroups<Int> &x) {
  return x.typed ? name<Int>("cublasGemmGroupedBatchedEx", "cublasGemmGroupedBatchedEx_64")
                 : name<Int>("cublasSgemmGroupedBatched", "cublasSgemmGroupedBatched_64");
}

template <typename Int>
PointerArrays arrays_of(const CublasGroups<Int> &x) {
  return {reinterpret_cast<const float *const *>(x.a), reinterpret_cast<const float *const *>(x.b),
          reinterpret_cast<float *const *>(x.c)};
}

// One group of FP32 matrices.
template <typename Int>
CudaCall describe_group(const Origin &origin, void *handle, const CublasGroups<Int> &x) {
  const mixpert_problem problem = {*x.m,     *x.n, *x.k, *x.lda, *x.ldb, *x.ldc,
                                   *x.sizes, 0,    0,    0,      0,      0};
  CudaCall cuda =
      describe(origin, name_of(x), handle, *x.transa, *x.transb, problem, {x.alpha, x.beta}, {});
  give_arrays(arrays_of(x), &cuda);
  cuda.compute_type = x.compute_type;
  return cuda;
}

template <typename Int>
bool has_arguments(const CublasGroups<Int> &x) {
  for (const void *array :
       {static_cast<const void *>(x.transa), static_cast<const void *>(x.transb),
        static_cast<const void *>(x.m), static_cast<const void *>(x.n),
        static_cast<const void *>(x.k), static_cast<const void *>(x.lda),
        static_cast<const void *>(x.ldb), static_cast<const void *>(x.ldc),
        static_cast<const void *>(x.sizes), x.alpha, x.beta, static_cast<const void *>(x.a),
        static_cast<const void *>(x.b), static_cast<const void *>(x.c)})
    if (!array) return false;
  return x.count > 0;
}

// True if cuBLAS would run all groups: it rejects a call before it writes anything.
template <typename Int>
bool legal(const Origin &origin, void *handle, const CublasGroups<Int> &x) {
  if (!has_arguments(x)) return false;
  for (Int i = 0; i < x.count; ++i)
    if (!describe_group(origin, handle, some(x, i, Int{1}, 0)).legal) return false;
  return true;
}

bool scalars_on_device(const Origin &origin, void *handle) {
  int mode = 0;
  const Cublas *api = cublas(origin.caller);
  return api && api->get_pointer_mode(handle, &mode) == cb::kSuccess &&
         mode == cb::kPointerModeDevice;
}

// All groups by one call of cuBLAS, counted once without sizes, which differ between groups.
template <typename Int>
int run_together(const Origin &origin, void *handle, const CublasGroups<Int> &x, bool legal,
                 const char *reason) {
  const auto native = [&](const Cublas &api) { return original(api, handle, x); };
  const mixpert_problem none = {0, 0, 0, 0, 0, 0, std::max<Int>(x.count, 0), 0, 0, 0, 0, 0};
  CudaCall cuda = describe(origin, name_of(x), handle, cb::kOpN, cb::kOpN, none, {}, {});
  cuda.legal = legal;
  cuda.refusal = reason;
  return dispatch(cuda, NativeCall(native));
}

// cuBLAS takes no cudaDataType as compute type of groups.
template <typename Int>
bool other_types(const CublasGroups<Int> &x) {
  return x.typed &&
         (x.compute_type == cb::kReal32 || !all_fp32(x.type_a, x.type_b, x.type_c, x.compute_type));
}

// Runs groups together; those that are left are not done.
template <typename Int>
std::vector<ArrayGroup> merged(const Origin &origin, void *handle, const CublasGroups<Int> &x) {
  std::vector<ArrayGroup> groups;
  tried([&] {
    int64_t before = 0;
    groups.reserve(static_cast<size_t>(x.count));
    for (Int i = 0; i < x.count; before += x.sizes[i++]) {
      groups.push_back({describe_group(origin, handle, some(x, i, Int{1}, 0)), before});
    }
    run_merged(&groups);
  });
  return groups;
}

template <typename Int>
const Cublas *known_together(const Origin &origin, void *handle, const CublasGroups<Int> &x) {
  const Cublas *api = nullptr;
  for (Int i = 0; i < x.count; ++i) {
    api = known_native({origin, x.m[i], x.n[i], x.k[i], x.sizes[i], x.compute_type}, handle);
    if (!api) return nullptr;
  }
  return api;
}

}  // namespace

template <typename Int>
int cublas_gemm_grouped(const Origin &origin, void *handle, const CublasGroups<Int> &x) {
  if (other_types(x)) return run_together(origin, handle, x, true, kOtherTypes);
  if (!legal(origin, handle, x)) return run_together(origin, handle, x, false, nullptr);
  if (const Cublas *api = known_together(origin, handle, x)) {
    const auto native = [&](const Cublas &with) { return original(with, handle, x); };
    return pass_through(*api, NativeCall(native));
  }
  if (scalars_on_device(origin, handle))
    return run_together(origin, handle, x, true, kDeviceScalars);
  const bool measured = tracing() || !settings().capture.empty();
  const Cublas *waiting = nullptr;
  const std::vector<ArrayGroup> groups = merged(origin, handle, x);
  const auto apart = [&](Int group, int64_t before, int *status) {
    if (const auto at = static_cast<size_t>(group); at < groups.size() && groups[at].done)
      return true;
    const CublasGroups<Int> one = some(x, group, Int{1}, before);
    bool done = true;
    const auto native = [&](const Cublas &api) {
      if (measured) return original(api, handle, one);
      waiting = &api;
      done = false;
      return cb::kSuccess;
    };
    CudaCall cuda = describe_group(origin, handle, one);
    *status = dispatch(cuda, NativeCall(native));
    return done;
  };
  const auto together = [&](Int first, Int count, int64_t before) {
    const CublasGroups<Int> left = some(x, first, count, before);
    const auto native = [&](const Cublas &api) { return original(api, handle, left); };
    return pass_through(*waiting, NativeCall(native));
  };
  return run_groups(x.count, x.sizes, apart, together);
}

template int cublas_gemm_grouped(const Origin &, void *, const CublasGroups<int32_t> &);
template int cublas_gemm_grouped(const Origin &, void *, const CublasGroups<int64_t> &);

}  // namespace mixpert
