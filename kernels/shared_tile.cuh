// Quantised rows of one operand in shared memory, for kernels that read unpacked operands:
// [slice][k / 128][row][128 bytes], swizzled as in packed operands.
#pragma once

#include "pack_block.cuh"
#include "packed_layout.cuh"
#include "ptx.cuh"

namespace mixpert {

template <int ROWS>
struct SharedTile {
  uint8_t *slices;
  int blocks;  // of k

  __device__ uint8_t *row(int slice, int block, int row) const {
    return slices + ((slice * blocks + block) * ROWS + row) * kBlockK;
  }
  // Address of 16 bytes of a row, for ldmatrix: piece 0 to 7 of a block.
  __device__ uint32_t piece_address(int slice, int block, int row, int piece) const {
    return shared_address(this->row(slice, block, row)) + ((piece ^ (row & 7)) << 4);
  }
};

// The digits of a CTA's register block, from row `row0` and block `block0` of the tile on; `scales`
// are the factors of the tile's rows (quantize.cuh).
template <int PACK_ROWS, bool K_CONTIGUOUS, int SLICES, typename Tile>
__device__ __forceinline__ void write_digits(const float4 (&x)[kPackPerThread / 4],
                                             const Tile &tile, int row0, int block0,
                                             const float2 *scales) {
  using Digit = Digits<MIXPERT_RADIX, SLICES - 1>;
  const PackMap<PACK_ROWS, K_CONTIGUOUS> map;
#pragma unroll
  for (int quad = 0; quad < PackShape<PACK_ROWS>::kQuads; ++quad) {
    const int row = row0 + map.row(quad), k = map.k(quad);
    const int block = block0 + k / kBlockK, w = k % kBlockK / 4;
    if (block >= tile.blocks) continue;
    uint32_t word[4];
    digits_of<Digit>(word, x[quad], scales[row].x, scales[row].y);
#pragma unroll
    for (int s = 0; s < SLICES; ++s)
      reinterpret_cast<uint32_t *>(tile.row(s, block, row))[swizzled_word(row, w)] =
          slice_word<SLICES - 1>(word, s);
  }
}

}  // namespace mixpert
