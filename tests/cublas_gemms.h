// What programs of tests call of cuBLAS, with 32- and with 64-bit sizes, in the place of cublas_v2.h.
#pragma once

#include <cstdint>

extern "C" {
#define FUNCTIONS(SUFFIX, INT)                                                                     \
  int cublasSgemm_v2##SUFFIX(void *, int, int, INT, INT, INT, const float *, const float *, INT,   \
                             const float *, INT, const float *, float *, INT);                     \
  int cublasSsyrk_v2##SUFFIX(void *, int, int, INT, INT, const float *, const float *, INT,        \
                             const float *, float *, INT);                                         \
  int cublasSsyrkx##SUFFIX(void *, int, int, INT, INT, const float *, const float *, INT,          \
                           const float *, INT, const float *, float *, INT);                       \
  int cublasSgemmEx##SUFFIX(void *, int, int, INT, INT, INT, const float *, const void *, int,     \
                            INT, const void *, int, INT, const float *, void *, int, INT);         \
  int cublasSgemmStridedBatched##SUFFIX(void *, int, int, INT, INT, INT, const float *,            \
                                        const float *, INT, long long, const float *, INT,         \
                                        long long, const float *, float *, INT, long long, INT);   \
  int cublasSgemmBatched##SUFFIX(void *, int, int, INT, INT, INT, const float *,                   \
                                 const float *const *, INT, const float *const *, INT,             \
                                 const float *, float *const *, INT, INT);                         \
  int cublasGemmEx##SUFFIX(void *, int, int, INT, INT, INT, const void *, const void *, int, INT,  \
                           const void *, int, INT, const void *, void *, int, INT, int, int);      \
  int cublasGemmStridedBatchedEx##SUFFIX(void *, int, int, INT, INT, INT, const void *,            \
                                         const void *, int, INT, long long, const void *, int,     \
                                         INT, long long, const void *, void *, int, INT,           \
                                         long long, INT, int, int);                                \
  int cublasGemmBatchedEx##SUFFIX(void *, int, int, INT, INT, INT, const void *,                   \
                                  const void *const *, int, INT, const void *const *, int, INT,    \
                                  const void *, void *const *, int, INT, INT, int, int);
FUNCTIONS(, int32_t)
FUNCTIONS(_64, int64_t)
#undef FUNCTIONS
}
