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

// Whether launches overlap in a graph as they do on a stream. Those of a guarded product do not:
// such a graph may never terminate (docs/notes/graphs.md). Before CUDA 12.3 none do.
bool overlaps_in_graphs(const mixpert_lowered &lowered);

// Queues a loaded kernel; it overlaps the launch before it if it is made to and `may_overlap`.
mixpert_status queue_launch(const mixpert_launch &launch, CuFunction kernel,
                            const CuAddress (&slots)[MIXPERT_SLOTS], CuStream stream,
                            bool may_overlap);

// Queues them. On a stream that is being `captured` they have the branches of
// mixpert_launch::aside.
mixpert_status queue_launches(const LaunchList &list, CuStream stream, bool captured);

// The same launches as a graph of the current context, with the edges that a capture has; null
// if the driver refuses it or is too old.
CuGraphExec graph_of_launches(const LaunchList &list);

}  // namespace mixpert
