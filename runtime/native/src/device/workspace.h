// Device memory for one call, taken from the device's pool in stream order or kept by a graph.
#pragma once

#include "device/device.h"
#include "support/no_throw.h"

namespace mixpert {

enum class WorkspaceOwner {
  kCall,   // given back behind the call; inside a captured graph, by the graph itself
  kGraph,  // kept by the graph that is being captured, which may then become part of another one
  kGraphWithRoom,  // of these two the second, while graphs of such calls keep little, else the
                   // first
};

class Workspace {
 public:
  Workspace(DeviceState &device, CuStream stream) : device_(device), stream_(stream) {}
  // `exclusive`: memory that no other call uses at the same time, or null.
  Workspace(DeviceState &device, CuStream stream, WorkspaceOwner owner, const void *exclusive)
      : device_(device), stream_(stream), owner_(owner), exclusive_(exclusive) {}
  ~Workspace() {
    if (!address_) return;
    if (owner_ == WorkspaceOwner::kCall)
      driver()->mem_free_async(address_, stream_);
    else
      tried([this] { device_.graph_memory().captured(address_, stream_); });
  }
  Workspace(const Workspace &) = delete;
  Workspace &operator=(const Workspace &) = delete;

  // OUT_OF_MEMORY past MIXPERT_WORKSPACE_LIMIT or where the device has no more.
  mixpert_status take(uint64_t bytes);
  CuAddress address() const { return address_; }
  // Whether none is left for a captured product that had it before, and has to have the same nodes.
  bool form_only() const { return form_only_; }

 private:
  DeviceState &device_;
  CuStream stream_;
  WorkspaceOwner owner_ = WorkspaceOwner::kCall;
  const void *exclusive_ = nullptr;
  CuAddress address_ = 0;
  bool form_only_ = false;
};

// Of clients that put no graphs into others. CUDA instantiates a graph with nodes of memory once,
// and takes it neither copied nor updated. Under MIXPERT_WORKSPACE_LIMIT it gets none: they have a
// pool of CUDA's own, which nothing bounds.
WorkspaceOwner owner_by_limit(CuStream stream);

}  // namespace mixpert
