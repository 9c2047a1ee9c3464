// Device memory that a captured graph keeps. Memory which a call takes and gives back inside the
// capture becomes nodes of the graph, and CUDA takes no graph with such nodes into another graph.
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
  // Memory for a call that is being captured on `stream`, given back when the graph, its copies and
  // what was instantiated of them are gone. `exclusive`: the address of memory that the call
  // writes, be it C or a workspace of the client's, or null. Calls that write there too never run
  // at the same time, or the client would have a race, so they share; so do calls of one capture
  // that follow each other. Null and OK: none is left, but calls that need as much had it before,
  // and CUDA updates a graph only by one of the same nodes. OUT_OF_MEMORY or UNSUPPORTED leave
  // nothing behind.
  mixpert_status take(uint64_t bytes, CuStream stream, const void *exclusive, CuAddress *address);
  // The same for a call that can do with nodes of memory, while graphs keep little: else null and
  // OK.
  mixpert_status take_if_room(uint64_t bytes, CuStream stream, const void *exclusive,
                              CuAddress *address);
  // All that uses the memory has been captured: what follows may use it too.
  void captured(CuAddress address, CuStream stream);
  // Takes memory from that pool, which is bounded, and not from one of its own.
  void share(CuPool pool);
  // Gives back what no graph keeps any more.
  void reclaim();
  // Adds what its own pool has taken from the driver, and what of it is kept.
  mixpert_status count(uint64_t *reserved, uint64_t *used);

 private:
  struct Block {
    CuAddress address;
    uint64_t bytes;
    const void *exclusive;       // null: its calls are ordered by their capture alone
    unsigned long long capture;  // 0: or by what they write
    int holders;                 // captured calls
    bool in_use;                 // by one that is being captured
    CapturePoint used_up_to;     // by the last of them
  };
  // Of one captured call; a user object of its graph.
  struct Holder {
    GraphMemory *memory;
    Block *block;
    Holder *next;
  };

  static void release(void *holder);
  mixpert_status open();
  // Finds a block for a call that is captured at a point; null and OK: there is none for it.
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

  std::mutex
      mutex_;  // not taken by release(), which may run while a call of the driver waits for it
  CuPool pool_ = nullptr;
  bool bounded_ = false;       // the pool, which is not its own
  CuStream stream_ = nullptr;  // on which memory is taken and given back: nothing else runs there
  std::list<Block> blocks_;
  uint64_t bytes_ = 0;
  std::map<uint64_t, bool> admitted_;  // by size: whether calls that need so much get it
  std::atomic<Holder *> released_{nullptr};
};

}  // namespace mixpert
