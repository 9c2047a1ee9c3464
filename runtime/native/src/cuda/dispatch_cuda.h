// One call on device memory: scheme, backend, trace and capture.
#pragma once

#include "cublas/cublas.h"
#include "execute/executor.h"
#include "cublas/native_call.h"
#include "cuda/pointer_arrays.h"
#include "dispatch/dispatch.h"
#include "support/no_throw.h"

#include <string>

namespace mixpert {

// The original operation; GEMM calls that it makes itself are not redirected.
int pass_through(const Cublas &api, const NativeCall &native);

struct CudaCall {
  Call call;
  DeviceGemm gemm;                  // `stream` and `device_scalars` are determined from the handle
  void *handle;                     // of cuBLAS; null: the call has none (cublasLt)
  bool legal;                       // false: passed to cuBLAS, which rejects it with its own status
  const char *refusal;              // why it cannot be emulated, or null
  int compute_type = 0;             // cuBLAS's, if the call has one
  PointerArrays arrays = {};        // for a batch given by arrays of pointers
  bool done = false;                // the product is in C, or has been queued
  int status = 0;                   // of cuBLAS, if it was called
  const void *algorithm = nullptr;  // of cuBLASLt, as chosen by the client; null if it chose none
  const CallInto *into = nullptr;   // the original operation; null: it needs the handle only
};

// Runs a call by `body`, which gets the original operation; if memory runs out before the product
// is queued, runs the original operation.
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

// Runs a call of cuBLAS, whose handle has the stream, the pointer mode and the math mode.
int dispatch(CudaCall &cuda, const NativeCall &native);

// Runs a call whose stream and pointer mode are known. `left_alone` is the reason why the client
// needs a native call, or null.
int run_chosen(const Cublas &api, CudaCall &cuda, const Choice &choice, const char *left_alone,
               const NativeCall &native);

// The scheme chosen by the settings, else by cuBLAS's own switches.
Choice choose_or_switch(const Cublas &api, const CudaCall &cuda);

// Why a handle's client gets the arithmetic that it requested from cuBLAS (math mode), or null.
const char *wish_of_handle(const Cublas &api, void *handle, const Choice &choice);

// Why a call that should be emulated runs natively; empty if it is emulated.
std::string why_native(const CudaCall &cuda, const char *left_alone);

// Why `auto`, with `besides` milliseconds in addition to the product, uses cuBLAS for a problem on
// the current device, or null.
const char *no_faster(const mixpert_scheme &scheme, const mixpert_problem &problem, double besides);

// True if only the original operation has to be run: native by choice or because emulation would be
// `slower`, and neither traced nor captured.
bool stays_native(const Choice &choice, const char *slower);

// True if the call comes from cuBLAS itself.
bool from_inside(const Origin &origin);

// True if a call is passed on directly: it comes from cuBLAS itself, or no setting requests
// anything.
bool straight_through(const Origin &origin);

}  // namespace mixpert
