// gemm_split for sm_90a (split_sm90.cuh): the panels that a guard leaves to the two later rungs of
// a ladder, both float splits, in one launch. Where no panel is left, which is usual, it is over at
// once.
//
// A CTA does its share of the first rung's tiles, then of the second's, in the same shared memory.
// Compile with the macros of split_types.cuh, -DMIXPERT_BN and _STAGES (gemm_split_sm90.cuh) for
// the first rung, with _TYPE2, _PIECES2, _D2, _REST2, _BN2 and _STAGES2 for the second; _GUARDED=1;
// _SHARES: 1 where CTAs may share the k of tiles.
#pragma once

#include "split_sm90.cuh"

#ifndef MIXPERT_SHARES
#define MIXPERT_SHARES 0
#endif

namespace mixpert {

static_assert(MIXPERT_GUARDED, "rungs of a guard's ladder");

using FirstRung = SplitSm90<Split, MIXPERT_BN, MIXPERT_STAGES, MIXPERT_SHARES>;
using SecondRung =
    SplitSm90<SplitOf<MIXPERT_TYPE2, MIXPERT_PIECES2, MIXPERT_D2, MIXPERT_REST2>, MIXPERT_BN2,
              MIXPERT_STAGES2, MIXPERT_SHARES>;

constexpr int kSharedBytes = FirstRung::kSharedBytes > SecondRung::kSharedBytes
                                 ? FirstRung::kSharedBytes
                                 : SecondRung::kSharedBytes;

// Between the rungs: barriers, behind what either needs.
struct RungsShared {
  uint64_t left;   // consumers need nothing more of the first rung
  uint64_t begun;  // what the second one needs is there
};
static_assert(sizeof(RungsShared) == kRungsSharedBytes, "what the lowering asks for");

__device__ __forceinline__ RungsShared &between(uint8_t *dynamic) {
  return *reinterpret_cast<RungsShared *>(dynamic + kSharedBytes);
}

// Which rungs have tiles at all. One that has none costs nothing but this question: code that is
// run once comes from a cold cache.
struct Wanted {
  bool first, second;

  __device__ explicit Wanted(const RungsParams &params)
      : first(!nothing_wanted(params.rungs[0])), second(!nothing_wanted(params.rungs[1])) {}
  __device__ bool both() const { return first && second; }
};

// Where a CTA begins in the list of the second rung: those that had one tile more of the first,
// last.
__device__ __forceinline__ int second_begin(const RungsParams &params, const Wanted &wanted) {
  if (!wanted.first) return blockIdx.x;
  const int ctas = gridDim.x, done = WorkList<FirstRung>(params.rungs[0]).count() % ctas;
  return (static_cast<int>(blockIdx.x) + ctas - done) % ctas;
}

// The thread that copies.
__device__ __forceinline__ void copy_tiles(const RungsParams &params, const Wanted &wanted,
                                           uint8_t *dynamic) {
  const uint32_t ring = shared_address(dynamic);
  if (wanted.first) produce<FirstRung>(params.rungs[0], ring, shared_of<FirstRung>(dynamic));
  if (wanted.both()) {
    mbarrier_wait(shared_address(&between(dynamic).left), 0);
    end_barriers<FirstRung>(shared_of<FirstRung>(dynamic));
    fence_for_wgmma();
    init_barriers<SecondRung>(shared_of<SecondRung>(dynamic));
    mbarrier_arrive(shared_address(&between(dynamic).begun));
  }
  if (wanted.second)
    produce<SecondRung>(params.rungs[1], ring, shared_of<SecondRung>(dynamic),
                        second_begin(params, wanted));
}

// Those that multiply. The ring of one rung may lie where the other has something else.
__device__ __forceinline__ void multiply_tiles(const RungsParams &params, const Wanted &wanted,
                                               uint8_t *dynamic) {
  const uint32_t ring = shared_address(dynamic);
  const int group = static_cast<int>(threadIdx.x / 128 - 1);
  if (wanted.first)
    consume<FirstRung>(params.rungs[0], ring, shared_of<FirstRung>(dynamic), group);
  if (wanted.both()) {
    fence_for_wgmma();
    mbarrier_arrive(shared_address(&between(dynamic).left));
    mbarrier_wait(shared_address(&between(dynamic).begun), 0);
  }
  if (wanted.second)
    consume<SecondRung>(params.rungs[1], ring, shared_of<SecondRung>(dynamic), group,
                        second_begin(params, wanted));
}

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::FirstRung::kThreads, 1)
    gemm_rungs_sm90(const __grid_constant__ mixpert::RungsParams params) {
  using namespace mixpert;
  extern __shared__ __align__(1024) uint8_t dynamic[];
  const int order = params.rungs[0].guarded.order;
  if (order == kRungLooks && leaves_undone(params.rungs[0].guarded, kIdleThread)) return;
  const bool beside = order == kRungBeside;
  join_rung(beside);
  const Wanted wanted(params);
  if (!wanted.first && !wanted.second) {
    end_rung(beside, kIdleThread);
    return;
  }
  if (threadIdx.x == 0) {
    mbarrier_init(shared_address(&between(dynamic).left), 32 * kConsumerWarps90);
    mbarrier_init(shared_address(&between(dynamic).begun), 1);
    if (wanted.first)
      init_barriers<FirstRung>(shared_of<FirstRung>(dynamic));
    else
      init_barriers<SecondRung>(shared_of<SecondRung>(dynamic));
  }
  __syncthreads();
  if (threadIdx.x < 128) {
    registers_give_up<kCopierRegisters>();
    end_rung(beside, kIdleThread);
    if (threadIdx.x == 0) copy_tiles(params, wanted, dynamic);
  } else {
    registers_take<kConsumerRegisters>();
    multiply_tiles(params, wanted, dynamic);
  }
}
