// Where the functions of CBLAS have their arguments, and which of these are illegal.
#pragma once

#include "entry/cblas.h"

namespace mixpert {

// The position of each argument, counted from 1; 0: the function has none.
struct Positions {
  int order, uplo, transa, transb, m, n, k, lda, stride_a, ldb, stride_b, ldc, stride_c, batch;
};

constexpr Positions kGemmAt = {1, 0, 2, 3, 4, 5, 6, 9, 0, 11, 0, 14, 0, 0};  // and of each group
constexpr Positions kStridedAt = {1, 0, 2, 3, 4, 5, 6, 9, 10, 12, 13, 16, 17, 18};
constexpr Positions kSyrkAt = {1, 2, 3, 0, 0, 4, 5, 8, 0, 0, 0, 11, 0, 0};
constexpr Positions kGemmtAt = {1, 2, 3, 4, 0, 5, 6, 9, 0, 11, 0, 14, 0, 0};

// The position of the first illegal argument, 0 if all are legal. No two products of a batch may
// write the same element.
int illegal_argument(const HostGemm &gemm, const Positions &at);

// Reports an illegal argument as BLAS libraries do if the program defines no handler (xerbla).
// `position` is that of CBLAS: Fortran's functions have no order argument.
void complain(const char *entry, int position);

// CBLAS's number for Fortran's letter; 0 for any other letter.
int32_t cblas_trans(const char *letter);
int32_t cblas_uplo(const char *letter);

}  // namespace mixpert
