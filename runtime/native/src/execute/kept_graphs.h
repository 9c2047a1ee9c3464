// Executable graphs of calls that come again: the host launches one in a fraction of the time of
// its launches (docs/notes/kept-graphs.md).
#pragma once

#include "execute/launches.h"
#include "execute/lowered_cache.h"

namespace mixpert {

// Everything that determines the launches of a call: its lowering and all addresses.
struct LaunchKey {
  LaunchKey(const LoweringKey &lowering, const CuAddress (&slots)[MIXPERT_SLOTS]);

  static constexpr size_t kWords = LoweringKey::kWords + MIXPERT_SLOTS;
  uint64_t words[kWords];
};

// Whether graphs of such calls are kept: of guarded products, and of others that are small. The
// launches of a large product without a guard overlap on a stream, which saves more.
bool keeps_graphs(const mixpert_problem &problem, const mixpert_lowered &lowered);

// Launches the calling thread's graph of a call on a stream that is not being captured; makes it
// first if there have been enough calls with this key. False if there is none or the driver refuses
// it; then nothing has been queued.
bool launch_kept(DeviceState &device, const LaunchKey &key, const LaunchList &list,
                 CuStream stream);

}  // namespace mixpert
