// A CUDA driver for two devices, of which a thread takes the first unless it says so (fake_use).
// Their memory is the host's, and kernels cannot be loaded, so that emulation is refused with a
// reason and cuBLAS runs instead. With FAKE_CUDA_LOG kernels are "loaded", and the names of those
// that are launched go to that file, as do the caller's marks; with FAKE_CUDA_LOG_ALL also "take" and
// "give" for memory, "record" for events, and "load" and the names of those that are loaded. With FAKE_CUDA_COMPUTES those of
// fake_kernels.h are computed. FAKE_CUDA_ARCH is the devices' compute capability, such as 80; with
// FAKE_CUDA_LOST launches fail, with FAKE_CUDA_FULL no memory is left, with
// FAKE_CUDA_NO_CONTEXT=N threads have no context, and asking for one gives N. With FAKE_CAPTURE
// calls are captured in a graph. With FAKE_CAPTURE_ELSEWHERE some other thread is capturing, in the
// mode that is CUDA's default: what may be unsafe then is refused to a thread that has not exchanged
// its own mode for the relaxed one, and "unsafe" and its name go to the log. With FAKE_CUDA_NO_LIMITS
// pools cannot be bounded; with FAKE_CAPTURE_APART no captured launch follows another. What is captured on the
// stream that is made here is a graph of FAKE_OWN_NODES kernels (unset: there is no such capture). FAKE_CUDA_SMS is
// how many multiprocessors there are. -DTOO_OLD: a driver
// without pools.
#include <sys/mman.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <mutex>
#include <utility>
#include <vector>

#include "fake_driver.h"
#include "fake_kernels.h"

using namespace fake;

API cuGetErrorString(int, const char **text) { *text = "refused by the fake driver"; return 0; }
thread_local int fake::current = 0;
Context *const fake::contexts = new Context[kDevices];
API fake_use(int device) {
  current = device;
  contexts[device].ended = false;
  return 0;
}
API cuCtxGetCurrent(void **context) {
  const char *error = std::getenv("FAKE_CUDA_NO_CONTEXT");
  *context = error || contexts[current].ended ? nullptr : &contexts[current];
  return error ? std::atoi(error) : 0;
}
API cuCtxGetId(Context *context, unsigned long long *id) {
  *id = context->number * kDevices + static_cast<unsigned long long>(context - contexts);
  return 0;
}
static bool shut = false;  // as at exit, once the driver has ended itself
API fake_shut() { shut = true; return 0; }
API cuCtxGetApiVersion(Context *context, unsigned *version) {
  *version = 3020;
  return shut ? 4 : context->ended ? 709 : 0;
}
API cuCtxGetDevice(int *device) { *device = current; return 0; }
API cuDeviceGetAttribute(int *value, int attribute, int) {
  static const char *const text = std::getenv("FAKE_CUDA_ARCH");
  static const int arch = text ? std::atoi(text) : 80;
  static const char *const sms = std::getenv("FAKE_CUDA_SMS");
  static const int multiprocessors = sms ? std::atoi(sms) : 108;
  *value = attribute == 75   ? arch / 10
           : attribute == 76 ? arch % 10
           : attribute == 97 ? 160 << 10
                             : multiprocessors;
  return 0;
}
std::FILE *const fake::log_file = [] {
  const char *path = std::getenv("FAKE_CUDA_LOG");
  return path ? std::fopen(path, "w") : nullptr;
}();
API fake_mark(const char *text) { return std::fprintf(log_file, "%s\n", text) > 0 ? 0 : 1; }
void fake::note(const char *what) {
  static const bool all = std::getenv("FAKE_CUDA_LOG_ALL") != nullptr;
  if (all) fake_mark(what);
}

static thread_local int capture_mode = 0;
API cuThreadExchangeStreamCaptureMode(int *mode) {
  std::swap(*mode, capture_mode);
  return 0;
}
int fake::unsafe(const char *function) {
  static const bool captures = std::getenv("FAKE_CAPTURE_ELSEWHERE");
  if (!captures || capture_mode == mixpert::cu::kCaptureRelaxed) return 0;
  std::fprintf(log_file, "unsafe %s\n", function);
  return 900;
}

API cuInit(unsigned) { return 0; }
API cuDriverGetVersion(int *version) { *version = 13000; return 0; }
API cuDeviceGetCount(int *count) { *count = kDevices; return 0; }
API cuDeviceGet(int *device, int ordinal) { *device = ordinal; return 0; }
API cuDeviceGetName(char *name, int bytes, int) {
  std::snprintf(name, static_cast<size_t>(bytes), "Fake GPU");
  return 0;
}
API cuDeviceGetUuid_v2(unsigned char *uuid, int device) {
  std::memset(uuid, 0xa0 + device, 16);
  if (log_file) fake_mark("uuid");
  return 0;
}

static const bool computes = std::getenv("FAKE_CUDA_COMPUTES");

API cuModuleLoadData(void **module, const void *image) {
  if (const int refused = unsafe("cuModuleLoadData")) return refused;
  *module = const_cast<void *>(image);  // text, which the caller keeps
  return log_file ? 0 : 209;
}
API cuModuleGetFunction(void **function, void *module, const char *name) {
  *function = new Kernel{name, computes ? static_cast<const char *>(module) : "", current};
  if (log_file) note((std::string("load ") + name).c_str());
  return log_file ? 0 : 209;
}
API cuFuncSetAttribute(void *, int, int) { return 0; }
int fake::own_stream;
bool fake::captured(const void *stream) {
  return std::getenv("FAKE_CAPTURE") && stream != &own_stream;
}
int fake::launch(void *function, unsigned ctas, unsigned problems, const void *stream,
                 void **params) {
  if (!log_file) return 209;
  if (captured(stream)) {
    graph.before.push_back(graph.last);
    graph.last = {static_cast<size_t>(++graph.launches)};
  }
  static const bool lost = std::getenv("FAKE_CUDA_LOST");
  if (lost) return 719;
  const Kernel &kernel = *static_cast<const Kernel *>(function);
  if (kernel.device != current) return 400;
  if (kernel.name == "gemm_int8_thin" && ctas < fake::thin_ctas(params[0])) return 715;
  if (computes && params) fake::run(kernel.name, kernel.options, params[0], problems);
  return fake_mark(kernel.name.c_str());
}
int fake::gone(const Event *event, const char *function) {
  if (event->number == event->context->number) return 0;
  if (log_file) std::fprintf(log_file, "gone %s\n", function);
  return 709;
}
// With FAKE_CUDA_LAUNCHES what a launch was asked for with, but its parameters, precedes its name; in a
// capture its number and what it follows, too.
static void note_launch(const mixpert::CuLaunchConfig &asked) {
  static const bool noted = std::getenv("FAKE_CUDA_LAUNCHES");
  if (!noted) return;
  std::fprintf(log_file, "%u,%u,%u %u,%u,%u %u", asked.grid[0], asked.grid[1], asked.grid[2],
               asked.block[0], asked.block[1], asked.block[2], asked.shared_bytes);
  for (unsigned i = 0; i < asked.attribute_count; ++i)
    std::fprintf(log_file, " %d:%u", asked.attributes[i].id, asked.attributes[i].cluster[0]);
  if (captured(asked.stream)) std::fprintf(log_file, " node:%d", graph.launches + 1);
  for (size_t node : graph.last) std::fprintf(log_file, " after:%zu", node);
  std::fprintf(log_file, " ");
}
API cuLaunchKernel(void *function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by,
                   unsigned bz, unsigned shared, void *stream, void **params, void **) {
  note_launch({{gx, gy, gz}, {bx, by, bz}, shared,
               static_cast<mixpert::CuStream>(stream), nullptr, 0});
  return launch(function, 1, gz, stream, params);
}
API cuLaunchKernelEx(const mixpert::CuLaunchConfig *config, void *function, void **params, void **) {
  note_launch(*config);
  unsigned ctas = 1;
  for (unsigned i = 0; i < config->attribute_count; ++i)
    if (config->attributes[i].id == mixpert::cu::kClusterAttribute)
      ctas = config->attributes[i].cluster[0];
  return launch(function, ctas, config->grid[2], config->stream, params);
}
struct Pool {
  size_t used = 0, most = 0;  // nothing that was freed goes back to the system
  size_t limit = 0;           // 0: none
};
struct Taken {
  Pool *pool;
  size_t bytes;
};
#ifndef TOO_OLD
API cuMemPoolCreate(Pool **pool, const mixpert::CuPoolProperties *properties) {
  if (properties->max_size && std::getenv("FAKE_CUDA_NO_LIMITS")) return 1;
  if (properties->max_size >> 40) return mixpert::cu::kOutOfMemory;  // more than there is
  *pool = new Pool;
  (*pool)->limit = properties->max_size;
  return unsafe("cuMemPoolCreate");
}
#endif
static std::mutex pool_lock;
static auto &taken = *new std::map<unsigned long long, Taken>;  // also for what is freed at exit
// With FAKE_CUDA_REUSES memory of a size is given out again, at its address; with FAKE_CUDA_MOVES never.
static auto &given_back = *new std::map<size_t, std::vector<unsigned long long>>;
API cuMemPoolGetAttribute(Pool *pool, int attribute, unsigned long long *bytes) {
  std::lock_guard<std::mutex> lock(pool_lock);
  *bytes = attribute == mixpert::cu::kPoolReserved ? pool->most : pool->used;
  return unsafe("cuMemPoolGetAttribute");
}
API cuMemPoolSetAttribute(void *, int, void *) { return unsafe("cuMemPoolSetAttribute"); }
API cuMemAllocFromPoolAsync(unsigned long long *address, size_t bytes, Pool *pool, void *stream) {
  if (std::getenv("FAKE_CUDA_FULL")) return mixpert::cu::kOutOfMemory;
  if (const int refused = captured(stream) ? 0 : unsafe("cuMemAllocFromPoolAsync")) return refused;
  if (captured(stream)) ++graph.memory_nodes;
  note("take");
  std::lock_guard<std::mutex> lock(pool_lock);
  if (pool->limit && pool->used + bytes > pool->limit) return mixpert::cu::kOutOfMemory;
  std::vector<unsigned long long> &free = given_back[bytes];
  if (std::getenv("FAKE_CUDA_REUSES") && !free.empty()) {
    *address = free.back();
    free.pop_back();
  } else {
    *address = reinterpret_cast<unsigned long long>(std::malloc(bytes ? bytes : 1));
  }
  taken[*address] = {pool, bytes};
  pool->most = std::max(pool->most, pool->used += bytes);
  return 0;
}
API cuMemFreeAsync(unsigned long long address, void *) {
  note("give");
  std::lock_guard<std::mutex> lock(pool_lock);
  const Taken was = taken[address];
  was.pool->used -= was.bytes;
  taken.erase(address);
  if (std::getenv("FAKE_CUDA_REUSES")) given_back[was.bytes].push_back(address);
  else if (!std::getenv("FAKE_CUDA_MOVES")) std::free(reinterpret_cast<void *>(address));
  return 0;
}
API cuMemcpy2D_v2(const void *copy) {
  if (!computes) return 209;
  if (const int refused = unsafe("cuMemcpy2D")) return refused;
  const auto &x = *static_cast<const mixpert::CuCopy2d *>(copy);
  for (size_t row = 0; row < x.height; ++row)
    std::memcpy(static_cast<char *>(x.target_host) + row * x.target_pitch,
                reinterpret_cast<const char *>(x.source_device) + row * x.source_pitch, x.width);
  return 0;
}
API cuMemcpy2DAsync_v2(const void *copy, void *) {
  const auto &x = *static_cast<const mixpert::CuCopy2d *>(copy);
  for (size_t row = 0; row < x.height; ++row)
    std::memcpy(reinterpret_cast<char *>(x.target_device) + row * x.target_pitch,
                reinterpret_cast<const char *>(x.source_device) + row * x.source_pitch, x.width);
  return 0;
}
API cuMemcpyDtoH_v2(void *to, unsigned long long from, size_t bytes) {
  std::memcpy(to, reinterpret_cast<void *>(from), bytes);
  return 0;
}
API cuMemHostAlloc(void **memory, size_t bytes, unsigned) {
  if (const int refused = unsafe("cuMemHostAlloc")) return refused;
  *memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  std::lock_guard<std::mutex> lock(pool_lock);
  contexts[current].host_memory[*memory] = bytes;
  return 0;
}
API fake_reset() {
  Context &context = contexts[current];
  std::lock_guard<std::mutex> lock(pool_lock);
  for (const auto &[memory, bytes] : context.host_memory) mprotect(memory, bytes, PROT_NONE);
  context.host_memory.clear();
  context.ended = true;
  ++context.number;
  return 0;
}
API cuCtxSynchronize() { return unsafe("cuCtxSynchronize"); }
API cuStreamCreate(void **stream, unsigned) { *stream = &own_stream; return 0; }
API cuStreamSynchronize(void *) { return unsafe("cuStreamSynchronize"); }
API cuStreamIsCapturing(void *stream, int *capturing) {
  *capturing = captured(stream);
  return 0;
}
static std::atomic<int> live_events{0};
API cuEventCreate(Event **event, unsigned) {
  void *context = nullptr;
  cuCtxGetCurrent(&context);
  if (!context) return 201;
  *event = new Event{&contexts[current], contexts[current].number};
  ++live_events;
  return 0;
}
API fake_live_events() { return live_events; }
API cuStreamWaitEvent(void *, Event *event, unsigned) { return gone(event, "cuStreamWaitEvent"); }
API cuEventRecord(Event *event, void *) {
  note("record");
  return gone(event, "cuEventRecord");
}
API cuEventSynchronize(Event *event) {
  const int error = gone(event, "cuEventSynchronize");
  return error ? error : unsafe("cuEventSynchronize");
}
API cuEventQuery(Event *event) {
  const int error = gone(event, "cuEventQuery");
  return error ? error : unsafe("cuEventQuery");
}
API cuEventElapsedTime(float *milliseconds, void *, void *) { *milliseconds = 1; return 0; }
API cuEventDestroy_v2(Event *event) {
  const int error = gone(event, "cuEventDestroy");
  delete event;
  --live_events;
  return error;
}
