#include "execute/kept_graphs.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <memory>
#include <new>

#include "device/device.h"
#include "settings/settings.h"
#include "support/per_thread.h"
#include "support/slots.h"

namespace mixpert {
namespace {

constexpr int kFewestLaunches = 2;
constexpr double kMostUnguarded = 4294967296.0;  // multiplications: 1625 cubed
constexpr uint32_t kCallsBefore = 4;    // with one key, by launches, before a graph is made
constexpr uint64_t kIdle = 1024;        // calls of the thread; a graph not used by so many may go
constexpr int kSetBits = 5, kWays = 8;  // 256 keys that a thread remembers
constexpr int kMostGraphs = 1024;       // of all threads

std::atomic<int> graphs{0};

struct Entry {
  uint64_t hash = 0;
  uint64_t words[LaunchKey::kWords] = {};
  uint64_t last = 0;     // the thread's call that used it last; 0: unused
  uint32_t calls = 0;    // with this key by launches, at most kCallsBefore
  bool refused = false;  // by the driver
  DeviceState *device = nullptr;
  CuGraphExec graph = nullptr;

  bool is_of(const LaunchKey &key, uint64_t key_hash) const {
    return hash == key_hash && last && std::memcmp(words, key.words, sizeof words) == 0;
  }
};

enum class Way { kLaunches, kNewGraph, kGraph };

// How the next call of an entry is launched, if the process has so many graphs.
Way way_of(const Entry &entry, int count) {
  if (entry.graph) return Way::kGraph;
  const bool often = entry.calls == kCallsBefore && !entry.refused;
  return often && count < kMostGraphs ? Way::kNewGraph : Way::kLaunches;
}

// The entry of a key in its set, else the one that it takes: the least recently used, but no graph
// that is in use. Null if there is none.
Entry *choose(Entry (&set)[kWays], const LaunchKey &key, uint64_t hash, uint64_t now) {
  Entry *oldest = nullptr;
  for (Entry &entry : set) {
    if (entry.is_of(key, hash)) return &entry;
    if (entry.graph && now - entry.last < kIdle) continue;
    if (!oldest || entry.last < oldest->last) oldest = &entry;
  }
  return oldest;
}

void make_graph(const LaunchList &list, Entry *entry) {
  const RelaxedCapture relaxed;
  entry->graph = graph_of_launches(list);
  if (entry->graph) ++graphs;
}

// CUDA frees it after its launches.
void drop_graph(Entry *entry) {
  if (!entry->graph) return;
  if (entry->device->context().alive()) {
    const RelaxedCapture relaxed;
    driver()->graph_exec_destroy(entry->graph);
  }
  entry->graph = nullptr;
  --graphs;
}

// The keys of one thread's calls, and their graphs.
class KeptGraphs {
 public:
  ~KeptGraphs() {
    for (int i = 0; sets_ && i < 1 << kSetBits; ++i)
      for (Entry &entry : sets_[i]) drop_graph(&entry);
  }

  // Null if its set is full of graphs in use, or if there is no memory.
  Entry *find(DeviceState &device, const LaunchKey &key) {
    if (!sets_) sets_.reset(new (std::nothrow) Entry[size_t{1} << kSetBits][kWays]);
    if (!sets_) return nullptr;
    const uint64_t hash = slot_of(key.words, 64);
    Entry *entry = choose(sets_[hash >> (64 - kSetBits)], key, hash, ++now_);
    if (!entry) return nullptr;
    if (!entry->is_of(key, hash)) {
      drop_graph(entry);
      entry->hash = hash;
      std::memcpy(entry->words, key.words, sizeof key.words);
      entry->calls = 0;
      entry->refused = false;
      entry->device = &device;
    }
    entry->last = now_;
    return entry;
  }

 private:
  std::unique_ptr<Entry[][kWays]> sets_;
  uint64_t now_ = 0;  // calls
};

bool launch(CuGraphExec graph, CuStream stream) {
  const RelaxedCapture relaxed;
  return driver()->graph_launch(graph, stream) == 0;
}

}  // namespace

LaunchKey::LaunchKey(const LoweringKey &lowering, const CuAddress (&slots)[MIXPERT_SLOTS]) {
  std::copy(std::begin(lowering.words), std::end(lowering.words), words);
  std::copy(std::begin(slots), std::end(slots), words + LoweringKey::kWords);
}

bool keeps_graphs(const mixpert_problem &p, const mixpert_lowered &lowered) {
  if (!settings().graphs || lowered.launch_count < kFewestLaunches || !driver()->graph_launch ||
      !driver()->graph_exec_destroy)
    return false;
  const auto multiplications = static_cast<double>(p.m) * static_cast<double>(p.n) *
                               static_cast<double>(p.k) * static_cast<double>(p.batch);
  return lowered.guard.schemes > 0 || multiplications <= kMostUnguarded;
}

bool launch_kept(DeviceState &device, const LaunchKey &key, const LaunchList &list,
                 CuStream stream) {
  Entry *entry = per_thread<KeptGraphs>().find(device, key);
  if (!entry) return false;
  const Way way = way_of(*entry, graphs);
  if (way == Way::kLaunches) {
    entry->calls = std::min(entry->calls + 1, kCallsBefore);
    return false;
  }
  if (way == Way::kNewGraph) make_graph(list, entry);
  if (entry->graph && launch(entry->graph, stream)) return true;
  drop_graph(entry);
  entry->refused = true;
  return false;
}

}  // namespace mixpert
