// The fake driver's graphs: captured ones, and those that the library makes of kernels.
#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <thread>
#include <utility>

#include "fake_driver.h"

using namespace fake;

thread_local Graph fake::graph;

API cuStreamGetCaptureInfo_v2(void *stream, int *state, unsigned long long *id, Graph **into,
                              const size_t **last, size_t *count) {
  static std::atomic<unsigned long long> captures{0};
  *state = captured(stream);
  *into = &graph;
  if (graph.id == 0) graph.id = ++captures;
  *id = graph.id;
  *last = graph.last.data();
  *count = std::getenv("FAKE_CAPTURE_APART") ? 0 : graph.last.size();
  return 0;
}
#ifndef TOO_OLD
// A kernel of a graph that was made, not captured, with a copy of its parameters.
struct OwnNode {
  size_t number;
  std::vector<size_t> after;
  mixpert::CuKernelNodeParams asked;
  unsigned cluster;
  bool overlaps;
  alignas(64) unsigned char bytes[MIXPERT_MAX_PARAM_BYTES];
};
static std::atomic<int> live_graphs{0};
// With the numbers of nodes as in a capture.
static int launch_node(const OwnNode &node, void *stream) {
  static const bool noted = std::getenv("FAKE_CUDA_LAUNCHES");
  const mixpert::CuKernelNodeParams &x = node.asked;
  if (noted) {
    std::fprintf(log_file, "%u,%u,%u %u,%u,%u %u", x.grid[0], x.grid[1], x.grid[2], x.block[0],
                 x.block[1], x.block[2], x.shared_bytes);
    if (node.cluster > 1 || node.overlaps) std::fprintf(log_file, " 4:%u", node.cluster);
    if (node.overlaps) std::fprintf(log_file, " 6:1");
    std::fprintf(log_file, " node:%zu", node.number);
    for (size_t before : node.after) std::fprintf(log_file, " after:%zu", before);
    std::fprintf(log_file, " ");
  }
  OwnNode copy = node;
  void *params[] = {copy.bytes};
  return launch(x.function, node.cluster, x.grid[2], stream, params);
}
// A graph of this library's own: captured, with `nodes` kernels called cublas, or made of kernels.
struct OwnGraph {
  size_t nodes = 0;
  Kernel kernel;
  std::vector<OwnNode *> made;
  Event event{&contexts[current], contexts[current].number};  // where it belongs
};
API cuStreamBeginCapture_v2(void *stream, int) {
  return stream == &own_stream && std::getenv("FAKE_OWN_NODES") ? unsafe("cuStreamBeginCapture") : 801;
}
API cuStreamEndCapture(void *, OwnGraph **made) {
  *made = new OwnGraph;
  (*made)->nodes = static_cast<size_t>(std::atoi(std::getenv("FAKE_OWN_NODES")));
  (*made)->kernel = {"cublas", "", current};
  return 0;
}
API cuGraphGetNodes(OwnGraph *of, OwnGraph **nodes, size_t *count) {
  if (nodes) std::fill(nodes, nodes + *count, of);
  else *count = of->nodes;
  return 0;
}
API cuGraphNodeGetType(OwnGraph *, int *type) { *type = 0; return 0; }
API cuGraphKernelNodeGetParams_v2(OwnGraph *node, mixpert::CuKernelNodeParams *params) {
  *params = {nullptr, {7, 1, 1}, {32, 1, 1}, 0, nullptr, nullptr,
             reinterpret_cast<mixpert::CuKernel>(&node->kernel), nullptr};
  return 0;
}
API cuGraphKernelNodeGetAttribute(OwnGraph *, int, void *) { return 1; }
API cuKernelGetFunction(void **function, Kernel *kernel) { *function = new Kernel(*kernel); return 0; }
API cuGraphCreate(OwnGraph **graph, unsigned) {
  *graph = new OwnGraph;
  return std::getenv("FAKE_NO_GRAPHS") ? 801 : unsafe("cuGraphCreate");
}
API cuGraphAddKernelNode_v2(OwnNode **node, OwnGraph *graph, OwnNode *const *before, size_t count,
                            const mixpert::CuKernelNodeParams *params) {
  *node = new OwnNode{graph->made.size() + 1, {}, *params, 1, false, {}};
  for (size_t i = 0; i < count; ++i) (*node)->after.push_back(before[i]->number);
  std::memcpy((*node)->bytes, params->params[0], sizeof (*node)->bytes);
  graph->made.push_back(*node);
  return unsafe("cuGraphAddKernelNode");
}
API cuGraphKernelNodeSetAttribute(OwnNode *node, int which, const unsigned *value) {
  if (which == mixpert::cu::kClusterAttribute) node->cluster = value[0];
  return 0;
}
API cuGraphAddDependencies_v2(OwnGraph *, OwnNode *const *from, OwnNode *const *to,
                              const mixpert::CuEdge *edge, size_t) {
  to[0]->after.push_back(from[0]->number);
  to[0]->overlaps = edge->type == mixpert::cu::kOverlapEdge && edge->from_port == mixpert::cu::kOverlapPort;
  return 0;
}
// With FAKE_GRAPH_REFUSED graphs are instantiated, but cannot be launched.
API cuGraphInstantiateWithFlags(OwnGraph **made, OwnGraph *graph, unsigned long long) {
  note("instantiate");
  *made = new OwnGraph;
  for (const OwnNode *node : graph->made) (*made)->made.push_back(new OwnNode(*node));
  ++live_graphs;
  return unsafe("cuGraphInstantiate");
}
API cuGraphLaunch(OwnGraph *graph, void *stream) {
  if (std::getenv("FAKE_GRAPH_REFUSED")) return 801;
  if (captured(stream)) return 900;
  if (const int error = gone(&graph->event, "cuGraphLaunch")) return error;
  note("graph");
  int error = 0;
  for (const OwnNode *node : graph->made)
    if (error == 0) error = launch_node(*node, stream);
  return error;
}
API cuGraphDestroy(OwnGraph *graph) {
  for (OwnNode *node : graph->made) delete node;
  delete graph;
  return 0;
}
API cuGraphExecDestroy(OwnGraph *graph) {
  note("destroy");
  if (const int error = gone(&graph->event, "cuGraphExecDestroy")) return error;
  --live_graphs;
  cuGraphDestroy(graph);
  return unsafe("cuGraphExecDestroy");
}
API fake_live_graphs() { return live_graphs; }
#endif
API cuStreamUpdateCaptureDependencies(void *, const size_t *nodes, size_t count, unsigned flags) {
  if (flags == mixpert::cu::kSetDependencies) graph.last.clear();
  graph.last.insert(graph.last.end(), nodes, nodes + count);
  return 0;
}
API cuGraphNodeGetDependencies(size_t node, size_t *before, size_t *count) {
  const std::vector<size_t> &found = graph.before.at(node - 1);
  *count = found.size();
  if (before) std::copy(found.begin(), found.end(), before);
  return 0;
}
// With FAKE_CUDA_NO_OBJECTS graphs keep none.
API cuUserObjectCreate(UserObject **made, void *object, void (*destroy)(void *), unsigned, unsigned) {
  if (std::getenv("FAKE_CUDA_NO_OBJECTS")) return 801;
  *made = new UserObject{object, destroy};
  return 0;
}
API cuUserObjectRelease(UserObject *object, unsigned) {
  object->destroy(object->object);
  delete object;
  return 0;
}
API cuGraphRetainUserObject(Graph *, UserObject *object, unsigned, unsigned) {
  graph.kept.push_back(object);
  return 0;
}
API fake_graph_nodes() { return graph.memory_nodes; }
API fake_graph_launches() { return graph.launches; }
API fake_graph_drop() {
  std::thread([kept = std::move(graph.kept)] {  // the driver has one for this
    for (UserObject *object : kept) cuUserObjectRelease(object, 1);
  }).join();
  graph = {};
  return 0;
}
