#include "execute/lowered_cache.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <new>

#include "support/per_thread.h"
#include "support/slots.h"

namespace mixpert {
namespace {

constexpr int kSlotBits = 5;  // of some 8 kB each

struct Known {
  uint64_t words[LoweringKey::kWords];
  bool used = false;
  mixpert_lowered lowered;
  CuFunction kernels[MIXPERT_MAX_LAUNCHES];
};

// Null until something is cached, or if there is no memory.
struct Table {
  std::unique_ptr<Known[]> slots;
};

// Copies the used launches only, which are a small part of the array.
void copy_lowered(const mixpert_lowered &from, mixpert_lowered *to) {
  std::memcpy(static_cast<void *>(to), &from, offsetof(mixpert_lowered, launches));
  std::copy_n(from.launches, from.launch_count, to->launches);
}

}  // namespace

LoweringKey::LoweringKey(const mixpert_problem &problem, const mixpert_scheme &scheme, float alpha,
                         float beta, const DeviceState *device) {
  static_assert(sizeof(mixpert_problem) == 10 * sizeof(int64_t) + 10 * sizeof(int32_t) &&
                    sizeof(mixpert_scheme) == 8 * sizeof(int32_t),
                "no padding, whose bytes would mean nothing");
  auto *to = reinterpret_cast<unsigned char *>(words);
  const auto add = [&to](const void *from, size_t bytes) {
    std::memcpy(to, from, bytes);
    to += bytes;
  };
  add(&problem, sizeof problem);
  add(&scheme, sizeof scheme);
  add(&alpha, sizeof alpha);
  add(&beta, sizeof beta);
  add(&device, sizeof device);
}

bool recall_lowering(const LoweringKey &key, PreparedPanel *panel) {
  const Table &table = per_thread<Table>();
  if (!table.slots) return false;
  const Known &known = table.slots[slot_of(key.words, kSlotBits)];
  if (!known.used || std::memcmp(known.words, key.words, sizeof key.words) != 0) return false;
  copy_lowered(known.lowered, &panel->lowered);
  std::copy(std::begin(known.kernels), std::end(known.kernels), panel->kernels);
  return true;
}

void remember_lowering(const LoweringKey &key, const PreparedPanel &panel) {
  Table &table = per_thread<Table>();
  if (!table.slots) table.slots.reset(new (std::nothrow) Known[size_t{1} << kSlotBits]);
  if (!table.slots) return;
  Known &known = table.slots[slot_of(key.words, kSlotBits)];
  std::memcpy(known.words, key.words, sizeof key.words);
  copy_lowered(panel.lowered, &known.lowered);
  std::copy(std::begin(panel.kernels), std::end(panel.kernels), known.kernels);
  known.used = true;
}

}  // namespace mixpert
