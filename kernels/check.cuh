// check: sampled rows of C computed again in double, for MIXPERT_CHECK.
//
// Four launches on the GEMM's stream, selected by -DMIXPERT_PHASE (CheckPhase): before the GEMM,
// the sampled rows of C are saved; after it, sums over parts of k are computed, then added and
// compared; if the error of a row exceeds the threshold, A and B are copied for the host. The host
// never waits.
#pragma once

#include "triangle.cuh"

namespace mixpert {

__device__ __forceinline__ double infinity() { return __longlong_as_double(0x7ff0000000000000ll); }

__device__ __forceinline__ double scalar(const float *address, float value) {
  return address ? *address : value;
}

// phase 0: grid (n / 256, rows).
__device__ void keep_rows(const CheckParams &p) {
  const int64_t column = blockIdx.x * int64_t{kCheckThreads} + threadIdx.x;
  if (column < p.n)
    p.before[blockIdx.y * int64_t{p.n} + column] = p.c[p.sample[blockIdx.y] + column * p.ldc];
}

struct CheckTile {
  float a[kCheckRows][kCheckBlockK];
  float b[kCheckBlockK][kCheckColumns + 1];
};

// Zeros past the ends of k, of the columns and of the sample.
__device__ __forceinline__ void load_tile(const CheckParams &p, int64_t column0, int64_t k0,
                                          CheckTile &tile) {
  const int row = threadIdx.x / kCheckBlockK, l = threadIdx.x % kCheckBlockK;
  const bool inside = row < p.count && k0 + l < p.k;
  const int64_t at = p.trans_a ? k0 + l + p.sample[row] * p.lda : p.sample[row] + (k0 + l) * p.lda;
  tile.a[row][l] = inside ? p.a[at] : 0.0f;
  for (int i = threadIdx.x; i < kCheckBlockK * kCheckColumns; i += kCheckThreads) {
    // Neighbouring threads read neighbouring elements of either layout.
    const int j = p.trans_b ? i % kCheckColumns : i / kCheckBlockK;
    const int k = p.trans_b ? i / kCheckColumns : i % kCheckBlockK;
    const bool valid = column0 + j < p.n && k0 + k < p.k;
    const int64_t from =
        p.trans_b ? column0 + j + (k0 + k) * p.ldb : k0 + k + (column0 + j) * p.ldb;
    tile.b[k][j] = valid ? p.b[from] : 0.0f;
  }
}

// phase 1: grid (n / kCheckColumns, splits); a thread owns one column and two rows.
__device__ void sum_products(const CheckParams &p) {
  constexpr int kLanes = kCheckThreads / kCheckColumns, kOwn = kCheckRows / kLanes;
  __shared__ CheckTile tile;
  const int64_t column0 = blockIdx.x * int64_t{kCheckColumns};
  const int column = threadIdx.x % kCheckColumns, lane = threadIdx.x / kCheckColumns;
  const int64_t blocks = (p.k + kCheckBlockK - 1) / kCheckBlockK;
  const int64_t first = blocks * blockIdx.y / p.splits, end = blocks * (blockIdx.y + 1) / p.splits;
  CheckSum sums[kOwn] = {};
  for (int64_t block = first; block < end; ++block) {
    load_tile(p, column0, block * kCheckBlockK, tile);
    __syncthreads();
    for (int k = 0; k < kCheckBlockK; ++k) {
#pragma unroll
      for (int i = 0; i < kOwn; ++i) {
        const double product =
            static_cast<double>(tile.a[lane + i * kLanes][k]) * tile.b[k][column];
        sums[i].products += product;
        sums[i].magnitudes += fabs(product);
      }
    }
    __syncthreads();
  }
  if (blockIdx.x == 0 && blockIdx.y == 0 && threadIdx.x == 0) *p.failed = 0;
  if (column0 + column >= p.n) return;
#pragma unroll
  for (int i = 0; i < kOwn; ++i)
    if (const int row = lane + i * kLanes; row < p.count)
      p.partial[(int64_t{blockIdx.y} * p.count + row) * p.n + column0 + column] = sums[i];
}

__device__ __forceinline__ void compare_value(const CheckParams &p, int row, int64_t column,
                                              CheckRow &sum) {
  if (!in_triangle(p.triangle, static_cast<int>(column), p.sample[row])) return;
  const double alpha = scalar(p.alpha_address, p.alpha), beta = scalar(p.beta_address, p.beta);
  CheckSum dot = {};
  for (int split = 0; alpha != 0 && split < p.splits; ++split) {
    const CheckSum part = p.partial[(int64_t{split} * p.count + row) * p.n + column];
    dot.products += part.products;
    dot.magnitudes += part.magnitudes;
  }
  const double before = beta == 0 ? 0 : beta * p.before[int64_t{row} * p.n + column];
  const double exact = alpha * dot.products + before;
  const double size = fabs(alpha) * dot.magnitudes + fabs(before);
  const float computed = p.c[p.sample[row] + column * p.ldc];
  const bool finite = isfinite(__double2float_rn(exact));
  if (!finite && !isfinite(computed)) return;  // not finite, as expected
  const double off = finite && isfinite(computed) ? fabs(computed - exact) : infinity();
  sum.error += off * off;
  sum.reference += finite ? exact * exact : 0;
  if (off > 0) sum.componentwise = fmax(sum.componentwise, size > 0 ? off / size : infinity());
}

// phase 2: one CTA a row.
__device__ void compare_row(const CheckParams &p) {
  __shared__ CheckRow parts[kCheckThreads];
  CheckRow sum = {};
  for (int64_t column = threadIdx.x; column < p.n; column += kCheckThreads)
    compare_value(p, blockIdx.x, column, sum);
  parts[threadIdx.x] = sum;
  for (int step = kCheckThreads / 2; step > 0; step /= 2) {
    __syncthreads();
    if (threadIdx.x >= step) continue;
    CheckRow &own = parts[threadIdx.x];
    const CheckRow &other = parts[threadIdx.x + step];
    own = {own.error + other.error, own.reference + other.reference,
           fmax(own.componentwise, other.componentwise)};
  }
  if (threadIdx.x != 0) return;
  const CheckRow row = parts[0];
  p.rows[blockIdx.x] = row;
  __threadfence_system();  // for the host
  if (row.error > p.threshold * p.threshold * row.reference) *p.failed = 1;
}

// phase 3: grid-stride over both operands.
__device__ void copy_operands(const CheckParams &p) {
  if (*p.failed == 0) return;
  const int64_t rows[2] = {p.trans_a ? p.k : p.m, p.trans_b ? p.n : p.k};
  const int64_t columns[2] = {p.trans_a ? p.m : p.k, p.trans_b ? p.k : p.n};
  const float *sources[2] = {p.a, p.b};
  const int64_t ld[2] = {p.lda, p.ldb}, step = int64_t{gridDim.x} * kCheckThreads;
  for (int operand = 0; operand < 2; ++operand)
    for (int64_t i = blockIdx.x * int64_t{kCheckThreads} + threadIdx.x;
         i < rows[operand] * columns[operand]; i += step)
      p.copies[operand][i] = sources[operand][i % rows[operand] + i / rows[operand] * ld[operand]];
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::kCheckThreads)
    check(const __grid_constant__ mixpert::CheckParams params) {
  using namespace mixpert;
  if constexpr (MIXPERT_PHASE == kCheckKeep) keep_rows(params);
  if constexpr (MIXPERT_PHASE == kCheckSums) sum_products(params);
  if constexpr (MIXPERT_PHASE == kCheckCompare) compare_row(params);
  if constexpr (MIXPERT_PHASE == kCheckCopy) copy_operands(params);
}
