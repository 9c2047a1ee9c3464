#include "check/host_check.h"

#include <algorithm>
#include <new>

#include "gemm/scheme.h"
#include "record/record.h"

namespace mixpert {
namespace {

// One matrix without its padding.
std::vector<float> dense(const float *matrix, const Extent &extent, int64_t ld) {
  std::vector<float> copy;
  try {
    copy.reserve(static_cast<size_t>(extent.rows * extent.columns));
  } catch (const std::bad_alloc &) {
    return copy;
  }
  for (int64_t j = 0; j < extent.columns; ++j)
    copy.insert(copy.end(), matrix + j * ld, matrix + j * ld + extent.rows);
  return copy;
}

}  // namespace

HostCheck::HostCheck(const Call &call, const Choice &choice, float alpha, float beta)
    : call_(call), alpha_(alpha), beta_(beta) {
  uint64_t seed;
  due_ = emulated(choice.scheme) && check_due(call, &seed);
  if (!due_) return;
  sample_ = sample_rows(call.problem, seed);
  if (beta != 0) keep_rows();
}

void HostCheck::keep_rows() {
  const mixpert_problem &p = call_.problem;
  const float *c = call_.c + sample_.problem * p.stride_c;
  for (int r = 0; r < sample_.count; ++r)
    for (int64_t j = 0; j < p.n; ++j) before_.push_back(c[sample_.rows[r] + j * p.ldc]);
}

void HostCheck::finish(const Outcome &outcome, TraceRow *row, bool underflow) {
  if (!due_ || !emulated(outcome.scheme)) return;
  const mixpert_problem &p = call_.problem;
  const float *a = call_.a + sample_.problem * p.stride_a;
  const float *b = call_.b + sample_.problem * p.stride_b;
  const CheckResult result = check_rows(
      {p, a, b, call_.c + sample_.problem * p.stride_c, alpha_, beta_, before_}, sample_);
  check_done({call_, outcome.scheme, alpha_, beta_, sample_, result, underflow}, row,
             [&](std::vector<float> *dense_a, std::vector<float> *dense_b) {
               *dense_a = dense(a, stored_extent(p, 0), p.lda);
               *dense_b = dense(b, stored_extent(p, 1), p.ldb);
             });
}

}  // namespace mixpert
