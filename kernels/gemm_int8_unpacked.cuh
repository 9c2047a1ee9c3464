// gemm_int8_unpacked for sm_90a: INT32 sums of parts of k, from FP32 operands whose row maxima are
// known. Nothing is packed: what a CTA multiplies it quantises itself, for gemm_int8_reduce.
//
// Warpgroups 0 and 1 copy elements to shared memory (each thread those that it quantises itself, so
// that nobody waits for others) and write digits where wgmma reads them, warpgroups 2 and 3 each
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
  static constexpr int kThreads = kProducers + kUnpackedConsumers;
  static constexpr int kConsumerWarps = kUnpackedConsumers / 32;
  static constexpr int kBatches = unpacked_batches(kSp, kSq, kBn, kProducers);  // to a thread
  static constexpr int kPlaneP = kBm * kBlockK, kPlaneQ = kBn * kBlockK;
  static constexpr int kSlot = kSp * kPlaneP + kSq * kPlaneQ;
  static constexpr int kAccumulators = kBn / 2;  // a thread, for each diagonal
  static constexpr bool kFewProducers = kProducers < kUnpackedProducers;
  static constexpr int kRegistersProducer = kFewProducers ? 56 : 88;
  static constexpr int kRegistersConsumer = kFewProducers ? 224 : 168;
  static_assert(kD >= 0 && kD <= kSp + kSq - 2, "last diagonal");
  static_assert((kD + 1) * kAccumulators <= kUnpackedAccumulators, "accumulators fit in registers");
  static_assert(unpacked_shared_bytes(kSp, kSq, kBn, kProducers) <= 227 * 1024,
                "fits in shared memory");
};

// All of dynamic shared memory: the ring is aligned as wgmma's swizzle asks.
struct UnpackedShared {
  using S = Unpacked;
  uint8_t ring[S::kStages][S::kSlot];
  Quads elements[S::kBatches];
  float2 scales[S::kBm + S::kBn];  // two factors of each row (quantize.cuh)
  uint64_t full[S::kStages], empty[S::kStages];
  uint32_t twice;  // some row has a second factor
};
static_assert(sizeof(UnpackedShared) <=
                  unpacked_shared_bytes(MIXPERT_SP, MIXPERT_SQ, MIXPERT_BN, kProducers),
              "what the lowering asks for");

__device__ __forceinline__ void multiply(float4 &x, float scale) {
  x = make_float4(__fmul_rn(x.x, scale), __fmul_rn(x.y, scale), __fmul_rn(x.z, scale),
                  __fmul_rn(x.w, scale));
}

// The digits of a batch, in the slices of one operand in a ring slot (the packed layout), from
// the batch's first row on.
template <bool K_CONTIGUOUS, int SLICES>
__device__ __forceinline__ void store_digits(uint8_t *planes, float4 (&x)[4],
                                             const float2 *scales, bool twice) {
  const BatchPlace<K_CONTIGUOUS> place;
#pragma unroll
  for (int i = 0; i < 4; ++i) multiply(x[i], scales[place.row(i)].x);
  if (twice) {
#pragma unroll
    for (int i = 0; i < 4; ++i) multiply(x[i], scales[place.row(i)].y);
  }
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    uint32_t words[SLICES];
    slices_of<Digits<MIXPERT_RADIX, SLICES - 1>>(words, x[i]);
    // Every kAlike-th row of the thread has the same place in a pattern.
    constexpr int kAlike = K_CONTIGUOUS ? kPatternRows / kProducerWarps : 4;
    const int row = place.row(i % kAlike);
    uint8_t *line = planes + (row / kPatternRows + i / kAlike) * (SLICES * kPatternBytes) +
                    row % kPatternRows * kBlockK;
#pragma unroll
    for (int s = 0; s < SLICES; ++s)
      reinterpret_cast<uint32_t *>(line + s * kPatternBytes)[swizzled_word(row, place.word)] =
          words[s];
  }
}

// What quantises: kProducers threads, through the batches of P and of Q of each block.
struct Producer {
  using S = Unpacked;
  UnpackedShared &shared;
  Sender sender;
  int place = 0;  // of the batch to take; the next one sent for takes it over
  bool twice = false;

  __device__ __forceinline__ void start() {
#pragma unroll 1
    for (int batch = 0; batch < S::kBatches; ++batch) sender.send(shared.elements[batch]);
  }

  // The batch that has come, into an operand's planes of a ring slot.
  template <int SLICES>
  __device__ __forceinline__ void quantise(bool k_contiguous, uint8_t *planes,
                                           const float2 *scales) {
    float4 x[4];
    if (k_contiguous) {
      take_batch<true>(x, shared.elements[place]);
      store_digits<true, SLICES>(planes, x, scales, twice);
    } else {
      take_batch<false>(x, shared.elements[place]);
      store_digits<false, SLICES>(planes, x, scales, twice);
    }
  }

  // All of a block; one loop, so that the code that sends stands in it once.
  __device__ __forceinline__ void fill(const GemmUnpackedParams &params, uint8_t *slot) {
    const int rows_p = sender.rows_p, rows = rows_p + sender.rows_q;
#pragma unroll 1
    for (int row = 0; row < rows; row += kBatchRows) {
      cp_async_wait<S::kBatches - 1>();
      if (row < rows_p)
        quantise<S::kSp>(params.p.k_contiguous, slot + row * (S::kSp * kBlockK),
                         shared.scales + row);
      else
        quantise<S::kSq>(params.q.k_contiguous,
                         slot + S::kSp * S::kPlaneP + (row - rows_p) * (S::kSq * kBlockK),
                         shared.scales + S::kBm + row - rows_p);
      sender.send(shared.elements[place]);
      place = (place + 1) % S::kBatches;
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
                                            bool keeps, float2 *scales, uint32_t &twice) {
  using Digit = Digits<MIXPERT_RADIX, SLICES - 1>;
  const int row = row0 + threadIdx.x;
  if (threadIdx.x >= rows) return;
  const int e = Digit::exponent(row < operand.rows ? operand.maxima[row] : 0);
  float2 &scale = scales[threadIdx.x];
  Digit::scales(e, &scale.x, &scale.y);
  if (scale.y != 1.0f) twice = 1;
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
                      shared.scales, shared.twice);
  find_scales<S::kSq>(params.q, tile.q * S::kBn, S::kBn, tile.p == 0 && tile.batch == 0,
                      shared.scales + S::kBm, shared.twice);
  named_barrier(1, kProducers);
  producer.twice = shared.twice != 0;
  producer.run(params, range.count);
}

__device__ __forceinline__ void consume_slices(const GemmUnpackedParams &params, const Tile &tile,
                                               const BlockRange &range, UnpackedShared &shared) {
  using S = Unpacked;
  join_launches();
  const int group = (threadIdx.x - kProducers) / 128;
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

__device__ __forceinline__ void init_shared(UnpackedShared &shared) {
  for (int s = 0; s < Unpacked::kStages; ++s) {
    mbarrier_init(shared_address(&shared.full[s]), kProducers);
    mbarrier_init(shared_address(&shared.empty[s]), Unpacked::kConsumerWarps);
  }
  fence_barrier_init();
  shared.twice = 0;
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
  if (threadIdx.x == 0) init_shared(shared);
  __syncthreads();
  if (threadIdx.x >= kProducers) {
    registers_take<S::kRegistersConsumer>();
    consume_slices(params, tile, range, shared);
    return;
  }
  registers_give_up<S::kRegistersProducer>();
  produce_slices(params, tile, range, shared);
}
