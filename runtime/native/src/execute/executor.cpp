#include "execute/executor.h"

#include <algorithm>

#include "cublas/cublas.h"
#include "device/device.h"
#include "execute/guard_report.h"
#include "execute/kept_graphs.h"
#include "execute/lowered_cache.h"
#include "execute/mirror.h"
#include "execute/panels.h"
#include "execute/start.h"
#include "execute/unpacked.h"
#include "settings/settings.h"
#include "support/no_throw.h"
#include "support/status.h"

namespace mixpert {
namespace {

CuAddress to_address(const void *pointer) { return reinterpret_cast<CuAddress>(pointer); }

// Everything that can fail is done before the first launch, so that C is unchanged on failure.
mixpert_status load_all(DeviceState &device, const mixpert_lowered &lowered,
                        CuFunction (&kernels)[MIXPERT_MAX_LAUNCHES]) {
  for (int i = 0; i < lowered.launch_count; ++i) {
    const mixpert_launch &launch = lowered.launches[i];
    const mixpert_status status = device.kernel(launch.kernel, lowered.path, launch.shared_bytes,
                                                launch.cluster[0], &kernels[i]);
    if (status != MIXPERT_OK) return status;
  }
  return MIXPERT_OK;
}

// The part of a GEMM that a panel computes.
DeviceGemm part_of(const DeviceGemm &gemm, const Panel &panel) {
  const PanelOffsets offsets = offsets_of(gemm.problem, panel);
  DeviceGemm part = gemm;
  part.problem = panel.problem;
  part.a += offsets.a;
  part.b += offsets.b;
  part.c += offsets.c;
  part.epilogue = part_of(gemm.epilogue, panel.row, panel.column, panel.first);
  return part;
}

int32_t packed_of(const DeviceGemm &gemm) {
  return (gemm.packed[0] ? MIXPERT_PACKED_A : 0) | (gemm.packed[1] ? MIXPERT_PACKED_B : 0);
}

// What a product is lowered for: without beta, as is usual, where its value is not known (-0).
float lowered_alpha(const DeviceGemm &gemm) { return gemm.device_scalars ? 1.0f : *gemm.alpha; }
float lowered_beta(const DeviceGemm &gemm) { return gemm.device_scalars ? -0.0f : *gemm.beta; }

// Lowers each panel; the workspace is that of the panel that needs most.
mixpert_status lower_panels(const DeviceGemm &gemm, const mixpert_scheme &scheme,
                            const std::vector<Panel> &panels, Prepared *prepared) {
  prepared->panels.clear();
  prepared->workspace_bytes = 0;
  for (Panel panel : panels) {
    panel.problem.lean = panels.size() > 1;
    panel.problem.packed =
        panels.size() > 1 ? 0 : packed_of(gemm);  // parts pack their own operands
    prepared->panels.push_back({part_of(gemm, panel), {}, {}});
    mixpert_lowered &lowered = prepared->panels.back().lowered;
    const mixpert_status status =
        mixpert_lower(&panel.problem, &scheme, lowered_alpha(gemm), lowered_beta(gemm),
                      &prepared->device->limits(), &lowered);
    if (status != MIXPERT_OK) return status;
    prepared->workspace_bytes = std::max(prepared->workspace_bytes, lowered.workspace_bytes);
  }
  return MIXPERT_OK;
}

LoweringKey key_of(const DeviceGemm &gemm, const mixpert_scheme &scheme,
                   const DeviceState *device) {
  mixpert_problem problem = gemm.problem;
  problem.packed = packed_of(gemm);
  return {problem, scheme, lowered_alpha(gemm), lowered_beta(gemm), device};
}

// A GEMM of one part from the thread's cache.
bool recall(const LoweringKey &key, const DeviceGemm &gemm, Prepared *prepared) {
  prepared->panels.assign(1, {gemm, {}, {}});
  PreparedPanel &panel = prepared->panels.front();
  if (!recall_lowering(key, &panel)) return false;
  panel.gemm.problem.packed = packed_of(gemm);
  prepared->workspace_bytes = panel.lowered.workspace_bytes;
  return true;
}

// What the launches' addresses are relative to.
struct Slots {
  Slots(const DeviceGemm &gemm, CuAddress workspace)
      : list{to_address(gemm.a),
             to_address(gemm.b),
             to_address(gemm.c),
             gemm.device_scalars ? to_address(gemm.alpha) : 0,
             gemm.device_scalars ? to_address(gemm.beta) : 0,
             workspace,
             gemm.packed[0],
             gemm.packed[1]} {}

  const CuAddress list[MIXPERT_SLOTS];
};

mixpert_status launch_panel(DeviceState &device, const PreparedPanel &panel,
                            const mixpert_scheme &scheme, CuAddress workspace) {
  const DeviceGemm &gemm = panel.gemm;
  const Slots slots(gemm, workspace);
  const LaunchList list = {panel.lowered, panel.kernels, slots.list};
  const bool captured = is_captured(gemm.stream);
  if (!captured && keeps_graphs(gemm.problem, panel.lowered)) {
    const LoweringKey lowering(gemm.problem, scheme, lowered_alpha(gemm), lowered_beta(gemm),
                               &device);
    if (launch_kept(device, {lowering, slots.list}, list, gemm.stream)) return MIXPERT_OK;
  }
  return queue_launches(list, gemm.stream, captured);
}

mixpert_status run_panel(const Prepared &prepared, const PreparedPanel &panel,
                         const Workspace &workspace) {
  DeviceState &device = *prepared.device;
  const DeviceGemm &gemm = panel.gemm;
  const mixpert_status status =
      workspace.form_only() ? run_unpacked(device, gemm, panel.lowered)
                            : launch_panel(device, panel, prepared.scheme, workspace.address());
  if (status != MIXPERT_OK) return status;
  return run_elementwise(device, gemm.epilogue, gemm.problem, gemm.c, gemm.stream);
}

// The kernels that are launched after the product or in its place.
mixpert_status load_rest(const Prepared &prepared) {
  DeviceState &device = *prepared.device;
  mixpert_status status = load_epilogue(device, prepared.whole.epilogue);
  if (status == MIXPERT_OK && prepared.whole.mirrored) status = load_mirror(device);
  if (prepared.whole.owner == WorkspaceOwner::kGraph)
    for (const PreparedPanel &panel : prepared.panels)
      if (status == MIXPERT_OK) status = load_unpacked(device, panel.gemm.problem);
  return status;
}

}  // namespace

mixpert_status prepare(const DeviceGemm &gemm, const mixpert_scheme &scheme, Prepared *prepared) {
  mixpert_status status = DeviceState::current(&prepared->device);
  if (status != MIXPERT_OK) return status;
  prepared->whole = gemm;
  prepared->scheme = scheme;
  const LoweringKey key = key_of(gemm, scheme, prepared->device);
  const uint64_t most = std::min(settings().workspace_limit, gemm.room);
  if (recall(key, gemm, prepared) && prepared->workspace_bytes <= most) return load_rest(*prepared);
  for (int halvings = 0; status == MIXPERT_OK; ++halvings) {
    const std::vector<Panel> panels = cut(gemm.problem, halvings);
    if (panels.empty() || halvings > gemm.most_halvings)
      return fail(MIXPERT_OUT_OF_MEMORY, "workspace of " +
                                             std::to_string(prepared->workspace_bytes) +
                                             " bytes exceeds MIXPERT_WORKSPACE_LIMIT");
    status = lower_panels(gemm, scheme, panels, prepared);
    if (prepared->workspace_bytes <= most) break;
  }
  for (PreparedPanel &panel : prepared->panels)
    if (status == MIXPERT_OK) status = load_all(*prepared->device, panel.lowered, panel.kernels);
  if (status != MIXPERT_OK) return status;
  if (prepared->panels.size() == 1) remember_lowering(key, prepared->panels.front());
  return load_rest(*prepared);
}

mixpert_status run_launches(DeviceState &device, const mixpert_lowered &lowered,
                            const DeviceGemm &gemm) {
  CuFunction kernels[MIXPERT_MAX_LAUNCHES];
  const mixpert_status status = load_all(device, lowered, kernels);
  if (status != MIXPERT_OK) return status;
  const Slots slots(gemm, 0);
  return queue_launches({lowered, kernels, slots.list}, gemm.stream, is_captured(gemm.stream));
}

mixpert_status run_prepared(const Prepared &prepared, GuardReports *reports, bool *unpacked) {
  if (prepared.panels.empty()) return MIXPERT_OK;
  const DeviceGemm &first = prepared.panels.front().gemm;
  const CuStream stream = first.stream;
  Workspace memory(*prepared.device, stream, first.owner, exclusive_of(first));
  mixpert_status status = memory.take(prepared.workspace_bytes);
  if (status == MIXPERT_OK) status = copy_start(prepared.whole);
  for (const PreparedPanel &panel : prepared.panels) {
    if (status == MIXPERT_OK) status = run_panel(prepared, panel, memory);
    if (reports && status == MIXPERT_OK && GuardReport::wanted(panel.lowered.guard))
      tried([&] {
        reports->push_back(std::make_shared<GuardReport>());
        reports->back()->queue(*prepared.device, panel, memory.address());
      });
  }
  if (unpacked) *unpacked = memory.form_only();
  const DeviceGemm &whole = prepared.whole;
  if (status == MIXPERT_OK && whole.mirrored)
    status = run_mirror(*prepared.device, whole.c, whole.problem.ldc, whole.problem.n, stream);
  if (status != MIXPERT_OK) return status;
  return run_gradient(*prepared.device, whole.epilogue.gradient, stream);
}

mixpert_status run_epilogue(DeviceState &device, const DeviceGemm &gemm) {
  const mixpert_status status =
      run_elementwise(device, gemm.epilogue, gemm.problem, gemm.c, gemm.stream);
  if (status != MIXPERT_OK) return status;
  return run_gradient(device, gemm.epilogue.gradient, gemm.stream);
}

int run_original(const DeviceGemm &gemm, const Cublas &cublas, void *handle) {
  const mixpert_problem &p = gemm.problem;
  const int m = static_cast<int>(p.m), n = static_cast<int>(p.n), k = static_cast<int>(p.k);
  const int lda = static_cast<int>(p.lda), ldb = static_cast<int>(p.ldb);
  const int ldc = static_cast<int>(p.ldc);
  if (p.triangle && !p.symmetric)
    return cublas.narrow.ssyrkx(handle, fill_of(p), p.trans_a, n, k, gemm.alpha, gemm.a, lda,
                                gemm.b, ldb, gemm.beta, gemm.c, ldc);
  if (p.triangle)
    return cublas.narrow.ssyrk(handle, fill_of(p), p.trans_a, n, k, gemm.alpha, gemm.a, lda,
                               gemm.beta, gemm.c, ldc);
  if (p.batch == 1)
    return cublas.narrow.sgemm(handle, p.trans_a, p.trans_b, m, n, k, gemm.alpha, gemm.a, lda,
                               gemm.b, ldb, gemm.beta, gemm.c, ldc);
  return cublas.narrow.sgemm_strided(handle, p.trans_a, p.trans_b, m, n, k, gemm.alpha, gemm.a, lda,
                                     p.stride_a, gemm.b, ldb, p.stride_b, gemm.beta, gemm.c, ldc,
                                     p.stride_c, static_cast<int>(p.batch));
}

}  // namespace mixpert
