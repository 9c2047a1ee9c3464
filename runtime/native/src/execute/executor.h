// Runs one GEMM on the current device, by the lowering's launches or as cuBLAS does.
#pragma once

#include "device/device.h"
#include "execute/epilogue.h"
#include "device/workspace.h"
#include "mixpert.h"

#include <climits>
#include <vector>

namespace mixpert {

struct Cublas;
class GuardReport;

// C of a product whose result goes elsewhere.
struct Start {
  const float *c = nullptr;  // null: it is in its place
  int64_t ld = 0, stride = 0;
};

// A GEMM on device memory. The scalars lie on the host, or on the device where `device_scalars`.
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
  int most_halvings = INT_MAX;      // to make it fit
  CuAddress packed[2] = {};  // of A and B in packed form, or 0: they are packed for this product
  const void *caller = nullptr;  // whose cuBLAS it would go to
  bool mirrored = false;  // the lower triangle, which is computed, is copied to the upper one
};

constexpr int kMostHalvings = 3;  // where room is short for the moment: more of them take too long

inline const void *exclusive_of(const DeviceGemm &gemm) {
  return gemm.exclusive ? gemm.exclusive : gemm.c;
}

// A part of a GEMM whose kernels are chosen and loaded.
struct PreparedPanel {
  DeviceGemm gemm;
  mixpert_lowered lowered;
  CuFunction kernels[MIXPERT_MAX_LAUNCHES];
};

// An emulated GEMM that is ready: queueing it takes no compiler and no loading. It has several
// parts where the packed operands of the whole exceed MIXPERT_WORKSPACE_LIMIT; they share the
// workspace.
struct Prepared {
  DeviceState *device = nullptr;
  uint64_t workspace_bytes = 0;
  std::vector<PreparedPanel> panels;
  DeviceGemm whole;  // after all of them: mirrored, and its gradient
};

mixpert_status prepare(const DeviceGemm &gemm, const mixpert_scheme &scheme, Prepared *prepared);

// Queues launches that need no workspace, such as those that pack an operand.
mixpert_status run_launches(DeviceState &device, const mixpert_lowered &lowered,
                            const DeviceGemm &gemm);

// Queue the GEMM on its stream, from its start on, and the transfer of what guards decide where
// `reports` are wanted.
// On failure nothing has been written to C, unless a launch fails
// after another, which only a lost device makes. `unpacked`: whether it was computed without a
// workspace, in a captured graph for which no memory was left.
mixpert_status run_prepared(const Prepared &prepared, std::vector<GuardReport> *reports = nullptr,
                            bool *unpacked = nullptr);
// Queues all of what follows the product, whose kernels are loaded.
mixpert_status run_epilogue(DeviceState &device, const DeviceGemm &gemm);

// The original operation, that of a triangle cublasSsyrk; cuBLAS's own status.
int run_original(const DeviceGemm &gemm, const Cublas &cublas, void *handle);

}  // namespace mixpert
