// cublasLtMatmul: FP32 problems become a Call, and what follows the product an Epilogue; what
// cannot be emulated stays native.
#include "entry/cublaslt.h"

#include <algorithm>

#include "cublas/cublas.h"
#include "cublas/cublas_lt.h"
#include "cuda/dispatch_cuda.h"
#include "cuda/known_native.h"
#include "entry/lt_epilogue.h"
#include "cuda/parts_of_k.h"
#include "cublas/switches.h"
#include "costs/cost.h"
#include "dispatch/first_call.h"
#include "record/record.h"
#include "settings/settings.h"
#include "support/status.h"

namespace mixpert {
namespace {

struct Described {
  LtOperation op;
  LtLayout a, b, c, d;
};

bool read(const CublasLt &api, const LtMatmul &x, Described *out) {
  return read_operation(api, x.desc, &out->op) && read_layout(api, x.layout_a, &out->a) &&
         read_layout(api, x.layout_b, &out->b) && read_layout(api, x.layout_c, &out->c) &&
         read_layout(api, x.layout_d, &out->d);
}

bool all_fp32(const Described &x) {
  const auto single = [](const LtLayout &layout) { return layout.type == cb::kReal32; };
  return single(x.a) && single(x.b) && single(x.c) && single(x.d) &&
         (x.op.compute_type == cb::kCompute32 || x.op.compute_type == cb::kCompute32Bf16x9) &&
         x.op.scale_type == cb::kReal32;
}

bool known_order(const LtLayout &x) {
  return x.order == lt::kOrderColumn || x.order == lt::kOrderRow;
}

bool same_place(const LtLayout &x, const LtLayout &y) {
  return x.order == y.order && x.ld == y.ld && x.batch == y.batch &&
         (x.batch == 1 || x.stride == y.stride);
}

bool wide_enough(const LtLayout &x) {
  const uint64_t extent = x.order == lt::kOrderRow ? x.columns : x.rows;
  return x.ld >= static_cast<int64_t>(std::max<uint64_t>(1, extent));
}

bool reads_c(const LtMatmul &call, const Described &x) {
  return x.op.pointer_mode == lt::kPointerModeDevice ||
         *static_cast<const float *>(call.beta) != 0.0f;
}

bool in_place(const LtMatmul &call, const Described &x) {
  return call.c == call.d && same_place(x.c, x.d);
}

// C may be copied into D.
bool apart(const LtMatmul &call, const Described &x) {
  return call.c && call.c != call.d && x.c.order == x.d.order && x.c.batch == x.d.batch &&
         x.c.rows == x.d.rows && x.c.columns == x.d.columns && wide_enough(x.c);
}

// Why a problem in FP32 cannot be emulated, or null.
const char *refusal(const LtMatmul &call, const Described &x) {
  if (const char *why = epilogue_refusal(x.op, x.a, x.b, x.d)) return why;
  if (x.op.pointer_mode != lt::kPointerModeHost && x.op.pointer_mode != lt::kPointerModeDevice)
    return "cublasLtMatmul with a vector of alphas runs natively";
  if (x.op.transc != cb::kOpN || x.op.fill != lt::kFillFull)
    return "cublasLtMatmul with a transposed or triangular C runs natively";
  for (const LtLayout *layout : {&x.a, &x.b, &x.c, &x.d})
    if (!known_order(*layout) || layout->plane != 0 || layout->batch_mode != 0)
      return "cublasLtMatmul on tiled, planar or pointer-array layouts runs natively";
  if (x.a.batch != x.d.batch || x.b.batch != x.d.batch)
    return "cublasLtMatmul with unequal batches runs natively";
  const bool unknown = x.op.pointer_mode == lt::kPointerModeDevice;
  if (reads_c(call, x) && !in_place(call, x) && (unknown || !apart(call, x)))
    return "cublasLtMatmul from C into another D in this way runs natively";
  return nullptr;
}

int64_t rows_of(const LtLayout &x, int trans) {
  return static_cast<int64_t>(trans == cb::kOpN ? x.rows : x.columns);
}

int64_t columns_of(const LtLayout &x, int trans) {
  return static_cast<int64_t>(trans == cb::kOpN ? x.columns : x.rows);
}

// Arguments that cuBLASLt would reject are passed to it.
bool well_formed(const LtMatmul &call, const Described &x) {
  const auto m = static_cast<int64_t>(x.d.rows), n = static_cast<int64_t>(x.d.columns);
  return call.handle && call.alpha && call.beta && call.a && call.b && call.d &&
         rows_of(x.a, x.op.transa) == m && columns_of(x.b, x.op.transb) == n &&
         columns_of(x.a, x.op.transa) == rows_of(x.b, x.op.transb) && x.d.batch > 0 &&
         wide_enough(x.a) && wide_enough(x.b) && wide_enough(x.d);
}

// A row-major matrix is the transpose of a column-major one; a row-major D is the product of the
// transposed operands in reverse order.
Call make_call(const Origin &origin, const LtMatmul &call, const Described &x) {
  const bool row_major = x.d.order == lt::kOrderRow;
  const int32_t ta = (x.op.transa != cb::kOpN) != (x.a.order == lt::kOrderRow);
  const int32_t tb = (x.op.transb != cb::kOpN) != (x.b.order == lt::kOrderRow);
  const auto m = static_cast<int64_t>(x.d.rows), n = static_cast<int64_t>(x.d.columns);
  const int64_t k = columns_of(x.a, x.op.transa);
  mixpert_problem p = {m,         n,          k,          x.a.ld,     x.b.ld, x.d.ld,
                       x.d.batch, x.a.stride, x.b.stride, x.d.stride, ta,     tb};
  const auto *a = static_cast<const float *>(call.a), *b = static_cast<const float *>(call.b);
  if (row_major) {
    p = {n, m, k, x.b.ld, x.a.ld, x.d.ld, x.d.batch, x.b.stride, x.a.stride, x.d.stride, !tb, !ta};
    std::swap(a, b);
  }
  return {origin.site,
          "cublasLtMatmul",
          Backend::kCuda,
          p,
          a,
          b,
          static_cast<float *>(call.d),
          origin.caller,
          row_major,
          true};
}

const Cublas kNoCublas = {};  // fp64 needs a handle

// A has k times as many elements as D has rows, transposed or not.
CallKey key_of(const Origin &origin, const LtOutline &outline) {
  const auto number = [](uint64_t size) { return static_cast<int64_t>(size); };
  return {origin,
          number(outline.rows_d),
          number(outline.columns_d),
          number(outline.rows_a * outline.columns_a),
          outline.batch,
          outline.order,
          outline.epilogue};
}

// Remembers a call that runs natively, if it does so regardless of where C is, which is not part of
// the key.
void remember(const Origin &origin, const LtMatmul &x, const Choice &choice, const CudaCall &cuda) {
  const mixpert_problem &p = cuda.gemm.problem;
  const double after = cuda.gemm.epilogue.elementwise() ? pass_time(p) : 0;
  LtOutline outline;
  if (stays_native(choice, no_faster(choice.scheme, p, after)) &&
      read_outline(*cublas_lt(origin.caller), x.desc, x.layout_a, x.layout_d, &outline))
    remember_native(key_of(origin, outline), kNoCublas, false);
}

int emulate(const Origin &origin, const LtMatmul &x, const Described &described, CudaCall &cuda,
            const NativeCall &native) {
  cuda.call = make_call(origin, x, described);
  cuda.legal = true;
  cuda.refusal = refusal(x, described);
  cuda.algorithm = x.algorithm;
  const bool on_device = described.op.pointer_mode != lt::kPointerModeHost;
  cuda.gemm = {cuda.call.problem,
               cuda.call.a,
               cuda.call.b,
               cuda.call.c,
               static_cast<const float *>(x.alpha),
               static_cast<const float *>(x.beta),
               on_device,
               x.stream};
  cuda.gemm.problem.native_parts = parts_of_k(*cublas_lt(origin.caller), x.algorithm);
  if (x.workspace_bytes > 0) cuda.gemm.exclusive = x.workspace;
  cuda.call.reads_c = reads_c(x, described);
  if (!cuda.refusal && cuda.call.reads_c && !in_place(x, described))
    cuda.gemm.start = {static_cast<const float *>(x.c), described.c.ld, described.c.stride};
  if (!cuda.refusal)
    cuda.gemm.epilogue = epilogue_of(described.op, cuda.gemm);
  else
    cuda.call.a = cuda.call.b = cuda.call.c = nullptr;  // D may be more than A B
  Choice choice = begin_call(cuda.call);
  const auto switched = switched_scheme(kNoCublas, nullptr, described.op.compute_type);
  if (switched && !choice.asked) choice.scheme = *switched;
  const int passes = cuda.gemm.epilogue.elementwise() + (cuda.gemm.start.c != nullptr);
  const char *slower =
      no_faster(choice.scheme, cuda.gemm.problem, passes * pass_time(cuda.gemm.problem));
  if (choice.asked && stays_native(choice, slower)) remember(origin, x, choice, cuda);
  return run_chosen(kNoCublas, cuda, choice, slower, native);
}

// Without settings only cuBLAS's own switches matter.
bool asks_emulation(const CublasLt &api, void *desc) {
  return settings().cublas_emulates || compute_type_of(api, desc) == cb::kCompute32Bf16x9;
}

// Null, with a message on stderr, if the process has no cuBLASLt.
const CublasLt *original_of(const Origin &origin) {
  const CublasLt *api = cublas_lt(origin.caller);
  if (!api) warn_once("cublasLtMatmul: the process has no cuBLASLt (link with -lcublasLt)");
  return api;
}

int decide_and_run(const CublasLt &api, const Origin &origin, const LtMatmul &x, CudaCall &cuda,
                   const NativeCall &native) {
  const bool asked = origin.site || !nothing_asked() || asks_emulation(api, x.desc);
  if (from_inside(origin) || !asked) return native(kNoCublas);
  LtOutline outline;
  if (read_outline(api, x.desc, x.layout_a, x.layout_d, &outline) &&
      known_native(key_of(origin, outline), x.handle))
    return pass_through(kNoCublas, native);
  Described described;
  if (driver() && read(api, x, &described) && all_fp32(described) && well_formed(x, described))
    return emulate(origin, x, described, cuda, native);
  return pass_through(kNoCublas, native);
}

}  // namespace

int cublas_lt_matmul(const Origin &origin, const LtMatmul &x) {
  const FirstCall first(Backend::kCuda);
  const CublasLt *api = nullptr;
  if (!tried([&] { api = original_of(origin); })) return cb::kAllocFailed;
  if (!api) return cb::kNotInitialized;
  const auto into = [&](void *d) {
    return api->matmul(x.handle, x.desc, x.alpha, x.a, x.layout_a, x.b, x.layout_b, x.beta, x.c,
                       x.layout_c, d, x.layout_d, x.algorithm, x.workspace, x.workspace_bytes,
                       x.stream);
  };
  const auto native = [&](const Cublas &) { return into(x.d); };
  const CallInto elsewhere(into);
  CudaCall cuda = {};
  cuda.into = &elsewhere;
  return run_or_pass_through(kNoCublas, cuda, NativeCall(native), [&](const NativeCall &noted) {
    return decide_and_run(*api, origin, x, cuda, noted);
  });
}

}  // namespace mixpert
