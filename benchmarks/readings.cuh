// The least that a product of a long k does: all CTAs read both operands; if exponents are found
// before, they meet and read them again from the end, where L2 may still hold them; and they store
// sums of parts of k. Nothing is looked for and nothing multiplied (int8_floors.py).

#include <cstdint>

struct Operand {
  const uint4 *first;
  int64_t quads;
};

__device__ __forceinline__ void take(uint32_t &seen, const uint4 &x) {
  seen ^= x.x ^ x.y ^ x.z ^ x.w;
}

// This CTA's part of an operand, eight quads of a thread at a time.
__device__ __forceinline__ void read_part(const Operand &operand, bool from_end, uint32_t &seen) {
  const int64_t begin = operand.quads * blockIdx.x / gridDim.x;
  const int64_t count = operand.quads * (blockIdx.x + 1) / gridDim.x - begin;
  for (int64_t i = threadIdx.x; i < count; i += 8 * blockDim.x) {
    uint4 x[8] = {};
#pragma unroll
    for (int j = 0; j < 8; ++j) {
      const int64_t at = i + j * blockDim.x;
      if (at < count) x[j] = operand.first[begin + (from_end ? count - 1 - at : at)];
    }
#pragma unroll
    for (int j = 0; j < 8; ++j) take(seen, x[j]);
  }
}

// Until all CTAs are here; `met` only grows.
__device__ __forceinline__ void meet(uint32_t *met) {
  __syncthreads();
  if (threadIdx.x == 0) {
    __threadfence();
    const uint32_t all = (atomicAdd(met, 1) / gridDim.x + 1) * gridDim.x;
    while (*static_cast<volatile uint32_t *>(met) < all) {
    }
  }
  __syncthreads();
}

extern "C" __global__ void __launch_bounds__(512, 1)
    readings(const uint4 *a, int64_t quads_a, const uint4 *b, int64_t quads_b, uint32_t *met,
             uint4 *sums, int64_t quads_of_sums, int readings) {
  const Operand operands[2] = {{a, quads_a}, {b, quads_b}};
  uint32_t seen = 0;
  read_part(operands[0], false, seen);
  read_part(operands[1], false, seen);
  if (readings == 2) {
    meet(met);
    read_part(operands[1], true, seen);
    read_part(operands[0], true, seen);
  }
  for (int64_t i = int64_t(blockIdx.x) * blockDim.x + threadIdx.x; i < quads_of_sums;
       i += int64_t(gridDim.x) * blockDim.x)
    sums[i] = make_uint4(seen, seen, seen, seen);
}
