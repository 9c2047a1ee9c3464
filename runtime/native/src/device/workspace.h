// Device memory for one call, taken from the device's pool in stream order or kept by a graph.
#pragma once

#include "device/device.h"
#include "support/no_throw.h"

namespace mixpert {

enum class WorkspaceOwner {
  kCall,           // freed after the call; in a captured graph, by memory nodes
  kGraph,          // owned by the captured graph, which may then become a child graph
  kGraphWithRoom,  // kGraph while graphs of such calls keep little memory, else kCall
};

class Workspace {
 public:
  Workspace(DeviceState &device, CuStream stream) : device_(device), stream_(stream) {}
  // `exclusive`: memory that no other call uses at the same time, or null.
  Workspace(DeviceState &device, CuStream stream, WorkspaceOwner owner, const void *exclusive)
      : device_(device), stream_(stream), owner_(owner), exclusive_(exclusive) {}
  ~Workspace() {
    if (!address_) return;
    if (owner_ == WorkspaceOwner::kCall) {
      const RelaxedCapture relaxed;
      driver()->mem_free_async(address_, stream_);
    } else {
      tried([this] { device_.graph_memory().captured(address_, stream_); });
    }
  }
  Workspace(const Workspace &) = delete;
  Workspace &operator=(const Workspace &) = delete;

  // OUT_OF_MEMORY above MIXPERT_WORKSPACE_LIMIT, or if the device has no more memory.
  mixpert_status take(uint64_t bytes);
  CuAddress address() const { return address_; }
  // Whether no memory is left for a captured product that had it before and must have the same
  // nodes.
  bool form_only() const { return form_only_; }

 private:
  DeviceState &device_;
  CuStream stream_;
  WorkspaceOwner owner_ = WorkspaceOwner::kCall;
  const void *exclusive_ = nullptr;
  CuAddress address_ = 0;
  bool form_only_ = false;
};

// The owner for clients that do not use child graphs. A graph with memory nodes can be instantiated
// only once, and neither cloned nor updated. Under MIXPERT_WORKSPACE_LIMIT memory nodes are not
// used, because their pool is not bounded.
WorkspaceOwner owner_by_limit(CuStream stream);

}  // namespace mixpert
