// The names that this library exports in place of BLAS and cuBLAS; compiled as symbols/real.cpp is.
#include "cublas/missed.h"
#include "mixpert.h"

namespace {

constexpr const char *kNames[] = {
    "cublasSgemm_v2",
    "cublasSgemm_v2_64",
    "cublasSsyrk_v2",
    "cublasSsyrk_v2_64",
    "cublasSsyrkx",
    "cublasSsyrkx_64",
    "cublasSgemmStridedBatched",
    "cublasSgemmStridedBatched_64",
    "cublasSgemmBatched",
    "cublasSgemmBatched_64",
    "cublasSgemmEx",
    "cublasSgemmEx_64",
    "cublasGemmEx",
    "cublasGemmEx_64",
    "cublasGemmStridedBatchedEx",
    "cublasGemmStridedBatchedEx_64",
    "cublasGemmBatchedEx",
    "cublasGemmBatchedEx_64",
    "cublasLtMatmul",
    "cblas_sgemm",
    "sgemm_",
    "cblas_sgemm_batch_strided",
    "sgemm_batch_strided_",
    "cblas_ssyrk",
    "ssyrk_",
    "cblas_sgemmt",
    "sgemmt_",
    "cblas_sgemmtr",
    "sgemmtr_",
};
constexpr int32_t kEmulated = sizeof kNames / sizeof *kNames;
constexpr int32_t kCount =
    MIXPERT_EXPORTS_NAMES ? kEmulated + static_cast<int32_t>(mixpert::kMissedFunctions) : 0;

}  // namespace

extern "C" const char *mixpert_intercepted_name(int32_t index) {
  if (index < 0 || index >= kCount) return nullptr;
  return index < kEmulated ? kNames[index] : mixpert::kMissedNames[index - kEmulated];
}
