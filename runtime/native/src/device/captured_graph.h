// The graph that a stream is being captured in.
#pragma once

#include <vector>

#include "device/driver.h"
#include "mixpert.h"

namespace mixpert {

// How far the capture of a stream has come.
struct CapturePoint {
  unsigned long long id = 0;      // of the capture, no other one's; 0: there is none
  std::vector<CuGraphNode> last;  // which whatever is captured next follows
};

// UNSUPPORTED where the stream is not being captured or the driver is too old for graphs that keep
// memory.
mixpert_status captured_graph(CuStream stream, CuGraph *graph, CapturePoint *point);

// Whether all that was captured up to `earlier` has ended when what is captured from `later` on
// begins. It looks at the nodes just before `later` only, and says no where that does not tell.
bool follows(const CapturePoint &later, const CapturePoint &earlier);

}  // namespace mixpert
