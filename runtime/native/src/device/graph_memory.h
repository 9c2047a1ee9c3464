// Device memory owned by a captured graph. Memory that is allocated and freed inside a capture
// becomes nodes of the graph, and CUDA does not accept a graph with such nodes as a child graph.
#pragma once

#include <atomic>
#include <list>
#include <map>
#include <mutex>

#include "device/captured_graph.h"
#include "device/driver.h"
#include "mixpert.h"

namespace mixpert {

class GraphMemory {
 public:
  // Memory for a call that is being captured on `stream`, freed when the graph, its clones and
  // their executable graphs have been destroyed. `exclusive`: the address of memory that the call
  // writes (C or the client's workspace), or null. Calls that write there never run concurrently,
  // or the client would have a data race, so they share memory; so do ordered calls of one capture.
  // Null and OK: no memory is left, but calls of this size had memory before, and CUDA updates a
  // graph only if the nodes are the same. OUT_OF_MEMORY or UNSUPPORTED have no effect.
  mixpert_status take(uint64_t bytes, CuStream stream, const void *exclusive, CuAddress *address);
  // The same for a call that could use memory nodes, as long as graphs keep little memory; else
  // null and OK.
  mixpert_status take_if_room(uint64_t bytes, CuStream stream, const void *exclusive,
                              CuAddress *address);
  // All uses of the memory have been captured: later calls may use it.
  void captured(CuAddress address, CuStream stream);
  // Allocates from that pool, which is bounded, instead of its own.
  void share(CuPool pool);
  // Frees memory that no graph owns any more.
  void reclaim();
  // Adds the memory that its own pool has reserved, and the part in use.
  mixpert_status count(uint64_t *reserved, uint64_t *used);

 private:
  struct Block {
    CuAddress address;
    uint64_t bytes;
    const void *exclusive;       // null: its calls are ordered by their capture
    unsigned long long capture;  // 0: by the memory that they write
    int holders;                 // captured calls
    bool in_use;                 // by one that is being captured
    CapturePoint used_up_to;     // by the last of them
  };
  // The user object that the graph of a captured call owns.
  struct Holder {
    GraphMemory *memory;
    Block *block;
    Holder *next;
  };

  static void release(void *holder);
  mixpert_status open();
  // Finds a block for a call captured at a point; null and OK if there is none.
  using Find = mixpert_status (GraphMemory::*)(uint64_t bytes, const void *exclusive,
                                               const CapturePoint &now, Block **block);
  mixpert_status take_by(Find way, uint64_t bytes, CuStream stream, const void *exclusive,
                         CuAddress *address);
  mixpert_status find(uint64_t bytes, const void *exclusive, const CapturePoint &now,
                      Block **block);
  mixpert_status find_room(uint64_t bytes, const void *exclusive, const CapturePoint &now,
                           Block **block);
  mixpert_status allocate(uint64_t bytes, Block **block);
  mixpert_status hold(Block *block, CuGraph graph);
  Block *shared(uint64_t bytes, const void *exclusive, const CapturePoint &now);
  static void note_use(Block *block, const void *exclusive, const CapturePoint &now);
  void collect();

  std::mutex mutex_;  // not locked by release(), for which a driver call may be waiting
  CuPool pool_ = nullptr;
  bool bounded_ = false;       // whether `pool_` is that of the device
  CuStream stream_ = nullptr;  // for allocating and freeing; nothing else runs there
  std::list<Block> blocks_;
  uint64_t bytes_ = 0;
  std::map<uint64_t, bool> admitted_;  // by size: whether calls of this size get memory
  std::atomic<Holder *> released_{nullptr};
};

}  // namespace mixpert
