// A cache of calls that are known to run natively.
#pragma once

#include "cublas/cublas.h"
#include "dispatch/dispatch.h"

namespace mixpert {

// What determines whether a call runs natively: its origin, its sizes and the device (the thread's
// current context). The handle does not identify a device, because its address may be reused.
// `compute_type` is cuBLAS's, 0 if the call has none; `form` is the triangle of cublasSsyrk or the
// epilogue of cublasLtMatmul.
struct CallKey {
  // 0 if no driver is in use, or the thread has no context.
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

// The cuBLAS to call if the calling thread has cached that such calls run natively, else null.
// Takes no lock and allocates nothing.
const Cublas *known_native(const CallKey &key, void *handle);

// Caches it; a colliding entry is replaced. `unless_switched`: only while the handle's math mode
// does not request emulation.
void remember_native(const CallKey &key, const Cublas &api, bool unless_switched);

}  // namespace mixpert
