// A map from addresses to objects that are made once and never removed.
#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>
#include <unordered_map>

namespace mixpert {

// Readers take no lock: every GEMM call looks its caller up. What does not fit the table (programs
// that call from thousands of places) is found under the lock.
template <typename Value>
class AddressMap {
 public:
  // The value of `key`; `make` gives it at the first call. Null is not kept: it is asked again.
  template <typename Make>
  Value *get(const void *key, const Make &make) {
    const size_t start = slot_of(key);
    for (size_t i = 0; i < kProbes; ++i) {
      const Entry &entry = table_[(start + i) % kSlots];
      const void *held = entry.key.load(std::memory_order_acquire);
      if (held == key) return entry.value;
      if (!held) break;
    }
    return insert(key, start, make);
  }

 private:
  static constexpr size_t kSlots = 4096, kProbes = 8;

  struct Entry {
    std::atomic<const void *> key{nullptr};
    Value *value = nullptr;  // written before `key`
  };

  static size_t slot_of(const void *key) {
    return static_cast<size_t>((reinterpret_cast<uintptr_t>(key) * 0x9e3779b97f4a7c15u) >> 52);
  }

  template <typename Make>
  Value *insert(const void *key, size_t start, const Make &make) {
    std::lock_guard<std::mutex> lock(mutex_);
    Value *&slot = all_[key];
    if (slot) return slot;
    slot = make();
    if (!slot) return nullptr;
    for (size_t i = 0; i < kProbes; ++i) {
      Entry &entry = table_[(start + i) % kSlots];
      if (entry.key.load(std::memory_order_relaxed)) continue;
      entry.value = slot;
      entry.key.store(key, std::memory_order_release);
      break;
    }
    return slot;
  }

  std::mutex mutex_;
  std::unordered_map<const void *, Value *> all_;
  Entry table_[kSlots];
};

}  // namespace mixpert
