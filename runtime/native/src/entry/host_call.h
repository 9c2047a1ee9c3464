// What the products of CBLAS and Fortran BLAS share: conversion to a Call, and how it runs.
#pragma once

#include "cpu/blas.h"
#include "dispatch/first_call.h"
#include "entry/host_arguments.h"

namespace mixpert {

// Runs a product with legal arguments, as its site or the settings request. `entry`: static
// storage.
void run_host(const HostGemm &gemm, const Origin &origin, const char *entry);

// True if the original may run instead, as nothing else is requested and nothing is recorded.
bool host_stays_native(const HostGemm &gemm, const Origin &origin, const char *entry);

// True if a call goes straight to the original: made by a native library, or nothing is asked.
bool host_straight_through(const Origin &origin);

// The program's BLAS, which reports illegal arguments in its own way.
const HostBlas &must_have_blas(const void *caller);

// Runs a product. Calls that go straight through, or are illegal, go to the original:
// `original(functions)` calls the BLAS's own function; false if it has none.
template <typename Int, typename Original>
void run_product(const Origin &origin, const char *entry, const HostGemm &gemm, const Positions &at,
                 const Original &original) {
  const FirstCall first(Backend::kCpu);
  const int position = illegal_argument(gemm, at);
  if (position || host_straight_through(origin))
    if (original(must_have_blas(origin.caller).functions<Int>())) return;
  if (position) return complain(entry, position);
  if (gemm.batch > 0) run_host(gemm, origin, entry);
}

// Calls a function that may be null; false if it is.
template <typename Function, typename... Arguments>
bool called(Function function, Arguments... arguments) {
  if (function) function(arguments...);
  return function != nullptr;
}

}  // namespace mixpert
