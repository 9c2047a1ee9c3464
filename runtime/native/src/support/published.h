// A value that is made at its first use, under no lock.
#pragma once

#include <atomic>
#include <memory>

namespace mixpert {

// For what asks the loader (dlopen, dladdr): a constructor that calls us holds the loader's lock,
// and would wait for ours, or for a guard of the language, while its holder waits for the loader.
// Nor can a forked child find it locked. For objects of static lifetime: the value is never
// destroyed.
template <typename Value>
class Published {
 public:
  // `make` gives a std::unique_ptr. Threads may make the value side by side; that of one is kept.
  template <typename Make>
  const Value &get(const Make &make) {
    if (const Value *known = kept_.load(std::memory_order_acquire)) return *known;
    std::unique_ptr<const Value> made = make();
    const Value *kept = nullptr;
    if (!kept_.compare_exchange_strong(kept, made.get(), std::memory_order_acq_rel)) return *kept;
    return *made.release();
  }

  // Null where nobody has used it yet.
  const Value *made() const { return kept_.load(std::memory_order_acquire); }

 private:
  std::atomic<const Value *> kept_{nullptr};
};

}  // namespace mixpert
