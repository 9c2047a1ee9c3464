// Loads the cuBLAS that its argument names into a namespace of its own, as some tools load plugins, and
// prints 3 x 4 as that one computes it.
#include <dlfcn.h>

#include <cstdio>

int main(int, char **argv) {
  void *library = dlmopen(LM_ID_NEWLM, argv[1], RTLD_NOW);
  if (!library) return std::fprintf(stderr, "%s\n", dlerror()), 1;
  const auto create = reinterpret_cast<int (*)(void **)>(dlsym(library, "cublasCreate_v2"));
  const auto sgemm = reinterpret_cast<int (*)(void *, int, int, int, int, int, const float *,
                                              const float *, int, const float *, int, const float *,
                                              float *, int)>(dlsym(library, "cublasSgemm_v2"));
  void *handle;
  const float one = 1, zero = 0, a = 3, b = 4;
  float c = 0;
  create(&handle);
  const int status = sgemm(handle, 0, 0, 1, 1, 1, &one, &a, 1, &b, 1, &zero, &c, 1);
  std::printf("%d %g\n", status, c);
}
