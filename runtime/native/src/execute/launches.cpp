#include "execute/launches.h"

#include <algorithm>
#include <cstring>

#include "device/captured_branch.h"
#include "support/status.h"

namespace mixpert {
namespace {

// The parameters of a launch, with addresses.
struct Params {
  Params(const mixpert_launch &launch, const CuAddress (&slots)[MIXPERT_SLOTS]) {
    std::memcpy(bytes, launch.params, launch.param_bytes);
    for (uint32_t i = 0; i < launch.relocation_count; ++i) {
      const mixpert_relocation &at = launch.relocations[i];
      const CuAddress address = slots[at.slot] + static_cast<CuAddress>(at.addend);
      std::memcpy(bytes + at.offset, &address, sizeof address);
    }
  }

  alignas(64) unsigned char bytes[MIXPERT_MAX_PARAM_BYTES];
};

bool clustered(const mixpert_launch &launch) {
  return launch.cluster[0] * launch.cluster[1] * launch.cluster[2] > 1;
}

// Queues a kernel with clusters or programmatic dependent launch.
int launch_with_attributes(const mixpert_launch &launch, CuFunction kernel, CuStream stream,
                           bool overlaps, void **arguments) {
  CuLaunchAttribute attributes[2] = {};
  attributes[0].id = cu::kClusterAttribute;
  std::copy(launch.cluster, launch.cluster + 3, attributes[0].cluster);
  attributes[1].id = cu::kOverlapAttribute;
  attributes[1].overlap = 1;
  CuLaunchConfig config = {};
  std::copy(launch.grid, launch.grid + 3, config.grid);
  std::copy(launch.block, launch.block + 3, config.block);
  config.shared_bytes = launch.shared_bytes;
  config.stream = stream;
  config.attributes = attributes;
  config.attribute_count = overlaps ? 2 : 1;
  return driver()->launch_kernel_ex(&config, kernel, arguments, nullptr);
}

struct Nodes {
  CuGraphNode list[MIXPERT_MAX_LAUNCHES];
  size_t count = 0;
};

// The nodes that the next launch follows, chosen as CapturedBranch does.
class GraphBranches {
 public:
  const Nodes &select(uint32_t aside) {
    if (aside == kJoins) {
      if (forked_) join();
      aside_ = forked_ = false;
    } else if ((aside != 0) != aside_) {
      const Nodes other = forked_ ? other_ : now_;  // both branches follow earlier nodes
      other_ = now_;
      now_ = other;
      aside_ = !aside_;
      forked_ = true;
    }
    return now_;
  }
  void follow(CuGraphNode node) {
    now_.list[0] = node;
    now_.count = 1;
  }

 private:
  static constexpr uint32_t kJoins = 2;  // mixpert_launch::aside

  void join() {
    CuGraphNode *end = now_.list + now_.count;
    for (size_t i = 0; i < other_.count; ++i)
      if (std::find(now_.list, end, other_.list[i]) == end) *end++ = other_.list[i];
    now_.count = static_cast<size_t>(end - now_.list);
  }

  Nodes now_, other_;
  bool aside_ = false, forked_ = false;
};

// Makes a node follow others, and overlap them.
int add_overlap(CuGraph graph, const Nodes &before, CuGraphNode node) {
  const CuEdge edge = {cu::kOverlapPort, 0, cu::kOverlapEdge, {}};
  int error = 0;
  for (size_t i = 0; i < before.count && error == 0; ++i)
    error = driver()->graph_add_edges(graph, &before.list[i], &node, &edge, 1);
  return error;
}

int add_node(const mixpert_launch &launch, CuFunction kernel,
             const CuAddress (&slots)[MIXPERT_SLOTS], CuGraph graph, bool may_overlap,
             GraphBranches *branches) {
  const Driver &cuda = *driver();
  Params params(launch, slots);
  void *arguments[] = {params.bytes};
  CuKernelNodeParams node = {};
  node.function = kernel;
  std::copy(launch.grid, launch.grid + 3, node.grid);
  std::copy(launch.block, launch.block + 3, node.block);
  node.shared_bytes = launch.shared_bytes;
  node.params = arguments;
  const Nodes &before = branches->select(launch.aside);
  const bool overlaps = launch.overlaps && may_overlap;
  CuGraphNode made = nullptr;
  int error =
      cuda.graph_add_kernel_node(&made, graph, before.list, overlaps ? 0 : before.count, &node);
  if (error == 0 && clustered(launch)) {
    CuLaunchAttribute cluster = {};
    std::copy(launch.cluster, launch.cluster + 3, cluster.cluster);
    error = cuda.kernel_node_set_attribute(made, cu::kClusterAttribute, cluster.bytes);
  }
  if (error == 0 && overlaps) error = add_overlap(graph, before, made);
  branches->follow(made);
  return error;
}

}  // namespace

bool overlaps_in_graphs(const mixpert_lowered &lowered) {
  return lowered.guard.schemes == 0 && driver()->graph_add_edges;
}

mixpert_status queue_launch(const mixpert_launch &launch, CuFunction kernel,
                            const CuAddress (&slots)[MIXPERT_SLOTS], CuStream stream,
                            bool may_overlap) {
  Params params(launch, slots);
  void *arguments[] = {params.bytes};
  const bool overlaps = launch.overlaps && may_overlap;
  if ((overlaps || clustered(launch)) && driver()->launch_kernel_ex)
    return cuda_check(launch_with_attributes(launch, kernel, stream, overlaps, arguments),
                      launch.kernel);
  return cuda_check(driver()->launch_kernel(kernel, launch.grid[0], launch.grid[1], launch.grid[2],
                                            launch.block[0], launch.block[1], launch.block[2],
                                            launch.shared_bytes, stream, arguments, nullptr),
                    launch.kernel);
}

mixpert_status queue_launches(const LaunchList &list, CuStream stream, bool captured) {
  mixpert_status status = MIXPERT_OK;
  CapturedBranch branch(stream, captured);
  const bool may_overlap = !captured || overlaps_in_graphs(list.lowered);
  for (int i = 0; i < list.lowered.launch_count && status == MIXPERT_OK; ++i) {
    status = branch.select(list.lowered.launches[i].aside);
    if (status == MIXPERT_OK)
      status =
          queue_launch(list.lowered.launches[i], list.kernels[i], list.slots, stream, may_overlap);
  }
  return status == MIXPERT_OK ? branch.join() : status;
}

CuGraphExec graph_of_launches(const LaunchList &list) {
  const Driver &cuda = *driver();
  CuGraph graph = nullptr;
  CuGraphExec made = nullptr;
  if (!cuda.graph_create || !cuda.graph_add_kernel_node || !cuda.kernel_node_set_attribute ||
      !cuda.graph_instantiate || !cuda.graph_destroy || cuda.graph_create(&graph, 0) != 0)
    return nullptr;
  int error = 0;
  GraphBranches branches;
  const bool may_overlap = overlaps_in_graphs(list.lowered);
  for (int i = 0; i < list.lowered.launch_count && error == 0; ++i)
    error = add_node(list.lowered.launches[i], list.kernels[i], list.slots, graph, may_overlap,
                     &branches);
  if (error == 0 && cuda.graph_instantiate(&made, graph, 0) != 0) made = nullptr;
  cuda.graph_destroy(graph);
  return made;
}

}  // namespace mixpert
