#include "cuda/cublas.h"

#include "cuda/dynamic.h"

namespace mixpert {
namespace {

// The next definition after this library is what the program linked; a client that loaded cuBLAS
// locally, or that was linked the other way round, has it in the process all the same.
template <typename Function>
void find(void *loaded, const char *name, Function **function) {
  find_symbol(RTLD_NEXT, name, function) || (loaded && find_symbol(loaded, name, function)) ||
      find_symbol(RTLD_DEFAULT, name, function);
}

Cublas *load() {
  static Cublas api;
  void *loaded = nullptr;
  for (const char *name : {"libcublas.so.13", "libcublas.so.12", "libcublas.so.11"})
    if (!loaded) loaded = dlopen(name, RTLD_NOW | RTLD_NOLOAD);
  find(loaded, "cublasSgemm_v2", &api.sgemm);
  find(loaded, "cublasSgemmStridedBatched", &api.sgemm_strided);
  find(loaded, "cublasGemmEx", &api.gemm_ex);
  find(loaded, "cublasDgemm_v2", &api.dgemm);
  find(loaded, "cublasGetStream_v2", &api.get_stream);
  find(loaded, "cublasGetPointerMode_v2", &api.get_pointer_mode);
  return api.sgemm && api.get_stream && api.get_pointer_mode ? &api : nullptr;
}

}  // namespace

const Cublas *cublas() {
  static const Cublas *api = load();
  return api;
}

}  // namespace mixpert
