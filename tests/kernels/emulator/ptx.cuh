// kernels/ptx.cuh on the processor (host_cuda.h): what gemm_int8_thin uses of it.
#pragma once

#include "params.cuh"

namespace mixpert {

inline uint32_t shared_address(const void *at) { return host::address_of(at); }

inline void send_copy(uint32_t to, const void *from, int bytes, int size) {
  const bool misaligned = to % size || (bytes && reinterpret_cast<uint64_t>(from) % size);
  host::wrong |= misaligned;
  if (misaligned) return;
  memset(host::at(to), 0x7F, size);
  host::current->groups.back().push_back(
      {host::at(to), static_cast<const char *>(from), bytes, size});
}
inline void cp_async_16(uint32_t to, const void *from, int bytes) { send_copy(to, from, bytes, 16); }
inline void cp_async_4(uint32_t to, const void *from, int bytes) { send_copy(to, from, bytes, 4); }
inline void cp_async_commit() { host::current->groups.emplace_back(); }
template <int PENDING>
void cp_async_wait() {
  auto &groups = host::current->groups;
  for (; static_cast<int>(groups.size()) - 1 > PENDING; groups.pop_front())
    for (const host::Copy &copy : groups.front()) {
      memset(copy.to, 0, copy.size);
      memcpy(copy.to, copy.from, copy.bytes);
    }
}

inline float4 read_shared(uint32_t address) {
  float4 x;
  memcpy(&x, host::at(address), sizeof(x));
  return x;
}

// Element `i` of four in a word.
inline int digit(uint32_t word, int i) { return static_cast<int8_t>(word >> 8 * i); }

inline void mma_s8(int (&c)[4], const uint32_t (&a)[4], uint32_t b0, uint32_t b1) {
  host::Warp &warp = host::current->warp();
  const int lane = host::current->lane();
  memcpy(warp.a[lane], a, sizeof(a));
  warp.b[lane][0] = b0;
  warp.b[lane][1] = b1;
  __syncwarp();
  for (int v = 0; v < 4; ++v) {
    const int row = lane / 4, column = lane % 4 * 2 + v % 2;
    for (int k = 0; k < 32; ++k) {
      const int of_four = k % 16 / 4, half = k / 16;
      c[v] += digit(warp.a[row * 4 + of_four][v / 2 + half * 2], k % 4) *
              digit(warp.b[column * 4 + of_four][half], k % 4);
    }
  }
  __syncwarp();
}

inline host::Mbarrier &mbarrier_at(uint32_t address) { return host::mbarriers.at(address); }
inline void mbarrier_init(uint32_t address, int arrivals) {
  host::mbarriers[address] = {arrivals, arrivals, 0, 0};
}
inline void mbarrier_expect(uint32_t address, uint32_t bytes) {
  host::Mbarrier &barrier = mbarrier_at(address);
  host::wrong |= barrier.pending == 0;
  barrier.bytes += bytes;
  --barrier.pending;
  barrier.settle();
}
inline void mbarrier_wait(uint32_t address, uint32_t parity) {
  while (mbarrier_at(address).phase == parity) host::yield();
}
inline void fence_barrier_init() {}

inline uint32_t cluster_rank() { return host::current->cta->rank; }
inline void cluster_arrive_relaxed() {
  if (++host::cluster_arrived == host::threads * host::cluster) host::cluster_started = true;
}
inline void cluster_wait() {
  while (!host::cluster_started) host::yield();
}
inline uint32_t in_cluster(uint32_t address, uint32_t rank) {
  return address % host::kSharedStride + rank * host::kSharedStride;
}
inline void send_in_cluster(const void *local, const void *barrier, uint32_t rank,
                            const uint4 &value) {
  memcpy(host::at(in_cluster(shared_address(local), rank)), &value, sizeof(value));
  host::Mbarrier &there = mbarrier_at(in_cluster(shared_address(barrier), rank));
  there.bytes -= sizeof(value);
  there.settle();
}

}  // namespace mixpert
