// The program's own cuBLAS, found at run time.
#pragma once

#include <cstdint>

#include "cuda/driver.h"

namespace mixpert {

// Values of cuBLAS's enumerations (cublas_api.h, library_types.h).
namespace cb {
constexpr int kSuccess = 0, kNotInitialized = 1;
constexpr int kOpN = 0, kOpT = 1, kOpC = 2;
constexpr int kPointerModeDevice = 1;
constexpr int kReal32 = 0;          // CUDA_R_32F, also as a cudaDataType compute type
constexpr int kCompute32 = 68;      // CUBLAS_COMPUTE_32F
}  // namespace cb

struct Cublas {
  int (*sgemm)(void *, int, int, int, int, int, const float *, const float *, int, const float *,
               int, const float *, float *, int);
  int (*sgemm_strided)(void *, int, int, int, int, int, const float *, const float *, int, int64_t,
                       const float *, int, int64_t, const float *, float *, int, int64_t, int);
  int (*gemm_ex)(void *, int, int, int, int, int, const void *, const void *, int, int,
                 const void *, int, int, const void *, void *, int, int, int, int);
  int (*dgemm)(void *, int, int, int, int, int, const double *, const double *, int, const double *,
               int, const double *, double *, int);
  int (*get_stream)(void *, CuStream *);
  int (*get_pointer_mode)(void *, int *);
};

// Null where the process has no cuBLAS.
const Cublas *cublas();

}  // namespace mixpert
