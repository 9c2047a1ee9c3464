#include "cublas/cublas.h"

#include <string>

#include "cublas/cublas_lt.h"
#include "support/address_map.h"
#include "symbols/real.h"

namespace mixpert {
namespace {

constexpr const char kStem[] = "libcublas.so";
constexpr const char kFamily[] = "libcublas";  // and libcublasLt

class Finder {
 public:
  explicit Finder(const void *caller) : caller_(caller) {}

  template <typename Function>
  void operator()(const std::string &name, Function *function) const {
    find_real(caller_, name.c_str(), kStem, function);
  }

 private:
  const void *caller_;
};

template <typename Int>
void fill(const Finder &find, const std::string &suffix, CublasGemms<Int> *out) {
  find("cublasSgemm_v2" + suffix, &out->sgemm);
  find("cublasSsyrk_v2" + suffix, &out->ssyrk);
  find("cublasSsyrkx" + suffix, &out->ssyrkx);
  find("cublasSgemmStridedBatched" + suffix, &out->sgemm_strided);
  find("cublasSgemmBatched" + suffix, &out->sgemm_batched);
  find("cublasSgemmEx" + suffix, &out->sgemm_ex);
  find("cublasGemmEx" + suffix, &out->gemm_ex);
  find("cublasGemmStridedBatchedEx" + suffix, &out->gemm_strided_ex);
  find("cublasGemmBatchedEx" + suffix, &out->gemm_batched_ex);
  find("cublasSgemmGroupedBatched" + suffix, &out->sgemm_grouped);
  find("cublasGemmGroupedBatchedEx" + suffix, &out->gemm_grouped_ex);
}

const Cublas *load(const Finder &find) {
  auto *api = new Cublas{};
  fill(find, "", &api->narrow);
  fill(find, "_64", &api->wide);
  find("cublasDgemm_v2", &api->dgemm);
  find("cublasDsyrk_v2", &api->dsyrk);
  find("cublasDsyrkx", &api->dsyrkx);
  find("cublasCreate_v2", &api->create);
  find("cublasSetStream_v2", &api->set_stream);
  find("cublasGetStream_v2", &api->get_stream);
  find("cublasGetPointerMode_v2", &api->get_pointer_mode);
  find("cublasGetMathMode", &api->get_math_mode);
  find("cublasGetSmCountTarget", &api->get_sm_count_target);
  find("cublasGetEmulationStrategy", &api->get_strategy);
  for (size_t i = 0; i < kMissedFunctions; ++i) find(kMissedNames[i], &api->missed[i]);
  if (api->narrow.sgemm && api->get_stream && api->get_pointer_mode) {
    api->heuristic = lt_heuristic(reinterpret_cast<const void *>(api->narrow.sgemm));
    return api;
  }
  delete api;
  return nullptr;
}

// One for each cuBLAS of the process, by its function.
const Cublas *version_of(const void *caller) {
  struct Versions : AddressMap<const Cublas> {};
  const Finder find(caller);
  void *sgemm;
  find("cublasSgemm_v2", &sgemm);
  if (!sgemm) return nullptr;
  const auto make = [&] {
    keep_loaded(sgemm);
    return load(find);
  };
  return lasting<Versions>().get(sgemm, make, [](const Cublas *lost) {
    delete lost->heuristic;
    delete lost;
  });
}

}  // namespace

const Cublas *cublas(const void *caller) {
  struct Callers : AddressMap<const Cublas> {};
  return lasting<Callers>().get(caller, [&] { return version_of(caller); });
}

bool is_cublas(const std::string &path) {
  return path.compare(path.rfind('/') + 1, sizeof kFamily - 1, kFamily) == 0;
}

bool inside_cublas(const void *caller) {
  static const bool kNo = false, kYes = true;
  struct Callers : AddressMap<const bool> {};
  const auto find = [caller] { return is_cublas(object_of(caller)) ? &kYes : &kNo; };
  return *lasting<Callers>().get(caller, find);
}

}  // namespace mixpert
