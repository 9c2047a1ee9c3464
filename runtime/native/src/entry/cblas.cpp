// cblas_sgemm and Fortran's sgemm_ on host memory.
#include "entry/cblas.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>

#include "check/host_check.h"
#include "cpu/blas.h"
#include "cpu/cpu.h"
#include "cpu/guard.h"
#include "dispatch/dispatch.h"
#include "dispatch/first_call.h"
#include "record/record.h"
#include "settings/settings.h"
#include "gemm/scheme.h"
#include "record/trace.h"
#include "support/no_throw.h"
#include "support/status.h"
#include "support/uncancelled.h"
#include "symbols/inside_native.h"

namespace mixpert {
namespace {

bool valid_trans(int32_t trans) {
  return trans == kCblasNoTrans || trans == kCblasTrans || trans == kCblasConjTrans;
}

// The position of the first illegal argument in cblas_sgemm, 0 if all are legal.
int illegal_argument(const HostGemm &x) {
  const bool row_major = x.order == kCblasRowMajor;
  const bool plain_a = x.transa == kCblasNoTrans, plain_b = x.transb == kCblasNoTrans;
  const int32_t extent_a = plain_a != row_major ? x.m : x.k;
  const int32_t extent_b = plain_b != row_major ? x.k : x.n;
  const int32_t extent_c = row_major ? x.n : x.m;
  if (!row_major && x.order != kCblasColMajor) return 1;
  if (!valid_trans(x.transa)) return 2;
  if (!valid_trans(x.transb)) return 3;
  if (x.m < 0) return 4;
  if (x.n < 0) return 5;
  if (x.k < 0) return 6;
  if (x.lda < std::max(1, extent_a)) return 9;
  if (x.ldb < std::max(1, extent_b)) return 11;
  if (x.ldc < std::max(1, extent_c)) return 14;
  return 0;
}

// A row-major problem is the column-major one of the transposes: C' = op(B)' op(A)'.
Call make_call(const HostGemm &x, const Origin &origin, const char *entry) {
  const bool row_major = x.order == kCblasRowMajor;
  mixpert_problem problem{x.m,
                          x.n,
                          x.k,
                          x.lda,
                          x.ldb,
                          x.ldc,
                          1,
                          0,
                          0,
                          0,
                          x.transa != kCblasNoTrans,
                          x.transb != kCblasNoTrans};
  const float *a = x.a, *b = x.b;
  if (row_major) {
    std::swap(problem.m, problem.n);
    std::swap(problem.lda, problem.ldb);
    std::swap(problem.trans_a, problem.trans_b);
    std::swap(a, b);
  }
  return {origin.site, entry, Backend::kCpu, problem,   a,
          b,           x.c,   origin.caller, row_major, x.beta != 0};
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
  check.finish(outcome, row);
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
    if (capture_wants(call)) capture_output(call, call.c, call.problem.ldc, call.problem.stride_c);
  };
  if (!tried(keep_output)) die("no memory to capture an output");
}

// Reports an illegal argument as BLAS libraries do if the program defines no handler (xerbla).
void complain(const char *routine, int position) {
  std::fprintf(stderr, " ** On entry to %s parameter number %d had an illegal value\n", routine,
               position);
}

int32_t cblas_trans(const char *letter) {
  switch (*letter) {
    case 'N':
    case 'n': return kCblasNoTrans;
    case 'T':
    case 't': return kCblasTrans;
    case 'C':
    case 'c': return kCblasConjTrans;
    default: return 0;
  }
}

// Fortran's argument list has no order argument: positions start at transa.
int fortran_position(int cblas_position) { return cblas_position - 1; }

// The program's BLAS, which reports illegal arguments in its own way.
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

// True if a call goes straight to the original: made by a native library, or nothing is asked.
bool straight_through(const Origin &origin) {
  bool straight = true;
  tried([&] { straight = !origin.site && (InsideNative::active() || nothing_asked()); });
  return straight;
}

}  // namespace

void host_cblas_sgemm(const Origin &origin, const HostGemm &x) {
  const FirstCall first(Backend::kCpu);
  const int position = illegal_argument(x);
  if (position || straight_through(origin))
    if (const auto original = must_have_blas(origin.caller).cblas_sgemm)
      return original(x.order, x.transa, x.transb, x.m, x.n, x.k, x.alpha, x.a, x.lda, x.b, x.ldb,
                      x.beta, x.c, x.ldc);
  if (position) return complain("cblas_sgemm", position);
  run(make_call(x, origin, "cblas_sgemm"), x.alpha, x.beta);
}

void host_sgemm(const Origin &origin, const char *transa, const char *transb, const int32_t *m,
                const int32_t *n, const int32_t *k, const float *alpha, const float *a,
                const int32_t *lda, const float *b, const int32_t *ldb, const float *beta, float *c,
                const int32_t *ldc, size_t transa_length, size_t transb_length) {
  const FirstCall first(Backend::kCpu);
  const HostGemm x{kCblasColMajor,
                   cblas_trans(transa),
                   cblas_trans(transb),
                   *m,
                   *n,
                   *k,
                   *alpha,
                   a,
                   *lda,
                   b,
                   *ldb,
                   *beta,
                   c,
                   *ldc};
  const int position = illegal_argument(x);
  if (position || straight_through(origin))
    if (const auto original = must_have_blas(origin.caller).sgemm)
      return original(transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc, transa_length,
                      transb_length);
  if (position) return complain("SGEMM", fortran_position(position));
  run(make_call(x, origin, "sgemm_"), *alpha, *beta);
}

}  // namespace mixpert

extern "C" void mixpert_cblas_sgemm(mixpert_site *site, int32_t order, int32_t transa,
                                    int32_t transb, int32_t m, int32_t n, int32_t k, float alpha,
                                    const float *a, int32_t lda, const float *b, int32_t ldb,
                                    float beta, float *c, int32_t ldc) {
  mixpert::host_cblas_sgemm({site, __builtin_return_address(0)},
                            {order, transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc});
}

extern "C" void mixpert_sgemm_(mixpert_site *site, const char *transa, const char *transb,
                               const int32_t *m, const int32_t *n, const int32_t *k,
                               const float *alpha, const float *a, const int32_t *lda,
                               const float *b, const int32_t *ldb, const float *beta, float *c,
                               const int32_t *ldc, size_t transa_length, size_t transb_length) {
  mixpert::host_sgemm({site, __builtin_return_address(0)}, transa, transb, m, n, k, alpha, a, lda,
                      b, ldb, beta, c, ldc, transa_length, transb_length);
}
