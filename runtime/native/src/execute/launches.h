// The launches of a lowering: queued on a stream, or made an executable graph.
#pragma once

#include "device/driver.h"
#include "mixpert.h"

namespace mixpert {

// Launches, their loaded kernels, and what their addresses are relative to.
struct LaunchList {
  const mixpert_lowered &lowered;
  const CuFunction (&kernels)[MIXPERT_MAX_LAUNCHES];
  const CuAddress (&slots)[MIXPERT_SLOTS];
};

// Queues them. On a stream that is being `captured` they have the branches of mixpert_launch::aside
// and do not overlap: a graph of overlapping launches may never terminate (docs/notes/graphs.md).
mixpert_status queue_launches(const LaunchList &list, CuStream stream, bool captured);

// The same launches as a graph of the current context, with the branches that a capture has; null
// if the driver refuses it or is too old.
CuGraphExec graph_of_launches(const LaunchList &list);

}  // namespace mixpert
