// A cache of calls that are known to run natively.
#pragma once

#include "cublas/cublas.h"
#include "dispatch/dispatch.h"

namespace mixpert {

// What decides whether a call runs natively: where it comes from, its sizes and the device, by the
// thread's current context. The handle tells no device: another may come to lie where one was
// destroyed. `compute_type` is cuBLAS's, 0 where the call names none; `form` the
// triangle of cublasSsyrk or the epilogue of cublasLtMatmul.
struct CallKey {
  // 0 where no driver is in use, or the thread has none.
  static int64_t current_context();
  CallKey(const Origin &origin, int64_t m, int64_t n, int64_t k, int64_t batch,
          int64_t compute_type, int64_t form = 0)
      : words{reinterpret_cast<int64_t>(origin.site ? origin.site : origin.caller),
              current_context(),
              m,
              n,
              k,
              batch,
              compute_type,
              form} {}

  int64_t words[8];
};

// The cuBLAS to call where the calling thread remembers that such calls run natively; null where it
// does not. Takes no lock and allocates nothing.
const Cublas *known_native(const CallKey &key, void *handle);

// Remembers it, in the place of another call's where they meet. `unless_switched`: only while the
// handle's math mode does not ask for emulation.
void remember_native(const CallKey &key, const Cublas &api, bool unless_switched);

}  // namespace mixpert
