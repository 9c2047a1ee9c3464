// A client that looks cuBLAS up by name, as JAX does: a stub under the function's own name jumps to
// what dlsym gave.
#include <dlfcn.h>

#include <cstdlib>

#define API extern "C" __attribute__((visibility("default")))

namespace {

void *look_up(const char *name) {
  static void *library = dlopen(std::getenv("CUBLAS_FILE"), RTLD_NOW | RTLD_LOCAL);
  return dlsym(library, name);
}

using Sgemm = int (*)(void *, int, int, int, int, int, const float *, const float *, int,
                      const float *, int, const float *, float *, int);

}  // namespace

API int cublasSgemm_v2(void *handle, int ta, int tb, int m, int n, int k, const float *alpha,
                       const float *a, int lda, const float *b, int ldb, const float *beta, float *c,
                       int ldc) {
  static const auto found = reinterpret_cast<Sgemm>(look_up("cublasSgemm_v2"));
  return found(handle, ta, tb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc) + 0 * ldc;
}

API int multiply() {
  if (look_up("cublasNoSuchFunction")) return -1000;
  void *handle;
  const float one = 1, zero = 0, a = 3, b = 4;
  float c = 0;
  reinterpret_cast<int (*)(void **)>(look_up("cublasCreate_v2"))(&handle);
  const int status = cublasSgemm_v2(handle, 0, 0, 1, 1, 1, &one, &a, 1, &b, 1, &zero, &c, 1);
  return status == 0 ? static_cast<int>(c) : -status;
}
