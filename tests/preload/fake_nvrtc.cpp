// An NVRTC whose binaries are the options, for a driver that takes anything; so is its PTX, with
// FAKE_NVRTC_PTX, else there is none.
#include <cstddef>
#include <cstdlib>
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
API nvrtcGetPTXSize(void *program, size_t *bytes) {
  return std::getenv("FAKE_NVRTC_PTX") ? nvrtcGetCUBINSize(program, bytes) : 1;
}
API nvrtcGetPTX(void *program, char *to) {
  return std::getenv("FAKE_NVRTC_PTX") ? nvrtcGetCUBIN(program, to) : 1;
}
API nvrtcDestroyProgram(void **) { return 0; }
extern "C" __attribute__((visibility("default"))) const char *nvrtcGetErrorString(int) { return ""; }
