// The client's own cuBLAS, found at run time.
#pragma once

#include <cstdint>
#include <string>

#include "device/driver.h"
#include "cublas/missed.h"
#include "mixpert.h"

namespace mixpert {

struct LtHeuristic;

// Values of cuBLAS's enumerations (cublas_api.h, library_types.h).
namespace cb {
constexpr int kSuccess = 0, kNotInitialized = 1, kAllocFailed = 3, kExecutionFailed = 13,
              kNotSupported = 15;
constexpr int kOpN = 0, kOpT = 1, kOpC = 2;
constexpr int kFillLower = 0, kFillUpper = 1;
constexpr int kPointerModeDevice = 1;
constexpr int kReal32 = 0;            // CUDA_R_32F, also as a cudaDataType compute type
constexpr int kCompute32 = 68;        // CUBLAS_COMPUTE_32F
constexpr int kCompute32Bf16x9 = 78;  // CUBLAS_COMPUTE_32F_EMULATED_16BFX9
// cublasMath_t, without the flags above these bits.
constexpr int kMathModes = 0xf;
constexpr int kMathTensorOp = 1, kMathPedantic = 2, kMathTf32 = 3, kMathBf16x9 = 4;
constexpr int kStrategyDefault = 0, kStrategyPerformant = 1, kStrategyEager = 2;
}  // namespace cb

// cublasFillMode_t of the triangle that a problem requests.
inline int fill_of(const mixpert_problem &p) {
  return p.triangle == MIXPERT_TRIANGLE_LOWER ? cb::kFillLower : cb::kFillUpper;
}

// The GEMM functions; Int is int32_t, or int64_t for those whose name ends in _64. Null if cuBLAS
// is too old.
template <typename Int>
struct CublasGemms {
  int (*ssyrk)(void *, int, int, Int, Int, const float *, const float *, Int, const float *,
               float *, Int);
  int (*ssyrkx)(void *, int, int, Int, Int, const float *, const float *, Int, const float *, Int,
                const float *, float *, Int);
  int (*sgemm)(void *, int, int, Int, Int, Int, const float *, const float *, Int, const float *,
               Int, const float *, float *, Int);
  int (*sgemm_strided)(void *, int, int, Int, Int, Int, const float *, const float *, Int, int64_t,
                       const float *, Int, int64_t, const float *, float *, Int, int64_t, Int);
  int (*sgemm_batched)(void *, int, int, Int, Int, Int, const float *, const float *const *, Int,
                       const float *const *, Int, const float *, float *const *, Int, Int);
  int (*sgemm_ex)(void *, int, int, Int, Int, Int, const float *, const void *, int, Int,
                  const void *, int, Int, const float *, void *, int, Int);
  int (*gemm_ex)(void *, int, int, Int, Int, Int, const void *, const void *, int, Int,
                 const void *, int, Int, const void *, void *, int, Int, int, int);
  int (*gemm_strided_ex)(void *, int, int, Int, Int, Int, const void *, const void *, int, Int,
                         int64_t, const void *, int, Int, int64_t, const void *, void *, int, Int,
                         int64_t, Int, int, int);
  int (*gemm_batched_ex)(void *, int, int, Int, Int, Int, const void *, const void *const *, int,
                         Int, const void *const *, int, Int, const void *, void *const *, int, Int,
                         Int, int, int);
  int (*sgemm_grouped)(void *, const int *, const int *, const Int *, const Int *, const Int *,
                       const float *, const float *const *, const Int *, const float *const *,
                       const Int *, const float *, float *const *, const Int *, Int, const Int *);
  int (*gemm_grouped_ex)(void *, const int *, const int *, const Int *, const Int *, const Int *,
                         const void *, const void *const *, int, const Int *, const void *const *,
                         int, const Int *, const void *, void *const *, int, const Int *, Int,
                         const Int *, int);
};

struct Cublas {
  CublasGemms<int32_t> narrow;
  CublasGemms<int64_t> wide;
  int (*dgemm)(void *, int, int, int, int, int, const double *, const double *, int, const double *,
               int, const double *, double *, int);
  int (*dsyrk)(void *, int, int, int, int, const double *, const double *, int, const double *,
               double *, int);
  int (*dsyrkx)(void *, int, int, int, int, const double *, const double *, int, const double *,
                int, const double *, double *, int);
  int (*create)(void **);
  int (*set_stream)(void *, CuStream);
  int (*get_stream)(void *, CuStream *);
  int (*get_pointer_mode)(void *, int *);
  int (*get_math_mode)(void *, int *);        // null in old versions
  int (*get_sm_count_target)(void *, int *);  // null before 11.5
  int (*get_strategy)(void *, int *);         // of emulation; null before 13
  void *missed[kMissedFunctions];             // by MissedFunction; null if there is none
  const LtHeuristic *heuristic;  // of the cuBLASLt that this one calls; null: not found

  template <typename Int>
  const CublasGemms<Int> &gemms() const {
    if constexpr (sizeof(Int) == sizeof(int64_t))
      return wide;
    else
      return narrow;
  }
};

// The cuBLAS that the code at `caller` was linked with, else the process's; null if there is
// none. Handles belong to one version: a process may hold several.
const Cublas *cublas(const void *caller);

// True if the code at `caller` belongs to cuBLAS, whose own calls are not redirected.
bool inside_cublas(const void *caller);

// Whether a library is cuBLAS or cuBLASLt, by the name of its file.
bool is_cublas(const std::string &path);

}  // namespace mixpert
