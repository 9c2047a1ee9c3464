#include "device/captured_branch.h"

#include "support/status.h"

namespace mixpert {
namespace {

constexpr uint32_t kJoins = 2;  // mixpert_launch::aside

// Gets the nodes that the next captured node will depend on; false if the driver reports none.
bool last_nodes(CuStream stream, std::vector<CuGraphNode> *nodes) {
  int state = 0;
  unsigned long long id = 0;
  CuGraph graph = nullptr;
  const CuGraphNode *last = nullptr;
  size_t count = 0;
  if (driver()->stream_get_capture_info(stream, &state, &id, &graph, &last, &count) != 0)
    return false;
  nodes->assign(last, last + count);
  return state == cu::kCaptureActive;
}

}  // namespace

CapturedBranch::CapturedBranch(CuStream stream, bool captured)
    : stream_(stream),
      active_(captured && driver()->stream_get_capture_info &&
              driver()->stream_update_dependencies) {}

mixpert_status CapturedBranch::follow(std::vector<CuGraphNode> &nodes, unsigned flags) const {
  return cuda_check(
      driver()->stream_update_dependencies(stream_, nodes.data(), nodes.size(), flags),
      "cuStreamUpdateCaptureDependencies");
}

mixpert_status CapturedBranch::select(uint32_t aside) {
  if (aside != kJoins) return turn(aside != 0);
  const mixpert_status status = join();
  aside_ = forked_ = false;
  return status;
}

mixpert_status CapturedBranch::turn(bool aside) {
  if (!active_ || aside == aside_) return MIXPERT_OK;
  std::vector<CuGraphNode> now;
  if (!last_nodes(stream_, &now)) {
    active_ = false;  // launches stay in sequence
    return forked_ ? fail(MIXPERT_CUDA_ERROR, "a captured stream has no node to continue from")
                   : MIXPERT_OK;
  }
  aside_ = aside;
  std::swap(now, other_);
  if (forked_) return follow(now, cu::kSetDependencies);
  forked_ = true;  // both branches depend on earlier nodes
  return MIXPERT_OK;
}

mixpert_status CapturedBranch::join() {
  return forked_ ? follow(other_, cu::kAddDependencies) : MIXPERT_OK;
}

}  // namespace mixpert
