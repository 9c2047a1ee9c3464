// A cache of a thread's recent lowerings with their loaded kernels: lowering costs the host as much
// as a few launches.
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

// False where the calling thread does not remember the key; else `panel` has all but its GEMM.
bool recall_lowering(const LoweringKey &key, PreparedPanel *panel);

// Remembers a panel, in the place of another's where they meet.
void remember_lowering(const LoweringKey &key, const PreparedPanel &panel);

}  // namespace mixpert
