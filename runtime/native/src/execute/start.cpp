#include "execute/start.h"

#include "support/status.h"

namespace mixpert {
namespace {

CuAddress address_of(const float *memory) { return reinterpret_cast<CuAddress>(memory); }

mixpert_status copy_matrix(const DeviceGemm &gemm, int64_t problem) {
  const mixpert_problem &p = gemm.problem;
  CuCopy2d copy;
  copy.source_type = copy.target_type = cu::kMemoryDevice;
  copy.source_device = address_of(gemm.start.c + problem * gemm.start.stride);
  copy.source_pitch = static_cast<size_t>(gemm.start.ld) * sizeof(float);
  copy.target_device = address_of(gemm.c + problem * p.stride_c);
  copy.target_pitch = static_cast<size_t>(p.ldc) * sizeof(float);
  copy.width = static_cast<size_t>(p.m) * sizeof(float);
  copy.height = static_cast<size_t>(p.n);
  return cuda_check(driver()->memcpy_2d_async(&copy, gemm.stream), "copying C into D");
}

}  // namespace

mixpert_status copy_start(const DeviceGemm &gemm) {
  mixpert_status status = MIXPERT_OK;
  if (!gemm.start.c || gemm.problem.m == 0 || gemm.problem.n == 0) return status;
  for (int64_t i = 0; i < gemm.problem.batch && status == MIXPERT_OK; ++i)
    status = copy_matrix(gemm, i);
  return status;
}

}  // namespace mixpert
