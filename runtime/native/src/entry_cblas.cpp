// cblas_sgemm and Fortran's sgemm_ on host memory.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>

#include "blas.h"
#include "cpu.h"
#include "dispatch.h"
#include "settings.h"
#include "status.h"

namespace mixpert {
namespace {

// The arguments of either entry point as they came, order and transposes as CBLAS numbers.
struct Arguments {
  int32_t order, transa, transb, m, n, k;
  float alpha;
  const float *a;
  int32_t lda;
  const float *b;
  int32_t ldb;
  float beta;
  float *c;
  int32_t ldc;
};

bool valid_trans(int32_t trans) {
  return trans == kCblasNoTrans || trans == kCblasTrans || trans == kCblasConjTrans;
}

// The position of the first illegal argument in cblas_sgemm, 0 where all are legal.
int illegal_argument(const Arguments &x) {
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
Call make_call(const Arguments &x, mixpert_site *site, const char *entry, const void *caller) {
  const bool row_major = x.order == kCblasRowMajor;
  mixpert_problem problem{x.m, x.n, x.k, x.lda, x.ldb, x.ldc, 1, 0, 0, 0,
                          x.transa != kCblasNoTrans, x.transb != kCblasNoTrans};
  const float *a = x.a, *b = x.b;
  if (row_major) {
    std::swap(problem.m, problem.n);
    std::swap(problem.lda, problem.ldb);
    std::swap(problem.trans_a, problem.trans_b);
    std::swap(a, b);
  }
  return {site, entry, Backend::kCpu, problem, a, b, x.c, caller, row_major, x.beta != 0};
}

mixpert_status execute(const Call &call, const mixpert_scheme &scheme, float alpha, float beta) {
  const mixpert_scheme turned = oriented(call, scheme);
  return mixpert_gemm_cpu(&call.problem, &turned, alpha, call.a, call.b, beta, call.c);
}

// Whatever cannot be computed as asked runs natively and says why.
Outcome execute_or_native(const Call &call, const Choice &choice, float alpha, float beta) {
  Outcome outcome{choice.scheme, "", 0};
  if (choice.scheme.kind == MIXPERT_SCHEME_INT8 && settings().backend == BackendLimit::kCuda)
    outcome.reason = "MIXPERT_BACKEND keeps emulation off the processor";
  else if (execute(call, choice.scheme, alpha, beta) != MIXPERT_OK)
    outcome.reason = mixpert_last_error();
  if (outcome.reason.empty()) return outcome;
  outcome.scheme = {};
  if (execute(call, outcome.scheme, alpha, beta) != MIXPERT_OK) die(mixpert_last_error());
  return outcome;
}

// Loading a BLAS takes longer than many a GEMM: it must not count as the first call's time.
void load_blas(const Choice &choice) {
  mixpert_status status;
  if (choice.scheme.kind != MIXPERT_SCHEME_INT8) host_blas(&status);
}

void run(const Call &call, float alpha, float beta) {
  const Choice choice = choose(call);
  if (!tracing()) {
    execute_or_native(call, choice, alpha, beta);
  } else {
    load_blas(choice);
    using Clock = std::chrono::steady_clock;
    const Clock::time_point start = Clock::now();
    const Outcome outcome = execute_or_native(call, choice, alpha, beta);
    const std::chrono::duration<double, std::milli> elapsed = Clock::now() - start;
    trace_add_time(trace_call(call, choice, outcome), elapsed.count());
  }
  if (capture_wants(call)) capture_output(call, call.c, call.problem.ldc, call.problem.stride_c);
}

// As BLAS libraries do where the program brings no handler of its own.
void complain(const char *routine, int position) {
  std::fprintf(stderr, " ** On entry to %s parameter number %d had an illegal value\n", routine,
               position);
}

int32_t cblas_trans(const char *letter) {
  switch (*letter) {
    case 'N': case 'n': return kCblasNoTrans;
    case 'T': case 't': return kCblasTrans;
    case 'C': case 'c': return kCblasConjTrans;
    default: return 0;
  }
}

// Fortran's argument list has no order and counts from transa.
int fortran_position(int cblas_position) { return cblas_position - 1; }

}  // namespace
}  // namespace mixpert

using namespace mixpert;

extern "C" void mixpert_cblas_sgemm(mixpert_site *site, int32_t order, int32_t transa,
                                    int32_t transb, int32_t m, int32_t n, int32_t k, float alpha,
                                    const float *a, int32_t lda, const float *b, int32_t ldb,
                                    float beta, float *c, int32_t ldc) {
  const Arguments x{order, transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc};
  if (const int position = illegal_argument(x)) {
    mixpert_status status;  // the program's own BLAS knows best what to do with a wrong call
    const HostBlas *blas = host_blas(&status);
    if (!blas) die(mixpert_last_error());
    if (!blas->cblas_sgemm) return complain("cblas_sgemm", position);
    return blas->cblas_sgemm(order, transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
  }
  run(make_call(x, site, "cblas_sgemm", __builtin_return_address(0)), alpha, beta);
}

extern "C" void mixpert_sgemm_(mixpert_site *site, const char *transa, const char *transb,
                               const int32_t *m, const int32_t *n, const int32_t *k,
                               const float *alpha, const float *a, const int32_t *lda,
                               const float *b, const int32_t *ldb, const float *beta, float *c,
                               const int32_t *ldc, size_t transa_length, size_t transb_length) {
  const Arguments x{kCblasColMajor, cblas_trans(transa), cblas_trans(transb), *m, *n, *k, *alpha,
                    a, *lda, b, *ldb, *beta, c, *ldc};
  if (const int position = illegal_argument(x)) {
    mixpert_status status;
    const HostBlas *blas = host_blas(&status);
    if (!blas) die(mixpert_last_error());
    if (!blas->sgemm) return complain("SGEMM", fortran_position(position));
    return blas->sgemm(transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc, transa_length,
                       transb_length);
  }
  run(make_call(x, site, "sgemm_", __builtin_return_address(0)), *alpha, *beta);
}
