#include "cuda/pointer_arrays.h"

#include <algorithm>
#include <climits>
#include <initializer_list>

#include "device/device.h"
#include "device/refused.h"
#include "device/workspace.h"
#include "settings/settings.h"
#include "params.cuh"
#include "support/status.h"

namespace mixpert {
namespace {

constexpr const char kThere[] = "gather BACK=0", kBack[] = "gather BACK=1";
constexpr int kPerThread = 4;
constexpr int64_t kMostBlocks = 1024, kMostRows = 65535;  // of a grid

// One operand of all problems, at its own addresses and in the workspace.
struct Matrices {
  const void *pointers;
  int64_t rows, columns, ld;
  float *dense;

  int64_t size() const { return rows * columns; }
};

// Queues one launch for all operands that are not null and not empty.
mixpert_status copy(DeviceState &device, const char *kernel,
                    std::initializer_list<const Matrices *> all, int64_t batch, CuStream stream) {
  GatherParams params = {{}, 0, static_cast<int32_t>(batch)};
  int64_t largest = 0;
  for (const Matrices *x : all) {
    if (!x || x->size() == 0) continue;
    params.operands[params.count++] = {static_cast<float *const *>(const_cast<void *>(x->pointers)),
                                       x->dense, x->ld, static_cast<int32_t>(x->rows),
                                       static_cast<int32_t>(x->columns)};
    largest = std::max(largest, x->size());
  }
  if (params.count == 0 || batch == 0) return MIXPERT_OK;
  const int64_t blocks =
      (largest + kElementwiseThreads * kPerThread - 1) / (kElementwiseThreads * kPerThread);
  return device.run(kernel, &params,
                    static_cast<unsigned>(std::min(blocks, kMostBlocks) * params.count),
                    static_cast<unsigned>(std::min(batch, kMostRows)), kElementwiseThreads, stream);
}

int64_t at_least_one(int64_t rows) { return std::max<int64_t>(1, rows); }

// The same product on dense matrices in the workspace.
DeviceGemm dense_gemm(const DeviceGemm &gemm, const Matrices &a, const Matrices &b,
                      const Matrices &c) {
  DeviceGemm dense = gemm;
  dense.a = a.dense;
  dense.b = b.dense;
  dense.c = c.dense;
  mixpert_problem &p = dense.problem;
  p.lda = at_least_one(a.rows);
  p.ldb = at_least_one(b.rows);
  p.ldc = at_least_one(c.rows);
  p.stride_a = a.size();
  p.stride_b = b.size();
  p.stride_c = c.size();
  return dense;
}

}  // namespace

mixpert_status run_arrays(const DeviceGemm &gemm, const PointerArrays &arrays,
                          const mixpert_scheme &scheme, CallTimer &timer, uint64_t *workspace) {
  const mixpert_problem &p = gemm.problem;
  const bool ta = p.trans_a != 0, tb = p.trans_b != 0;
  Matrices a = {arrays.a, ta ? p.k : p.m, ta ? p.m : p.k, p.lda, nullptr};
  Matrices b = {arrays.b, tb ? p.n : p.k, tb ? p.k : p.n, p.ldb, nullptr};
  Matrices c = {arrays.c, p.m, p.n, p.ldc, nullptr};
  if (std::max({a.size(), b.size(), c.size()}) > INT_MAX)
    return fail(MIXPERT_UNSUPPORTED, "arrays of matrices of 2^31 and more elements run natively");
  if (owner_by_limit(gemm.stream) == WorkspaceOwner::kGraph)
    return fail(MIXPERT_UNSUPPORTED,
                "captured arrays of matrices run natively under MIXPERT_WORKSPACE_LIMIT");
  DeviceState *device = nullptr;
  mixpert_status status = DeviceState::current(&device);
  if (status != MIXPERT_OK) return status;
  const uint64_t bytes =
      static_cast<uint64_t>((a.size() + b.size() + c.size()) * p.batch) * sizeof(float);
  Workspace memory(*device, gemm.stream, gemm.owner, nullptr);  // C is known to the device only
  status = reported(memory.take(bytes));
  if (status == MIXPERT_OK && memory.form_only())
    status = fail(MIXPERT_OUT_OF_MEMORY, "no memory is left for captured graphs");
  if (status != MIXPERT_OK) return status;
  a.dense = reinterpret_cast<float *>(memory.address());
  b.dense = a.dense + a.size() * p.batch;
  c.dense = b.dense + b.size() * p.batch;
  Prepared prepared;
  status = prepare(dense_gemm(gemm, a, b, c), scheme, &prepared);
  CuFunction loaded = nullptr;
  for (const char *kernel : {kThere, kBack})
    if (status == MIXPERT_OK) status = device->plain_kernel(kernel, &loaded);
  *workspace = bytes + prepared.workspace_bytes;
  if (status == MIXPERT_OK && *workspace > settings().workspace_limit)
    status = fail(MIXPERT_OUT_OF_MEMORY, "workspace of " + std::to_string(*workspace) +
                                             " bytes exceeds MIXPERT_WORKSPACE_LIMIT");
  if (status != MIXPERT_OK) return status;
  timer.start();
  const bool reads_c = gemm.device_scalars || *gemm.beta != 0.0f;
  const bool reads_ab = gemm.device_scalars || *gemm.alpha != 0.0f;
  status = copy(*device, kThere,
                {reads_ab ? &a : nullptr, reads_ab ? &b : nullptr, reads_c ? &c : nullptr}, p.batch,
                gemm.stream);
  if (status == MIXPERT_OK)
    status = run_prepared(prepared, timer.started() ? &timer.reports() : nullptr);
  if (status == MIXPERT_OK) status = copy(*device, kBack, {&c}, p.batch, gemm.stream);
  return reported(status);
}

}  // namespace mixpert
