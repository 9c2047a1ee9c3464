// Prefetch of FP32 elements of an operand for the threads that quantise them: each thread copies
// its own elements to shared memory in advance and does not synchronise with other threads.
//
// Elements are copied in batches of four quads per thread, from the k range of a ring slot. A quad
// is four consecutive elements in device memory, along k or along rows. Slots are processed in
// descending order of k: row_maxima.cuh reads them in ascending order, and the last ones are still
// in the L2 cache.
#pragma once

#include "pack_block.cuh"
#include "ptx.cuh"
#include "tiles.cuh"

namespace mixpert {

constexpr int kProducers =
    unpacked_producers(MIXPERT_SP, MIXPERT_SQ, MIXPERT_D + 1, MIXPERT_BN);
constexpr int kProducerWarps = kProducers / 32;
constexpr int kSlotK = unpacked_slot_k(MIXPERT_BN, kProducers), kSlotWords = kSlotK / 4;
constexpr int kSlotsOfBlock = kBlockK / kSlotK;
constexpr int kBatchRows = unpacked_batch_rows(MIXPERT_BN, kProducers);
using Quads = float4[4][kProducers];  // of a batch
constexpr int kQuadBytes = kProducers * 16;  // distance between consecutive quads of a thread

// A thread's share of a batch: four k (word `word` of a slot) of each of four rows. K-contiguous: a
// warp has all k of one row at a time, or of two rows at a distance of four, so that their words
// are in different banks. Otherwise a warp has 64 k of eight rows, and a thread a block of four by
// four.
template <bool K_CONTIGUOUS>
struct BatchPlace {
  static constexpr int kStep = K_CONTIGUOUS ? kBatchRows / 4 : 1;  // rows from a quad to the next
  int first, word;

  __device__ __forceinline__ BatchPlace() : BatchPlace(threadIdx.x) {}
  __device__ __forceinline__ explicit BatchPlace(int thread) {
    const int warp = thread / 32, lane = thread % 32;
    constexpr int kRowsOfWarps = kBatchRows / 8;  // warps that have other rows
    if (K_CONTIGUOUS) {
      constexpr int kWarpsOfPattern = 4;
      first = kSlotsOfBlock == 1
                  ? warp
                  : warp / kWarpsOfPattern * 8 + warp % kWarpsOfPattern + lane / kSlotWords * 4;
      word = lane % kSlotWords;
    } else {
      first = warp % kRowsOfWarps * 8 + lane % 2 * 4;
      word = warp / kRowsOfWarps * 16 + lane / 2;
    }
  }
  // Of a batch's rows.
  __device__ __forceinline__ int row(int i) const { return first + i * kStep; }
  // Merges the maximum of one of the thread's rows with those of all lanes that have that row.
  __device__ __forceinline__ void merge(uint32_t *merged, uint32_t most) const {
    const int lane = afresh(threadIdx.x) % 32;
    constexpr bool kTwoRows = !K_CONTIGUOUS || kSlotsOfBlock > 1;
    constexpr int kOther = K_CONTIGUOUS ? 16 : 1;  // the first lane that has the other row
    const bool other = kTwoRows && (lane & kOther);
    uint32_t largest = __reduce_max_sync(0xFFFFFFFFu, other ? 0u : most);
    if constexpr (kTwoRows) {
      const uint32_t second = __reduce_max_sync(0xFFFFFFFFu, other ? most : 0u);
      largest = other ? second : largest;
    }
    if (lane == (other ? kOther : 0)) atomicMax(merged, largest);
  }
  // Offset of the first quad, in elements from the first row of the tile and the first k.
  __device__ __forceinline__ int64_t offset(int slot, int64_t ld) const {
    const int k = slot * kSlotK + word * 4;
    return K_CONTIGUOUS ? first * ld + k : k * ld + first;
  }
  // The index of a row's factor: those of a thread's four rows are consecutive.
  __device__ static __forceinline__ int factor_place(int row) {
    return K_CONTIGUOUS ? row / kBatchRows * kBatchRows + row % kStep * 4 + row % kBatchRows / kStep
                        : row;
  }
};

// A thread's copies of the rows of an operand in a tile.
template <bool K_CONTIGUOUS, int ROWS>
struct Stream {
  using Place = BatchPlace<K_CONTIGUOUS>;
  static constexpr int kBatches = ROWS / kBatchRows;
  const UnpackedOperand &operand;
  const int row0, k;
  const float *at;  // the first quad of the next slot of k to copy

  __device__ __forceinline__ Stream(const UnpackedOperand &operand, int row0, int k, int slot)
      : operand(operand),
        row0(row0),
        k(k),
        at(operand.source + row0 * row_step() + Place().offset(slot, operand.ld)) {}

  __device__ __forceinline__ bool aligned() const {
    return operand.ld % 4 == 0 && (reinterpret_cast<uint64_t>(operand.source) & 15) == 0;
  }
  // Strides in elements, between rows and along k.
  __device__ __forceinline__ int64_t row_step() const { return K_CONTIGUOUS ? operand.ld : 1; }
  __device__ __forceinline__ int64_t k_step() const { return K_CONTIGUOUS ? 1 : operand.ld; }
  // Distance between consecutive quads of the thread.
  __device__ __forceinline__ int64_t step() const {
    return K_CONTIGUOUS ? Place::kStep * operand.ld : operand.ld;
  }

  // Rows of the operand from the first row of the tile on; recomputed to save registers.
  __device__ __forceinline__ int left() const {
    return operand.rows - static_cast<int>(afresh(static_cast<uint32_t>(row0)));
  }
  // Rows that are copied: whole batches that cover all rows of the operand.
  __device__ __forceinline__ int rows() const {
    return min(ROWS, (left() + kBatchRows - 1) / kBatchRows * kBatchRows);
  }
  // The part of them in full batches.
  __device__ __forceinline__ int whole_rows() const {
    return min(ROWS, left() / kBatchRows * kBatchRows);
  }
  // Those of them that are copied by quads.
  __device__ __forceinline__ int whole(int slot) const { return by_quads(slot) ? whole_rows() : 0; }

  // Starts the copies of a full batch, and advances to the next.
  __device__ __forceinline__ static void send(uint32_t quads, const float *&from, int64_t step) {
    const float *quad = from;
#pragma unroll
    for (int i = 0; i < 4; ++i, quad += step) cp_async_16(quads + i * kQuadBytes, quad, 16);
    from = K_CONTIGUOUS ? quad : from + kBatchRows;
  }

  // True if quads are aligned and the operand has all k of a slot.
  __device__ __forceinline__ bool by_quads(int slot) const {
    return aligned() && (slot + 1) * kSlotK <= k;
  }
  // The same for the last batch at the border of the operand's rows: elements outside become zero.
  __device__ __forceinline__ void send_border(uint32_t quads, const float *from, int row) const {
    const Place place(afresh(threadIdx.x));
    const int left = operand.rows - row0 - row;
    const int64_t next = step();
#pragma unroll
    for (int i = 0; i < 4; ++i, from += next) {
      const int inside =
          K_CONTIGUOUS ? (place.row(i) < left ? 4 : 0) : max(0, min(left - place.first, 4));
      cp_async_16(quads + i * kQuadBytes, inside ? from : operand.source, inside * 4);
    }
  }

  // For the slot with the last k, or if quads are not aligned.
  __device__ __forceinline__ void send_with_care(uint32_t quads, int row, int slot) const {
    slot = static_cast<int>(afresh(static_cast<uint32_t>(slot)));
    const Place place(afresh(threadIdx.x));
    const float *any = operand.source;
    const int first = row0 + row, left = operand.rows - first;
    const int k0 = slot * kSlotK + place.word * 4;
#pragma unroll 1
    for (int i = 0; i < 4; ++i) {
      const float *from =
          any + first * row_step() + place.offset(slot, operand.ld) + i * step();
      const int inside = K_CONTIGUOUS ? (place.row(i) < left ? k - k0 : 0)
                                      : (k0 + i < k ? left - place.first : 0);
      const int count = max(0, min(inside, 4));
      const uint32_t target = quads + i * kQuadBytes;
      if (aligned()) {
        cp_async_16(target, count ? from : any, count * 4);
        continue;
      }
      for (int j = 0; j < 4; ++j)
        cp_async_4(target + j * 4, j < count ? from + j : any, j < count ? 4 : 0);
    }
  }
};

// Four k of each of four rows, from the quads of a batch.
template <bool K_CONTIGUOUS>
__device__ __forceinline__ void order_batch(float4 (&x)[4], const float4 (&y)[4]) {
  if (K_CONTIGUOUS) {
#pragma unroll
    for (int i = 0; i < 4; ++i) x[i] = y[i];
  } else {
    x[0] = make_float4(y[0].x, y[1].x, y[2].x, y[3].x);
    x[1] = make_float4(y[0].y, y[1].y, y[2].y, y[3].y);
    x[2] = make_float4(y[0].z, y[1].z, y[2].z, y[3].z);
    x[3] = make_float4(y[0].w, y[1].w, y[2].w, y[3].w);
  }
}

// The thread's quads of a batch that has arrived.
__device__ __forceinline__ void take_quads(float4 (&y)[4], uint32_t quads) {
#pragma unroll
  for (int i = 0; i < 4; ++i) y[i] = read_shared(quads + i * kQuadBytes);
}

template <bool K_CONTIGUOUS>
__device__ __forceinline__ void take_batch(float4 (&x)[4], uint32_t quads) {
  float4 y[4];
  take_quads(y, quads);
  order_batch<K_CONTIGUOUS>(x, y);
}

}  // namespace mixpert
