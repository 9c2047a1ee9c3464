// gemm_split for sm_90a (split_sm90.cuh): one scheme.
//
// Compile with the macros of split_types.cuh and -DMIXPERT_BN: 64, 128 or 192; _STAGES: ring slots;
// _GUARDED: 1 where the guard picks the tiles; _SHARES: 1 where CTAs may share the k of tiles.
#pragma once

#include "split_sm90.cuh"

#ifndef MIXPERT_SHARES
#define MIXPERT_SHARES 0
#endif

namespace mixpert {

using Sm90 = SplitSm90<Split, MIXPERT_BN, MIXPERT_STAGES, MIXPERT_SHARES>;

}  // namespace mixpert

extern "C" __global__ void __launch_bounds__(mixpert::Sm90::kThreads, 1)
    gemm_split_sm90(const __grid_constant__ mixpert::GemmParams params) {
  using namespace mixpert;
  extern __shared__ __align__(1024) uint8_t dynamic[];
  run_warpgroups<Sm90>(params, dynamic, [&](uint32_t ring, Sm90Shared<Sm90> &shared, int group) {
    consume<Sm90>(params, ring, shared, group);
  });
}
