#include "device/graph_memory.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "device/device.h"
#include "device/pool.h"
#include "settings/settings.h"
#include "support/status.h"

namespace mixpert {
namespace {

// Without a configured limit: for clients that need graph memory, and for all clients together.
constexpr uint64_t kMostBytes = uint64_t{8} << 30, kLittle = uint64_t{2} << 30;

}  // namespace

// Called by the driver, on its own thread, when the last graph has released the memory and its
// launches have finished. CUDA functions must not be called here: a later call frees the memory.
void GraphMemory::release(void *object) {
  auto *holder = static_cast<Holder *>(object);
  std::atomic<Holder *> &first = holder->memory->released_;
  holder->next = first.load(std::memory_order_relaxed);
  while (!first.compare_exchange_weak(holder->next, holder, std::memory_order_release,
                                      std::memory_order_relaxed)) {
  }
}

void GraphMemory::share(CuPool pool) {
  pool_ = pool;
  bounded_ = true;
}

// A separate pool, unless a limit applies to all memory: memory of a pool shared with streams may
// have to wait for their work.
mixpert_status GraphMemory::open() {
  mixpert_status status = pool_ ? MIXPERT_OK : make_pool(&pool_, kNoLimit);
  if (status == MIXPERT_OK && !stream_)
    status =
        cuda_check(driver()->stream_create(&stream_, cu::kStreamNonBlocking), "cuStreamCreate");
  return status;
}

GraphMemory::Block *GraphMemory::shared(uint64_t bytes, const void *exclusive,
                                        const CapturePoint &now) {
  const auto found = std::find_if(blocks_.begin(), blocks_.end(), [&](const Block &block) {
    const bool same_place = exclusive && block.exclusive == exclusive;
    const bool in_order =
        !block.in_use && block.capture == now.id && follows(now, block.used_up_to);
    return block.bytes >= bytes && (same_place || in_order);
  });
  return found == blocks_.end() ? nullptr : &*found;
}

// Calls share a block for one of two reasons, which exclude each other: of two ordered calls in one
// capture, the second may run concurrently with a call of another capture that writes the same C as
// the first.
void GraphMemory::note_use(Block *block, const void *exclusive, const CapturePoint &now) {
  if (block->holders == 0) {
    block->exclusive = exclusive;
    block->capture = now.id;
  }
  if (block->exclusive != exclusive) block->exclusive = nullptr;
  if (block->capture != now.id) block->capture = 0;
  block->in_use = true;
}

mixpert_status GraphMemory::allocate(uint64_t bytes, Block **block) {
  const Driver &cuda = *driver();
  blocks_.push_back({0, bytes, nullptr, 0, 0, false, {}});
  const int error = cuda.mem_alloc_from_pool_async(&blocks_.back().address, bytes, pool_, stream_);
  if (error != 0) {
    blocks_.pop_back();
    return cuda_check(error, "workspace");
  }
  bytes_ += bytes;
  *block = &blocks_.back();
  // Graphs run on streams that are not ordered with this one.
  return cuda_check(cuda.stream_synchronize(stream_), "cuStreamSynchronize");
}

// The decision for a size is final: a client that captures a call again updates its graph with the
// new launches, which CUDA allows only if the kernels are the same.
mixpert_status GraphMemory::find(uint64_t bytes, const void *exclusive, const CapturePoint &now,
                                 Block **block) {
  const uint64_t most = bounded_ ? settings().workspace_limit : kMostBytes;
  Block *const other = shared(bytes, exclusive, now);
  const bool fits = bytes <= most && bytes_ <= most - bytes;
  const auto [decision, first] = admitted_.try_emplace(bytes, other || fits);
  if (!decision->second)
    return fail(MIXPERT_OUT_OF_MEMORY,
                "captured graphs may keep " + std::to_string(most) + " bytes of workspace");
  *block = other;
  if (other || (bounded_ && !fits)) return MIXPERT_OK;
  const mixpert_status status = allocate(bytes, block);
  if (status != MIXPERT_OUT_OF_MEMORY) return status;
  if (!first) return MIXPERT_OK;
  decision->second = false;
  return status;
}

mixpert_status GraphMemory::find_room(uint64_t bytes, const void *exclusive,
                                      const CapturePoint &now, Block **block) {
  *block = shared(bytes, exclusive, now);
  const bool fits = bytes <= kLittle && bytes_ <= kLittle - bytes;
  return *block || !fits ? MIXPERT_OK : allocate(bytes, block);
}

mixpert_status GraphMemory::hold(Block *block, CuGraph graph) {
  const Driver &cuda = *driver();
  CuUserObject object = nullptr;
  auto holder = std::make_unique<Holder>(Holder{this, block, nullptr});
  mixpert_status status =
      cuda_check(cuda.user_object_create(&object, holder.get(), release, 1, cu::kNoDestructorSync),
                 "cuUserObjectCreate");
  if (status != MIXPERT_OK) return status;
  holder.release();  // now owned by the user object
  ++block->holders;
  status = cuda_check(cuda.graph_retain_user_object(graph, object, 1, cu::kMoveUserObject),
                      "cuGraphRetainUserObject");
  if (status != MIXPERT_OK) cuda.user_object_release(object, 1);
  return status;
}

// The caller holds the lock.
void GraphMemory::collect() {
  Holder *holder = released_.exchange(nullptr, std::memory_order_acquire);
  while (holder) {
    --holder->block->holders;
    delete std::exchange(holder, holder->next);
  }
  for (auto block = blocks_.begin(); block != blocks_.end();) {
    const auto next = std::next(block);
    if (block->holders == 0) {
      driver()->mem_free_async(block->address, stream_);
      bytes_ -= block->bytes;
      blocks_.erase(block);
    }
    block = next;
  }
}

void GraphMemory::reclaim() {
  if (!released_.load(std::memory_order_relaxed)) return;
  const RelaxedCapture relaxed;
  std::lock_guard<std::mutex> lock(mutex_);
  collect();
}

mixpert_status GraphMemory::take(uint64_t bytes, CuStream stream, const void *exclusive,
                                 CuAddress *address) {
  return take_by(&GraphMemory::find, bytes, stream, exclusive, address);
}

mixpert_status GraphMemory::take_if_room(uint64_t bytes, CuStream stream, const void *exclusive,
                                         CuAddress *address) {
  return take_by(&GraphMemory::find_room, bytes, stream, exclusive, address);
}

mixpert_status GraphMemory::take_by(Find way, uint64_t bytes, CuStream stream,
                                    const void *exclusive, CuAddress *address) {
  const RelaxedCapture relaxed;
  CuGraph graph = nullptr;
  CapturePoint now;
  mixpert_status status = captured_graph(stream, &graph, &now);
  std::lock_guard<std::mutex> lock(mutex_);
  if (status == MIXPERT_OK) status = open();
  if (status != MIXPERT_OK) return status;
  collect();
  Block *block = nullptr;
  status = (this->*way)(bytes, exclusive, now, &block);
  if (status == MIXPERT_OK && block) {
    note_use(block, exclusive, now);
    status = hold(block, graph);
  }
  if (status != MIXPERT_OK)
    collect();  // a block that no graph owns
  else
    *address = block ? block->address : 0;
  return status;
}

void GraphMemory::captured(CuAddress address, CuStream stream) {
  CuGraph graph = nullptr;
  CapturePoint now;
  captured_graph(stream, &graph, &now);
  std::lock_guard<std::mutex> lock(mutex_);
  for (Block &block : blocks_) {
    if (block.address != address) continue;
    block.in_use = false;
    block.used_up_to = now;
  }
}

mixpert_status GraphMemory::count(uint64_t *reserved, uint64_t *used) {
  reclaim();
  std::lock_guard<std::mutex> lock(mutex_);
  if (!pool_ || bounded_) return MIXPERT_OK;
  return add_counts(pool_, reserved, used);
}

}  // namespace mixpert
