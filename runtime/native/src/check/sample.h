// The sampled check (MIXPERT_CHECK): which rows of C are recomputed in double, and the error of the
// computed ones. Pure; kernels/check.cuh does the same on a GPU.
#pragma once

#include "mixpert.h"
#include "params.cuh"

#include <vector>

namespace mixpert {

// Rows of C (of the column-major problem) of one problem of a batch, without repetition.
struct CheckSample {
  int64_t problem;
  int32_t count;
  int32_t rows[kCheckRows];
};

CheckSample sample_rows(const mixpert_problem &problem, uint64_t seed);

// The measured errors over the sampled rows; infinite if C is not finite and should be.
struct CheckResult {
  double relative = 0;       // largest |C - exact| / |exact| of a row, Euclidean norms
  double componentwise = 0;  // largest |C - exact| / (|alpha| |A||B| + |beta| |C before|)
};

// The errors of rows that were measured separately.
CheckResult worst_row(const CheckRow *rows, int count);

// A GEMM on host memory, one problem of a batch, with its rows of C from before.
struct HostRows {
  mixpert_problem problem;
  const float *a, *b, *c;  // of the sampled problem
  float alpha, beta;
  const std::vector<float> &before;  // [row of the sample][n]; not read if beta is 0
};

CheckResult check_rows(const HostRows &gemm, const CheckSample &sample);

}  // namespace mixpert
