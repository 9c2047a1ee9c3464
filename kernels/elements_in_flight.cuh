// FP32 elements of an operand on their way to the threads that quantise them: each thread copies
// its own to shared memory, ahead of time, and waits for nobody else.
//
// They come in batches of four quads a thread, of what a slot of the ring has of k. A quad is four
// elements that follow each other in device memory, of k or of rows. Slots of k come last first:
// row_maxima.cuh reads them in order, and the L2 cache still holds what it read last.
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
constexpr int kQuadBytes = kProducers * 16;  // from a quad of a thread to its next

// What a batch gives a thread: four of k, word `word` of a slot, of four rows. K-contiguous: a warp
// has all k of one row at a time, or of two, four rows apart so that their words lie in other banks.
// Else: 64 k of eight rows, a thread four by four of them.
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
  // Merges what the thread has found in one of its rows, as all lanes that have that row do.
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
  // Of the first quad: elements from the tile's first and the first of k.
  __device__ __forceinline__ int64_t offset(int slot, int64_t ld) const {
    const int k = slot * kSlotK + word * 4;
    return K_CONTIGUOUS ? first * ld + k : k * ld + first;
  }
  // Where a row's factor stands, so that those of a thread's four rows follow each other.
  __device__ static __forceinline__ int factor_place(int row) {
    return K_CONTIGUOUS ? row / kBatchRows * kBatchRows + row % kStep * 4 + row % kBatchRows / kStep
                        : row;
  }
};

// The rows of an operand in a tile, on their way to a thread.
template <bool K_CONTIGUOUS, int ROWS>
struct Stream {
  using Place = BatchPlace<K_CONTIGUOUS>;
  static constexpr int kBatches = ROWS / kBatchRows;
  const UnpackedOperand &operand;
  const int row0, k;
  const float *at;  // the first quad of the slot of k to send for

  __device__ __forceinline__ Stream(const UnpackedOperand &operand, int row0, int k, int slot)
      : operand(operand),
        row0(row0),
        k(k),
        at(operand.source + row0 * row_step() + Place().offset(slot, operand.ld)) {}

  __device__ __forceinline__ bool aligned() const {
    return operand.ld % 4 == 0 && (reinterpret_cast<uint64_t>(operand.source) & 15) == 0;
  }
  // Elements from a row to the next, and from a k.
  __device__ __forceinline__ int64_t row_step() const { return K_CONTIGUOUS ? operand.ld : 1; }
  __device__ __forceinline__ int64_t k_step() const { return K_CONTIGUOUS ? 1 : operand.ld; }
  // From a quad of the thread to the next.
  __device__ __forceinline__ int64_t step() const {
    return K_CONTIGUOUS ? Place::kStep * operand.ld : operand.ld;
  }

  // Rows of the operand from the tile's first on, found anew: registers are short.
  __device__ __forceinline__ int left() const {
    return operand.rows - static_cast<int>(afresh(static_cast<uint32_t>(row0)));
  }
  // Rows that are brought: whole batches, until all that the operand has are inside.
  __device__ __forceinline__ int rows() const {
    return min(ROWS, (left() + kBatchRows - 1) / kBatchRows * kBatchRows);
  }
  // Of those: of batches that are whole in a slot, and come by quads.
  __device__ __forceinline__ int whole(int slot) const {
    return by_quads(slot) ? min(ROWS, left() / kBatchRows * kBatchRows) : 0;
  }

  // Sends for a whole batch, and goes on to the next.
  __device__ __forceinline__ static void send(uint32_t quads, const float *&from, int64_t step) {
    const float *quad = from;
#pragma unroll
    for (int i = 0; i < 4; ++i, quad += step) cp_async_16(quads + i * kQuadBytes, quad, 16);
    from = K_CONTIGUOUS ? quad : from + kBatchRows;
  }

  // True where quads are aligned and the operand has all k of a slot.
  __device__ __forceinline__ bool by_quads(int slot) const {
    return aligned() && (slot + 1) * kSlotK <= k;
  }
  // The same at the border of the operand's rows, the last batch: what lies outside becomes zeros.
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

  // Where the last k lie in the slot, or quads are not aligned.
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

// Four k of each of four rows, of a batch that has come to the thread's `quads`.
template <bool K_CONTIGUOUS>
__device__ __forceinline__ void take_batch(float4 (&x)[4], uint32_t quads) {
  float4 y[4];
#pragma unroll
  for (int i = 0; i < 4; ++i) y[i] = read_shared(quads + i * kQuadBytes);
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

}  // namespace mixpert
