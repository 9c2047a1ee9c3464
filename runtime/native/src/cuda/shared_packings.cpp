#include "cuda/shared_packings.h"

#include <algorithm>
#include <array>
#include <list>
#include <vector>

#include "execute/packing.h"
#include "settings/settings.h"
#include "support/per_thread.h"

namespace mixpert {
namespace {

constexpr size_t kMostEntries = 256;
constexpr int kWantedBefore = 2;  // calls without a shared packing before one is made
constexpr int kTrials = 2;        // unused packings after which a site makes no more
constexpr size_t kMostSpares = 8;
constexpr uint64_t kMostSpareBytes = uint64_t{16} << 20;  // of one: calls on larger ones are long
constexpr size_t kSiteSlots = 64;
// A shared packing costs launches, events and host time (docs/notes/shared-packing.md): more than
// it takes to pack a small operand, and for medium ones more than a few calls save.
constexpr int64_t kSmall = int64_t{1} << 19, kLarge = int64_t{1} << 22;  // elements
constexpr int kFewUses = 2;
constexpr int kTriedAgain = 256;                    // calls, after which a site is tried again
constexpr uint64_t kMostBytes = uint64_t{8} << 30;  // of a thread, where no limit is set

// Everything that a packed operand depends on.
using Key = std::array<int64_t, 16>;

struct Entry {
  int number;  // of the packing in its module
  const char *module;
  Key key;
  std::unique_ptr<PackedMemory> memory;
  int uses = 1;
};

// How many calls used the last packing until it became invalid, and how many calls have made none
// since then.
struct Habit {
  int number;
  const char *module;
  int uses, without = 0;
};

// The packings of one thread, most recently used first. Spares are invalid packings whose memory is
// kept for the next one of the same kind: freeing and allocating takes longer than a short call.
struct Packings {
  std::list<Entry> entries, spares;
  uint64_t bytes = 0;  // of both
  std::vector<Habit> habits;

  Habit *habit_of(int number, const char *module) {
    const auto found = std::find_if(habits.begin(), habits.end(), [&](const Habit &habit) {
      return habit.number == number && habit.module == module;
    });
    return found == habits.end() ? nullptr : &*found;
  }

  void learn(const Entry &entry) {
    if (Habit *habit = habit_of(entry.number, entry.module))
      *habit = {entry.number, entry.module, entry.uses};
    else
      habits.push_back({entry.number, entry.module, entry.uses});
  }

  void drop(std::list<Entry> *from, std::list<Entry>::iterator entry) {
    bytes -= entry->memory->bytes();
    from->erase(entry);
  }

  void forget(std::list<Entry>::iterator entry) {
    learn(*entry);
    if (entry->memory->bytes() > kMostSpareBytes) return drop(&entries, entry);
    spares.splice(spares.begin(), entries, entry);
    if (spares.size() > kMostSpares) drop(&spares, std::prev(spares.end()));
  }
};

Packings &packings() { return per_thread<Packings>(); }

// Statistics of the calls of a site; a site that collides with another's slot starts from zero.
struct Wish {
  const mixpert_site *site = nullptr;
  int64_t m = 0, n = 0, k = 0;
  int calls = 0, trials = 0;
};
thread_local Wish wishes[kSiteSlots];

Wish &wish_of(const Call &call) {
  const mixpert_problem &p = call.problem;
  Wish &wish = wishes[reinterpret_cast<uintptr_t>(call.site) / sizeof(mixpert_site) % kSiteSlots];
  if (wish.site != call.site || wish.m != p.m || wish.n != p.n || wish.k != p.k)
    wish = {call.site, p.m, p.n, p.k, 0, 0};
  return wish;
}

int number_of(const mixpert_site &site, int operand) {
  return static_cast<int>(operand == MIXPERT_PACKED_A ? site.packings & 0xffff
                                                      : site.packings >> 16);
}

bool reuses(const mixpert_site &site, int operand) {
  const uint32_t flag = operand == MIXPERT_PACKED_A ? MIXPERT_SITE_REUSES_A : MIXPERT_SITE_REUSES_B;
  return (site.flags & flag) != 0;
}

int64_t elements_of(const mixpert_problem &p, int operand) {
  return (operand == MIXPERT_PACKED_A ? p.m : p.n) * p.k * p.batch;
}

// Whether to make a shared packing of an operand for this call and later ones.
bool pays(const mixpert_site &site, int number, int64_t elements) {
  if (elements < kSmall) return false;
  Habit *habit = packings().habit_of(number, site.module);
  if (!habit || habit->uses > kFewUses || elements >= kLarge) return true;
  habit->without = (habit->without + 1) % kTriedAgain;
  return habit->without == 0;
}

int64_t bits_of(float x) {
  int32_t bits;
  static_assert(sizeof bits == sizeof x);
  __builtin_memcpy(&bits, &x, sizeof bits);
  return bits;
}

Key key_of(const DeviceGemm &gemm, const mixpert_scheme &s, const DeviceState &device,
           int operand) {
  const mixpert_problem &p = gemm.problem;
  const bool left = operand == MIXPERT_PACKED_A;
  const bool by_k = left ? p.trans_a != 0 : p.trans_b == 0;
  return {reinterpret_cast<int64_t>(left ? gemm.a : gemm.b),
          reinterpret_cast<int64_t>(&device),
          left ? p.m : p.n,
          p.k,
          left ? p.lda : p.ldb,
          left ? p.stride_a : p.stride_b,
          p.batch,
          by_k,
          s.kind,
          s.kind == MIXPERT_SCHEME_INT8 ? (left ? s.l : s.r) : 0,
          s.radix,
          s.group,
          s.split,
          bits_of(s.target),
          p.guard,
          bits_of(p.limit)};
}

bool packed_somehow(const mixpert_site &site, int number, const float *matrix) {
  for (const Entry &entry : packings().entries)
    if (entry.number == number && entry.module == site.module &&
        entry.key[0] == reinterpret_cast<int64_t>(matrix))
      return true;
  return false;
}

PackedMemory *find(const mixpert_site &site, int number, const Key &key) {
  std::list<Entry> &all = packings().entries;
  const auto entry = std::find_if(all.begin(), all.end(), [&](const Entry &e) {
    return e.number == number && e.module == site.module && e.key == key;
  });
  if (entry == all.end()) return nullptr;
  all.splice(all.begin(), all, entry);
  ++entry->uses;
  return entry->memory.get();
}

// Whether packings differ only in the address of the matrix, so that their sizes are equal.
bool alike(const Key &one, const Key &other) {
  return std::equal(one.begin() + 1, one.end(), other.begin() + 1);
}

// Packs into the memory of a spare; null if there is no suitable one.
PackedMemory *make_of_spare(const mixpert_site &site, int number, const Key &key,
                            const DeviceGemm &gemm, const mixpert_scheme &scheme, int operand) {
  Packings &all = packings();
  const auto spare = std::find_if(all.spares.begin(), all.spares.end(),
                                  [&](const Entry &e) { return alike(e.key, key); });
  if (spare == all.spares.end()) return nullptr;
  if (spare->memory->refill(gemm, scheme, operand) != MIXPERT_OK) {
    all.drop(&all.spares, spare);
    return nullptr;
  }
  spare->number = number;
  spare->module = site.module;
  spare->key = key;
  spare->uses = 1;
  all.entries.splice(all.entries.begin(), all.spares, spare);
  return all.entries.front().memory.get();
}

bool make_room(uint64_t bytes, const DeviceGemm &gemm) {
  const uint64_t most = std::min(kMostBytes, settings().workspace_limit);
  while (packings().entries.size() >= kMostEntries || packings().bytes + bytes > most)
    if (!drop_packing(gemm)) return false;
  return true;
}

// Packs and keeps an operand; null on failure.
PackedMemory *make(const mixpert_site &site, int number, const Key &key, DeviceState &device,
                   const DeviceGemm &gemm, const mixpert_scheme &scheme, int operand) {
  if (PackedMemory *spare = make_of_spare(site, number, key, gemm, scheme, operand)) return spare;
  std::unique_ptr<PackedMemory> memory;
  mixpert_status status = MIXPERT_OK;
  do status = PackedMemory::make(device, gemm, scheme, operand, &memory);
  while (status == MIXPERT_OUT_OF_MEMORY && drop_packing(gemm));
  if (status != MIXPERT_OK) return nullptr;
  if (!make_room(memory->bytes(), gemm)) return nullptr;
  packings().bytes += memory->bytes();
  packings().entries.push_front({number, site.module, key, std::move(memory)});
  return packings().entries.front().memory.get();
}

}  // namespace

bool drop_packing(const DeviceGemm &gemm) {
  if (std::list<Entry> &spares = packings().spares; !spares.empty()) {
    packings().drop(&spares, std::prev(spares.end()));
    return true;
  }
  std::list<Entry> &all = packings().entries;
  const auto needed = [&gemm](const Entry &entry) {
    const CuAddress address = entry.memory->address();
    return address == gemm.packed[0] || address == gemm.packed[1];
  };
  const auto last = std::find_if_not(all.rbegin(), all.rend(), needed);
  if (last == all.rend()) return false;
  packings().drop(&all, std::prev(last.base()));
  return true;
}

void forget_packings(const mixpert_site *site) {
  if (!site || !site->packings) return;
  for (const int operand : {MIXPERT_PACKED_A, MIXPERT_PACKED_B}) {
    const int number = number_of(*site, operand);
    if (!number || reuses(*site, operand)) continue;
    for (auto entry = packings().entries.begin(); entry != packings().entries.end();) {
      const auto one = entry++;
      if (one->number == number) packings().forget(one);
    }
  }
}

int32_t expected_packings(const Call &call) {
  if (!call.site || !call.site->packings || call.row_major) return 0;
  Wish &wish = wish_of(call);
  const bool wanted = wish.calls >= kWantedBefore && wish.trials < kTrials;
  if (wish.calls < kWantedBefore) ++wish.calls;
  int32_t expected = 0, missing = 0;
  for (const int operand : {MIXPERT_PACKED_A, MIXPERT_PACKED_B}) {
    const int number = number_of(*call.site, operand);
    if (!number || !reuses(*call.site, operand)) continue;
    if (packed_somehow(*call.site, number, operand == MIXPERT_PACKED_A ? call.a : call.b))
      expected |= operand;
    else if (pays(*call.site, number, elements_of(call.problem, operand)))
      missing |= operand;
  }
  if (!missing || !wanted) return expected;
  ++wish.trials;
  return expected | missing;
}

void share_packings(const Call &call, const mixpert_scheme &scheme, DeviceState &device,
                    DeviceGemm *gemm) {
  if (!call.site || !call.site->packings || call.row_major || is_captured(gemm->stream)) return;
  if (gemm->problem.symmetric) return;  // packs its single matrix only once
  for (const int operand : {MIXPERT_PACKED_A, MIXPERT_PACKED_B}) {
    const int number = number_of(*call.site, operand);
    if (!number) continue;
    const Key key = key_of(*gemm, scheme, device, operand);
    PackedMemory *memory = reuses(*call.site, operand) ? find(*call.site, number, key) : nullptr;
    if (!memory && pays(*call.site, number, elements_of(gemm->problem, operand)))
      memory = make(*call.site, number, key, device, *gemm, scheme, operand);
    if (memory && memory->wait_on(gemm->stream) == MIXPERT_OK)
      gemm->packed[operand == MIXPERT_PACKED_B] = memory->address();
  }
}

void note_shared_use(const DeviceGemm &gemm) {
  for (const CuAddress address : gemm.packed) {
    if (!address) continue;
    for (const Entry &entry : packings().entries)
      if (entry.memory->address() == address) entry.memory->note_use(gemm.stream);
  }
}

}  // namespace mixpert
