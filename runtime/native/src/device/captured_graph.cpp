#include "device/captured_graph.h"

#include <algorithm>

#include "support/status.h"

namespace mixpert {
namespace {

constexpr size_t kMostLookedAt = 64, kMostEdges = 16;

using Nodes = std::vector<CuGraphNode>;

bool holds(const Nodes &nodes, CuGraphNode node) {
  return std::find(nodes.begin(), nodes.end(), node) != nodes.end();
}

// False if there are too many, or the driver does not report them.
bool add_dependencies(CuGraphNode node, Nodes *nodes) {
  CuGraphNode before[kMostEdges];
  size_t count = 0;
  const auto ask = driver()->graph_node_get_dependencies;
  if (!ask || ask(node, nullptr, &count) != 0 || count > kMostEdges) return false;
  if (count > 0 && ask(node, before, &count) != 0) return false;
  for (size_t i = 0; i < count; ++i)
    if (!holds(*nodes, before[i])) nodes->push_back(before[i]);
  return true;
}

}  // namespace

mixpert_status captured_graph(CuStream stream, CuGraph *graph, CapturePoint *point) {
  const Driver &cuda = *driver();
  if (!cuda.stream_get_capture_info || !cuda.user_object_create || !cuda.user_object_release ||
      !cuda.graph_retain_user_object)
    return fail(MIXPERT_UNSUPPORTED, "the NVIDIA driver is too old for memory that a graph keeps");
  int state = 0;
  unsigned long long id = 0;
  const CuGraphNode *last = nullptr;
  size_t count = 0;
  const mixpert_status status =
      cuda_check(cuda.stream_get_capture_info(stream, &state, &id, graph, &last, &count),
                 "cuStreamGetCaptureInfo");
  if (status != MIXPERT_OK) return status;
  if (state != cu::kCaptureActive || !*graph)
    return fail(MIXPERT_UNSUPPORTED, "the stream is not being captured");
  *point = {id, {last, last + count}};
  return MIXPERT_OK;
}

bool follows(const CapturePoint &later, const CapturePoint &earlier) {
  if (later.id == 0 || later.id != earlier.id || earlier.last.empty()) return false;
  Nodes before = later.last;
  const auto is_before = [&before](CuGraphNode node) { return holds(before, node); };
  for (size_t i = 0; i < before.size() && i < kMostLookedAt; ++i) {
    if (std::all_of(earlier.last.begin(), earlier.last.end(), is_before)) return true;
    if (!add_dependencies(before[i], &before)) return false;
  }
  return false;
}

}  // namespace mixpert
