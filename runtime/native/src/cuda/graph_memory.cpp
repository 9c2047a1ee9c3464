#include "cuda/graph_memory.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "cuda/device.h"
#include "cuda/pool.h"
#include "settings.h"
#include "status.h"

namespace mixpert {
namespace {

constexpr uint64_t kMostBytes = uint64_t{8} << 30;  // where no limit is set

// Null pointers, and not OK, where `stream` is not being captured or the driver is too old.
mixpert_status graph_of(CuStream stream, CuGraph *graph) {
  const Driver &cuda = *driver();
  if (!cuda.stream_get_capture_info || !cuda.user_object_create || !cuda.user_object_release ||
      !cuda.graph_retain_user_object)
    return fail(MIXPERT_UNSUPPORTED, "the NVIDIA driver is too old for memory that a graph keeps");
  int state = 0;
  const mixpert_status status = cuda_check(
      cuda.stream_get_capture_info(stream, &state, nullptr, graph, nullptr, nullptr),
      "cuStreamGetCaptureInfo");
  if (status != MIXPERT_OK || (state == cu::kCaptureActive && *graph)) return status;
  return fail(MIXPERT_UNSUPPORTED, "the stream is not being captured");
}

}  // namespace

// Called by the driver, on a thread of its own, when the last graph has let go and its launches have
// ended. It may call nothing of CUDA, so the memory goes back at a later call.
void GraphMemory::release(void *object) {
  auto *holder = static_cast<Holder *>(object);
  std::atomic<Holder *> &first = holder->memory->released_;
  holder->next = first.load(std::memory_order_relaxed);
  while (!first.compare_exchange_weak(holder->next, holder, std::memory_order_release,
                                      std::memory_order_relaxed)) {
  }
}

// A pool of its own: memory from one that streams share may come with work of theirs to wait for.
mixpert_status GraphMemory::open() {
  mixpert_status status = pool_ ? MIXPERT_OK : make_pool(&pool_, kNoLimit);
  if (status == MIXPERT_OK && !stream_)
    status = cuda_check(driver()->stream_create(&stream_, cu::kStreamNonBlocking),
                        "cuStreamCreate");
  return status;
}

GraphMemory::Block *GraphMemory::shared(uint64_t bytes, const void *exclusive) {
  const auto found = std::find_if(blocks_.begin(), blocks_.end(), [=](const Block &block) {
    return exclusive && block.exclusive == exclusive && block.bytes >= bytes;
  });
  return found == blocks_.end() ? nullptr : &*found;
}

// What was decided for a size holds: a client that captures a call anew replaces the launches of a
// graph by those of the new one, which CUDA does only where they are of the same kind.
mixpert_status GraphMemory::allocate(uint64_t bytes, const void *exclusive, Block **block) {
  const uint64_t most = std::min(kMostBytes, settings().workspace_limit);
  const bool fits = bytes <= most && bytes_ <= most - bytes;
  if (!admitted_.try_emplace(bytes, fits).first->second)
    return fail(MIXPERT_OUT_OF_MEMORY, "captured graphs may keep " + std::to_string(most) +
                                           " bytes of workspace");
  const Driver &cuda = *driver();
  blocks_.push_back({0, bytes, exclusive, 0});
  const int error =
      cuda.mem_alloc_from_pool_async(&blocks_.back().address, bytes, pool_, stream_);
  if (error != 0) {
    blocks_.pop_back();
    return cuda_check(error, "workspace");
  }
  bytes_ += bytes;
  *block = &blocks_.back();
  // Graphs run on streams that know nothing of this one.
  return cuda_check(cuda.stream_synchronize(stream_), "cuStreamSynchronize");
}

mixpert_status GraphMemory::hold(Block *block, CuStream stream) {
  const Driver &cuda = *driver();
  CuGraph graph = nullptr;
  CuUserObject object = nullptr;
  mixpert_status status = graph_of(stream, &graph);
  if (status != MIXPERT_OK) return status;
  auto holder = std::make_unique<Holder>(Holder{this, block, nullptr});
  status = cuda_check(cuda.user_object_create(&object, holder.get(), release, 1,
                                              cu::kNoDestructorSync),
                      "cuUserObjectCreate");
  if (status != MIXPERT_OK) return status;
  holder.release();  // the object's from here on
  ++block->holders;
  status = cuda_check(cuda.graph_retain_user_object(graph, object, 1, cu::kMoveUserObject),
                      "cuGraphRetainUserObject");
  if (status != MIXPERT_OK) cuda.user_object_release(object, 1);
  return status;
}

// Under the lock.
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
  const RelaxedCapture relaxed;
  std::lock_guard<std::mutex> lock(mutex_);
  mixpert_status status = open();
  if (status != MIXPERT_OK) return status;
  collect();
  Block *block = shared(bytes, exclusive);
  if (!block) status = allocate(bytes, exclusive, &block);
  if (status == MIXPERT_OK) status = hold(block, stream);
  if (status == MIXPERT_OK)
    *address = block->address;
  else
    collect();  // a block that no graph came to hold
  return status;
}

mixpert_status GraphMemory::count(uint64_t *reserved, uint64_t *used) {
  reclaim();
  std::lock_guard<std::mutex> lock(mutex_);
  if (!pool_) return MIXPERT_OK;
  return add_counts(pool_, reserved, used);
}

}  // namespace mixpert
