// What gemm_int8_sm90 issues, and nothing else: the same wgmma instructions, in the same order, on
// random digits that lie in shared memory; no copies, no barriers, no output. The rate of this is
// what the kernel is measured against (kernel_alone.py).

#include "gemm_int8_sm90.cuh"

namespace mixpert {

__device__ __forceinline__ void fill_random(uint8_t *ring, int bytes) {
  uint32_t state = threadIdx.x * 2654435761u + blockIdx.x * 40503u + 1;
  for (int i = threadIdx.x * 4; i < bytes; i += Sm90::kThreads * 4) {
    state = state * 1664525u + 1013904223u;
    *reinterpret_cast<uint32_t *>(ring + i) = state ^ state >> 15;
  }
}

__device__ __forceinline__ void multiply_loop(uint32_t ring, int blocks, int group, int *out) {
  using S = Sm90;
  Accumulators acc;
  for (int block = 0; block < blocks; ++block) {
    const Operands<S> operands(ring + block % S::kStages * S::kSlot, group);
    wgmma_fence();
#pragma unroll
    for (int step = 0; step < kBlockK / 32; ++step)
      multiply_step<S>(acc, operands.p + 2 * step, operands.q + 2 * step, block == 0 && step == 0);
    wgmma_commit();
    wgmma_wait<1>();
  }
  wgmma_wait<0>();
  settle<S>(acc);
  int sum = 0;
#pragma unroll
  for (int s = 0; s <= S::kD; ++s)
#pragma unroll
    for (int v = 0; v < S::kAccumulators; ++v) sum ^= acc[s][v];
  if (sum == 0x12345678) *out = sum;
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::Sm90::kThreads, 1)
    wgmma_loop(int blocks, int *out) {
  using namespace mixpert;
  extern __shared__ uint8_t dynamic[];
  uint8_t *ring = dynamic + (1024 - (shared_address(dynamic) & 1023)) % 1024;
  fill_random(ring, Sm90::kSlot * Sm90::kStages);
  asm volatile("fence.proxy.async;" ::: "memory");
  __syncthreads();
  if constexpr (Sm90::kSelfFed) {
    multiply_loop(shared_address(ring), blocks, static_cast<int>(threadIdx.x / 128), out);
  } else if (threadIdx.x < 128) {
    registers_give_up<24>();
  } else {
    registers_take<240>();
    multiply_loop(shared_address(ring), blocks, static_cast<int>(threadIdx.x / 128 - 1), out);
  }
}
