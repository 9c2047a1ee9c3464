// A file with the operands of a GEMM that failed its check, for reproduction.
//
// One line of JSON, then the bytes of A and of B (mixpert/operands.py reads both):
//   {"mixpert": "operands 1", "site":, "scheme":, "m":, "n":, "k":, "transa":, "transb":,
//    "alpha":, "beta":, "relative":, "componentwise":, "threshold":, "rows": [...],
//    "triangle":}
// m, n, k, the transposes and rows (those of C that were checked) are of the column-major problem
// (for a row-major call: of its transpose); A and B are float32 as stored, columns one after the
// other without padding: A is m x k, or k x m where transa is "T"; likewise B. "triangle" is
// "lower" or "upper" if only that side of C counts, otherwise absent.
#pragma once

#include "check/sample.h"
#include "dispatch/dispatch.h"

#include <string>
#include <vector>

namespace mixpert {

struct FailedGemm {
  const Call &call;
  mixpert_scheme scheme;  // in the caller's orientation, as in the plan
  float alpha, beta;
  CheckSample sample;
  CheckResult result;
  bool underflow;  // float pieces did not hold all of its small elements
};

// Rows and columns of A (index 0) or B (1) as stored.
struct Extent {
  int64_t rows, columns;
};
Extent stored_extent(const mixpert_problem &problem, int operand);

// Writes the file, readable by its owner only, beside MIXPERT_TRACE's or else in the working
// directory; `a` and `b` are dense. Never through a link, never over an existing file. Returns its
// path, empty if it cannot be written (last_error says why).
std::string write_operands(const FailedGemm &failed, const std::vector<float> &a,
                           const std::vector<float> &b);

}  // namespace mixpert
