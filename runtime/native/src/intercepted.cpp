// The names that this library exports in place of BLAS and cuBLAS; compiled as real.cpp is.
#include "mixpert.h"

namespace {

constexpr const char *kNames[] = {
    "cublasSgemm_v2",
    "cublasSgemm_v2_64",
    "cublasSgemmStridedBatched",
    "cublasSgemmStridedBatched_64",
    "cublasSgemmBatched",
    "cublasSgemmBatched_64",
    "cublasGemmEx",
    "cublasGemmEx_64",
    "cublasGemmStridedBatchedEx",
    "cublasGemmStridedBatchedEx_64",
    "cublasGemmBatchedEx",
    "cublasGemmBatchedEx_64",
    "cublasLtMatmul",
    "cblas_sgemm",
    "sgemm_",
};
constexpr int32_t kCount = MIXPERT_EXPORTS_NAMES ? sizeof kNames / sizeof *kNames : 0;

}  // namespace

extern "C" const char *mixpert_intercepted_name(int32_t index) {
  return index >= 0 && index < kCount ? kNames[index] : nullptr;
}
