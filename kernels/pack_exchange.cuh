// How the CTAs of pack that share a strip of rows, each a part of k, exchange the rows' maxima: as
// a cluster through distributed shared memory or, where there are too many or no clusters, through
// global memory, waiting for each other. They start in ticket order, so the CTAs waited for are
// running, done or the next to start. Where these do not come in time, because something else
// occupies the SMs, a warp looks for the maxima of its rows itself, in all of k: slow, but it never
// hangs, and gives the same bits.
#pragma once

#include "pack_block.cuh"
#include "ptx.cuh"

namespace mixpert {

// Rows of a CTA that are too few to transpose: only K-contiguous operands are packed.
constexpr bool kAlongOnly = MIXPERT_ROWS < 8;

// Whether a CTA packs several parts of k one after the other, of an operand that is not
// K-contiguous: it reads all of them for the maxima, keeps the last one, and finds others in the L2
// cache again.
#ifdef MIXPERT_IN_PARTS
constexpr bool kInParts = true;
#else
constexpr bool kInParts = false;
#endif

__device__ __forceinline__ bool is_along_k(const PackOperand &operand) {
  return kAlongOnly || (!kInParts && operand.k_contiguous);
}

struct PackShared {
  alignas(16) uint32_t maxima[MIXPERT_ROWS];
#ifdef MIXPERT_RAISES
  int32_t least_top[2];  // of an operand: its rows are raised to 2^this at least
  uint32_t underflow;    // not 0: the last piece of some element of a raised row does
#endif
#ifdef MIXPERT_NOTES
  uint32_t keys[MIXPERT_ROWS];  // of the rows' least elements but zero
  uint32_t low;  // not 0 where the last piece of some element underflows
#endif
  alignas(16) uint32_t peers[kPackCluster][MIXPERT_ROWS];  // maxima of every CTA of the cluster
  uint64_t peers_here;  // a barrier
  float2 scales[MIXPERT_ROWS];  // two factors of each row (quantize.cuh)
  uint32_t ticket;
};

// The keys of the least elements of rows, where they are wanted.
__device__ __forceinline__ uint32_t *least_keys(PackShared &shared) {
#ifdef MIXPERT_NOTES
  return shared.keys;
#else
  return nullptr;
#endif
}

constexpr int64_t kPackPatience = 1 << 24;  // cycles, about ten milliseconds

// Whether all CTAs of a strip have merged their maxima.
__device__ __forceinline__ bool all_here(const uint32_t *arrivals, int ctas) {
  return *static_cast<const volatile uint32_t *>(arrivals) >= static_cast<uint32_t>(ctas);
}

// Waits for them, in one thread; false where they did not come in time.
__device__ __forceinline__ bool wait_for_strip(const uint32_t *arrivals, int ctas) {
  const int64_t start = clock64();
  while (!all_here(arrivals, ctas)) {
    if (clock64() - start > kPackPatience) return false;
    __nanosleep(20);
  }
  return true;
}

// What the first warp knows of the maxima of a strip's rows, one a lane.
struct StripMaximum {
  uint32_t own;      // of this CTA's part of k, or of all
  uint32_t *merged;  // of all CTAs, where the lane has a row of the operand
  bool row;          // it has

  // Merges it with those of the other CTAs of the strip and waits for them; false where they did
  // not come in time. One warp fences for all: a fence by every warp costs more than the wait.
  __device__ __forceinline__ bool exchange(uint32_t *arrivals, const PackParams &params) {
    bool all = true;
    if (params.phase != kPackDigits) {
      if (row) atomicMax(merged, own);
      __threadfence();
      __syncwarp();
    }
    if (params.phase == kPackFused) {
      if (threadIdx.x == 0) {
        atomicAdd(arrivals, 1u);
        all = wait_for_strip(arrivals, params.splits);
      }
      all = __shfl_sync(0xFFFFFFFFu, all, 0);
    }
    if (all) take();
    return all;
  }

  // Looks at all k of a strip's rows, from row0 of a problem on, until the others have come.
  __device__ __forceinline__ void look_alone(const PackOperand &operand, int batch, int row0,
                                             const uint32_t *arrivals, const PackParams &params) {
    const int lane = afresh(threadIdx.x);
    const bool along = is_along_k(operand);
    const int64_t row_step = along ? operand.ld : 1, k_step = along ? 1 : operand.ld;
#pragma unroll 1
    for (int i = 0; i < min(MIXPERT_ROWS, operand.rows - row0); ++i) {
      if (__any_sync(0xFFFFFFFFu, all_here(arrivals, params.splits))) return take();
      const float *at = operand.source + batch * operand.stride + (row0 + i) * row_step +
                        lane * k_step;
      uint32_t most = 0;
#pragma unroll 1
      for (int left = params.k - lane; left > 0; left -= 32, at += 32 * k_step)
        most = max(most, magnitude(__ldg(at)));
      most = __reduce_max_sync(0xFFFFFFFFu, most);
      if (lane == i) own = most;
    }
  }

 private:
  __device__ __forceinline__ void take() {
    __threadfence();
    own = row ? *static_cast<volatile uint32_t *>(merged) : 0;
  }
};

// Whether an earlier launch has found the row maxima: CTAs then take one strip after the other.
#ifdef MIXPERT_RUNGS
constexpr bool kMaximaKnown = true;
#else
constexpr bool kMaximaKnown = false;
#endif

// Whether clusters of CTAs share such strips; wide ones for INT8 slices.
#if defined(MIXPERT_SP)
constexpr bool kClusterRows = MIXPERT_ROWS == kPackClusterRows || MIXPERT_ROWS == kPackWideRows;
#else
constexpr bool kClusterRows = MIXPERT_ROWS == kPackClusterRows;
#endif

// Whether the CTAs of a strip are a cluster; no code is spent on it where there are none.
__device__ __forceinline__ bool clustered(const PackParams &params) {
#if __CUDA_ARCH__ >= 900
  return !kMaximaKnown && kClusterRows && params.phase == kPackClustered;
#else
  return false;
#endif
}

// Starts to wait for the others of the cluster: their barriers must be ready to count.
__device__ __forceinline__ void start_cluster(PackShared &shared) {
  if (threadIdx.x == 0) {
    mbarrier_init(shared_address(&shared.peers_here), 1);
    fence_barrier_init();
  }
  __syncwarp();
  cluster_arrive_relaxed();
}

// Tells the other CTAs of the cluster the row maxima of this one, and the first warp theirs.
template <int ROWS>
__device__ __forceinline__ void exchange_in_cluster(PackShared &shared, int ctas) {
  constexpr int kQuads = ROWS / 4;
  static_assert(kQuads * kPackCluster <= 32, "a lane sends four maxima to one CTA");
  cluster_wait();  // all have started
  if (threadIdx.x >= 32) return;
  const int row = threadIdx.x, quad = row % kQuads, to = row / kQuads;
  if (row == 0) mbarrier_expect(shared_address(&shared.peers_here), ctas * ROWS * 4);
  if (to < ctas)
    send_in_cluster(&shared.peers[cluster_rank()][quad * 4], &shared.peers_here, to,
                    *reinterpret_cast<const uint4 *>(&shared.maxima[quad * 4]));
  __syncwarp();
  mbarrier_wait(shared_address(&shared.peers_here), 0);
  if (row >= ROWS) return;
  for (int i = 0; i < ctas; ++i) shared.maxima[row] = max(shared.maxima[row], shared.peers[i][row]);
}

}  // namespace mixpert
