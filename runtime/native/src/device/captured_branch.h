// Launches of a call that are captured as a parallel branch of the graph (mixpert_launch::aside),
// which joins again at the end of the call.
#pragma once

#include "device/captured_graph.h"

namespace mixpert {

class CapturedBranch {
 public:
  // Does nothing where the stream is not `captured`, or the driver cannot branch.
  CapturedBranch(CuStream stream, bool captured);

  // Before each launch, in their order: one aside follows those aside, another one the others.
  mixpert_status turn(bool aside);
  // After the last one: what follows waits for all of them.
  mixpert_status join();

 private:
  mixpert_status follow(std::vector<CuGraphNode> &nodes, unsigned flags) const;

  CuStream stream_;
  bool active_, aside_ = false, forked_ = false;
  std::vector<CuGraphNode> other_;  // what the next launch of the other side follows
};

}  // namespace mixpert
