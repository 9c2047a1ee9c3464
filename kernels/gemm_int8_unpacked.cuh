// gemm_int8_unpacked for sm_90a: INT32 sums of parts of k, from FP32 operands whose row maxima are
// known. Nothing is packed: what a CTA multiplies it quantises itself, for gemm_int8_reduce.
//
// Warpgroup 0 copies elements to shared memory (each thread those that it quantises itself, so that
// nobody waits for others) and writes digits where wgmma reads them, warpgroups 1 and 2 each
// multiply 64 rows of P by MIXPERT_BN of Q. A CTA has one tile and one part of k. Compile with
// -DMIXPERT_SP, _SQ: slices of P and Q; _D: last diagonal; _RADIX; _BN: 32, 64, 128.
#pragma once

#include "elements_in_flight.cuh"
#include "products_sm90.cuh"

namespace mixpert {

struct Unpacked {
  static constexpr int kSp = MIXPERT_SP, kSq = MIXPERT_SQ, kD = MIXPERT_D;
  static constexpr int kBm = kUnpackedTile, kBn = MIXPERT_BN, kStages = kUnpackedSlots;
  static constexpr int kInBlock = kBlockK;
  static constexpr int kThreads = 384, kConsumerWarps = 8;
  static constexpr int kPlaneP = kBm * kBlockK, kPlaneQ = kBn * kBlockK;
  static constexpr int kSlot = kSp * kPlaneP + kSq * kPlaneQ;
  static constexpr int kAccumulators = kBn / 2;  // a thread, for each diagonal
  static constexpr int kRegistersProducer = 56, kRegistersConsumer = 224;
  static_assert(kD >= 0 && kD <= kSp + kSq - 2, "last diagonal");
  static_assert((kD + 1) * kAccumulators <= kMostAccumulators90, "accumulators fit in registers");
  static_assert(unpacked_shared_bytes(kSp, kSq, kBn) <= 227 * 1024, "fits in shared memory");
};

// All of dynamic shared memory: the ring is aligned as wgmma's swizzle asks.
struct UnpackedShared {
  using S = Unpacked;
  uint8_t ring[S::kStages][S::kSlot];
  float4 elements[kQuadsInFlight][kUnpackedProducers];
  float2 scales[S::kBm + S::kBn];  // two factors of each row (quantize.cuh)
  uint64_t full[S::kStages], empty[S::kStages];
};
static_assert(sizeof(UnpackedShared) <=
                  unpacked_shared_bytes(MIXPERT_SP, MIXPERT_SQ, MIXPERT_BN),
              "what the lowering asks for");

// The digits of one batch, in the slices of one operand in a ring slot (the packed layout).
template <bool K_CONTIGUOUS, int SLICES>
__device__ __forceinline__ void store_digits(uint8_t *planes, int batch, int rows,
                                             const float4 (&x)[4], const float2 *scales) {
  using Digit = Digits<MIXPERT_RADIX, SLICES - 1>;
  const BatchPlace<K_CONTIGUOUS> place(batch, rows);
  // All is computed before anything is stored, so that rows overlap.
  float2 scale[4];
  uint32_t words[4][SLICES];
#pragma unroll
  for (int i = 0; i < 4; ++i) scale[i] = scales[place.row(i)];
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    uint32_t word[4];
    digits_of<Digit>(word, x[i], scale[i].x, scale[i].y);
#pragma unroll
    for (int s = 0; s < SLICES; ++s) words[i][s] = slice_word<SLICES - 1>(word, s);
  }
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    const int row = place.row(i);
    uint8_t *line = planes + row / kPatternRows * (SLICES * kPatternBytes) +
                    row % kPatternRows * kBlockK;
#pragma unroll
    for (int s = 0; s < SLICES; ++s)
      reinterpret_cast<uint32_t *>(line + s * kPatternBytes)[swizzled_word(row, place.word)] =
          words[i][s];
  }
}

// What quantises: 128 threads, through the batches of P and of Q of each block.
struct Producer {
  using S = Unpacked;
  UnpackedShared &shared;
  Sender sender;
  int place = 0;  // of the batch to take; the next one sent for takes it over

  __device__ __forceinline__ float4 (*quads(int at) const)[kUnpackedProducers] {
    return shared.elements + at * 4;
  }
  __device__ __forceinline__ void start() {
#pragma unroll 1
    for (int batch = 0; batch < kBatchesInFlight; ++batch) sender.send(quads(batch));
  }

  // A batch of `rows` rows of an operand, into its planes of a ring slot.
  template <bool K_CONTIGUOUS, int SLICES>
  __device__ __forceinline__ void quantise(int batch, int rows, uint8_t *planes,
                                           const float2 *scales) {
    float4 x[4];
    take_batch<K_CONTIGUOUS>(x, quads(place));
    store_digits<K_CONTIGUOUS, SLICES>(planes, batch, rows, x, scales);
  }
  template <int SLICES>
  __device__ __forceinline__ void quantise(bool k_contiguous, int batch, int rows, uint8_t *planes,
                                           const float2 *scales) {
    if (k_contiguous)
      quantise<true, SLICES>(batch, rows, planes, scales);
    else
      quantise<false, SLICES>(batch, rows, planes, scales);
  }

  // All of a block; one loop, so that the code that sends stands in it once.
  __device__ __forceinline__ void fill(const GemmUnpackedParams &params, uint8_t *slot) {
    const int of_p = sender.rows_p / kBatchRows, all = of_p + sender.rows_q / kBatchRows;
#pragma unroll 1
    for (int batch = 0; batch < all; ++batch) {
      cp_async_wait<kBatchesInFlight - 1>();
      if (batch < of_p)
        quantise<S::kSp>(params.p.k_contiguous, batch, sender.rows_p, slot, shared.scales);
      else
        quantise<S::kSq>(params.q.k_contiguous, batch - of_p, sender.rows_q,
                         slot + S::kSp * S::kPlaneP, shared.scales + S::kBm);
      sender.send(quads(place));
      place = (place + 1) % kBatchesInFlight;
    }
  }

  __device__ __forceinline__ void run(const GemmUnpackedParams &params, int blocks) {
    RingPosition<S> position;
    for (; blocks > 0; --blocks, position.advance()) {
      mbarrier_wait(shared_address(&shared.empty[position.slot]), position.parity ^ 1);
      fill(params, shared.ring[position.slot]);
      fence_for_wgmma();
      mbarrier_arrive(shared_address(&shared.full[position.slot]));
    }
  }
};

// Factors of a tile's rows and, where `keeps`, exponents for gemm_int8_reduce.
template <int SLICES>
__device__ __forceinline__ void find_scales(const UnpackedOperand &operand, int row0, int rows,
                                            bool keeps, float2 *scales) {
  using Digit = Digits<MIXPERT_RADIX, SLICES - 1>;
  const int row = row0 + threadIdx.x;
  if (threadIdx.x >= rows) return;
  const int e = Digit::exponent(row < operand.rows ? operand.maxima[row] : 0);
  Digit::scales(e, &scales[threadIdx.x].x, &scales[threadIdx.x].y);
  if (keeps && row < operand.rows) operand.exponents[row] = e;
}

__device__ __forceinline__ void produce_slices(const GemmUnpackedParams &params, const Tile &tile,
                                               const BlockRange &range, UnpackedShared &shared) {
  using S = Unpacked;
  Producer producer = {
      shared, {params, tile.p * S::kBm, S::kBm, tile.q * S::kBn, S::kBn, range}};
  producer.start();
  join_launches();
  find_scales<S::kSp>(params.p, tile.p * S::kBm, S::kBm, tile.q == 0 && tile.batch == 0,
                      shared.scales);
  find_scales<S::kSq>(params.q, tile.q * S::kBn, S::kBn, tile.p == 0 && tile.batch == 0,
                      shared.scales + S::kBm);
  named_barrier(1, kUnpackedProducers);
  producer.run(params, range.count);
}

__device__ __forceinline__ void consume_slices(const GemmUnpackedParams &params, const Tile &tile,
                                               const BlockRange &range, UnpackedShared &shared) {
  using S = Unpacked;
  join_launches();
  const int group = threadIdx.x / 128 - 1;
  const ThreadPlace place(group);
  if (range.count == 0) {
    store_partial<S>(params.parts, tile, place, params.p.rows, [](int, int) { return 0; });
    return;
  }
  RingPosition<S> position;
  AccumulatorsOf<S> acc;
  multiply_blocks<S>(acc, shared_address(shared.ring), shared, position, range.count, group);
  store_partial<S>(params.parts, tile, place, params.p.rows,
                   [&](int s, int v) { return acc[s][v]; });
}

__device__ __forceinline__ void init_barriers(UnpackedShared &shared) {
  for (int s = 0; s < Unpacked::kStages; ++s) {
    mbarrier_init(shared_address(&shared.full[s]), kUnpackedProducers);
    mbarrier_init(shared_address(&shared.empty[s]), Unpacked::kConsumerWarps);
  }
  fence_barrier_init();
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::Unpacked::kThreads, 1)
    gemm_int8_unpacked(const __grid_constant__ mixpert::GemmUnpackedParams params) {
  using namespace mixpert;
  using S = Unpacked;
  extern __shared__ __align__(1024) uint8_t dynamic[];
  UnpackedShared &shared = *reinterpret_cast<UnpackedShared *>(dynamic);
  const Tile tile = {static_cast<int>(blockIdx.x), static_cast<int>(blockIdx.y),
                     static_cast<int>(blockIdx.z)};
  const BlockRange range =
      part_of_k(params.parts, tile.batch, (params.k + kBlockK - 1) / kBlockK);
  if (threadIdx.x == 0) init_barriers(shared);
  __syncthreads();
  if (threadIdx.x >= kUnpackedProducers) {
    registers_take<S::kRegistersConsumer>();
    consume_slices(params, tile, range, shared);
    return;
  }
  registers_give_up<S::kRegistersProducer>();
  produce_slices(params, tile, range, shared);
}
