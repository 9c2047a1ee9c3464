// mixpert_pack and products with packed operands, which a program packs itself.
#include <cstring>
#include <memory>

#include "device/device.h"
#include "execute/packing.h"
#include "settings/settings.h"
#include "gemm/scheme.h"
#include "support/status.h"

using namespace mixpert;

// The opaque type of mixpert.h; `memory` is null for a matrix in host memory.
struct mixpert_packed {
  mixpert_problem problem;
  mixpert_scheme scheme;
  int32_t operand;
  const float *matrix;
  CuStream stream;
  std::unique_ptr<PackedMemory> memory;
};

namespace {

// The part of a problem that belongs to one operand.
struct Sizes {
  int64_t rows, k, ld, stride, batch;
  int32_t trans, guard;
  float limit;

  Sizes(const mixpert_problem &p, int32_t operand)
      : rows(operand == MIXPERT_PACKED_A ? p.m : p.n),
        k(p.k),
        ld(operand == MIXPERT_PACKED_A ? p.lda : p.ldb),
        stride(p.batch == 1                  ? 0
               : operand == MIXPERT_PACKED_A ? p.stride_a
                                             : p.stride_b),
        batch(stride == 0 ? 1 : p.batch),
        trans(operand == MIXPERT_PACKED_A ? p.trans_a : p.trans_b),
        guard(p.guard),
        limit(p.limit) {}

  bool operator==(const Sizes &other) const {
    return rows == other.rows && k == other.k && ld == other.ld && stride == other.stride &&
           batch == other.batch && trans == other.trans && guard == other.guard &&
           limit == other.limit;
  }
};

mixpert_status not_fitting(const mixpert_problem &problem, const mixpert_packed *packed,
                           int32_t operand) {
  if (!packed) return MIXPERT_OK;
  const char *name = operand == MIXPERT_PACKED_A ? "packed_a" : "packed_b";
  if (packed->operand != operand)
    return fail(MIXPERT_INVALID_VALUE, std::string(name) + " was packed as the other operand");
  return Sizes(problem, operand) == Sizes(packed->problem, operand)
             ? MIXPERT_OK
             : fail(MIXPERT_INVALID_VALUE,
                    std::string(name) + " was packed for a problem of other sizes");
}

bool same_scheme(const mixpert_scheme &x, const mixpert_scheme &y) {
  return scheme_text(x) == scheme_text(y);
}

// From here on, the stream may use the packed operand.
mixpert_status arrive(const mixpert_packed *packed, CuStream stream) {
  if (!packed || packed->stream == stream) return MIXPERT_OK;
  if (!is_captured(stream)) return packed->memory->wait_on(stream);
  return packed->memory->passed() ? MIXPERT_OK
                                  : fail(MIXPERT_UNSUPPORTED,
                                         "the operand is still being packed: wait for the stream "
                                         "before the capture");
}

mixpert_status multiply_on_device(const DeviceGemm &gemm, const mixpert_scheme &scheme,
                                  const mixpert_packed *a, const mixpert_packed *b) {
  DeviceState *device = nullptr;
  if (const mixpert_status status = DeviceState::current(&device)) return status;
  for (const mixpert_packed *packed : {a, b})
    if (packed && &packed->memory->device() != device)
      return fail(MIXPERT_INVALID_VALUE, "the operand was packed on another device or context");
  Prepared prepared;
  mixpert_status status = prepare(gemm, scheme, &prepared);
  if (status == MIXPERT_OK) status = arrive(a, gemm.stream);
  if (status == MIXPERT_OK) status = arrive(b, gemm.stream);
  return status == MIXPERT_OK ? run_prepared(prepared) : status;
}

}  // namespace

extern "C" mixpert_status mixpert_pack(const mixpert_problem *problem, const mixpert_scheme *scheme,
                                       int32_t operand, const float *matrix, int32_t on_device,
                                       void *stream, mixpert_packed **out) try {
  if (!problem || !scheme || !matrix || !out)
    return fail(MIXPERT_INVALID_VALUE, "mixpert_pack: null argument");
  if (const mixpert_status status = check_scheme("mixpert_pack", scheme)) return status;
  if (operand != MIXPERT_PACKED_A && operand != MIXPERT_PACKED_B)
    return fail(MIXPERT_INVALID_VALUE,
                "mixpert_pack: operand is neither MIXPERT_PACKED_A nor MIXPERT_PACKED_B");
  if (!emulated(*scheme))
    return fail(MIXPERT_UNSUPPORTED, "products under " + scheme_text(*scheme) + " pack nothing");
  mixpert_status status;
  if (!try_settings(&status)) return status;
  std::unique_ptr<mixpert_packed> fresh(new mixpert_packed{*problem, *scheme, operand, matrix,
                                                           static_cast<CuStream>(stream), nullptr});
  if (on_device) {
    DeviceState *device = nullptr;
    status = DeviceState::current(&device);
    const DeviceGemm gemm = {*problem, matrix,  matrix, nullptr,
                             nullptr,  nullptr, false,  fresh->stream};
    if (status == MIXPERT_OK)
      status = PackedMemory::make(*device, gemm, *scheme, operand, &fresh->memory);
    if (status != MIXPERT_OK) return status;
  }
  *out = fresh.release();
  return MIXPERT_OK;
} catch (const std::exception &) {
  return out_of_memory();
}

extern "C" mixpert_status mixpert_gemm_packed(const mixpert_problem *problem, float alpha,
                                              const float *a, const mixpert_packed *packed_a,
                                              const float *b, const mixpert_packed *packed_b,
                                              float beta, float *c, void *stream) try {
  const mixpert_packed *packed = packed_a ? packed_a : packed_b;
  if (!problem || !packed)
    return fail(MIXPERT_INVALID_VALUE, "mixpert_gemm_packed: null problem, or nothing is packed");
  if (const mixpert_status status = not_fitting(*problem, packed_a, MIXPERT_PACKED_A))
    return status;
  if (const mixpert_status status = not_fitting(*problem, packed_b, MIXPERT_PACKED_B))
    return status;
  if (packed_a && packed_b &&
      (!same_scheme(packed_a->scheme, packed_b->scheme) || !packed_a->memory != !packed_b->memory))
    return fail(MIXPERT_INVALID_VALUE,
                "the operands were packed under different schemes, or on host and device");
  if (packed_a) a = packed_a->matrix;
  if (packed_b) b = packed_b->matrix;
  if (!packed->memory) return mixpert_gemm_cpu(problem, &packed->scheme, alpha, a, b, beta, c);
  DeviceGemm gemm = {*problem, a, b, c, &alpha, &beta, false, static_cast<CuStream>(stream)};
  gemm.owner = owner_by_limit(gemm.stream);
  if (packed_a) gemm.packed[0] = packed_a->memory->address();
  if (packed_b) gemm.packed[1] = packed_b->memory->address();
  return multiply_on_device(gemm, packed->scheme, packed_a, packed_b);
} catch (const std::exception &) {
  return out_of_memory();
}

extern "C" void mixpert_packed_free(mixpert_packed *packed) {
  // Products on any stream may still read it.
  if (packed && packed->memory) {
    const RelaxedCapture relaxed;
    driver()->ctx_synchronize();
  }
  delete packed;
}
