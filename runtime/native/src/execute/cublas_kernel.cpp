#include "execute/cublas_kernel.h"

#include <algorithm>

#include "dispatch/dispatch.h"
#include "support/slots.h"
#include "support/status.h"
#include "symbols/inside_native.h"

namespace mixpert {
namespace {

bool driver_can(const Driver &cuda) {
  return cuda.launch_kernel_ex && cuda.stream_begin_capture && cuda.stream_end_capture &&
         cuda.graph_get_nodes && cuda.graph_node_get_type && cuda.kernel_node_get_params &&
         cuda.kernel_node_get_attribute && cuda.kernel_get_function && cuda.graph_destroy;
}

// Captures cuBLAS's launches of the product in a graph. A workspace would appear as memory nodes.
mixpert_status capture(const OwnHandle &handle, const DeviceGemm &gemm, CuStream stream,
                       CuGraph *graph) {
  const Driver &cuda = *driver();
  mixpert_status status =
      cuda_check(cuda.stream_begin_capture(stream, cu::kCaptureRelaxed), "cuStreamBeginCapture");
  if (status != MIXPERT_OK) return status;
  const InsideNative mark;
  const int launched = run_original(gemm, handle.api(), handle.get());
  status = cuda_check(cuda.stream_end_capture(stream, graph), "cuStreamEndCapture");
  return launched == cb::kSuccess
             ? status
             : fail(MIXPERT_UNSUPPORTED, "cuBLAS cannot be captured for this product");
}

mixpert_status only_kernel(CuGraph graph, CuGraphNode *node) {
  size_t count = 1;
  int type = -1;
  const Driver &cuda = *driver();
  size_t all = 0;
  if (cuda.graph_get_nodes(graph, nullptr, &all) != 0 || all != 1 ||
      cuda.graph_get_nodes(graph, node, &count) != 0 ||
      cuda.graph_node_get_type(*node, &type) != 0 || type != cu::kKernelNode)
    return fail(MIXPERT_UNSUPPORTED, "cuBLAS uses more than one kernel for this product");
  return MIXPERT_OK;
}

}  // namespace

CublasKernel::~CublasKernel() {
  if (graph_) driver()->graph_destroy(graph_);
}

mixpert_status CublasKernel::find(DeviceState &device, const DeviceGemm &gemm) {
  if (!driver_can(*driver())) return fail(MIXPERT_UNSUPPORTED, "the NVIDIA driver is too old");
  if (gemm.device_scalars)
    return fail(MIXPERT_UNSUPPORTED, "alpha and beta on the device are not supported here");
  const RelaxedCapture relaxed;
  CuStream side = nullptr;
  mixpert_status status = device.capture_stream(&side);
  if (status == MIXPERT_OK) status = handle_.take(gemm.caller, side);
  if (status == MIXPERT_OK) status = capture(handle_, gemm, side, &graph_);
  return status == MIXPERT_OK ? only_kernel(graph_, &node_) : status;
}

mixpert_status CublasKernel::launch(CuStream stream) const {
  const Driver &cuda = *driver();
  CuKernelNodeParams kernel = {};
  mixpert_status status =
      cuda_check(cuda.kernel_node_get_params(node_, &kernel), "cuGraphKernelNodeGetParams");
  if (status == MIXPERT_OK && !kernel.function)
    status = cuda_check(cuda.kernel_get_function(&kernel.function, kernel.kernel),
                        "cuKernelGetFunction");
  if (status != MIXPERT_OK) return status;
  CuLaunchAttribute cluster = {};
  cluster.id = cu::kClusterAttribute;
  CuLaunchConfig config = {};
  std::copy(kernel.grid, kernel.grid + 3, config.grid);
  std::copy(kernel.block, kernel.block + 3, config.block);
  config.shared_bytes = kernel.shared_bytes;
  config.stream = stream;
  config.attributes = &cluster;
  const int asked = cuda.kernel_node_get_attribute(node_, cu::kClusterAttribute, cluster.bytes);
  config.attribute_count = asked == 0 && cluster.cluster[0] > 0;
  return cuda_check(cuda.launch_kernel_ex(&config, kernel.function, kernel.params, kernel.extra),
                    "cuBLAS's kernel");
}

bool has_cublas_kernel(DeviceState &device, const DeviceGemm &gemm) {
  const mixpert_problem &p = gemm.problem;
  const int64_t key[] = {
      reinterpret_cast<int64_t>(&device),        p.m, p.n, p.k, p.batch, p.lda, p.ldb, p.ldc,
      p.trans_a + 2 * p.trans_b + 4 * p.triangle};
  thread_local Slots<9, bool, 6> asked;
  if (const bool *known = asked.find(key)) return *known;
  const bool found = CublasKernel().find(device, gemm) == MIXPERT_OK;
  asked.put(key, found);
  return found;
}

}  // namespace mixpert
