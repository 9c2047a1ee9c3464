// What the products of CBLAS and Fortran BLAS share: conversion to a Call, and how it runs.
#pragma once

#include "cpu/blas.h"
#include "entry/cblas.h"

namespace mixpert {

// Runs a product with legal arguments, as its site or the settings request. `entry`: static
// storage.
void run_host(const HostGemm &gemm, const Origin &origin, const char *entry);

// True if a call goes straight to the original: made by a native library, or nothing is asked.
bool host_straight_through(const Origin &origin);

// The program's BLAS, which reports illegal arguments in its own way.
const HostBlas &must_have_blas(const void *caller);

// Reports an illegal argument as BLAS libraries do if the program defines no handler (xerbla).
void complain(const char *routine, int position);

// CBLAS's number for Fortran's letter; 0 for any other letter.
int32_t cblas_trans(const char *letter);
int32_t cblas_uplo(const char *letter);
bool valid_trans(int32_t trans);

}  // namespace mixpert
