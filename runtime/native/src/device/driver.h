// The CUDA driver, loaded at run time; only what the runtime calls.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "mixpert.h"

namespace mixpert {

using CuDevice = int;
using CuAddress = unsigned long long;
using CuContext = struct CuContextTag *;
using CuModule = struct CuModuleTag *;
using CuFunction = struct CuFunctionTag *;
using CuKernel = struct CuKernelTag *;
using CuStream = struct CuStreamTag *;
using CuEvent = struct CuEventTag *;
using CuPool = struct CuPoolTag *;
using CuGraph = struct CuGraphTag *;
using CuGraphNode = struct CuGraphNodeTag *;
using CuGraphExec = struct CuGraphExecTag *;
using CuUserObject = struct CuUserObjectTag *;

// Values of the driver's enumerations (cuda.h).
namespace cu {
constexpr int kOutOfMemory = 2;
constexpr int kInvalidContext = 201, kContextDestroyed = 709;
constexpr int kSharedOptin = 97;  // CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN
constexpr int kMultiprocessors = 16;
constexpr int kMajor = 75, kMinor = 76;
constexpr int kMaxDynamicShared = 8;  // CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
constexpr int kLargeClusters = 14;    // CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED
constexpr int kReleaseThreshold = 4;  // CU_MEMPOOL_ATTR_RELEASE_THRESHOLD
constexpr int kPoolReserved = 5, kPoolUsed = 7;  // CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT, USED_
constexpr int kKernelNode = 0;                   // CU_GRAPH_NODE_TYPE_KERNEL
constexpr int kCaptureRelaxed = 2;               // CU_STREAM_CAPTURE_MODE_RELAXED
constexpr int kCaptureActive = 1;                // CU_STREAM_CAPTURE_STATUS_ACTIVE
constexpr unsigned kAddDependencies = 0,
                   kSetDependencies = 1;           // CU_STREAM_..._CAPTURE_DEPENDENCIES
constexpr unsigned kNoDestructorSync = 1;          // CU_USER_OBJECT_NO_DESTRUCTOR_SYNC
constexpr unsigned kMoveUserObject = 1;            // CU_GRAPH_USER_OBJECT_MOVE
constexpr int kMemoryHost = 1, kMemoryDevice = 2;  // CUmemorytype
constexpr int kClusterAttribute = 4;               // CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION
constexpr int kOverlapAttribute = 6;        // CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION
constexpr unsigned char kOverlapPort = 1;   // CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC
constexpr unsigned char kOverlapEdge = 1;   // CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC
constexpr unsigned kPortable = 1;           // CU_MEMHOSTALLOC_PORTABLE
constexpr unsigned kEventNoTiming = 2;      // CU_EVENT_DISABLE_TIMING
constexpr unsigned kStreamNonBlocking = 1;  // CU_STREAM_NON_BLOCKING
}  // namespace cu

// CUmemPoolProps, as far as it is used.
struct CuPoolProperties {
  int allocation_type = 1;  // pinned
  int handle_type = 0;
  struct {
    int type = 1;  // device
    int id = 0;
  } location;
  void *security = nullptr;
  size_t max_size = 0;  // 0: as much as there is; reserved before CUDA 12.2
  unsigned char reserved[56] = {};
};

// CUDA_MEMCPY2D.
struct CuCopy2d {
  size_t source_x = 0, source_y = 0;
  int source_type = 0;
  const void *source_host = nullptr;
  CuAddress source_device = 0;
  void *source_array = nullptr;
  size_t source_pitch = 0;
  size_t target_x = 0, target_y = 0;
  int target_type = 0;
  void *target_host = nullptr;
  CuAddress target_device = 0;
  void *target_array = nullptr;
  size_t target_pitch = 0;
  size_t width = 0, height = 0;
};

// CUlaunchAttribute and CUlaunchConfig.
struct CuLaunchAttribute {
  int id;
  int padding;
  union {
    char bytes[64];
    unsigned cluster[3];
    int overlap;
  };
};

struct CuLaunchConfig {
  unsigned grid[3], block[3];
  unsigned shared_bytes;
  CuStream stream;
  const CuLaunchAttribute *attributes;
  unsigned attribute_count;
};

// CUDA_KERNEL_NODE_PARAMS_v2.
struct CuKernelNodeParams {
  CuFunction function;  // or null, and a kernel
  unsigned grid[3], block[3];
  unsigned shared_bytes;
  void **params;
  void **extra;
  CuKernel kernel;
  CuContext context;
};

// CUgraphEdgeData.
struct CuEdge {
  unsigned char from_port, to_port, type, reserved[5];
};

struct Driver {
  int (*get_error_string)(int, const char **);
  int (*ctx_get_current)(CuContext *);
  int (*ctx_get_id)(CuContext, unsigned long long *);  // null before CUDA 12
  int (*ctx_get_api_version)(CuContext, unsigned *);
  int (*ctx_get_device)(CuDevice *);
  int (*device_get_attribute)(int *, int, CuDevice);
  int (*device_get_uuid)(unsigned char *, CuDevice);  // null before CUDA 11.4
  int (*driver_get_version)(int *);                   // or null
  int (*module_load_data)(CuModule *, const void *);
  int (*module_get_function)(CuFunction *, CuModule, const char *);
  int (*func_set_attribute)(CuFunction, int, int);
  int (*launch_kernel)(CuFunction, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,
                       unsigned, CuStream, void **, void **);
  // Null before CUDA 11.8.
  int (*launch_kernel_ex)(const CuLaunchConfig *, CuFunction, void **, void **);
  int (*mem_pool_create)(CuPool *, const CuPoolProperties *);
  int (*mem_pool_get_attribute)(CuPool, int, void *);
  int (*mem_pool_set_attribute)(CuPool, int, void *);
  int (*mem_alloc_from_pool_async)(CuAddress *, size_t, CuPool, CuStream);
  int (*mem_free_async)(CuAddress, CuStream);
  int (*mem_host_alloc)(void **, size_t, unsigned);
  int (*memcpy_2d)(const CuCopy2d *);
  int (*memcpy_2d_async)(const CuCopy2d *, CuStream);
  int (*ctx_synchronize)();
  int (*stream_create)(CuStream *, unsigned);
  int (*stream_wait_event)(CuStream, CuEvent, unsigned);
  int (*stream_synchronize)(CuStream);
  int (*stream_is_capturing)(CuStream, int *);
  int (*thread_exchange_capture_mode)(int *);
  int (*graph_node_get_dependencies)(CuGraphNode, CuGraphNode *, size_t *);  // or null
  // These five: null before CUDA 11.3.
  int (*stream_update_dependencies)(CuStream, CuGraphNode *, size_t, unsigned);
  int (*stream_get_capture_info)(CuStream, int *, unsigned long long *, CuGraph *,
                                 const CuGraphNode **, size_t *);
  int (*user_object_create)(CuUserObject *, void *, void (*)(void *), unsigned, unsigned);
  int (*user_object_release)(CuUserObject, unsigned);
  int (*graph_retain_user_object)(CuGraph, CuUserObject, unsigned, unsigned);
  // These: null before CUDA 12.
  int (*stream_begin_capture)(CuStream, int);
  int (*stream_end_capture)(CuStream, CuGraph *);
  int (*graph_get_nodes)(CuGraph, CuGraphNode *, size_t *);
  int (*graph_node_get_type)(CuGraphNode, int *);
  int (*graph_destroy)(CuGraph);
  int (*kernel_node_get_params)(CuGraphNode, CuKernelNodeParams *);
  int (*kernel_node_get_attribute)(CuGraphNode, int, void *);
  int (*kernel_get_function)(CuFunction *, CuKernel);
  int (*graph_create)(CuGraph *, unsigned);
  int (*graph_add_kernel_node)(CuGraphNode *, CuGraph, const CuGraphNode *, size_t,
                               const CuKernelNodeParams *);
  int (*kernel_node_set_attribute)(CuGraphNode, int, const void *);
  int (*graph_instantiate)(CuGraphExec *, CuGraph, unsigned long long);
  int (*graph_launch)(CuGraphExec, CuStream);
  int (*graph_exec_destroy)(CuGraphExec);
  // Null before CUDA 12.3, from which on launches of a graph may overlap.
  int (*graph_add_edges)(CuGraph, const CuGraphNode *, const CuGraphNode *, const CuEdge *, size_t);
  int (*event_create)(CuEvent *, unsigned);
  int (*event_record)(CuEvent, CuStream);
  int (*event_query)(CuEvent);
  int (*event_synchronize)(CuEvent);
  int (*event_elapsed_time)(float *, CuEvent, CuEvent);
  int (*event_destroy)(CuEvent);
};

// The driver, or null if there is none (no GPU, or too old, with one warning).
const Driver *driver();
// The same, but null if it has not been loaded yet.
const Driver *driver_in_use();

// Whether work queued on a stream becomes part of a CUDA graph; true if the driver does not report
// it.
bool is_captured(CuStream stream);

// OK for 0; else CUDA_ERROR or OUT_OF_MEMORY with `what` and the driver's own text.
mixpert_status cuda_check(int error, const char *what);

}  // namespace mixpert
