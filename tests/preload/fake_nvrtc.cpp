// An NVRTC whose binaries are the options, for a driver that takes anything.
#include <cstddef>
#include <cstring>
#include <string>

#define API extern "C" __attribute__((visibility("default"))) int

static thread_local std::string image;

API nvrtcCreateProgram(void **program, const char *, const char *, int, const char *const *,
                       const char *const *) {
  static int one;
  *program = &one;
  return 0;
}
API nvrtcCompileProgram(void *, int count, const char *const *options) {
  image.clear();
  for (int i = 0; i < count; ++i) image += options[i] + std::string(" ");
  return 0;
}
API nvrtcGetProgramLogSize(void *, size_t *bytes) { *bytes = 1; return 0; }
API nvrtcGetProgramLog(void *, char *log) { *log = 0; return 0; }
API nvrtcGetCUBINSize(void *, size_t *bytes) { *bytes = image.size() + 1; return 0; }
API nvrtcGetCUBIN(void *, char *to) { std::memcpy(to, image.c_str(), image.size() + 1); return 0; }
API nvrtcGetPTXSize(void *, size_t *) { return 1; }
API nvrtcGetPTX(void *, char *) { return 1; }
API nvrtcDestroyProgram(void **) { return 0; }
extern "C" __attribute__((visibility("default"))) const char *nvrtcGetErrorString(int) { return ""; }
