// A value that is created at first use without a lock.
#pragma once

#include <atomic>
#include <memory>

namespace mixpert {

// For values whose creation queries the loader (dlopen, dladdr): a constructor that calls this
// library holds the loader's lock, and would wait for our lock (or the guard of a static), whose
// holder waits for the loader. There is also no lock that could stay held in a forked child. For
// objects of static lifetime: the value is never destroyed.
template <typename Value>
class Published {
 public:
  // `make` returns a std::unique_ptr. Several threads may create the value concurrently; one is
  // kept.
  template <typename Make>
  const Value &get(const Make &make) {
    if (const Value *known = kept_.load(std::memory_order_acquire)) return *known;
    std::unique_ptr<const Value> made = make();
    const Value *kept = nullptr;
    if (!kept_.compare_exchange_strong(kept, made.get(), std::memory_order_acq_rel)) return *kept;
    return *made.release();
  }

  // Null if it has not been used yet.
  const Value *made() const { return kept_.load(std::memory_order_acquire); }

 private:
  std::atomic<const Value *> kept_{nullptr};
};

}  // namespace mixpert
