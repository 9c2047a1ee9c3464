#include "cuda/known_native.h"

#include <cstring>

#include "cuda/switches.h"

namespace mixpert {
namespace {

constexpr int kWords = sizeof CallKey::words / sizeof(int64_t);

struct Known {
  int64_t words[kWords];
  const Cublas *api;  // null: nothing is known here
  bool unless_switched;
};

constexpr int kSlotBits = 7;
thread_local Known table[1 << kSlotBits];

Known &slot_of(const CallKey &key) {
  uint64_t hash = 0;
  for (const int64_t word : key.words)
    hash = (hash ^ static_cast<uint64_t>(word)) * 0x9e3779b97f4a7c15u;
  return table[hash >> (64 - kSlotBits)];
}

bool same(const Known &known, const CallKey &key) {
  int64_t difference = 0;  // without branches: nearly always the same
  for (int i = 0; i < kWords; ++i) difference |= known.words[i] ^ key.words[i];
  return difference == 0;
}

void *handle_of(const CallKey &key) { return reinterpret_cast<void *>(key.words[1]); }

}  // namespace

const Cublas *known_native(const CallKey &key) {
  const Known &known = slot_of(key);
  if (!known.api || !same(known, key)) return nullptr;
  const bool switched = known.unless_switched && asks_emulation(*known.api, handle_of(key));
  return switched ? nullptr : known.api;
}

void remember_native(const CallKey &key, const Cublas &api, bool unless_switched) {
  Known &known = slot_of(key);
  std::memcpy(known.words, key.words, sizeof key.words);
  known.api = &api;
  known.unless_switched = unless_switched;
}

}  // namespace mixpert
