// One call on device memory: scheme, backend, trace and capture.
#pragma once

#include "cublas/cublas.h"
#include "execute/executor.h"
#include "cublas/native_call.h"
#include "cuda/pointer_arrays.h"
#include "dispatch/dispatch.h"
#include "support/no_throw.h"

namespace mixpert {

// The original operation, whose own inner calls do not come back.
int pass_through(const Cublas &api, const NativeCall &native);

struct CudaCall {
  Call call;
  DeviceGemm gemm;                  // `stream` and `device_scalars` are found out
  void *handle;                     // of cuBLAS; null: the call has none (cublasLt)
  bool legal;                       // false: left to cuBLAS, which refuses it with its own status
  const char *refusal;              // why it cannot be emulated, or null
  int compute_type = 0;             // of cuBLAS, where the call names one
  PointerArrays arrays = {};        // of a batch that is given so
  bool done = false;                // C holds the product, or will when the stream comes to it
  int status = 0;                   // of cuBLAS, where it was asked
  const void *algorithm = nullptr;  // of cuBLASLt, which the client chose; null: it has no say
};

// Runs a call by `body`, which gets the original operation; where memory ends before the product is
// queued, by that alone.
template <typename Body>
int run_or_pass_through(const Cublas &api, CudaCall &cuda, const NativeCall &native,
                        const Body &body) {
  const auto noted = [&](const Cublas &with) {
    cuda.done = true;
    return cuda.status = native(with);
  };
  int status = 0;
  if (tried([&] { status = body(NativeCall(noted)); })) return status;
  return cuda.done ? cuda.status : pass_through(api, native);
}

// Runs a call of cuBLAS, whose handle tells stream, place of the scalars and math mode.
int dispatch(CudaCall &cuda, const NativeCall &native);

// Runs a call whose stream and place of scalars are known. Emulates unless `left_alone` (null:
// emulate) says why the client wants its call native.
int run_chosen(const Cublas &api, CudaCall &cuda, const Choice &choice, const char *left_alone,
               const NativeCall &native);

// Why `auto`, which takes `besides` milliseconds more than the product, leaves a problem to cuBLAS
// on the current device, or null.
const char *no_faster(const mixpert_scheme &scheme, const mixpert_problem &problem, double besides);

// True where all that is to do is the original operation: native by choice or because emulation
// would be `slower`, neither traced nor captured.
bool stays_native(const Choice &choice, const char *slower);

// True where cuBLAS itself makes the call.
bool from_inside(const Origin &origin);

// True where a call goes straight to the original: made by cuBLAS itself, or nothing is asked.
bool straight_through(const Origin &origin);

}  // namespace mixpert
