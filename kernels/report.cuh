// report: copies the guard's counts, and whether pieces underflow, to host memory.
#pragma once

#include "params.cuh"

namespace mixpert {

// Whether any byte is not 0, by a warp.
__device__ __forceinline__ bool any_byte(const uint8_t *bytes, int count) {
  bool found = false;
  for (int i = threadIdx.x; i < count; i += kReportThreads) found |= bytes[i] != 0;
  return __any_sync(0xFFFFFFFFu, found);
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::kReportThreads)
    report(const __grid_constant__ mixpert::ReportParams params) {
  using namespace mixpert;
  const int word = threadIdx.x;
  bool underflow = false;
  for (int i = 0; i < 2; ++i)
    underflow |= any_byte(params.underflow[i], params.underflow_bytes[i]);
  if (word < kGuardCounts) params.target[word] = params.counts ? params.counts[word] : 0;
  if (word == kGuardCounts) params.target[word] = underflow;
}
