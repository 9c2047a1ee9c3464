// A per-thread cache of recent lowerings with their loaded kernels: lowering takes as long as a few
// launches.
#pragma once

#include "execute/executor.h"

namespace mixpert {

// Everything that a lowering depends on.
struct LoweringKey {
  LoweringKey(const mixpert_problem &problem, const mixpert_scheme &scheme, float alpha, float beta,
              const DeviceState *device);

  static constexpr size_t kWords =
      (sizeof(mixpert_problem) + sizeof(mixpert_scheme) + 2 * sizeof(float) + sizeof(void *)) /
      sizeof(uint64_t);
  uint64_t words[kWords];
};

// False if the key is not in the calling thread's cache; else sets all of `panel` but its GEMM.
bool recall_lowering(const LoweringKey &key, PreparedPanel *panel);

// Caches a panel; a colliding entry is replaced.
void remember_lowering(const LoweringKey &key, const PreparedPanel &panel);

}  // namespace mixpert
