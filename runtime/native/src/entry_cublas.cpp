// The cuBLAS entry points: arguments to a Call, the call to a backend, the outcome to the trace.
#include <functional>
#include <vector>

#include "cuda/cublas.h"
#include "cuda/executor.h"
#include "cuda/timing.h"
#include "cuda/warm.h"
#include "dispatch.h"
#include "settings.h"
#include "status.h"

namespace mixpert {
namespace {

using Native = std::function<int(const Cublas &)>;

bool valid_operation(int op) { return op == cb::kOpN || op == cb::kOpT || op == cb::kOpC; }

// What cuBLAS would refuse is left to cuBLAS, so that its own status comes back.
bool well_formed(const mixpert_problem &p, int transa, int transb, const DeviceGemm &gemm) {
  const auto most = [](int64_t x) { return x > 1 ? x : 1; };
  return valid_operation(transa) && valid_operation(transb) && p.m >= 0 && p.n >= 0 && p.k >= 0 &&
         p.batch >= 0 && p.lda >= most(p.trans_a ? p.k : p.m) &&
         p.ldb >= most(p.trans_b ? p.n : p.k) && p.ldc >= most(p.m) && gemm.alpha && gemm.beta;
}

mixpert_problem problem_of(int transa, int transb, int m, int n, int k, int lda, int ldb, int ldc,
                           int64_t stride_a, int64_t stride_b, int64_t stride_c, int batch) {
  return {m, n, k, lda, ldb, ldc, batch, stride_a, stride_b, stride_c,
          transa != cb::kOpN, transb != cb::kOpN};
}

int pass_through(const Cublas &api, const Native &native) {
  const InsideNative mark;
  return native(api);
}

// Runs a scheme other than native; the time that `timer` brackets holds no preparation.
mixpert_status run_scheme(const Cublas &api, void *handle, const Call &call, const DeviceGemm &gemm,
                          CallTimer &timer, Outcome *outcome) {
  if (settings().backend == BackendLimit::kCpu)
    return fail(MIXPERT_UNSUPPORTED, "MIXPERT_BACKEND allows the processor only");
  if (outcome->scheme.kind == MIXPERT_SCHEME_FP64) {
    const InsideNative mark;
    timer.start();
    return run_fp64(gemm, api, handle, &outcome->workspace);
  }
  PreparedInt8 prepared;
  const mixpert_status status = prepare_int8(gemm, outcome->scheme, &prepared);
  if (status != MIXPERT_OK) return status;
  outcome->workspace = prepared.lowered.workspace_bytes;
  warm_up(call, gemm, outcome->scheme, &prepared, api, handle);
  timer.start();
  return run_int8(gemm, prepared);
}

int run_native(const Cublas &api, void *handle, const Call &call, const DeviceGemm &gemm,
               CallTimer &timer, const Native &native) {
  warm_up(call, gemm, {}, nullptr, api, handle);
  timer.start();
  const InsideNative mark;
  return native(api);
}

// Brings the output to the host for the tuner; waits for the stream.
void capture(const Call &call, CuStream stream) {
  const mixpert_problem &p = call.problem;
  int capturing = 0;
  if (driver()->stream_is_capturing(stream, &capturing) != 0 || capturing) {
    warn_once("outputs of calls inside a captured CUDA graph are not captured for the tuner");
    return;
  }
  std::vector<float> host(static_cast<size_t>(p.m * p.n * p.batch));
  int error = driver()->stream_synchronize(stream);
  for (int64_t i = 0; i < p.batch && error == 0 && !host.empty(); ++i) {
    CuCopy2d copy;
    copy.source_type = 2;  // device
    copy.source_device = reinterpret_cast<CuAddress>(call.c + i * p.stride_c);
    copy.source_pitch = static_cast<size_t>(p.ldc) * sizeof(float);
    copy.target_type = 1;  // host
    copy.target_host = host.data() + i * p.m * p.n;
    copy.target_pitch = copy.width = static_cast<size_t>(p.m) * sizeof(float);
    copy.height = static_cast<size_t>(p.n);
    error = driver()->memcpy_2d(&copy);
  }
  if (cuda_check(error, "capturing an output") == MIXPERT_OK)
    capture_output(call, host.data(), p.m, p.m * p.n);
  else
    warn_once(mixpert_last_error());
}

int dispatch(Call &call, void *handle, int transa, int transb, DeviceGemm &gemm,
             const Native &native) {
  const Cublas *api = cublas();
  if (!api) {
    warn_once(std::string(call.entry) + ": the process has no cuBLAS (link with -lcublas)");
    return cb::kNotInitialized;
  }
  int pointer_mode = 0;
  if (InsideNative::active() || !driver() || !well_formed(call.problem, transa, transb, gemm) ||
      api->get_stream(handle, &gemm.stream) != 0 ||
      api->get_pointer_mode(handle, &pointer_mode) != 0)
    return pass_through(*api, native);
  gemm.device_scalars = pointer_mode == cb::kPointerModeDevice;
  call.reads_c = gemm.device_scalars || *gemm.beta != 0.0f;
  const Choice choice = choose(call);
  Outcome outcome = {choice.scheme, "", 0};
  CallTimer timer(gemm.stream);
  int status = cb::kSuccess;
  if (choice.scheme.kind != MIXPERT_SCHEME_NATIVE &&
      run_scheme(*api, handle, call, gemm, timer, &outcome) != MIXPERT_OK)
    outcome = {{}, mixpert_last_error(), 0};
  if (outcome.scheme.kind == MIXPERT_SCHEME_NATIVE)
    status = run_native(*api, handle, call, gemm, timer, native);
  if (status != cb::kSuccess) return status;
  if (tracing()) timer.finish(trace_call(call, choice, outcome));
  if (capture_wants(call)) capture(call, gemm.stream);
  return status;
}

// FP32 in, out and in between, as a constant of the pass or found out at run time.
bool all_fp32(int type_a, int type_b, int type_c, int compute) {
  return type_a == cb::kReal32 && type_b == cb::kReal32 && type_c == cb::kReal32 &&
         (compute == cb::kCompute32 || compute == cb::kReal32);
}

}  // namespace
}  // namespace mixpert

using namespace mixpert;

extern "C" mixpert_cublas_status mixpert_cublasSgemm_v2(
    mixpert_site *site, void *handle, int32_t transa, int32_t transb, int32_t m, int32_t n,
    int32_t k, const float *alpha, const float *a, int32_t lda, const float *b, int32_t ldb,
    const float *beta, float *c, int32_t ldc) {
  Call call = {site, "cublasSgemm_v2", Backend::kCuda,
               problem_of(transa, transb, m, n, k, lda, ldb, ldc, 0, 0, 0, 1),
               a,    b,                c,
               __builtin_return_address(0), false, true};
  DeviceGemm gemm = {call.problem, a, b, c, alpha, beta, false, nullptr};
  return dispatch(call, handle, transa, transb, gemm, [&](const Cublas &api) {
    return api.sgemm(handle, transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
  });
}

extern "C" mixpert_cublas_status mixpert_cublasSgemmStridedBatched(
    mixpert_site *site, void *handle, int32_t transa, int32_t transb, int32_t m, int32_t n,
    int32_t k, const float *alpha, const float *a, int32_t lda, int64_t stride_a, const float *b,
    int32_t ldb, int64_t stride_b, const float *beta, float *c, int32_t ldc, int64_t stride_c,
    int32_t batch) {
  Call call = {site, "cublasSgemmStridedBatched", Backend::kCuda,
               problem_of(transa, transb, m, n, k, lda, ldb, ldc, stride_a, stride_b, stride_c,
                          batch),
               a,    b,                           c,
               __builtin_return_address(0), false, true};
  DeviceGemm gemm = {call.problem, a, b, c, alpha, beta, false, nullptr};
  return dispatch(call, handle, transa, transb, gemm, [&](const Cublas &api) {
    return api.sgemm_strided(handle, transa, transb, m, n, k, alpha, a, lda, stride_a, b, ldb,
                             stride_b, beta, c, ldc, stride_c, batch);
  });
}

extern "C" mixpert_cublas_status mixpert_cublasGemmEx(
    mixpert_site *site, void *handle, int32_t transa, int32_t transb, int32_t m, int32_t n,
    int32_t k, const void *alpha, const void *a, int32_t type_a, int32_t lda, const void *b,
    int32_t type_b, int32_t ldb, const void *beta, void *c, int32_t type_c, int32_t ldc,
    int32_t compute_type, int32_t algo) {
  const Native native = [&](const Cublas &api) {
    return api.gemm_ex(handle, transa, transb, m, n, k, alpha, a, type_a, lda, b, type_b, ldb, beta,
                       c, type_c, ldc, compute_type, algo);
  };
  if (!all_fp32(type_a, type_b, type_c, compute_type)) {
    const Cublas *api = cublas();
    return api ? pass_through(*api, native) : cb::kNotInitialized;
  }
  Call call = {site, "cublasGemmEx", Backend::kCuda,
               problem_of(transa, transb, m, n, k, lda, ldb, ldc, 0, 0, 0, 1),
               static_cast<const float *>(a), static_cast<const float *>(b),
               static_cast<float *>(c), __builtin_return_address(0), false, true};
  DeviceGemm gemm = {call.problem, call.a, call.b, call.c, static_cast<const float *>(alpha),
                     static_cast<const float *>(beta), false, nullptr};
  return dispatch(call, handle, transa, transb, gemm, native);
}
