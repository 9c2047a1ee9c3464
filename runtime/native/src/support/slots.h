// A small per-thread cache, direct-mapped: no lock, no allocation, and a new entry replaces a
// colliding one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace mixpert {

// The slot of a key among 2^bits.
template <typename Word, size_t kWords>
size_t slot_of(const Word (&key)[kWords], int bits) {
  static_assert(sizeof(Word) == sizeof(uint64_t));
  uint64_t hash = 0;
  for (const Word word : key) hash = (hash ^ static_cast<uint64_t>(word)) * 0x9e3779b97f4a7c15u;
  return hash >> (64 - bits);
}

// All zeros is an empty slot, so that a thread_local table needs no construction.
template <size_t kWords, typename Value, int kBits>
class Slots {
 public:
  using Key = int64_t[kWords];

  // Null if the key is not known.
  const Value *find(const Key &key) const {
    const Slot &slot = slots_[slot_of(key, kBits)];
    int64_t difference = !slot.used;  // without branches, because keys are nearly always equal
    for (size_t i = 0; i < kWords; ++i) difference |= slot.key[i] ^ key[i];
    return difference == 0 ? &slot.value : nullptr;
  }

  void put(const Key &key, const Value &value) {
    Slot &slot = slots_[slot_of(key, kBits)];
    std::memcpy(slot.key, key, sizeof key);
    slot.value = value;
    slot.used = true;
  }

 private:
  struct Slot {
    int64_t key[kWords];
    Value value;
    bool used;
  };
  Slot slots_[size_t{1} << kBits];
};

}  // namespace mixpert
