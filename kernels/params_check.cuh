// Parameters of check.
#pragma once

#include "params_types.cuh"

namespace mixpert {

enum { kCheckThreads = 256 };  // of a CTA of `check`
constexpr int kCheckRows = 8;      // rows of C that one check recomputes, at most
constexpr int kCheckColumns = 64;  // columns of a CTA of `check`
constexpr int kCheckBlockK = 32;   // k's that it loads at once

// The error of one row of C: squared norms of the error and of the exact row, and the largest error
// relative to the sum of magnitudes.
struct CheckRow {
  double error, reference, componentwise;
};

struct CheckSum {
  double products, magnitudes;
};

enum CheckPhase { kCheckKeep = 0, kCheckSums = 1, kCheckCompare = 2, kCheckCopy = 3 };

// One problem of a batch, column-major as in BLAS.
struct CheckParams {
  const float *a, *b, *c;
  const float *alpha_address;  // device scalars, or null
  const float *beta_address;
  float *before;      // [row of the sample][n]: C before the GEMM
  CheckSum *partial;  // [split][row of the sample][n]
  CheckRow *rows;     // of the sample; host memory
  uint32_t *failed;   // set if a row exceeds the threshold
  float *copies[2];   // receive A and B without padding in that case; or null
  int64_t lda, ldb, ldc;
  double threshold;
  float alpha, beta;
  int32_t m, n, k;
  int32_t trans_a, trans_b;
  int32_t count;      // rows of the sample
  int32_t splits;     // parts of k
  int32_t triangle;   // Triangle of C that is compared
  int32_t sample[kCheckRows];
};

}  // namespace mixpert
