// A CUDA driver for one device whose memory is the host's and whose kernels cannot be loaded, so
// that emulation is refused with a reason and cuBLAS runs instead. With FAKE_CUDA_LOG kernels are
// "loaded", and the names of those that are launched go to that file, as do the caller's marks.
#include <cstdio>
#include <cstdlib>
#include <cstring>

#define API extern "C" __attribute__((visibility("default"))) int

API cuGetErrorString(int, const char **text) { *text = "refused by the fake driver"; return 0; }
API cuCtxGetCurrent(void **context) { static int one; *context = &one; return 0; }
API cuCtxGetDevice(int *device) { *device = 0; return 0; }
API cuDeviceGetAttribute(int *value, int attribute, int) {
  *value = attribute == 75 ? 8 : attribute == 76 ? 0 : attribute == 97 ? 160 << 10 : 108;
  return 0;
}
static std::FILE *log_file = [] {
  const char *path = std::getenv("FAKE_CUDA_LOG");
  return path ? std::fopen(path, "w") : nullptr;
}();
API fake_mark(const char *text) { return std::fprintf(log_file, "%s\n", text) > 0 ? 0 : 1; }

API cuModuleLoadData(void **module, const void *) {
  *module = &log_file;
  return log_file ? 0 : 209;
}
API cuModuleGetFunction(void **function, void *, const char *name) {
  *function = strdup(name);
  return log_file ? 0 : 209;
}
API cuFuncSetAttribute(void *, int, int) { return 0; }
API cuLaunchKernel(void *function, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,
                   unsigned, void *, void **, void **) {
  return log_file ? fake_mark(static_cast<const char *>(function)) : 209;
}
API cuMemPoolCreate(void **pool, const void *) { static int one; *pool = &one; return 0; }
API cuMemPoolSetAttribute(void *, int, void *) { return 0; }
API cuMemAllocFromPoolAsync(unsigned long long *address, size_t bytes, void *, void *) {
  *address = reinterpret_cast<unsigned long long>(std::malloc(bytes ? bytes : 1));
  return 0;
}
API cuMemFreeAsync(unsigned long long address, void *) {
  std::free(reinterpret_cast<void *>(address));
  return 0;
}
API cuMemcpy2D_v2(const void *) { return 209; }
API cuMemcpyDtoH_v2(void *to, unsigned long long from, size_t bytes) {
  std::memcpy(to, reinterpret_cast<void *>(from), bytes);
  return 0;
}
API cuMemHostAlloc(void **memory, size_t bytes, unsigned) {
  *memory = std::malloc(bytes);
  return 0;
}
API cuCtxSynchronize() { return 0; }
API cuStreamCreate(void **stream, unsigned) { static int one; *stream = &one; return 0; }
API cuStreamWaitEvent(void *, void *, unsigned) { return 0; }
API cuStreamSynchronize(void *) { return 0; }
API cuStreamIsCapturing(void *, int *capturing) {
  *capturing = std::getenv("FAKE_CAPTURE") ? 1 : 0;
  return 0;
}
API cuThreadExchangeStreamCaptureMode(int *) { return 0; }
API cuEventCreate(void **event, unsigned) { static int one; *event = &one; return 0; }
API cuEventRecord(void *, void *) { return 0; }
API cuEventSynchronize(void *) { return 0; }
API cuEventQuery(void *) { return 0; }
API cuEventElapsedTime(float *milliseconds, void *, void *) { *milliseconds = 1; return 0; }
API cuEventDestroy_v2(void *) { return 0; }
