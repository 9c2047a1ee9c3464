#include "cuda/pointer_arrays.h"

#include <algorithm>
#include <climits>
#include <initializer_list>
#include <utility>

#include "device/device.h"
#include "device/refused.h"
#include "device/workspace.h"
#include "settings/settings.h"
#include "params.cuh"
#include "support/status.h"

namespace mixpert {
namespace {

constexpr const char kThere[] = "gather BACK=0", kBack[] = "gather BACK=1";
constexpr int kPerThread = 8;
static_assert(kMostArrayParts == kMostGathered);
constexpr int64_t kMostBlocks = 1024, kMostRows = 65535;  // of a grid

// One operand of all problems, at its own addresses and in the workspace, where columns begin at
// addresses of 16 bytes.
struct Matrices {
  const void *pointers;
  int64_t rows, columns;                 // in the workspace
  int32_t row_size, column_size, which;  // as in GatherOperand
  float *dense = nullptr;

  int64_t size() const { return rows * columns; }
};

constexpr int32_t kM = 0, kN = 1, kK = 2;  // GatherPart::sizes

struct Operands3 {
  Matrices a, b, c;
};

int64_t whole_quads(int64_t rows) { return (rows + 3) / 4 * 4; }

Operands3 operands_of(const mixpert_problem &p, const PointerArrays &arrays) {
  const auto matrices = [&](const void *pointers, bool trans, int32_t row, int32_t column,
                            int32_t which) {
    const int64_t sizes[] = {p.m, p.n, p.k};
    if (trans) std::swap(row, column);
    return Matrices{pointers, whole_quads(sizes[row]), sizes[column], row, column, which};
  };
  return {matrices(arrays.a, p.trans_a != 0, kM, kK, 0),
          matrices(arrays.b, p.trans_b != 0, kK, kN, 1), matrices(arrays.c, false, kM, kN, 2)};
}

GatherParams params_of(const std::vector<ArrayPart> &parts) {
  GatherParams params = {};
  for (const ArrayPart &part : parts) {
    const auto narrow = [](int64_t size) { return static_cast<int32_t>(size); };
    params.parts[params.part_count++] = {narrow(params.batch + part.count),
                                         narrow(part.first - params.batch),
                                         {narrow(part.m), narrow(part.n), narrow(part.k)},
                                         {narrow(part.lda), narrow(part.ldb), narrow(part.ldc)}};
    params.batch += narrow(part.count);
  }
  return params;
}

// Queues one launch for all operands that are not null and not empty.
mixpert_status copy(DeviceState &device, const char *kernel,
                    std::initializer_list<const Matrices *> all, GatherParams params,
                    CuStream stream) {
  int64_t largest = 0;
  for (const Matrices *x : all) {
    if (!x || x->size() == 0) continue;
    params.operands[params.count++] = {static_cast<float *const *>(const_cast<void *>(x->pointers)),
                                       x->dense,
                                       static_cast<int32_t>(x->rows),
                                       static_cast<int32_t>(x->columns),
                                       x->row_size,
                                       x->column_size,
                                       x->which,
                                       0};
    largest = std::max(largest, x->size());
  }
  if (params.count == 0 || params.batch == 0) return MIXPERT_OK;
  const int64_t blocks =
      (largest + kElementwiseThreads * kPerThread - 1) / (kElementwiseThreads * kPerThread);
  return device.run(kernel, &params,
                    static_cast<unsigned>(std::min(blocks, kMostBlocks) * params.count),
                    static_cast<unsigned>(std::min<int64_t>(params.batch, kMostRows)),
                    kElementwiseThreads, stream);
}

// The same product on dense matrices in the workspace.
DeviceGemm dense_gemm(const DeviceGemm &gemm, const Operands3 &x) {
  DeviceGemm dense = gemm;
  dense.a = x.a.dense;
  dense.b = x.b.dense;
  dense.c = x.c.dense;
  mixpert_problem &p = dense.problem;
  p.lda = std::max<int64_t>(1, x.a.rows);
  p.ldb = std::max<int64_t>(1, x.b.rows);
  p.ldc = std::max<int64_t>(1, x.c.rows);
  p.stride_a = x.a.size();
  p.stride_b = x.b.size();
  p.stride_c = x.c.size();
  return dense;
}

mixpert_status check_arrays(const DeviceGemm &gemm, const Operands3 &x) {
  if (std::max({x.a.size(), x.b.size(), x.c.size()}) > INT_MAX)
    return fail(MIXPERT_UNSUPPORTED, "arrays of matrices of 2^31 and more elements run natively");
  if (owner_by_limit(gemm.stream) == WorkspaceOwner::kGraph)
    return fail(MIXPERT_UNSUPPORTED,
                "captured arrays of matrices run natively under MIXPERT_WORKSPACE_LIMIT");
  return MIXPERT_OK;
}

// Prepares the product of the copies, whose memory takes `bytes`, and loads all kernels.
mixpert_status prepare_all(const DeviceGemm &dense, const mixpert_scheme &scheme, uint64_t bytes,
                           Prepared *prepared, uint64_t *workspace) {
  mixpert_status status = prepare(dense, scheme, prepared);
  CuFunction loaded = nullptr;
  for (const char *kernel : {kThere, kBack})
    if (status == MIXPERT_OK) status = prepared->device->plain_kernel(kernel, &loaded);
  *workspace = bytes + prepared->workspace_bytes;
  if (status == MIXPERT_OK && *workspace > settings().workspace_limit)
    status = fail(MIXPERT_OUT_OF_MEMORY, "workspace of " + std::to_string(*workspace) +
                                             " bytes exceeds MIXPERT_WORKSPACE_LIMIT");
  return status;
}

}  // namespace

uint64_t bytes_of_copies(const mixpert_problem &problem) {
  const Operands3 x = operands_of(problem, {});
  return static_cast<uint64_t>((x.a.size() + x.b.size() + x.c.size()) * problem.batch) *
         sizeof(float);
}

mixpert_status run_arrays(const DeviceGemm &gemm, const PointerArrays &arrays,
                          const std::vector<ArrayPart> &parts, const mixpert_scheme &scheme,
                          CallTimer &timer, uint64_t *workspace) {
  const mixpert_problem &p = gemm.problem;
  Operands3 x = operands_of(p, arrays);
  mixpert_status status = check_arrays(gemm, x);
  DeviceState *device = nullptr;
  if (status == MIXPERT_OK) status = DeviceState::current(&device);
  if (status != MIXPERT_OK) return status;
  const uint64_t bytes = bytes_of_copies(p);
  Workspace memory(*device, gemm.stream, gemm.owner, nullptr);  // C is known to the device only
  status = reported(memory.take(bytes));
  if (status == MIXPERT_OK && memory.form_only())
    status = fail(MIXPERT_OUT_OF_MEMORY, "no memory is left for captured graphs");
  if (status != MIXPERT_OK) return status;
  x.a.dense = reinterpret_cast<float *>(memory.address());
  x.b.dense = x.a.dense + x.a.size() * p.batch;
  x.c.dense = x.b.dense + x.b.size() * p.batch;
  Prepared prepared;
  status = prepare_all(dense_gemm(gemm, x), scheme, bytes, &prepared, workspace);
  if (status != MIXPERT_OK) return status;
  timer.start();
  const bool reads_c = gemm.device_scalars || *gemm.beta != 0.0f;
  const bool reads_ab = gemm.device_scalars || *gemm.alpha != 0.0f;
  const GatherParams params = params_of(parts);
  status = copy(*device, kThere,
                {reads_ab ? &x.a : nullptr, reads_ab ? &x.b : nullptr, reads_c ? &x.c : nullptr},
                params, gemm.stream);
  if (status == MIXPERT_OK)
    status = run_prepared(prepared, timer.started() ? &timer.reports() : nullptr);
  if (status == MIXPERT_OK) status = copy(*device, kBack, {&x.c}, params, gemm.stream);
  return reported(status);
}

mixpert_status run_arrays(const DeviceGemm &gemm, const PointerArrays &arrays,
                          const mixpert_scheme &scheme, CallTimer &timer, uint64_t *workspace) {
  const mixpert_problem &p = gemm.problem;
  return run_arrays(gemm, arrays, {{0, p.batch, p.m, p.n, p.k, p.lda, p.ldb, p.ldc}}, scheme, timer,
                    workspace);
}

}  // namespace mixpert
