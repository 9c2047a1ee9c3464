// A client inside a shared library, as Python extensions are: linked with a cuBLAS, loaded locally.
extern "C" int cublasCreate_v2(void **);
extern "C" int cublasSgemm_v2(void *, int, int, int, int, int, const float *, const float *, int,
                              const float *, int, const float *, float *, int);

extern "C" __attribute__((visibility("default"))) int multiply() {
  void *handle;
  const float one = 1, zero = 0, a = 3, b = 4;
  float c = 0;
  cublasCreate_v2(&handle);
  const int status = cublasSgemm_v2(handle, 0, 0, 1, 1, 1, &one, &a, 1, &b, 1, &zero, &c, 1);
  return status == 0 ? static_cast<int>(c) : -status;
}
