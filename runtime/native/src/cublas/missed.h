// GEMM functions of cuBLAS that are counted and passed on, never emulated.
#pragma once

#include <cstddef>

// Pointers to one problem; strided batches; arrays of pointers; types as arguments. Each also
// exists with 64-bit sizes.
#define MIXPERT_MISSED_PLAIN(X) \
  X(cublasCgemm_v2) X(cublasZgemm_v2) X(cublasCgemm3m) X(cublasZgemm3m)
#define MIXPERT_MISSED_STRIDED(X) \
  X(cublasCgemmStridedBatched) X(cublasZgemmStridedBatched) X(cublasCgemm3mStridedBatched)
#define MIXPERT_MISSED_BATCHED(X) \
  X(cublasCgemmBatched) X(cublasZgemmBatched) X(cublasCgemm3mBatched)
#define MIXPERT_MISSED_EX(X) X(cublasCgemmEx) X(cublasCgemm3mEx)
#define MIXPERT_MISSED_BOTH_WIDTHS(X) \
  MIXPERT_MISSED_PLAIN(X)             \
  MIXPERT_MISSED_STRIDED(X) MIXPERT_MISSED_BATCHED(X) MIXPERT_MISSED_EX(X)

namespace mixpert {

enum MissedFunction : size_t {
#define NAME_BOTH(NAME) kMissed_##NAME, kMissed_##NAME##_64,
  MIXPERT_MISSED_BOTH_WIDTHS(NAME_BOTH)
#undef NAME_BOTH
      kMissed_cublasSgemm,  // of cuBLAS's first interface: no handle, scalars by value
  kMissed_cublasSsyrk,
  kMissedFunctions
};

constexpr const char *kMissedNames[kMissedFunctions] = {
#define NAME_BOTH(NAME) #NAME, #NAME "_64",
    MIXPERT_MISSED_BOTH_WIDTHS(NAME_BOTH)
#undef NAME_BOTH
        "cublasSgemm",
    "cublasSsyrk",
};

}  // namespace mixpert
