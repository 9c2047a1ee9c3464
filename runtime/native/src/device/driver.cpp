#include "device/driver.h"

#include "support/dynamic.h"
#include "support/published.h"
#include "support/status.h"

namespace mixpert {
namespace {

struct Loaded {
  Driver api = {};
  bool usable = false;
};

// What MixPert does without where the driver lacks it (driver.h says which are null before what).
void find_optional(void *library, Driver &api) {
  find_symbol(library, "cuCtxGetId", &api.ctx_get_id);
  find_symbol(library, "cuLaunchKernelEx", &api.launch_kernel_ex);
  find_symbol(library, "cuDeviceGetUuid_v2", &api.device_get_uuid);
  find_symbol(library, "cuDriverGetVersion", &api.driver_get_version);
  find_symbol(library, "cuStreamGetCaptureInfo_v2", &api.stream_get_capture_info);
  find_symbol(library, "cuStreamUpdateCaptureDependencies", &api.stream_update_dependencies);
  find_symbol(library, "cuGraphNodeGetDependencies", &api.graph_node_get_dependencies);
  find_symbol(library, "cuUserObjectCreate", &api.user_object_create);
  find_symbol(library, "cuUserObjectRelease", &api.user_object_release);
  find_symbol(library, "cuGraphRetainUserObject", &api.graph_retain_user_object);
  find_symbol(library, "cuStreamBeginCapture_v2", &api.stream_begin_capture);
  find_symbol(library, "cuStreamEndCapture", &api.stream_end_capture);
  find_symbol(library, "cuGraphGetNodes", &api.graph_get_nodes);
  find_symbol(library, "cuGraphNodeGetType", &api.graph_node_get_type);
  find_symbol(library, "cuGraphDestroy", &api.graph_destroy);
  find_symbol(library, "cuGraphKernelNodeGetParams_v2", &api.kernel_node_get_params);
  find_symbol(library, "cuGraphKernelNodeGetAttribute", &api.kernel_node_get_attribute);
  find_symbol(library, "cuKernelGetFunction", &api.kernel_get_function);
  find_symbol(library, "cuGraphCreate", &api.graph_create);
  find_symbol(library, "cuGraphAddKernelNode_v2", &api.graph_add_kernel_node);
  find_symbol(library, "cuGraphKernelNodeSetAttribute", &api.kernel_node_set_attribute);
  find_symbol(library, "cuGraphInstantiateWithFlags", &api.graph_instantiate);
  find_symbol(library, "cuGraphLaunch", &api.graph_launch);
  find_symbol(library, "cuGraphExecDestroy", &api.graph_exec_destroy);
  find_symbol(library, "cuGraphAddDependencies_v2", &api.graph_add_edges);
}

// True: all that MixPert cannot do without. The first that is missing is named in a warning.
bool find_required(void *library, Driver &api) {
  bool all = true;
  const auto need = [&](const char *name, auto *function) {
    if (find_symbol(library, name, function)) return;
    if (all)
      warn_once(std::string("the NVIDIA driver is too old: it has no ") + name +
                "; GEMMs run natively");
    all = false;
  };
  need("cuGetErrorString", &api.get_error_string);
  need("cuCtxGetCurrent", &api.ctx_get_current);
  need("cuCtxGetApiVersion", &api.ctx_get_api_version);
  need("cuCtxGetDevice", &api.ctx_get_device);
  need("cuDeviceGetAttribute", &api.device_get_attribute);
  need("cuModuleLoadData", &api.module_load_data);
  need("cuModuleGetFunction", &api.module_get_function);
  need("cuFuncSetAttribute", &api.func_set_attribute);
  need("cuLaunchKernel", &api.launch_kernel);
  need("cuMemPoolCreate", &api.mem_pool_create);
  need("cuMemPoolGetAttribute", &api.mem_pool_get_attribute);
  need("cuMemPoolSetAttribute", &api.mem_pool_set_attribute);
  need("cuMemAllocFromPoolAsync", &api.mem_alloc_from_pool_async);
  need("cuMemFreeAsync", &api.mem_free_async);
  need("cuMemHostAlloc", &api.mem_host_alloc);
  need("cuMemcpy2D_v2", &api.memcpy_2d);
  need("cuMemcpy2DAsync_v2", &api.memcpy_2d_async);
  need("cuStreamSynchronize", &api.stream_synchronize);
  need("cuStreamIsCapturing", &api.stream_is_capturing);
  need("cuThreadExchangeStreamCaptureMode", &api.thread_exchange_capture_mode);
  need("cuCtxSynchronize", &api.ctx_synchronize);
  need("cuStreamCreate", &api.stream_create);
  need("cuStreamWaitEvent", &api.stream_wait_event);
  need("cuEventCreate", &api.event_create);
  need("cuEventRecord", &api.event_record);
  need("cuEventQuery", &api.event_query);
  need("cuEventSynchronize", &api.event_synchronize);
  need("cuEventElapsedTime", &api.event_elapsed_time);
  need("cuEventDestroy_v2", &api.event_destroy);
  return all;
}

std::unique_ptr<Loaded> load() {
  auto loaded = std::make_unique<Loaded>();
  void *library = open_library({"libcuda.so.1"});
  if (!library) return loaded;
  find_optional(library, loaded->api);
  loaded->usable = find_required(library, loaded->api);
  return loaded;
}

Published<Loaded> published;

}  // namespace

const Driver *driver() {
  const Loaded &loaded = published.get(load);
  return loaded.usable ? &loaded.api : nullptr;
}

const Driver *driver_in_use() {
  const Loaded *loaded = published.made();
  return loaded && loaded->usable ? &loaded->api : nullptr;
}

bool is_captured(CuStream stream) {
  int capturing = 0;
  return driver()->stream_is_capturing(stream, &capturing) != 0 || capturing;
}

mixpert_status cuda_check(int error, const char *what) {
  if (error == 0) return MIXPERT_OK;
  const char *text = nullptr;
  if (driver()) driver()->get_error_string(error, &text);
  return fail(error == cu::kOutOfMemory ? MIXPERT_OUT_OF_MEMORY : MIXPERT_CUDA_ERROR,
              std::string(what) + ": " + (text ? text : "unknown error"));
}

}  // namespace mixpert
