// The graph that a stream is being captured in.
#pragma once

#include <vector>

#include "device/driver.h"
#include "mixpert.h"

namespace mixpert {

// A point in the capture of a stream.
struct CapturePoint {
  unsigned long long id = 0;      // unique id of the capture; 0: no capture
  std::vector<CuGraphNode> last;  // dependencies of the next captured node
};

// UNSUPPORTED if the stream is not being captured, or the driver is too old for graphs that own
// memory.
mixpert_status captured_graph(CuStream stream, CuGraph *graph, CapturePoint *point);

// Whether all nodes captured up to `earlier` finish before those captured after `later` start.
// Considers only the direct dependencies at `later`; false if these do not suffice.
bool follows(const CapturePoint &later, const CapturePoint &earlier);

}  // namespace mixpert
