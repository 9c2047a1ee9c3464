// How a warp of the sm_90a GEMM kernels stores its part of a tile of C: in runs of kStoreColumns.
//
// A thread holds pairs of outputs of some rows (a row of P is a column of C, contiguous in memory).
// If they were stored directly and the leading dimension is not a multiple of eight, two groups of
// four lanes would share each sector of L2, which would be written twice. Therefore units of
// kStoreRows rows are rearranged in shared memory.
#pragma once

#include "ptx.cuh"
#include "tiles.cuh"

namespace mixpert {

using StoreUnit = float[kStoreRows * kStoreColumns];
constexpr int kUnitElements = kStoreRows * kStoreColumns / 32;  // per thread

// The position of an element in a unit: no bank conflicts for fragments or for rows.
__device__ __forceinline__ int unit_place(int row, int column) {
  return row * kStoreColumns + (column ^ (row & 3) * 8);
}

// The position of the elements of a unit that a thread stores: WIDTH adjacent ones per step.
template <int WIDTH>
struct UnitPlace {
  static constexpr int kTurns = kUnitElements / WIDTH;
  static constexpr int kLanes = kStoreColumns / WIDTH;  // per row
  static constexpr int kRows = 32 / kLanes;             // per step
  const uint32_t lane = afresh(threadIdx.x) % 32;

  __device__ __forceinline__ int row() const { return kRows == 1 ? 0 : lane / kLanes; }
  __device__ __forceinline__ int column() const { return lane % kLanes * WIDTH; }
};

template <int WIDTH>
struct Run;
template <>
struct Run<1> {
  using Type = float;
};
template <>
struct Run<4> {
  using Type = float4;
};

enum class StoreMode {
  kQuads,    // four adjacent ones at once, or none of them
  kSingles,
  kWithCare  // at the border of a triangle, or with NaN products
};

// A unit of C, whose first element is C[i * ldc + j] at `c`. Columns from `end` on are not stored.
struct CUnit {
  const GemmParams &params;
  float *c;
  int i, j, end;

  // The number of rows that are stored, counted from the thread's row in the first step.
  template <int WIDTH>
  __device__ __forceinline__ int rows(const UnitPlace<WIDTH> &place) const {
    return j + place.column() < end ? params.p.rows - i - place.row() : 0;
  }
  template <int WIDTH>
  __device__ __forceinline__ float *first(const UnitPlace<WIDTH> &place) const {
    return afresh(c + place.row() * params.ldc + place.column());
  }

  template <int WIDTH>
  __device__ __forceinline__ void read(float (&old)[kUnitElements]) const {
    using Place = UnitPlace<WIDTH>;
    using Type = typename Run<WIDTH>::Type;
    const Place place;
    const float *at = first(place);
    const int left = rows(place);
#pragma unroll
    for (int turn = 0; turn < Place::kTurns; ++turn, at += Place::kRows * params.ldc)
      if (turn * Place::kRows < left)
        *reinterpret_cast<Type *>(&old[turn * WIDTH]) = *reinterpret_cast<const Type *>(at);
  }

  // For finite products, or alpha other than zero: then NaN products give NaN.
  template <int WIDTH, bool READ>
  __device__ __forceinline__ void write(const StoreUnit &unit, const float (&old)[kUnitElements],
                                        const Scalars &scalars) const {
    using Place = UnitPlace<WIDTH>;
    using Type = typename Run<WIDTH>::Type;
    const Place place;
    float x[kUnitElements];
#pragma unroll
    for (int turn = 0; turn < Place::kTurns; ++turn)
      *reinterpret_cast<Type *>(&x[turn * WIDTH]) = *reinterpret_cast<const Type *>(
          &unit[turn * Place::kRows * kStoreColumns +
                unit_place(place.row(), place.column() ^ (turn * Place::kRows & 3) * 8)]);
#pragma unroll
    for (int e = 0; e < kUnitElements; ++e) {
      x[e] = __fmul_rn(scalars.alpha, x[e]);
      if (READ) x[e] = __fadd_rn(x[e], __fmul_rn(scalars.beta, old[e]));
      asm volatile("" : "+f"(x[e]));  // all are computed before the conditional stores
    }
    float *at = first(place);
    const int left = rows(place);
#pragma unroll
    for (int turn = 0; turn < Place::kTurns; ++turn, at += Place::kRows * params.ldc)
      if (turn * Place::kRows < left)
        *reinterpret_cast<Type *>(at) = *reinterpret_cast<const Type *>(&x[turn * WIDTH]);
  }

  __device__ __forceinline__ void write_with_care(const StoreUnit &unit,
                                                  const Scalars &scalars) const {
    const UnitPlace<1> place;
    const Outputs outputs = outputs_of(params);
#pragma unroll 1
    for (int turn = 0; turn < kStoreRows; ++turn) {
      const float product = unit[unit_place(turn, place.column())];
      const int row = i + turn, at = j + place.column();
      if (row >= params.p.rows || at >= end || !outputs.has(product, row, at)) continue;
      float *target = first(place) + turn * params.ldc;
      *target = scalars.apply(product, target);
    }
  }
};

// Writes a warp's fragment of a unit to shared memory. `value(v)`: the thread's product v, counted
// from `first`. LOOK: returns whether one of them is NaN.
template <bool LOOK, typename Value>
__device__ __forceinline__ bool stage_unit(StoreUnit &unit, int first, const Value &value) {
  const uint32_t lane = afresh(threadIdx.x) % 32;
  const int place = unit_place(lane / 4, lane % 4 * 2);
  bool nan = false;
#pragma unroll
  for (int b = 0; b < kStoreColumns / 8; ++b) {
    const int v = first + b * 4;
    const float2 pair = make_float2(value(v), value(v + 1));
    nan = nan || pair.x != pair.x || pair.y != pair.y;
    *reinterpret_cast<float2 *>(&unit[place ^ b * 8]) = pair;
  }
  return LOOK && __any_sync(0xFFFFFFFFu, nan);
}

// Stores 16 rows by COLUMNS of C from C[i * ldc + j] at `c` on, from the warp's products. LOOK:
// some may be NaN. READ: beta is not 0.
template <int COLUMNS, bool LOOK, bool READ, typename Value>
__device__ __forceinline__ void store_rows(const GemmParams &params, float *c, int i, int j,
                                           int end, StoreMode mode, StoreUnit &unit,
                                           const Scalars &scalars, const Value &value) {
  constexpr int kHalves = 16 / kStoreRows;
  static_assert(COLUMNS % kStoreColumns == 0, "whole units");
#pragma unroll
  for (int column = 0; column < COLUMNS; column += kStoreColumns) {
    float old[kHalves][kUnitElements];
#pragma unroll
    for (int half = 0; READ && half < kHalves; ++half) {
      const int row = half * kStoreRows;
      const CUnit place = {params, c + row * params.ldc + column, i + row, j + column, end};
      if (mode == StoreMode::kQuads) place.read<4>(old[half]);
      if (mode == StoreMode::kSingles) place.read<1>(old[half]);
    }
#pragma unroll
    for (int half = 0; half < kHalves; ++half) {
      const int row = half * kStoreRows;
      const CUnit place = {params, c + row * params.ldc + column, i + row, j + column, end};
      const bool nan = stage_unit<LOOK>(unit, column / 2 + half * 2, value);
      __syncwarp();
      if (nan || mode == StoreMode::kWithCare)
        place.write_with_care(unit, scalars);
      else if (mode == StoreMode::kQuads)
        place.write<4, READ>(unit, old[half], scalars);
      else
        place.write<1, READ>(unit, old[half], scalars);
      __syncwarp();
    }
  }
}

}  // namespace mixpert
