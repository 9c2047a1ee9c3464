// report: copies the guard's counts to host memory.
#pragma once

#include "params.cuh"

extern "C" __global__ void __launch_bounds__(mixpert::kReportThreads)
    report(const __grid_constant__ mixpert::ReportParams params) {
  if (threadIdx.x < mixpert::kGuardCounts) params.target[threadIdx.x] = params.counts[threadIdx.x];
}
