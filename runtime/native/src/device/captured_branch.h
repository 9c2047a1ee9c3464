// Launches of a call that are captured as a parallel branch of the graph (mixpert_launch::aside),
// which joins again at the end of the call.
#pragma once

#include "device/captured_graph.h"

namespace mixpert {

class CapturedBranch {
 public:
  // Does nothing if the stream is not `captured`, or the driver cannot branch.
  CapturedBranch(CuStream stream, bool captured);

  // Before each launch, in order: selects its branch by mixpert_launch::aside.
  mixpert_status select(uint32_t aside);
  // After the last launch: later nodes depend on both branches.
  mixpert_status join();

 private:
  mixpert_status follow(std::vector<CuGraphNode> &nodes, unsigned flags) const;
  mixpert_status turn(bool aside);

  CuStream stream_;
  bool active_, aside_ = false, forked_ = false;
  std::vector<CuGraphNode> other_;  // dependencies of the next launch of the other branch
};

}  // namespace mixpert
