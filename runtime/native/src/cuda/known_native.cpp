#include "cuda/known_native.h"

#include "cublas/switches.h"
#include "support/slots.h"

namespace mixpert {
namespace {

struct Known {
  const Cublas *api;
  bool unless_switched;
};

constexpr size_t kWords = sizeof CallKey::words / sizeof(int64_t);
thread_local Slots<kWords, Known, 7> table;

}  // namespace

int64_t CallKey::current_context() {
  CuContext context = nullptr;
  const Driver *cuda = driver_in_use();
  if (!cuda || cuda->ctx_get_current(&context) != 0) return 0;
  return reinterpret_cast<int64_t>(context);
}

const Cublas *known_native(const CallKey &key, void *handle) {
  const Known *known = table.find(key.words);
  if (!known) return nullptr;
  const bool switched = known->unless_switched && asks_emulation(*known->api, handle);
  return switched ? nullptr : known->api;
}

void remember_native(const CallKey &key, const Cublas &api, bool unless_switched) {
  table.put(key.words, {&api, unless_switched});
}

}  // namespace mixpert
