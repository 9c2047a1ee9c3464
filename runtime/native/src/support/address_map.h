// A map from addresses to objects that are created once and never removed.
#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>
#include <unordered_map>

#include "support/fork.h"

namespace mixpert {

// Readers take no lock, because every GEMM call looks up its caller. Keys that do not fit the table
// (in programs with thousands of call sites) are found under the lock.
template <typename Value>
class AddressMap {
 public:
  AddressMap() = default;  // of lasting<>()
  AddressMap(const AddressMap &) = delete;
  AddressMap &operator=(const AddressMap &) = delete;

  // The value of `key`, created by `make` at the first call; a null result is not stored. Several
  // threads may create it concurrently, of which one value is stored and the others are given to
  // `drop`: a lock held while `make` queries the loader could deadlock with constructors, which
  // hold the loader's lock.
  template <typename Make, typename Drop>
  Value *get(const void *key, const Make &make, const Drop &drop) {
    const size_t start = slot_of(key);
    for (size_t i = 0; i < kProbes; ++i) {
      const Entry &entry = table_[(start + i) % kSlots];
      const void *held = entry.key.load(std::memory_order_acquire);
      if (held == key) return entry.value;
      if (!held) break;
    }
    if (Value *known = find(key)) return known;
    Value *made = make();
    if (!made) return nullptr;
    Value *kept = keep(key, start, made);
    if (kept != made) drop(made);
    return kept;
  }
  // For values that `make` did not allocate.
  template <typename Make>
  Value *get(const void *key, const Make &make) {
    return get(key, make, [](Value *) {});
  }

  std::mutex mutex;  // for lasting<>()

 private:
  static constexpr size_t kSlots = 4096, kProbes = 8;

  struct Entry {
    std::atomic<const void *> key{nullptr};
    Value *value = nullptr;  // written before `key`
  };

  static size_t slot_of(const void *key) {
    return static_cast<size_t>((reinterpret_cast<uintptr_t>(key) * 0x9e3779b97f4a7c15u) >> 52);
  }

  Value *find(const void *key) {
    const BriefLock lock(mutex);
    const auto found = all_.find(key);
    return found == all_.end() ? nullptr : found->second;
  }

  Value *keep(const void *key, size_t start, Value *made) {
    const BriefLock lock(mutex);
    const auto [place, first] = all_.emplace(key, made);
    if (!first) return place->second;
    for (size_t i = 0; i < kProbes; ++i) {
      Entry &entry = table_[(start + i) % kSlots];
      if (entry.key.load(std::memory_order_relaxed)) continue;
      entry.value = made;
      entry.key.store(key, std::memory_order_release);
      break;
    }
    return made;
  }

  std::unordered_map<const void *, Value *> all_;
  Entry table_[kSlots];
};

}  // namespace mixpert
