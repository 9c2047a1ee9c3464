// Runs a GEMM on host memory as its site or the settings request.
#include "entry/host_call.h"

#include <algorithm>
#include <chrono>
#include <climits>
#include <vector>

#include "check/host_check.h"
#include "cpu/cpu.h"
#include "cpu/guard.h"
#include "gemm/scheme.h"
#include "gemm/triangle.h"
#include "record/record.h"
#include "record/trace.h"
#include "settings/settings.h"
#include "support/no_throw.h"
#include "support/status.h"
#include "support/uncancelled.h"
#include "symbols/inside_native.h"

namespace mixpert {
namespace {

// A row-major problem is the column-major one of the transposes: C' = op(B)' op(A)'.
Call make_call(const HostGemm &x, const Origin &origin, const char *entry) {
  const bool row_major = x.order == kCblasRowMajor;
  mixpert_problem problem{x.m,
                          x.n,
                          x.k,
                          x.lda,
                          x.ldb,
                          x.ldc,
                          x.batch,
                          x.stride_a,
                          x.stride_b,
                          x.stride_c,
                          x.transa != kCblasNoTrans,
                          x.transb != kCblasNoTrans};
  const float *a = x.a, *b = x.b;
  if (row_major) {
    std::swap(problem.m, problem.n);
    std::swap(problem.lda, problem.ldb);
    std::swap(problem.stride_a, problem.stride_b);
    std::swap(problem.trans_a, problem.trans_b);
    std::swap(a, b);
  }
  if (x.uplo) {
    const bool lower = (x.uplo == kCblasLower) != row_major;
    problem.triangle = lower ? MIXPERT_TRIANGLE_LOWER : MIXPERT_TRIANGLE_UPPER;
    problem.symmetric = x.symmetric;
  }
  return {origin.site, entry, Backend::kCpu, problem,   a,
          b,           x.c,   origin.caller, row_major, x.beta != 0};
}

bool fits_int(const mixpert_problem &p) {
  return std::max({p.m, p.n, p.k, p.lda, p.ldb, p.ldc, p.batch}) <= INT_MAX;
}

// The problem with the guard's setting and limit.
mixpert_problem guarded_problem(const Call &call, const Choice &choice) {
  mixpert_problem problem = call.problem;
  problem.guard = settings().guard ? MIXPERT_GUARD_ON : MIXPERT_GUARD_OFF;
  problem.limit = static_cast<float>(choice.limit);
  return problem;
}

// Converts the guard's schemes to the caller's orientation.
mixpert_status execute(const Call &call, const Choice &choice, float alpha, float beta,
                       GuardOutcome *guard) {
  if (choice.scheme.kind == MIXPERT_SCHEME_NATIVE && call.problem.batch > 1 &&
      strided_native_cpu(call.problem, alpha, call.a, call.b, beta, call.c))
    return MIXPERT_OK;
  const mixpert_status status =
      gemm_cpu(guarded_problem(call, choice), oriented(call, choice.scheme), alpha, call.a, call.b,
               beta, call.c, guard);
  for (mixpert_scheme &scheme : guard->guard.scheme) scheme = oriented(call, scheme);
  return status;
}

// Loads the BLAS that the first caller was linked with, outside of the timed part of the call:
// loading may take longer than a GEMM.
void load_blas(const Call &call, const Choice &choice) {
  mixpert_status status;
  if (choice.scheme.kind != MIXPERT_SCHEME_INT8) host_blas(&status, call.caller);
}

// True if a call without decisions by panel must not use INT8 slices, which would turn whole rows
// and columns into NaN.
bool undefined_by(const Call &call, const Choice &choice, float alpha) {
  return settings().guard && choice.scheme.kind == MIXPERT_SCHEME_INT8 && alpha != 0 &&
         call.problem.m != 0 && call.problem.n != 0 &&  // operands of an empty C may be null
         !guarded(guarded_problem(call, choice), choice.scheme) &&
         !finite_operands(call.problem, call.a, call.b);
}

// A call that cannot be computed as requested runs natively; the outcome contains the reason.
Outcome execute_or_native(const Call &call, const Choice &choice, float alpha, float beta,
                          GuardOutcome *guard) {
  Outcome outcome{choice.scheme, "", 0};
  if (emulated(choice.scheme) && settings().backend == BackendLimit::kCuda)
    outcome.reason = "MIXPERT_BACKEND keeps emulation off the processor";
  else if (emulated(choice.scheme) && !fits_int(call.problem))
    outcome.reason = "sizes of 2^31 and more run natively";
  else if (const std::string why = emulated(choice.scheme) ? demotion(call) : ""; !why.empty())
    outcome.reason = why;
  else if (undefined_by(call, choice, alpha))
    outcome.reason = "NaN or Inf in the operands";
  else if (execute(call, choice, alpha, beta, guard) != MIXPERT_OK)
    outcome.reason = mixpert_last_error();
  if (outcome.reason.empty()) return outcome;
  outcome.scheme = {};
  *guard = {};
  load_blas(call, {});
  if (execute(call, {}, alpha, beta, guard) != MIXPERT_OK) die(mixpert_last_error());
  return outcome;
}

// Sets `*done` when C contains the product.
void run_and_tell(const Call &call, float alpha, float beta, bool *done) {
  using Clock = std::chrono::steady_clock;
  const Choice choice = begin_call(call);
  load_blas(call, choice);
  HostCheck check(call, choice, alpha, beta);
  const Clock::time_point start = Clock::now();
  GuardOutcome guard;
  const Outcome outcome = execute_or_native(call, choice, alpha, beta, &guard);
  *done = true;
  const std::chrono::duration<double, std::milli> elapsed = Clock::now() - start;
  TraceRow *row = trace_call(call, choice, outcome);
  trace_add_time(row, elapsed.count());
  if (guard.guard.schemes > 0)
    trace_add_guard(row, guard.guard, guard.panels, guard.estimate, guard.span);
  if (guard.underflow) trace_add_underflow(row, *guard.underflow);
  check.finish(outcome, row, guard.underflow.value_or(false));
}

// Of a triangle of C, the other side is stored as zeros.
void keep(const Call &call) {
  const mixpert_problem &p = call.problem;
  if (!p.triangle) return capture_output(call, call.c, p.ldc, p.stride_c);
  std::vector<float> dense(static_cast<size_t>(p.m * p.n));
  for (int64_t j = 0; j < p.n; ++j) std::copy_n(call.c + j * p.ldc, p.m, dense.data() + j * p.m);
  clear_unwanted(p, dense.data());
  capture_output(call, dense.data(), p.m, p.m * p.n);
}

// If memory runs out before C is written, the BLAS computes the product.
void run(const Call &call, float alpha, float beta) {
  const Uncancelled uncancelled;
  bool done = false;
  GuardOutcome guard;
  if (!tried([&] { run_and_tell(call, alpha, beta, &done); }) && !done &&
      caught([&] { return execute(call, {}, alpha, beta, &guard); }) != MIXPERT_OK)
    die(mixpert_last_error());
  const auto keep_output = [&] {
    if (capture_wants(call)) keep(call);
  };
  if (!tried(keep_output)) die("no memory to capture an output");
}

}  // namespace

void run_host(const HostGemm &gemm, const Origin &origin, const char *entry) {
  run(make_call(gemm, origin, entry), gemm.alpha, gemm.beta);
}

bool host_stays_native(const HostGemm &gemm, const Origin &origin, const char *entry) {
  bool native = false;
  tried([&] {
    native = choose(make_call(gemm, origin, entry)).scheme.kind == MIXPERT_SCHEME_NATIVE &&
             !tracing() && settings().capture.empty();
  });
  return native;
}

const HostBlas &must_have_blas(const void *caller) {
  const HostBlas *blas = nullptr;
  caught([&] {
    mixpert_status status;
    blas = host_blas(&status, caller);
    return status;
  });
  if (!blas) die(mixpert_last_error());
  return *blas;
}

bool host_straight_through(const Origin &origin) {
  bool straight = true;
  tried([&] { straight = !origin.site && (InsideNative::active() || nothing_asked()); });
  return straight;
}

}  // namespace mixpert
