// The guard's decision from the statistics of two panels (docs/bounds.md), for the kernel and for
// the processor: integers and a few double operations in one order, the same bits on both.
#pragma once

#include "params.cuh"

#ifdef __CUDACC__
#define MIXPERT_BOTH __device__ __forceinline__
#define HUGE_VALF __int_as_float(0x7F800000)
#else
#include <cmath>
#include <cstring>
#define MIXPERT_BOTH inline
#endif

namespace mixpert {

constexpr int kRatioShift = 18;  // 16 k / (squares / 2^14)

// Of up to kPanel rows: the least favourable of each, and the sum of ratios.
struct PanelStatistics {
  int64_t logs = 0;    // the least
  uint64_t ratios = 0;
  uint32_t small = 0;  // the largest
  uint32_t rows = 0;   // rows that are neither zero nor reached by a NaN or an Inf
  uint32_t nonfinite = 0;

  // Takes in a row of `k` elements.
  MIXPERT_BOTH void add(const RowStatistics &row, int k) {
    const uint32_t missing = static_cast<uint32_t>(k) - row.counted;
    if (row.logs < logs) logs = row.logs;
    if (missing > small) small = missing;
    ratios += (static_cast<uint64_t>(k) << kRatioShift) / (row.squares ? row.squares : 1);
    ++rows;
  }
};

MIXPERT_BOTH int bits_of(float x) {
#ifdef __CUDACC__
  return __float_as_int(x);
#else
  int bits;
  std::memcpy(&bits, &x, sizeof bits);
  return bits;
#endif
}

// The mean over rows of 4^e k / |x|^2.
MIXPERT_BOTH double spread(const PanelStatistics &s) {
  return static_cast<double>(s.ratios) / static_cast<double>(16 * s.rows);
}

// 256 log2(common / k), from below.
MIXPERT_BOTH int64_t log_share(int64_t common, int log_k) {
  return (bits_of(static_cast<float>(common)) >> kLogShift) - (127 << (23 - kLogShift)) - log_k;
}

// What the rule reads of a pair of panels: P is op(B), Q is op(A).
struct PanelPair {
  const PanelStatistics &p, &q;
  int k;

  MIXPERT_BOTH bool nonfinite() const { return p.nonfinite | q.nonfinite; }
  MIXPERT_BOTH bool zero() const { return p.rows == 0 || q.rows == 0; }
  MIXPERT_BOTH int64_t common() const { return static_cast<int64_t>(k) - p.small - q.small; }
  MIXPERT_BOTH int64_t logs() const { return p.logs + q.logs; }
  // Of the errors that are not proportional to C, relative to |C|^2.
  MIXPERT_BOTH double variance(const GuardRung &rung) const {
    const double left = spread(q), right = spread(p);
    return rung.dropped * left * right + rung.left * left + rung.right * right;
  }
};

// The first rung that a panel may take.
MIXPERT_BOTH int decide(const GuardParams &params, const PanelPair &pair) {
  if (pair.nonfinite()) return params.rungs;
  if (pair.zero()) return 0;
  const int64_t common = pair.common();
  if (common <= 0) return params.rungs;
  const int64_t share = log_share(common, params.log_k);
  for (int i = 0; i < params.rungs; ++i) {
    const GuardRung &rung = params.rung[i];
    if (pair.logs() >= common * (rung.threshold - share) &&
        pair.variance(rung) + rung.relative <= params.limit)
      return i;
  }
  return params.rungs;
}

// The estimated error of a panel under the first rung: an outcome, on which nothing depends.
MIXPERT_BOTH float estimate(const GuardParams &params, const PanelPair &pair) {
  const float unknown = HUGE_VALF;
  if (pair.nonfinite()) return unknown;
  if (pair.zero()) return 0.0f;
  const int64_t common = pair.common();
  if (common <= 0) return unknown;
  const GuardRung &rung = params.rung[0];
  const float floor =
      static_cast<float>(static_cast<double>(pair.logs()) / static_cast<double>(common) +
                         static_cast<double>(log_share(common, params.log_k))) /
      256;
  const float worst = static_cast<float>(rung.worst) * exp2f(-floor);
  return fmaxf(worst, sqrtf(static_cast<float>(pair.variance(rung) + rung.relative)));
}

}  // namespace mixpert
