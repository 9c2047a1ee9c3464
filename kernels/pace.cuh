// Keeps persistent CTAs close together in k, so that shared operands are still in L2.
//
// Tiles of equal size do not take equal time. Without control, CTAs soon drift apart over all of k,
// each reads its operands from device memory, and a large product becomes memory-bound
// (docs/notes/pace.md). Therefore every CTA counts its steps of kPaceBlocks packed blocks, and one
// that is ahead of the average waits. Waiting is bounded, because not all CTAs may be resident.
// Only times depend on it, not results.
#pragma once

#include "params.cuh"

namespace mixpert {

constexpr uint32_t kPaceBlocks = 8;  // packed blocks of k in a step
constexpr uint32_t kPaceSlack = 1;   // steps that a CTA may be ahead of the average
constexpr int kPacePolls = 512;      // of about a microsecond each, after which a CTA stops waiting

class Pace {
 public:
  Pace() = default;
  // `steps`: of a tile of `blocks` packed blocks.
  __device__ Pace(uint32_t *total, int blocks)
      : total_(total), steps_((blocks + kPaceBlocks - 1) / kPaceBlocks) {}

  // Before packed block `block` of the CTA's tile number `turn`.
  __device__ __forceinline__ void step(int turn, int block) {
    if (!total_ || block % kPaceBlocks != 0) return;
    reach(turn * steps_ + block / kPaceBlocks);
    if (waits_) wait();
  }

  // After the last tile; `turns`: of the CTA that has most tiles.
  __device__ __forceinline__ void finish(int turns) {
    if (total_) reach(turns * steps_);
  }

 private:
  __device__ __forceinline__ void reach(uint32_t count) {
    if (count > mine_)
      asm volatile("red.relaxed.gpu.global.add.u32 [%0], %1;" ::"l"(total_), "r"(count - mine_)
                   : "memory");
    mine_ = count;
  }
  // First uses the value read one step earlier, so that a CTA that is not ahead waits for no load.
  __device__ __forceinline__ void wait() {
    const uint32_t least = mine_ < kPaceSlack ? 0 : (mine_ - kPaceSlack) * gridDim.x;
    for (int polls = 0; static_cast<int>(seen_ - least) < 0; ++polls) {
      read();
      if (polls == kPacePolls) waits_ = false;
      if (!waits_) return;
    }
    read();
  }
  __device__ __forceinline__ void read() {
    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1];" : "=r"(seen_) : "l"(total_) : "memory");
  }

  uint32_t *total_;
  uint32_t steps_;
  uint32_t mine_ = 0, seen_ = 0;
  bool waits_ = true;
};

}  // namespace mixpert
