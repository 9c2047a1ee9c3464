#include "cublas/switches.h"

#include "device/device.h"
#include "settings/settings.h"

namespace mixpert {
namespace {

bool switched_on(const Cublas &api, void *handle, int compute_type) {
  return compute_type == cb::kCompute32Bf16x9 || settings().cublas_emulates ||
         asks_emulation(api, handle);
}

int strategy_of(const Cublas &api, void *handle) {
  int strategy = cb::kStrategyDefault;
  if (handle && api.get_strategy && api.get_strategy(handle, &strategy) == cb::kSuccess &&
      strategy != cb::kStrategyDefault)
    return strategy;
  return settings().cublas_strategy;
}

bool vendor_emulates() {
  DeviceState *device = nullptr;
  if (!driver() || DeviceState::current(&device) != MIXPERT_OK) return false;
  return device->limits().arch == 100 || device->limits().arch == 103;
}

}  // namespace

bool asks_emulation(const Cublas &api, void *handle) {
  int mode = 0;
  return handle && api.get_math_mode && api.get_math_mode(handle, &mode) == cb::kSuccess &&
         (mode & cb::kMathModes) == cb::kMathBf16x9;
}

std::optional<mixpert_scheme> switched_scheme(const Cublas &api, void *handle, int compute_type) {
  if (!switched_on(api, handle, compute_type) || vendor_emulates()) return std::nullopt;
  const bool performant = strategy_of(api, handle) == cb::kStrategyPerformant;
  mixpert_scheme scheme;
  mixpert_scheme_parse(performant ? "auto" : "bf16x9", &scheme);
  return scheme;
}

}  // namespace mixpert
