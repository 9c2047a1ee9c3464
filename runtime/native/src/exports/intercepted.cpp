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
    "cublasSgemmGroupedBatched",
    "cublasSgemmGroupedBatched_64",
    "cublasGemmGroupedBatchedEx",
    "cublasGemmGroupedBatchedEx_64",
    "cublasLtMatmul",
    "cblas_sgemm",
    "cblas_sgemm_64",
    "cblas_sgemm64_",
    "sgemm_",
    "sgemm_64_",
    "cblas_sgemm_batch_strided",
    "cblas_sgemm_batch_strided_64",
    "cblas_sgemm_batch_strided64_",
    "sgemm_batch_strided_",
    "sgemm_batch_strided_64_",
    "cblas_sgemm_batch",
    "cblas_sgemm_batch_64",
    "cblas_sgemm_batch64_",
    "sgemm_batch_",
    "sgemm_batch_64_",
    "cblas_ssyrk",
    "cblas_ssyrk_64",
    "cblas_ssyrk64_",
    "ssyrk_",
    "ssyrk_64_",
    "cblas_sgemmt",
    "cblas_sgemmt_64",
    "cblas_sgemmt64_",
    "sgemmt_",
    "sgemmt_64_",
    "cblas_sgemmtr",
    "cblas_sgemmtr_64",
    "cblas_sgemmtr64_",
    "sgemmtr_",
    "sgemmtr_64_",
};
constexpr int32_t kEmulated = sizeof kNames / sizeof *kNames;
constexpr int32_t kCount =
    MIXPERT_EXPORTS_NAMES ? kEmulated + static_cast<int32_t>(mixpert::kMissedFunctions) : 0;

}  // namespace

extern "C" const char *mixpert_intercepted_name(int32_t index) {
  if (index < 0 || index >= kCount) return nullptr;
  return index < kEmulated ? kNames[index] : mixpert::kMissedNames[index - kEmulated];
}
