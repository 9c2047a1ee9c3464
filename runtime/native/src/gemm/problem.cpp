#include "gemm/problem.h"

#include <algorithm>
#include <string>

#include "gemm/triangle.h"
#include "support/status.h"

namespace mixpert {

mixpert_status check_problem(const char *function, const mixpert_problem &p) {
  const int64_t rows_a = p.trans_a ? p.k : p.m, rows_b = p.trans_b ? p.n : p.k;
  const struct {
    const char *name;
    int64_t value, least;
  } extents[] = {{"m", p.m, 0},
                 {"n", p.n, 0},
                 {"k", p.k, 0},
                 {"batch", p.batch, 0},
                 {"lda", p.lda, std::max<int64_t>(1, rows_a)},
                 {"ldb", p.ldb, std::max<int64_t>(1, rows_b)},
                 {"ldc", p.ldc, std::max<int64_t>(1, p.m)}};
  for (const auto &extent : extents)
    if (extent.value < extent.least)
      return fail(MIXPERT_INVALID_VALUE, std::string(function) + ": " + extent.name + " is " +
                                             std::to_string(extent.value) + ", must be at least " +
                                             std::to_string(extent.least));
  if (!sound_triangle(p)) return fail(MIXPERT_INVALID_VALUE, kUnsoundTriangle);
  return MIXPERT_OK;
}

}  // namespace mixpert
