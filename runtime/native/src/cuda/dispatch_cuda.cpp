#include "cuda/dispatch_cuda.h"

#include <algorithm>
#include <climits>
#include <new>
#include <vector>

#include "cuda/device_check.h"
#include "execute/fp64.h"
#include "cuda/in_graphs.h"
#include "cuda/known_native.h"
#include "execute/mirror.h"
#include "cublas/own_handle.h"
#include "cuda/parts_of_k.h"
#include "device/refused.h"
#include "cuda/shared_packings.h"
#include "execute/start.h"
#include "cublas/switches.h"
#include "cuda/timing.h"
#include "cuda/warm.h"
#include "costs/cost.h"
#include "dispatch/first_call.h"
#include "record/record.h"
#include "settings/settings.h"
#include "gemm/scheme.h"
#include "gemm/triangle.h"
#include "support/status.h"
#include "symbols/inside_native.h"

namespace mixpert {
namespace {

bool fits_int(const mixpert_problem &p) {
  for (const int64_t size : {p.m, p.n, p.k, p.lda, p.ldb, p.ldc, p.batch})
    if (size > INT_MAX) return false;
  return true;
}

// True if a call that runs natively has to be traced or captured.
bool observed() { return tracing() || !settings().capture.empty(); }

// Remembers that calls like this one run natively regardless of data and handle settings. If no
// setting chose the scheme, cuBLAS's own switches decide, which may change.
void remember(const Cublas &api, const CudaCall &cuda, const Choice &choice) {
  if (cuda.call.site && cuda.call.site->packings) return;  // these calls update shared packings
  const mixpert_problem &p = cuda.gemm.problem;
  const CallKey key = {
      {cuda.call.site, cuda.call.caller}, p.m, p.n, p.k, p.batch, cuda.compute_type, p.triangle};
  remember_native(key, api, !choice.asked);
}

// Packed operands are of no use to a GEMM in several parts, or in a single launch without packing.
bool worth_sharing(const Prepared &prepared) {
  return prepared.panels.size() == 1 &&
         prepared.panels.front().lowered.path != MIXPERT_PATH_SMALL &&
         prepared.panels.front().gemm.problem.k > 0;
}

// The product in double precision, followed by its epilogue in single precision.
mixpert_status run_double(const Cublas &api, const CudaCall &cuda, CallTimer &timer,
                          uint64_t *workspace) {
  if (cuda.arrays.c)
    return fail(MIXPERT_UNSUPPORTED, "fp64 takes no batches given as arrays of pointers");
  if (cuda.gemm.owner == WorkspaceOwner::kGraph)  // cuBLAS takes memory too
    return fail(MIXPERT_UNSUPPORTED,
                "captured by a client that may put the graph into another one, or "
                "under MIXPERT_WORKSPACE_LIMIT");
  const InsideNative mark;
  OwnHandle own;
  DeviceState *device = nullptr;
  mixpert_status status = DeviceState::current(&device);
  if (status == MIXPERT_OK) status = load_epilogue(*device, cuda.gemm.epilogue);
  if (status == MIXPERT_OK && !cuda.handle) status = own.take(cuda.call.caller, cuda.gemm.stream);
  if (status != MIXPERT_OK) return status;
  timer.start();
  status = copy_start(cuda.gemm);
  if (status != MIXPERT_OK) return status;
  status = run_fp64(cuda.gemm, cuda.handle ? api : own.api(), cuda.handle ? cuda.handle : own.get(),
                    workspace);
  return status == MIXPERT_OK ? run_epilogue(*device, cuda.gemm) : status;
}

// Under `auto`, a GEMM is not divided into parts that would be no faster than cuBLAS.
mixpert_status prepare_worthwhile(const DeviceGemm &gemm, const mixpert_scheme &scheme,
                                  Prepared *prepared) {
  const mixpert_status status = prepare(gemm, scheme, prepared);
  if (status != MIXPERT_OK || prepared->panels.size() == 1) return status;
  for (const PreparedPanel &panel : prepared->panels)
    if (const char *why = no_faster(scheme, panel.gemm.problem, 0))
      return fail(MIXPERT_OUT_OF_MEMORY, why);
  return status;
}

// If other calls use most of MIXPERT_WORKSPACE_LIMIT, the thread's shared packings are dropped and
// smaller panels are tried.
mixpert_status run_within_limit(const mixpert_scheme &scheme, DeviceGemm gemm, Prepared *prepared,
                                GuardReports *reports, bool *unpacked) {
  const bool may_shrink =
      settings().workspace_limit != kNoLimit && gemm.owner != WorkspaceOwner::kGraph;
  mixpert_status status = run_prepared(*prepared, reports, unpacked);
  while (status == MIXPERT_OUT_OF_MEMORY && may_shrink) {
    const std::string why = mixpert_last_error();
    if (!drop_packing(gemm)) {
      gemm.room = prepared->workspace_bytes - 1;
      gemm.most_halvings = kMostHalvings;
      if (prepare_worthwhile(gemm, scheme, prepared) != MIXPERT_OK)
        return fail(MIXPERT_OUT_OF_MEMORY, why);
    }
    status = run_prepared(*prepared, reports);
  }
  return status;
}

Outcome without_workspace() {
  return {{},
          settings().workspace_limit == kNoLimit
              ? "in FP32: no memory is left for captured graphs"
              : "in FP32: captured graphs keep all that MIXPERT_WORKSPACE_LIMIT allows",
          0};
}

// Runs a scheme other than native, with an estimated error of at most `limit` unless it is 0. The
// time measured by `timer` includes packing for later calls, and preparation on the host if the
// device waits for it. For the first call of a kind, which loads kernels and warms up, it is that
// of the product alone. `checked`: reports are wanted if nothing is timed, too.
mixpert_status run_scheme(const Cublas &api, CudaCall &cuda, double limit, bool checked,
                          CallTimer &timer, Outcome *outcome) {
  if (settings().backend == BackendLimit::kCpu)
    return fail(MIXPERT_UNSUPPORTED, "MIXPERT_BACKEND allows the processor only");
  if (!fits_int(cuda.gemm.problem))
    return fail(MIXPERT_UNSUPPORTED, "sizes of 2^31 and more run natively");
  cuda.gemm.owner = owner_of_workspace(cuda);
  cuda.gemm.caller = cuda.call.caller;
  if (outcome->scheme.kind == MIXPERT_SCHEME_FP64)
    return run_double(api, cuda, timer, &outcome->workspace);
  Prepared prepared;
  cuda.gemm.problem.guard = settings().guard ? MIXPERT_GUARD_ON : MIXPERT_GUARD_OFF;
  cuda.gemm.problem.limit = static_cast<float>(limit);
  const mixpert_scheme turned = oriented(cuda.call, outcome->scheme);
  if (cuda.arrays.c) return run_arrays(cuda.gemm, cuda.arrays, turned, timer, &outcome->workspace);
  if (cuda.handle && follows_cublas(cuda.gemm.problem, turned))
    cuda.gemm.problem.native_parts = parts_of_k(api, cuda.handle, cuda.gemm);
  timer.start();
  DeviceGemm gemm = halved(cuda.gemm, turned);
  mixpert_status status = prepare_worthwhile(gemm, turned, &prepared);
  if (status == MIXPERT_OK && worth_sharing(prepared)) {
    share_packings(cuda.call, turned, *prepared.device, &gemm);
    if (gemm.packed[0] || gemm.packed[1]) status = prepare(gemm, turned, &prepared);
  }
  if (status != MIXPERT_OK) return status;
  if (const char *why = refused_in_graphs(cuda, gemm, prepared))
    return fail(MIXPERT_UNSUPPORTED, why);
  if (const double ms = warm_up(cuda.call, gemm, turned); ms > 0) {
    timer.add_warm_time(ms);
    timer.start();
  }
  bool unpacked = false;
  GuardReports *reports = checked || timer.started() ? &timer.reports() : nullptr;
  status = run_within_limit(turned, gemm, &prepared, reports, &unpacked);
  cuda.done = status == MIXPERT_OK;
  outcome->workspace = prepared.workspace_bytes;
  if (unpacked) *outcome = without_workspace();
  note_shared_use(gemm);
  return reported(status);
}

int run_native(const Cublas &api, const CudaCall &cuda, CallTimer &timer,
               const NativeCall &native) {
  if ((cuda.handle || cuda.into) && !cuda.refusal && !cuda.arrays.c && fits_int(cuda.gemm.problem))
    timer.add_warm_time(warm_up_native(cuda.call, cuda.gemm, api, cuda.handle, cuda.into));
  timer.start();
  return pass_through(api, native);
}

// Runs the epilogue that a check postponed; cuBLAS's status.
int run_later(CudaCall &cuda, const Epilogue &later) {
  cuda.gemm.epilogue = later;
  const mixpert_status status = caught([&] {
    DeviceState *device = nullptr;
    const mixpert_status found = DeviceState::current(&device);
    return found == MIXPERT_OK ? run_epilogue(*device, cuda.gemm) : found;
  });
  return status == MIXPERT_OK ? cb::kSuccess : cb::kExecutionFailed;
}

// Copies the output to the host for the tuner; waits for the stream.
void capture(const Call &call, CuStream stream) {
  const mixpert_problem &p = call.problem;
  if (is_captured(stream)) {
    warn_once("outputs of calls inside a captured CUDA graph are not captured for the tuner");
    return;
  }
  std::vector<float> host;
  try {
    host.resize(static_cast<size_t>(p.m * p.n * p.batch));
  } catch (const std::bad_alloc &) {
    warn_once("no memory to bring an output to the host: it is not captured");
    return;
  }
  const RelaxedCapture relaxed;
  int error = driver()->stream_synchronize(stream);
  for (int64_t i = 0; i < p.batch && error == 0 && !host.empty(); ++i) {
    CuCopy2d copy;
    copy.source_type = cu::kMemoryDevice;
    copy.source_device = reinterpret_cast<CuAddress>(call.c + i * p.stride_c);
    copy.source_pitch = static_cast<size_t>(p.ldc) * sizeof(float);
    copy.target_type = cu::kMemoryHost;
    copy.target_host = host.data() + i * p.m * p.n;
    copy.target_pitch = copy.width = static_cast<size_t>(p.m) * sizeof(float);
    copy.height = static_cast<size_t>(p.n);
    error = driver()->memcpy_2d(&copy);
  }
  for (int64_t i = 0; i < p.batch; ++i) clear_unwanted(p, host.data() + i * p.m * p.n);
  if (cuda_check(error, "capturing an output") == MIXPERT_OK)
    capture_output(call, host.data(), p.m, p.m * p.n);
  else
    warn_once(mixpert_last_error());
}

}  // namespace

const char *wish_of_handle(const Cublas &api, void *handle, const Choice &choice) {
  int mode = 0;
  if (choice.by_plan || !emulated(choice.scheme) || !api.get_math_mode ||
      api.get_math_mode(handle, &mode) != cb::kSuccess)
    return nullptr;
  switch (mode & cb::kMathModes) {
    case cb::kMathTensorOp: return "the handle asks for CUBLAS_TENSOR_OP_MATH";
    case cb::kMathPedantic: return "the handle asks for CUBLAS_PEDANTIC_MATH";
    case cb::kMathTf32: return "the handle asks for CUBLAS_TF32_TENSOR_OP_MATH";
    default: return nullptr;
  }
}

Choice choose_or_switch(const Cublas &api, const CudaCall &cuda) {
  const bool silent = !cuda.call.site && nothing_asked();
  Choice choice = silent ? Choice{{}, 0} : begin_call(cuda.call);
  if (choice.asked) return choice;
  if (const auto switched = switched_scheme(api, cuda.handle, cuda.compute_type))
    choice.scheme = *switched;
  return choice;
}

std::string why_native(const CudaCall &cuda, const char *left_alone) {
  if (cuda.refusal) return cuda.refusal;
  return left_alone ? left_alone : demotion(cuda.call);
}

bool from_inside(const Origin &origin) {
  return InsideNative::active() || (!origin.site && inside_cublas(origin.caller));
}

const char *no_faster(const mixpert_scheme &scheme, const mixpert_problem &problem,
                      double besides) {
  DeviceState *device = nullptr;
  if (scheme.kind != MIXPERT_SCHEME_AUTO || DeviceState::current(&device) != MIXPERT_OK ||
      worth_emulating(problem, device->limits(), device->rates(), besides))
    return nullptr;
  return known_speed(device->limits(), device->rates())
             ? "no faster than native for this shape and device"
             : "how fast this GPU is has not been measured: mixpert-doctor --measure does";
}

bool stays_native(const Choice &choice, const char *slower) {
  return (choice.scheme.kind == MIXPERT_SCHEME_NATIVE || slower) && !observed();
}

int pass_through(const Cublas &api, const NativeCall &native) {
  const InsideNative mark;
  return native(api);
}

bool straight_through(const Origin &origin) {
  return from_inside(origin) || (!origin.site && nothing_asked());
}

int run_chosen(const Cublas &api, CudaCall &cuda, const Choice &choice, const char *left_alone,
               const NativeCall &native) {
  Outcome outcome = {choice.scheme, "", 0};
  CallTimer timer(cuda.gemm.stream);
  int status = cb::kSuccess;
  DeviceCheck::settle(cuda.gemm);
  if (choice.scheme.kind != MIXPERT_SCHEME_NATIVE)
    if (std::string why = why_native(cuda, left_alone); !why.empty()) outcome = {{}, why, 0};
  DeviceCheck check(cuda.call, cuda.gemm, {outcome.scheme, 0});
  Epilogue later;
  if (check.before_epilogue()) std::swap(later, cuda.gemm.epilogue);
  if (outcome.scheme.kind != MIXPERT_SCHEME_NATIVE &&
      run_scheme(api, cuda, choice.limit, check.measures(), timer, &outcome) != MIXPERT_OK)
    outcome = {{}, mixpert_last_error(), 0};
  if (outcome.scheme.kind == MIXPERT_SCHEME_NATIVE && !cuda.done)
    status = run_native(api, cuda, timer, native);
  if (status != cb::kSuccess) return status;
  tried([&] {
    TraceRow *row = trace_call(cuda.call, choice, outcome);
    const GuardReports reports = timer.reports();
    if (row) timer.finish(row);
    check.finish(outcome, row, reports);
  });
  if (later.any() && emulated(outcome.scheme)) status = run_later(cuda, later);
  const auto keep_output = [&] {
    if (cuda.call.c && capture_wants(cuda.call)) capture(cuda.call, cuda.gemm.stream);
  };
  if (!tried(keep_output)) die("no memory to capture an output");
  return status;
}

namespace {

int decide_and_run(const Cublas *api, CudaCall &cuda, const NativeCall &native) {
  int pointer_mode = 0;
  if (from_inside({cuda.call.site, cuda.call.caller})) return native(*api);
  const Choice choice = choose_or_switch(*api, cuda);
  mixpert_problem problem = cuda.gemm.problem;
  if (choice.scheme.kind == MIXPERT_SCHEME_AUTO) problem.packed = expected_packings(cuda.call);
  const double copies = cuda.arrays.c ? gathering_time(problem) : 0;
  const char *slower = no_faster(choice.scheme, problem, copies);
  // Such calls need no properties of the handle.
  if (stays_native(choice, slower)) {
    if (choice.asked || choice.scheme.kind == MIXPERT_SCHEME_NATIVE) remember(*api, cuda, choice);
    return pass_through(*api, native);
  }
  if (!driver() || !cuda.legal || api->get_stream(cuda.handle, &cuda.gemm.stream) != 0 ||
      api->get_pointer_mode(cuda.handle, &pointer_mode) != 0)
    return pass_through(*api, native);
  cuda.gemm.device_scalars = pointer_mode == cb::kPointerModeDevice;
  // The scalars of an unsupported call may be of any type.
  cuda.call.reads_c = cuda.refusal || cuda.gemm.device_scalars || *cuda.gemm.beta != 0.0f;
  const char *wish = wish_of_handle(*api, cuda.handle, choice);
  return run_chosen(*api, cuda, choice, wish ? wish : slower, native);
}

// Null, with a message on stderr, if the process has no cuBLAS.
const Cublas *original_of(const CudaCall &cuda) {
  const Cublas *api = cublas(cuda.call.caller);
  if (!api)
    warn_once(std::string(cuda.call.entry) + ": the process has no cuBLAS (link with -lcublas)");
  return api;
}

}  // namespace

int dispatch(CudaCall &cuda, const NativeCall &native) {
  const FirstCall first(Backend::kCuda);
  const Cublas *api = nullptr;
  const auto look = [&] {
    forget_packings(cuda.call.site);
    api = original_of(cuda);
  };
  if (!tried(look)) return cb::kAllocFailed;
  if (!api) return cb::kNotInitialized;
  return run_or_pass_through(*api, cuda, native, [&](const NativeCall &noted) {
    return decide_and_run(api, cuda, noted);
  });
}

}  // namespace mixpert
