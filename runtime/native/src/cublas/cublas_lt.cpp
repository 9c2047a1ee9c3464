#include "cublas/cublas_lt.h"

#include "support/address_map.h"
#include "symbols/real.h"

namespace mixpert {
namespace {

constexpr const char kStem[] = "libcublasLt.so";

// Attributes' numbers.
enum Layout { kType, kOrder, kRows, kColumns, kLd, kBatch, kStride, kPlane, kBatchMode };
enum Operation {
  kCompute,
  kScale,
  kPointerMode,
  kTransC = lt::kTransB + 1,
  kFill,
  kEpilogue,
  kBias,
  kBiasStride = 10,
  kAux,
  kAuxLd,
  kAuxType = 22,
  kBiasType = 26
};

const CublasLt *load(const void *caller) {
  auto *api = new CublasLt{};
  find_real(caller, "cublasLtMatmul", kStem, &api->matmul);
  find_real(caller, "cublasLtMatmulDescGetAttribute", kStem, &api->get_desc);
  find_real(caller, "cublasLtMatrixLayoutGetAttribute", kStem, &api->get_layout);
  find_real(caller, "cublasLtMatmulAlgoConfigGetAttribute", kStem, &api->get_algorithm);
  if (api->matmul && api->get_desc && api->get_layout) {
    keep_loaded(reinterpret_cast<const void *>(api->matmul));
    return api;
  }
  delete api;
  return nullptr;
}

using Getter = int (*)(void *, int, void *, size_t, size_t *);

template <typename T>
bool get(Getter getter, void *descriptor, int attribute, T *value) {
  size_t written = 0;
  return getter(descriptor, attribute, value, sizeof *value, &written) == 0;
}

}  // namespace

const CublasLt *cublas_lt(const void *caller) {
  struct Callers : AddressMap<const CublasLt> {};
  const auto make = [caller] { return load(caller); };
  return lasting<Callers>().get(caller, make, [](const CublasLt *lost) { delete lost; });
}

const LtHeuristic *lt_heuristic(const void *address) {
  auto *api = new LtHeuristic{};
  bool complete = true;
  const auto find = [&](const char *name, auto *function) {
    find_real(address, name, kStem, function);
    complete = complete && *function;
  };
  find("cublasLtMatmulDescCreate", &api->create_desc);
  find("cublasLtMatmulDescSetAttribute", &api->set_desc);
  find("cublasLtMatmulDescDestroy", &api->destroy_desc);
  find("cublasLtMatrixLayoutCreate", &api->create_layout);
  find("cublasLtMatrixLayoutDestroy", &api->destroy_layout);
  find("cublasLtMatmulPreferenceCreate", &api->create_preference);
  find("cublasLtMatmulPreferenceSetAttribute", &api->set_preference);
  find("cublasLtMatmulPreferenceDestroy", &api->destroy_preference);
  find("cublasLtMatmulAlgoGetHeuristic", &api->ask);
  find("cublasLtMatmulAlgoConfigGetAttribute", &api->get_algorithm);
  if (complete) return api;
  delete api;
  return nullptr;
}

bool read_outline(const CublasLt &api, void *desc, void *layout_a, void *layout_d, LtOutline *out) {
  const Getter getter = api.get_layout;
  return desc && layout_a && layout_d && get(api.get_desc, desc, kEpilogue, &out->epilogue) &&
         get(getter, layout_a, kRows, &out->rows_a) &&
         get(getter, layout_a, kColumns, &out->columns_a) &&
         get(getter, layout_d, kRows, &out->rows_d) &&
         get(getter, layout_d, kColumns, &out->columns_d) &&
         get(getter, layout_d, kOrder, &out->order) && get(getter, layout_d, kBatch, &out->batch);
}

bool read_layout(const CublasLt &api, void *layout, LtLayout *out) {
  const Getter getter = api.get_layout;
  if (!layout) return false;
  get(getter, layout, kBatchMode, &out->batch_mode);  // older versions do not know it
  return get(getter, layout, kType, &out->type) && get(getter, layout, kOrder, &out->order) &&
         get(getter, layout, kRows, &out->rows) && get(getter, layout, kColumns, &out->columns) &&
         get(getter, layout, kLd, &out->ld) && get(getter, layout, kBatch, &out->batch) &&
         get(getter, layout, kStride, &out->stride) && get(getter, layout, kPlane, &out->plane);
}

int32_t compute_type_of(const CublasLt &api, void *desc) {
  int32_t type = 0;
  return desc && get(api.get_desc, desc, kCompute, &type) ? type : 0;
}

bool read_operation(const CublasLt &api, void *desc, LtOperation *out) {
  const Getter getter = api.get_desc;
  if (!desc) return false;
  get(getter, desc, kBias, &out->bias);  // null if the epilogue needs none
  get(getter, desc, kBiasStride, &out->bias_stride);
  get(getter, desc, kAux, &out->aux);
  get(getter, desc, kAuxLd, &out->aux_ld);
  get(getter, desc, kBiasType, &out->bias_type);  // older versions do not know the types
  get(getter, desc, kAuxType, &out->aux_type);
  return get(getter, desc, kCompute, &out->compute_type) &&
         get(getter, desc, kScale, &out->scale_type) &&
         get(getter, desc, kPointerMode, &out->pointer_mode) &&
         get(getter, desc, lt::kTransA, &out->transa) &&
         get(getter, desc, lt::kTransB, &out->transb) && get(getter, desc, kTransC, &out->transc) &&
         get(getter, desc, kFill, &out->fill) && get(getter, desc, kEpilogue, &out->epilogue);
}

}  // namespace mixpert
