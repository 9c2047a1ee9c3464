// Runs one GEMM on the current device, by the launches of the lowering or by cuBLAS.
#pragma once

#include "device/device.h"
#include "execute/epilogue.h"
#include "device/workspace.h"
#include "mixpert.h"

#include <climits>
#include <memory>
#include <vector>

namespace mixpert {

struct Cublas;
class GuardReport;
// One of each part of a GEMM. The trace and a check may both wait for them.
using GuardReports = std::vector<std::shared_ptr<GuardReport>>;

// The initial C of a product whose result is stored at another address.
struct Start {
  const float *c = nullptr;  // null: it is at the address of the result
  int64_t ld = 0, stride = 0;
};

// A GEMM on device memory. The scalars are in host memory, or in device memory if `device_scalars`.
struct DeviceGemm {
  mixpert_problem problem;
  const float *a, *b;
  float *c;
  const float *alpha, *beta;
  bool device_scalars;
  CuStream stream;
  Epilogue epilogue = {};
  Start start = {};
  WorkspaceOwner owner = WorkspaceOwner::kCall;
  const void *exclusive = nullptr;  // memory that no other call uses at the same time; null: C
  uint64_t room = UINT64_MAX;       // for the workspace, below MIXPERT_WORKSPACE_LIMIT
  int most_halvings = INT_MAX;      // to fit the workspace
  CuAddress packed[2] = {};         // packed A and B, or 0: to be packed for this product
  const void *caller = nullptr;     // return address, which determines the cuBLAS
  bool mirrored = false;            // the computed lower triangle is copied to the upper one
};

constexpr int kMostHalvings =
    3;  // if memory is short temporarily: more halvings would take too long

inline const void *exclusive_of(const DeviceGemm &gemm) {
  return gemm.exclusive ? gemm.exclusive : gemm.c;
}

// A part of a GEMM whose kernels are chosen and loaded.
struct PreparedPanel {
  DeviceGemm gemm;
  mixpert_lowered lowered;
  CuFunction kernels[MIXPERT_MAX_LAUNCHES];
};

// An emulated GEMM whose kernels are compiled and loaded. If the packed operands of the whole
// exceed MIXPERT_WORKSPACE_LIMIT, it has several parts, which share the workspace.
struct Prepared {
  DeviceState *device = nullptr;
  mixpert_scheme scheme = {};  // of the lowerings
  uint64_t workspace_bytes = 0;
  std::vector<PreparedPanel> panels;
  DeviceGemm whole;  // for the steps after all parts: mirroring and gradient
};

mixpert_status prepare(const DeviceGemm &gemm, const mixpert_scheme &scheme, Prepared *prepared);

// Queues launches that need no workspace, such as those that pack an operand.
mixpert_status run_launches(DeviceState &device, const mixpert_lowered &lowered,
                            const DeviceGemm &gemm);

// Queue the GEMM on its stream, beginning with its initial C, and, if `reports` is not null, the
// transfer of what the guard and packing found.
// On failure nothing has been written to C, unless a launch after the first one fails, which only
// happens if the device is lost. `unpacked`: whether it was computed without a workspace, in a
// captured graph for which no memory was left.
mixpert_status run_prepared(const Prepared &prepared, GuardReports *reports = nullptr,
                            bool *unpacked = nullptr);
// Queues all operations after the product; their kernels are loaded.
mixpert_status run_epilogue(DeviceState &device, const DeviceGemm &gemm);

// The original operation (cublasSsyrk or cublasSsyrkx for a triangle); returns cuBLAS's status.
int run_original(const DeviceGemm &gemm, const Cublas &cublas, void *handle);

}  // namespace mixpert
