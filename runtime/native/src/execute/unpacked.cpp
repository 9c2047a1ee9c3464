#include "execute/unpacked.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <string>

#include "device/captured_branch.h"
#include "execute/cublas_kernel.h"
#include "execute/launches.h"
#include "params.cuh"

namespace mixpert {
namespace {

constexpr int kWideTile = 128, kNarrowTile = 64;

int64_t tiles_of(int64_t size, int tile) { return (size + tile - 1) / tile; }

int64_t tiles_of(const mixpert_problem &p, int tile) {
  return tiles_of(p.m, tile) * tiles_of(p.n, tile) * p.batch;
}

int tile_of(const mixpert_problem &p, const mixpert_device &device) {
  return tiles_of(p, kWideTile) < device.sm_count ? kNarrowTile : kWideTile;
}

std::string kernel_of(int tile) { return "gemm_fp32 TILE=" + std::to_string(tile); }

Fp32Params params_of(const DeviceGemm &gemm, int tile) {
  const mixpert_problem &p = gemm.problem;
  const bool there = gemm.device_scalars;
  const auto narrow = [](int64_t size) { return static_cast<int32_t>(size); };
  return {gemm.a,
          gemm.b,
          gemm.c,
          there ? gemm.alpha : nullptr,
          there ? gemm.beta : nullptr,
          p.lda,
          p.ldb,
          p.ldc,
          p.stride_a,
          p.stride_b,
          p.stride_c,
          there ? 1.0f : *gemm.alpha,
          there ? 0.0f : *gemm.beta,
          narrow(p.m),
          narrow(p.n),
          narrow(p.k),
          narrow(p.batch),
          p.trans_a,
          p.trans_b,
          p.triangle,
          narrow(tiles_of(p.m, tile) * tiles_of(p.n, tile))};
}

// A launch of the kernel for so many tiles: 0 does nothing but wait where it `overlaps`.
mixpert_launch launch_of(const Fp32Params &params, const std::string &kernel, int64_t tiles,
                         bool overlaps) {
  mixpert_launch launch = {};
  std::snprintf(launch.kernel, sizeof launch.kernel, "%s", kernel.c_str());
  for (unsigned *size : {launch.grid, launch.block, launch.cluster}) std::fill(size, size + 3, 1U);
  launch.grid[0] = static_cast<unsigned>(std::max<int64_t>(tiles, 1));
  launch.block[0] = kFp32Threads;
  launch.overlaps = overlaps;
  launch.param_bytes = sizeof params;
  std::memcpy(launch.params, &params, sizeof params);
  return launch;
}

}  // namespace

bool unpacked_fills(const mixpert_problem &problem, const mixpert_device &device) {
  return 2 * tiles_of(problem, kNarrowTile) >= device.sm_count;
}

mixpert_status load_unpacked(DeviceState &device, const mixpert_problem &problem) {
  CuFunction loaded = nullptr;
  return device.plain_kernel(kernel_of(tile_of(problem, device.limits())), &loaded);
}

mixpert_status run_unpacked(DeviceState &device, const DeviceGemm &gemm,
                            const mixpert_lowered &lowered) {
  const mixpert_problem &p = gemm.problem;
  const int tile = tile_of(p, device.limits());
  const std::string kernel = kernel_of(tile);
  CuFunction function = nullptr;
  mixpert_status status = device.plain_kernel(kernel, &function);
  CublasKernel original;
  const bool by_cublas =
      has_cublas_kernel(device, gemm) && original.find(device, gemm) == MIXPERT_OK;
  Fp32Params params = params_of(gemm, tile);
  int64_t tiles = tiles_of(p, tile);
  const bool may_overlap = overlaps_in_graphs(lowered);
  CapturedBranch branch(gemm.stream, is_captured(gemm.stream));
  for (int i = 0; i < lowered.launch_count && status == MIXPERT_OK; ++i) {
    status = branch.select(lowered.launches[i].aside);
    if (status != MIXPERT_OK) break;
    status = by_cublas && i == 0
                 ? original.launch(gemm.stream)
                 : queue_launch(launch_of(params, kernel, tiles, lowered.launches[i].overlaps),
                                function, {}, gemm.stream, may_overlap);
    params.tiles = 0;  // the others have nothing to do
    tiles = 0;
  }
  return status == MIXPERT_OK ? branch.join() : status;
}

}  // namespace mixpert
