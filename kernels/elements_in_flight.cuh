// FP32 elements of two operands on their way to the threads that quantise them: each thread copies
// its own to shared memory, ahead of time, and waits for nobody else.
//
// They come in batches of four quads a thread: a warp brings four rows of a block of k. A quad is
// four elements that follow each other in device memory, of k or of rows. Blocks come last first:
// row_maxima has read them in order, and the L2 cache still holds what it read last.
#pragma once

#include "pack_block.cuh"
#include "ptx.cuh"
#include "tiles.cuh"

namespace mixpert {

constexpr int kProducers = unpacked_producers(MIXPERT_D + 1, MIXPERT_BN);
constexpr int kProducerWarps = kProducers / 32;
constexpr int kBatchRows = 4 * kProducerWarps;
using Quads = float4[4][kProducers];  // of a batch

// Rows of a tile that are brought: whole batches, until all that the operand has are inside.
__device__ __forceinline__ int rows_brought(const UnpackedOperand &operand, int row0, int tile) {
  return min(tile, (operand.rows - row0 + kBatchRows - 1) / kBatchRows * kBatchRows);
}

// The thread's number. Where threads are few so that each has few registers, the compiler must not
// keep what follows from it.
__device__ __forceinline__ int thread_again() {
  int thread = threadIdx.x;
  if constexpr (kProducers < kUnpackedProducers) asm volatile("" : "+r"(thread));
  return thread;
}

// What a batch gives a thread: four of k, word `word` of a block, of four rows. K-contiguous: a warp
// has 128 k of every kProducerWarps-th row. Else: 64 k of eight rows, a thread four by four of them.
template <bool K_CONTIGUOUS>
struct BatchPlace {
  int first, word;

  __device__ __forceinline__ BatchPlace() {
    const int thread = thread_again(), warp = thread / 32, lane = thread % 32;
    constexpr int kRowsOfWarps = kProducerWarps / 2;  // two warps have the same eight rows
    first = K_CONTIGUOUS ? warp : warp % kRowsOfWarps * 8 + lane % 2 * 4;
    word = K_CONTIGUOUS ? lane : warp / kRowsOfWarps * 16 + lane / 2;
  }
  // Of a batch's rows.
  __device__ __forceinline__ int row(int i) const {
    return first + i * (K_CONTIGUOUS ? kProducerWarps : 1);
  }
  // Elements from a quad to the next of the thread; four of them reach the next batch of rows, where
  // they are K-contiguous.
  __device__ static __forceinline__ int64_t step(int64_t ld) {
    return K_CONTIGUOUS ? kProducerWarps * ld : ld;
  }
  // Of the first quad: elements from the tile's first and the first of k.
  __device__ __forceinline__ int64_t offset(int block, int64_t ld) const {
    const int k = block * kBlockK + word * 4;
    return K_CONTIGUOUS ? first * ld + k : k * ld + first;
  }
};

__device__ __forceinline__ bool quads_aligned(const UnpackedOperand &operand) {
  return operand.ld % 4 == 0 && (reinterpret_cast<uint64_t>(operand.source) & 15) == 0;
}

// A batch at the border of an operand, or one that is not aligned: what lies outside becomes zeros.
template <bool K_CONTIGUOUS>
__device__ __forceinline__ void copy_batch_with_care(Quads &quads, const UnpackedOperand &operand,
                                                     int row0, int k, int block) {
  const BatchPlace<K_CONTIGUOUS> place;
  const float *any = operand.source;
  const int rows = operand.rows - row0, k0 = block * kBlockK + place.word * 4;
  const bool aligned = quads_aligned(operand);
#pragma unroll 1
  for (int i = 0; i < 4; ++i) {
    const float *at = any + row0 * (K_CONTIGUOUS ? operand.ld : 1) +
                      place.offset(block, operand.ld) + i * place.step(operand.ld);
    const int inside = K_CONTIGUOUS ? (place.row(i) < rows ? k - k0 : 0)
                                    : (k0 + i < k ? rows - place.first : 0);
    const int count = max(0, min(inside, 4));
    const uint32_t target = shared_address(&quads[i][threadIdx.x]);
    if (aligned) cp_async_16(target, count ? at : any, count * 4);
    for (int j = aligned ? 4 : 0; j < 4; ++j)
      cp_async_4(target + j * 4, j < count ? at + j : any, j < count ? 4 : 0);
  }
}

// Where a thread is in the batches of both operands, block after block: rows of P, then of Q.
struct Sender {
  const GemmUnpackedParams &params;
  const int row_p, row_q, rows_p, rows_q;  // the first, and how many are brought
  int block, first_block;
  int row = 0;  // of the tile, of the batch to send for
  bool of_q = false;
  const float *at;  // the first quad of the batch, where it is whole
  int64_t step;
  bool whole;  // all rows brought are inside in this block, and quads are aligned

  __device__ __forceinline__ Sender(const GemmUnpackedParams &params, int row_p, int tile_p,
                                    int row_q, int tile_q, const BlockRange &range)
      : params(params),
        row_p(row_p),
        row_q(row_q),
        rows_p(rows_brought(params.p, row_p, tile_p)),
        rows_q(rows_brought(params.q, row_q, tile_q)),
        block(range.first + range.count - 1),
        first_block(range.first) {
    enter(params.p, row_p, rows_p);
  }

  // The first batch of an operand in a block.
  __device__ __forceinline__ void enter(const UnpackedOperand &operand, int row0, int rows) {
    row = 0;
    whole = quads_aligned(operand) && row0 + rows <= operand.rows &&
            (block + 1) * kBlockK <= params.k;
    if (operand.k_contiguous)
      enter<true>(operand, operand.source + row0 * operand.ld);
    else
      enter<false>(operand, operand.source + row0);
  }
  template <bool K_CONTIGUOUS>
  __device__ __forceinline__ void enter(const UnpackedOperand &operand, const float *tile) {
    using Place = BatchPlace<K_CONTIGUOUS>;
    step = Place::step(operand.ld);
    at = tile + Place().offset(block, operand.ld);
  }

  __device__ __forceinline__ void copy_with_care(Quads &quads, const UnpackedOperand &operand,
                                                 int row0) const {
    if (operand.k_contiguous)
      copy_batch_with_care<true>(quads, operand, row0 + row, params.k, block);
    else
      copy_batch_with_care<false>(quads, operand, row0 + row, params.k, block);
  }

  __device__ __forceinline__ void advance() {
    row += kBatchRows;
    at += (of_q ? params.q : params.p).k_contiguous ? 4 * step : kBatchRows;
    if (row < (of_q ? rows_q : rows_p)) return;
    of_q = !of_q;
    if (of_q) {
      enter(params.q, row_q, rows_q);
    } else {
      --block;
      enter(params.p, row_p, rows_p);
    }
  }

  // Sends for the next batch; always ends a group of copies.
  __device__ __forceinline__ void send(Quads &quads) {
    if (block >= first_block) {
      if (whole) {
        const float *source = at;
#pragma unroll
        for (int i = 0; i < 4; ++i, source += step)
          cp_async_16(shared_address(&quads[i][threadIdx.x]), source, 16);
      } else if (of_q) {
        copy_with_care(quads, params.q, row_q);
      } else {
        copy_with_care(quads, params.p, row_p);
      }
      advance();
    }
    cp_async_commit();
  }
};

// Four k of each of four rows, of a batch that has come.
template <bool K_CONTIGUOUS>
__device__ __forceinline__ void take_batch(float4 (&x)[4], const Quads &quads) {
  float4 y[4];
#pragma unroll
  for (int i = 0; i < 4; ++i) y[i] = quads[i][threadIdx.x];
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
