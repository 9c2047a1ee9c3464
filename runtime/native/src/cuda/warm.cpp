#include "cuda/warm.h"

#include <mutex>
#include <set>
#include <tuple>

#include "cuda/workspace.h"
#include "scheme.h"

namespace mixpert {
namespace {

bool first_of_its_kind(const Call &call, const mixpert_scheme &scheme) {
  using Key = std::tuple<const void *, int64_t, int64_t, int64_t, int64_t, int, int, std::string>;
  static std::mutex mutex;
  static auto *seen = new std::set<Key>;  // outlives static destruction
  const mixpert_problem &p = call.problem;
  const void *place = call.site ? static_cast<const void *>(call.site) : call.caller;
  std::lock_guard<std::mutex> lock(mutex);
  return seen
      ->insert(Key{place, p.m, p.n, p.k, p.batch, p.trans_a, p.trans_b, scheme_text(scheme)})
      .second;
}

}  // namespace

void warm_up(const Call &call, const DeviceGemm &gemm, const mixpert_scheme &scheme,
             const PreparedInt8 *prepared, const Cublas &cublas, void *handle) {
  if (!tracing() || gemm.device_scalars || !first_of_its_kind(call, scheme)) return;
  int capturing = 0;
  DeviceState *device = nullptr;
  if (driver()->stream_is_capturing(gemm.stream, &capturing) != 0 || capturing ||
      DeviceState::current(&device) != MIXPERT_OK)
    return;
  const mixpert_problem &p = gemm.problem;
  Workspace scratch(*device, gemm.stream);
  if (scratch.take(static_cast<uint64_t>(p.m * p.n * p.batch) * sizeof(float)) != MIXPERT_OK)
    return;
  const float zero = 0.0f;
  DeviceGemm practice = gemm;
  practice.c = reinterpret_cast<float *>(scratch.address());
  practice.beta = &zero;
  practice.problem.ldc = p.m > 0 ? p.m : 1;
  practice.problem.stride_c = p.m * p.n;
  const InsideNative mark;
  if (prepared) {
    PreparedInt8 again;
    if (prepare_int8(practice, scheme, &again) == MIXPERT_OK) run_int8(practice, again);
  } else if (scheme.kind == MIXPERT_SCHEME_NATIVE) {
    run_sgemm(practice, cublas, handle);
  }
  driver()->stream_synchronize(gemm.stream);
}

}  // namespace mixpert
