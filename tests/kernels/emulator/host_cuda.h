// CUDA C++ on the processor, for tests of kernels without a GPU: a fiber for each thread, all CTAs of a
// cluster at once, in random order. Only what gemm_int8_thin needs; ptx.cuh beside it has the
// instructions.
//
// What is asynchronous is as late as it may be: copies arrive when their thread waits for them, and
// spoil at once what they will overwrite. So a missing wait or barrier shows in the results.
#pragma once

#include <sys/mman.h>

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <map>
#include <random>
#include <vector>

#define __device__
#define __global__
#define __forceinline__ inline
#define __grid_constant__
#define __launch_bounds__(...)
#define __align__(n) alignas(n)

struct alignas(8) float2 { float x, y; };
struct alignas(16) float4 { float x, y, z, w; };
struct alignas(8) int2 { int x, y; };
struct alignas(16) int4 { int x, y, z, w; };
struct alignas(8) uint2 { unsigned x, y; };
struct alignas(16) uint4 { unsigned x, y, z, w; };
struct dim3 { unsigned x = 1, y = 1, z = 1; };
inline float2 make_float2(float x, float y) { return {x, y}; }
inline float4 make_float4(float x, float y, float z, float w) { return {x, y, z, w}; }
inline int4 make_int4(int x, int y, int z, int w) { return {x, y, z, w}; }
inline uint4 make_uint4(unsigned x, unsigned y, unsigned z, unsigned w) { return {x, y, z, w}; }
template <typename T> T max(T a, T b) { return a > b ? a : b; }
template <typename T> T min(T a, T b) { return a < b ? a : b; }

namespace host {

constexpr size_t kSharedStride = 256 * 1024;  // between the shared memories of CTAs
constexpr size_t kStack = 96 * 1024;
constexpr int kMostCtas = 16, kMostThreads = 512, kSharedBase = 1024;

struct Barrier {
  int count = 0, generation = 0;
};
struct Copy {
  char *to;
  const char *from;
  int bytes, size;
};
struct Warp {
  Barrier barrier;
  uint32_t values[32], a[32][4], b[32][2];
};
struct Cta {
  dim3 block;
  uint32_t rank;
  char *shared;
  Barrier all;
  std::vector<Warp> warps;
};
struct Fiber {
  void *stack_pointer;
  Cta *cta;
  dim3 thread;
  bool done = false;
  std::deque<std::vector<Copy>> groups{1};  // the last one is open

  Warp &warp() const { return cta->warps[thread.x / 32]; }
  int lane() const { return thread.x % 32; }
};
struct Mbarrier {
  int expected, pending;
  long bytes;
  uint32_t phase;

  void settle() {
    if (pending || bytes) return;
    phase ^= 1;
    pending = expected;
  }
};

inline Fiber *current;
inline void *scheduler;
inline char *arena, *stacks;
inline dim3 grid;
inline int cluster, threads, cluster_arrived;
inline bool cluster_started, wrong;  // wrong: something that a GPU refuses
inline std::map<uint32_t, Mbarrier> mbarriers;

extern "C" void host_switch(void **from, void *to);
asm(R"(
.text
host_switch:
  push %rbp; push %rbx; push %r12; push %r13; push %r14; push %r15
  mov %rsp, (%rdi)
  mov %rsi, %rsp
  pop %r15; pop %r14; pop %r13; pop %r12; pop %rbx; pop %rbp
  ret
)");

inline void yield() { host_switch(&current->stack_pointer, scheduler); }
inline void meet(Barrier &barrier, int all) {
  const int generation = barrier.generation;
  if (++barrier.count == all) {
    barrier.count = 0;
    ++barrier.generation;
  }
  while (barrier.generation == generation) yield();
}
inline uint32_t address_of(const void *at) {
  return static_cast<uint32_t>(static_cast<const char *>(at) - arena) + kSharedBase;
}
inline char *at(uint32_t address) { return arena + (address - kSharedBase); }

}  // namespace host

#define threadIdx (host::current->thread)
#define blockIdx (host::current->cta->block)
#define gridDim (host::grid)

template <typename To, typename From>
To bits_of(From x) {
  To y;
  static_assert(sizeof(x) == sizeof(y), "the same size");
  memcpy(&y, &x, sizeof(y));
  return y;
}
inline float __int_as_float(int x) { return bits_of<float>(x); }
inline int __float_as_int(float x) { return bits_of<int>(x); }
inline unsigned __float_as_uint(float x) { return bits_of<unsigned>(x); }
inline float __fmul_rn(float a, float b) { return a * b; }
inline float __fadd_rn(float a, float b) { return a + b; }
inline float __fmaf_rn(float a, float b, float c) { return fmaf(a, b, c); }
inline float __int2float_rn(int x) { return static_cast<float>(x); }
inline float __uint2float_rn(unsigned x) { return static_cast<float>(x); }
inline int __float2int_rn(float x) {
  const float r = rintf(x);
  if (r != r) return 0;
  return r >= 0x1p31f ? INT32_MAX : r < -0x1p31f ? INT32_MIN : static_cast<int>(r);
}
inline int __clz(int x) { return x ? __builtin_clz(x) : 32; }
inline int __ffs(int x) { return __builtin_ffs(x); }
inline unsigned __byte_perm(unsigned x, unsigned y, unsigned select) {
  const uint64_t both = static_cast<uint64_t>(y) << 32 | x;
  unsigned result = 0;
  for (int i = 0; i < 4; ++i)
    result |= static_cast<unsigned>(both >> (select >> 4 * i & 7) * 8 & 255) << 8 * i;
  return result;
}
template <typename T> T __ldg(const T *at) { return *at; }
inline unsigned atomicMax(unsigned *at, unsigned x) {
  const unsigned old = *at;
  *at = max(old, x);
  return old;
}
inline void __threadfence() {}
inline void __syncthreads() { host::meet(host::current->cta->all, host::threads); }
inline void __syncwarp() { host::meet(host::current->warp().barrier, 32); }
template <typename T>
T __shfl_xor_sync(unsigned, T x, int lanes) {
  host::Warp &warp = host::current->warp();
  const int lane = host::current->lane();
  warp.values[lane] = bits_of<uint32_t>(x);
  __syncwarp();
  const T y = bits_of<T>(warp.values[lane ^ lanes]);
  __syncwarp();
  return y;
}
inline unsigned __reduce_max_sync(unsigned mask, unsigned x) {
  for (int lanes = 16; lanes; lanes /= 2) x = max(x, __shfl_xor_sync(mask, x, lanes));
  return x;
}
inline unsigned __reduce_min_sync(unsigned mask, unsigned x) {
  for (int lanes = 16; lanes; lanes /= 2) x = min(x, __shfl_xor_sync(mask, x, lanes));
  return x;
}

namespace host {

using Kernel = void (*)(const void *params);
inline Kernel kernel;
inline const void *kernel_params;

inline void run_fiber() {
  kernel(kernel_params);
  current->done = true;
  for (;;) yield();
}

inline char *reserve(size_t bytes) {
  return static_cast<char *>(mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                                  MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0));
}

inline void start(Fiber &fiber, char *stack) {
  void **top = reinterpret_cast<void **>(stack + kStack - 64);
  *--top = nullptr;
  *--top = reinterpret_cast<void *>(&run_fiber);
  fiber.stack_pointer = top - 6;  // registers that host_switch takes
}

// The CTAs of a cluster, `first` and after. False: they wait for ever, or did what a GPU refuses.
inline bool run_cluster(int first, std::mt19937 &random) {
  mbarriers.clear();
  cluster_arrived = 0;
  cluster_started = wrong = false;
  memset(arena, 0xA5, cluster * kSharedStride);
  std::vector<Cta> ctas(cluster);
  std::vector<Fiber> fibers(cluster * threads);
  std::vector<Fiber *> order;
  for (int i = 0; i < cluster; ++i) {
    ctas[i].block = {static_cast<unsigned>(first + i), 0, 0};
    ctas[i].rank = i;
    ctas[i].shared = arena + i * kSharedStride;
    ctas[i].warps.resize(threads / 32);
  }
  for (size_t i = 0; i < fibers.size(); ++i) {
    fibers[i].cta = &ctas[i / threads];
    fibers[i].thread = {static_cast<unsigned>(i % threads), 0, 0};
    start(fibers[i], stacks + i * kStack);
    order.push_back(&fibers[i]);
  }
  size_t left = fibers.size();
  constexpr int kMostRounds = 1000000, kRoundsInOrder = 64;
  for (int round = 0; left && !wrong && round < kMostRounds; ++round) {
    if (round % kRoundsInOrder == 0)
      for (size_t i = order.size() - 1; i > 0; --i) std::swap(order[i], order[random() % (i + 1)]);
    for (Fiber *fiber : order) {
      if (fiber->done || random() % 16 == 0) continue;  // some lag behind
      current = fiber;
      host_switch(&scheduler, fiber->stack_pointer);
      left -= fiber->done;
    }
  }
  return left == 0;
}

inline int run(Kernel of, const void *params, int ctas, int cluster_size, int cta_threads, int seed) {
  if (cluster_size > kMostCtas || cta_threads > kMostThreads) return 1;
  kernel = of;
  kernel_params = params;
  grid = {static_cast<unsigned>(ctas), 1, 1};
  cluster = cluster_size;
  threads = cta_threads;
  if (!arena) arena = reserve(kMostCtas * kSharedStride);
  if (!stacks) stacks = reserve(size_t{kMostCtas} * kMostThreads * kStack);
  std::mt19937 random(seed);
  for (int first = 0; first < ctas; first += cluster)
    if (!run_cluster(first, random)) return 2;
  return 0;
}

}  // namespace host
