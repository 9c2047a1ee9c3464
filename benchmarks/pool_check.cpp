// What compute-sanitizer's initcheck says of a program in which every word is written before it is read:
// threads and streams that take memory, write it in one kernel, read it in the next and give it back. No MixPert,
// no cuBLAS. Every complaint is the tool's own; the sums that the readers make are compared.
//
//   g++ -std=c++17 -O2 -I/usr/local/cuda/include pool_check.cpp -o pool_check -ldl -pthread
//   compute-sanitizer --tool initcheck ./pool_check SECONDS OVERLAP REUSE KEEP THREADS
//
// OVERLAP 1: the reader is a launch that overlaps, and waits. REUSE 0: memory of one stream goes to another only
// when it is known to be over. KEEP 1: each stream has its memory for good.
#include <cuda.h>
#include <dlfcn.h>

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <thread>
#include <vector>

namespace {

// The driver's functions, found at run time.
#define FUNCTIONS(X)                                                                             \
  X(cuInit) X(cuDeviceGet) X(cuDevicePrimaryCtxRetain) X(cuCtxSetCurrent) X(cuModuleLoadDataEx)  \
  X(cuModuleGetFunction) X(cuStreamCreate) X(cuStreamSynchronize) X(cuLaunchKernelEx)            \
  X(cuMemPoolCreate) X(cuMemPoolSetAttribute) X(cuMemAllocFromPoolAsync) X(cuMemFreeAsync)       \
  X(cuGetErrorString) X(cuMemAlloc) X(cuMemcpyDtoH) X(cuMemsetD32)
#define STRING(x) #x
#define NAME(x) STRING(x)  // cuda.h defines newer names by macros
#define DECLARE(f) decltype(&f) p_##f;
#define FIND(f)                                                    \
  p_##f = reinterpret_cast<decltype(&f)>(dlsym(library, NAME(f))); \
  if (!p_##f) std::printf("no %s\n", NAME(f)), std::exit(2);
#define CALL(f, ...) check(p_##f(__VA_ARGS__), #f)
FUNCTIONS(DECLARE)

void check(CUresult error, const char *what) {
  if (error == CUDA_SUCCESS) return;
  const char *text = "?";
  p_cuGetErrorString(error, &text);
  std::printf("FAILED %s: %s\n", what, text);
  std::fflush(stdout);
  std::_Exit(3);
}

void open_driver() {
  void *library = dlopen("libcuda.so.1", RTLD_NOW);
  if (!library) std::puts("no driver"), std::exit(2);
  FUNCTIONS(FIND)
  CALL(cuInit, 0);
}

// write: CTA 0 first writes 8 words, then each CTA its part. read: each CTA its part and the 8 words.
const char *const kPtx = R"(
.version 8.0
.target sm_90
.address_size 64

.visible .entry write(.param .u64 at, .param .u32 words) {
  .reg .pred %p; .reg .b32 %r<9>; .reg .b64 %rd<6>;
  griddepcontrol.launch_dependents;
  griddepcontrol.wait;
  ld.param.u64 %rd1, [at];
  ld.param.u32 %r1, [words];
  mov.u32 %r2, %tid.x; mov.u32 %r3, %ctaid.x; mov.u32 %r4, %ntid.x; mov.u32 %r5, %nctaid.x;
  setp.ne.u32 %p, %r3, 0;
  @%p bra BODY;
  setp.ge.u32 %p, %r2, 8;
  @%p bra BODY;
  mul.wide.u32 %rd2, %r2, 4;
  add.u64 %rd3, %rd1, %rd2;
  mov.u32 %r6, 1;
  st.global.u32 [%rd3], %r6;
BODY:
  mad.lo.u32 %r7, %r3, %r4, %r2;
  add.u32 %r7, %r7, 8;
  mul.lo.u32 %r8, %r4, %r5;
LOOP:
  setp.ge.u32 %p, %r7, %r1;
  @%p bra END;
  mul.wide.u32 %rd2, %r7, 4;
  add.u64 %rd3, %rd1, %rd2;
  mov.u32 %r6, 1;
  st.global.u32 [%rd3], %r6;
  add.u32 %r7, %r7, %r8;
  bra LOOP;
END:
  ret;
}

.visible .entry read(.param .u64 at, .param .u32 words, .param .u64 sum) {
  .reg .pred %p; .reg .b32 %r<10>; .reg .b64 %rd<6>;
  griddepcontrol.launch_dependents;
  griddepcontrol.wait;
  ld.param.u64 %rd1, [at];
  ld.param.u32 %r1, [words];
  ld.param.u64 %rd4, [sum];
  mov.u32 %r2, %tid.x; mov.u32 %r3, %ctaid.x; mov.u32 %r4, %ntid.x; mov.u32 %r5, %nctaid.x;
  mad.lo.u32 %r7, %r3, %r4, %r2;
  mul.lo.u32 %r8, %r4, %r5;
  mov.u32 %r9, 0;
LOOP:
  setp.ge.u32 %p, %r7, %r1;
  @%p bra END;
  mul.wide.u32 %rd2, %r7, 4;
  add.u64 %rd3, %rd1, %rd2;
  ld.global.u32 %r6, [%rd3];
  add.u32 %r9, %r9, %r6;
  add.u32 %r7, %r7, %r8;
  bra LOOP;
END:
  red.global.add.u32 [%rd4], %r9;
  ret;
}
)";

constexpr int kStreams = 4, kMostQueued = 6;
constexpr unsigned kMostWords = 1u << 20, kCtas = 64, kCtaThreads = 256;
std::atomic<long> rounds{0}, wrong{0};
CUcontext context_;
CUfunction write_, read_;
CUmemoryPool pool_;

void launch(CUfunction function, CUstream stream, bool overlaps, void **arguments) {
  CUlaunchAttribute attribute = {};
  attribute.id = CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION;
  attribute.value.programmaticStreamSerializationAllowed = 1;
  CUlaunchConfig config = {};
  config.gridDimX = kCtas, config.gridDimY = config.gridDimZ = 1;
  config.blockDimX = kCtaThreads, config.blockDimY = config.blockDimZ = 1;
  config.hStream = stream;
  config.attrs = &attribute, config.numAttrs = overlaps ? 1 : 0;
  CALL(cuLaunchKernelEx, &config, function, arguments, nullptr);
}

void work(int seed, double seconds, bool overlaps, bool keeps) {
  CALL(cuCtxSetCurrent, context_);
  std::mt19937 random(static_cast<unsigned>(seed));
  std::vector<CUstream> streams(kStreams);
  std::vector<CUdeviceptr> kept(kStreams), sums(kStreams);
  std::vector<unsigned> expected(kStreams, 0);
  for (int i = 0; i < kStreams; ++i) {
    CALL(cuStreamCreate, &streams[i], CU_STREAM_NON_BLOCKING);
    CALL(cuMemAlloc, &sums[i], 4);
    CALL(cuMemsetD32, sums[i], 0, 1);
    if (keeps) CALL(cuMemAlloc, &kept[i], size_t{kMostWords} * 4);
  }
  const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
  while (std::chrono::steady_clock::now() < end) {
    for (int queued = 0; queued < kMostQueued; ++queued) {
      const size_t i = random() % kStreams;
      unsigned words = 64 + random() % (kMostWords >> random() % 8) / 2;
      CUdeviceptr at = kept[i];
      if (!keeps) CALL(cuMemAllocFromPoolAsync, &at, size_t{words} * 4, pool_, streams[i]);
      void *write_arguments[] = {&at, &words}, *read_arguments[] = {&at, &words, &sums[i]};
      launch(write_, streams[i], false, write_arguments);
      launch(read_, streams[i], overlaps, read_arguments);
      if (!keeps) CALL(cuMemFreeAsync, at, streams[i]);
      expected[i] += words;
      ++rounds;
    }
    const size_t i = random() % kStreams;
    CALL(cuStreamSynchronize, streams[i]);
    unsigned sum;
    CALL(cuMemcpyDtoH, &sum, sums[i], 4);
    wrong += sum != expected[i];
  }
}

void open_pool(bool reuse) {
  CUmemPoolProps properties = {};
  properties.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
  properties.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
  CALL(cuMemPoolCreate, &pool_, &properties);
  cuuint64_t all = ~cuuint64_t{0};
  CALL(cuMemPoolSetAttribute, pool_, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, &all);
  int no = 0;
  for (const auto attribute :
       {CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC, CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES,
        CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES})
    if (!reuse) CALL(cuMemPoolSetAttribute, pool_, attribute, &no);
}

}  // namespace

int main(int argc, char **argv) {
  if (argc != 6) return std::puts("pool_check SECONDS OVERLAP REUSE KEEP THREADS"), 2;
  const double seconds = std::atof(argv[1]);
  const bool overlaps = std::atoi(argv[2]), reuse = std::atoi(argv[3]), keeps = std::atoi(argv[4]);
  open_driver();
  CUmodule module;
  CUdevice device;
  CALL(cuDeviceGet, &device, 0);
  CALL(cuDevicePrimaryCtxRetain, &context_, device);
  CALL(cuCtxSetCurrent, context_);
  CALL(cuModuleLoadDataEx, &module, kPtx, 0, nullptr, nullptr);
  CALL(cuModuleGetFunction, &write_, module, "write");
  CALL(cuModuleGetFunction, &read_, module, "read");
  open_pool(reuse);
  std::vector<std::thread> threads;
  for (int i = 0; i < std::atoi(argv[5]); ++i) threads.emplace_back(work, i, seconds, overlaps, keeps);
  for (std::thread &thread : threads) thread.join();
  std::printf("pool_check: %ld rounds, %ld wrong sums\n", rounds.load(), wrong.load());
  std::fflush(stdout);
  std::_Exit(wrong ? 4 : 0);
}
