// FP32 elements of two operands on their way to the threads that quantise them: each thread copies
// its own to shared memory, ahead of time, and waits for nobody else.
//
// They come in batches of four quads a thread; 128 threads bring 16 rows of a block of k, or as
// much. A quad is four elements that follow each other in device memory, of k or of rows.
#pragma once

#include "pack_block.cuh"
#include "ptx.cuh"
#include "tiles.cuh"

namespace mixpert {

constexpr int kBatchRows = 16;
constexpr int kBatchesInFlight = kQuadsInFlight / 4;
using QuadsInFlight = float4[kQuadsInFlight][kUnpackedProducers];

constexpr int kRowsTogether = 32;  // of the four warps; tiles are cut off at a multiple of it

// Rows of a tile that are brought: those that the operand has.
__device__ __forceinline__ int rows_brought(const UnpackedOperand &operand, int row0, int tile) {
  return min(tile, (operand.rows - row0 + kRowsTogether - 1) / kRowsTogether * kRowsTogether);
}

// What a batch gives a thread: four of k, word `word` of a block, of four of `rows` rows.
// K-contiguous: a warp has 128 k of one row after the other. Else: 64 k of 8 rows, a thread four by
// four of them, and the four warps have neighbouring rows.
template <bool K_CONTIGUOUS>
struct BatchPlace {
  int first, word;

  __device__ __forceinline__ BatchPlace(int batch, int rows) {
    const int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    const int together = rows / kRowsTogether, half = batch >= together;  // of k
    first = K_CONTIGUOUS ? batch * kBatchRows + warp
                         : (batch - half * together) * kRowsTogether + warp * 8 + lane % 2 * 4;
    word = K_CONTIGUOUS ? lane : half * 16 + lane / 2;
  }
  __device__ __forceinline__ int row(int i) const { return first + i * (K_CONTIGUOUS ? 4 : 1); }
  // Quads of a batch: elements from one to the next.
  __device__ static __forceinline__ int64_t step(int64_t ld) { return K_CONTIGUOUS ? 4 * ld : ld; }
  // Of a quad: elements from the tile's first and the first of k.
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
__device__ __forceinline__ void copy_batch_with_care(float4 (*quads)[kUnpackedProducers],
                                                     const UnpackedOperand &operand, int row0,
                                                     int brought, int k, int batch, int block) {
  const BatchPlace<K_CONTIGUOUS> place(batch, brought);
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
  int block, end;
  int batch = 0;
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
        block(range.first),
        end(range.first + range.count) {
    enter(params.p, row_p, rows_p);
  }

  // The first batch of an operand in a block.
  __device__ __forceinline__ void enter(const UnpackedOperand &operand, int row0, int rows) {
    whole = quads_aligned(operand) && row0 + rows <= operand.rows &&
            (block + 1) * kBlockK <= params.k;
    if (operand.k_contiguous) {
      step = BatchPlace<true>::step(operand.ld);
      at = operand.source + row0 * operand.ld + BatchPlace<true>(0, rows).offset(block, operand.ld);
    } else {
      step = BatchPlace<false>::step(operand.ld);
      at = operand.source + row0 + BatchPlace<false>(0, rows).offset(block, operand.ld);
    }
  }

  // From a batch to the next of the same operand.
  __device__ __forceinline__ void follow(const UnpackedOperand &operand, int rows) {
    if (operand.k_contiguous)
      at += 4 * step;
    else if (batch * kRowsTogether == rows)  // the other half of k
      at += kBlockK / 2 * step - (rows - kRowsTogether);
    else
      at += kRowsTogether;
  }

  __device__ __forceinline__ void copy_with_care(float4 (*quads)[kUnpackedProducers],
                                                 const UnpackedOperand &operand, int row0,
                                                 int rows) const {
    if (operand.k_contiguous)
      copy_batch_with_care<true>(quads, operand, row0, rows, params.k, batch, block);
    else
      copy_batch_with_care<false>(quads, operand, row0, rows, params.k, batch, block);
  }

  __device__ __forceinline__ void advance() {
    ++batch;
    if (!of_q && batch * kBatchRows == rows_p) {
      of_q = true, batch = 0;
      enter(params.q, row_q, rows_q);
    } else if (of_q && batch * kBatchRows == rows_q) {
      of_q = false, batch = 0, ++block;
      enter(params.p, row_p, rows_p);
    } else {
      of_q ? follow(params.q, rows_q) : follow(params.p, rows_p);
    }
  }

  // Sends for the next batch; always ends a group of copies.
  __device__ __forceinline__ void send(float4 (*quads)[kUnpackedProducers]) {
    if (block < end) {
      if (whole) {
        const float *source = at;
#pragma unroll
        for (int i = 0; i < 4; ++i, source += step)
          cp_async_16(shared_address(&quads[i][threadIdx.x]), source, 16);
      } else if (of_q) {
        copy_with_care(quads, params.q, row_q, rows_q);
      } else {
        copy_with_care(quads, params.p, row_p, rows_p);
      }
      advance();
    }
    cp_async_commit();
  }
};

// Four k of each of four rows, of a batch that has come.
template <bool K_CONTIGUOUS>
__device__ __forceinline__ void take_batch(float4 (&x)[4],
                                           const float4 (*quads)[kUnpackedProducers]) {
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
