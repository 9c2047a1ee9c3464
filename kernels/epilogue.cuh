// epilogue: the operations of cublasLtMatmul after its product, in place on C: a bias, then an
// activation or the gradient of one.
//
// A thread has four rows of a column, for kEpilogueColumns columns at once; the 32 nibbles of a
// warp are four words of a ReLU's mask.
#pragma once

#include "activation.cuh"
#include "params.cuh"

namespace mixpert {

constexpr int kEpilogueRows = 4;     // of a thread
constexpr int kEpilogueColumns = 2;  // loaded together

struct Four {
  float x[kEpilogueRows];
};

// Rows of a column; zero past the last one.
__device__ __forceinline__ Four load_rows(const float *from, int rows, bool vectors) {
  Four out = {};
  if (vectors && rows >= kEpilogueRows) {
    const float4 all = *reinterpret_cast<const float4 *>(from);
    out = {{all.x, all.y, all.z, all.w}};
  } else {
#pragma unroll
    for (int i = 0; i < kEpilogueRows; ++i)
      if (i < rows) out.x[i] = from[i];
  }
  return out;
}

__device__ __forceinline__ void store_rows(float *to, const Four &value, int rows, bool vectors) {
  if (vectors && rows >= kEpilogueRows) {
    *reinterpret_cast<float4 *>(to) = {value.x[0], value.x[1], value.x[2], value.x[3]};
  } else {
#pragma unroll
    for (int i = 0; i < kEpilogueRows; ++i)
      if (i < rows) to[i] = value.x[i];
  }
}

// The word of a ReLU's mask that holds a thread's rows, which begin at bit 4 * (lane % 8).
__device__ __forceinline__ uint32_t *mask_word(const EpilogueParams &p, int64_t column,
                                               int64_t row) {
  return static_cast<uint32_t *>(p.aux) + (column * p.ld_aux + row) / 32;
}

// Sets the bits of rows that are not negative; bits past the last row are unchanged. Called by all
// threads of the warp.
__device__ __forceinline__ void keep_mask(const EpilogueParams &p, int64_t column, int64_t row,
                                          const Four &value) {
  const int lane = threadIdx.x % 32, shift = lane % 8 * kEpilogueRows;
  uint32_t word = 0;
#pragma unroll
  for (int i = 0; i < kEpilogueRows; ++i)
    word |= static_cast<uint32_t>(value.x[i] >= 0.0f) << (shift + i);
#pragma unroll
  for (int other = 1; other < 8; other *= 2) word |= __shfl_xor_sync(~0u, word, other);
  const int valid = static_cast<int>(p.m - row);  // rows of the word, for its first lane
  if (lane % 8 != 0 || valid <= 0) return;
  uint32_t *const at = mask_word(p, column, row);
  const uint32_t keep = valid >= 32 ? 0u : ~0u << valid;
  *at = keep ? (*at & keep) | (word & ~keep) : word;
}

// The activation of one thread's rows of a column.
__device__ __forceinline__ void activate(const EpilogueParams &p, int64_t column, int64_t row,
                                         Four &value) {
  const int rows = static_cast<int>(p.m - row);
  float *const inputs = static_cast<float *>(p.aux) + column * p.ld_aux + row;  // of GELU
  Four aux = {};
  uint32_t bits = 0;
  if (p.activation == kReluSlope && rows > 0)
    bits = *mask_word(p, column, row) >> (threadIdx.x % 8 * kEpilogueRows);
  if (p.activation == kGeluSlope) aux = load_rows(inputs, rows, p.vectors);
  if (p.activation == kRelu && p.aux) keep_mask(p, column, row, value);
  if (p.activation == kGelu && p.aux) store_rows(inputs, value, rows, p.vectors);
#pragma unroll
  for (int i = 0; i < kEpilogueRows; ++i) {
    float &x = value.x[i];
    if (p.activation == kRelu) x = relu(x);
    if (p.activation == kGelu) x = gelu(x);
    if (p.activation == kReluSlope) x = bits >> i & 1 ? x : 0.0f;
    if (p.activation == kGeluSlope) x *= gelu_slope(aux.x[i]);
  }
}

// Some columns of one problem, from `first` on.
__device__ __forceinline__ void epilogue_of(const EpilogueParams &p, float *c, const Four &bias,
                                            int64_t first, int64_t row) {
  const int rows = static_cast<int>(p.m - row);
  Four value[kEpilogueColumns];
#pragma unroll
  for (int j = 0; j < kEpilogueColumns; ++j)
    if (first + j < p.n)
      value[j] = load_rows(c + (first + j) * p.ldc + row, rows, p.vectors);
#pragma unroll
  for (int j = 0; j < kEpilogueColumns; ++j) {
    if (first + j >= p.n) break;
#pragma unroll
    for (int i = 0; i < kEpilogueRows; ++i) value[j].x[i] = __fadd_rn(value[j].x[i], bias.x[i]);
    activate(p, first + j, row, value[j]);
    store_rows(c + (first + j) * p.ldc + row, value[j], rows, p.vectors);
  }
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::kEpilogueThreads)
    epilogue(const __grid_constant__ mixpert::EpilogueParams p) {
  using namespace mixpert;
  const int64_t row =
      (int64_t{blockIdx.x} * kEpilogueThreads + threadIdx.x) * kEpilogueRows;
  const int64_t steps = (p.n + kEpilogueColumns - 1) / kEpilogueColumns;
  for (int64_t at = blockIdx.y; at < steps * p.batch; at += gridDim.y) {
    const int64_t problem = at / steps;
    Four bias = {};
    if (p.bias)
      bias = load_rows(p.bias + problem * p.stride_bias + row, static_cast<int>(p.m - row), false);
    epilogue_of(p, p.c + problem * p.stride_c, bias, at % steps * kEpilogueColumns, row);
  }
}
