// The guard's decision from the statistics of two panels (docs/bounds.md), for the kernel and for
// the processor: integers and a few double operations in one order, the same bits on both.
#pragma once

#include "params.cuh"

#ifdef __CUDACC__
#define MIXPERT_BOTH __device__ __forceinline__
#define MIXPERT_ROLLED _Pragma("unroll 1")  // less code: it is run once, from a cold cache
#define HUGE_VALF __int_as_float(0x7F800000)
#else
#include <cmath>
#include <cstring>
#define MIXPERT_BOTH inline
#define MIXPERT_ROLLED
#endif

namespace mixpert {

constexpr int kRatioShift = 18;  // 16 k / (squares / 2^14)
constexpr int kUsualSpread = 564;  // of a row and a column together: kernels/guard_model.py
constexpr int kExcessPower = 4, kMostExcess = 1024;
constexpr int kNarrowSpread = 64, kNarrowExcess = 128;  // of either alone: one magnitude
constexpr double kSharedError = 0.125;  // of the root mean square adds up where fractions are one
constexpr int kSums = 4;
constexpr int kQuarters = 4;
constexpr double kDeepSquared = 0x1p58;  // 4^29: over kDeep, in units of a row's scale
constexpr int64_t kFewest = 8;  // products of which an element of C is made, at least
constexpr double kUniformDigits = 3.0 / 32768;  // 1 / mean square of two digits

MIXPERT_BOTH int bits_of(float x) {
#ifdef __CUDACC__
  return __float_as_int(x);
#else
  int bits;
  std::memcpy(&bits, &x, sizeof bits);
  return bits;
#endif
}

// 256 log2 of a positive number, from below.
MIXPERT_BOTH int log_steps(float x) { return (bits_of(x) >> kLogShift) - (127 << (23 - kLogShift)); }

// Likewise, from above: an FP32's pattern lies up to 0.0861 of a binade below its logarithm.
MIXPERT_BOTH int log_steps_above(float x) { return log_steps(x) + 24; }

template <typename T>
MIXPERT_BOTH T larger(T a, T b) {
  return a > b ? a : b;
}

// a / b, rounded down; exact for a < 2^53, as a / b is at least 1 / b below the next integer.
MIXPERT_BOTH uint64_t quotient(uint64_t a, uint64_t b) {
  return static_cast<uint64_t>(static_cast<double>(a) / static_cast<double>(b));
}

// True where at least so many quarters of k are small.
MIXPERT_BOTH bool has_quarters(uint32_t small, int quarters, int k) {
  return static_cast<int64_t>(small) * kQuarters >= static_cast<int64_t>(quarters) * k;
}

// The mean square of errors relative to every product (PanelPair::near), for elements as far below
// their row's scale as may be.
MIXPERT_BOTH double near_lost(const GuardRung &rung) {
  return (rung.left + rung.right) * kDeepSquared;
}

// Of up to kPanel rows: the least favourable of each, and the sum of ratios.
struct PanelStatistics {
  int64_t kept[kQuarters] = {};  // logs of what stays where so many quarters of k are left out
  uint64_t ratios = 0;   // the sum
  uint64_t squares = 0, digits = 0;
  int64_t sums[kSums] = {};  // magnitudes
  int32_t spread = 0;    // log2 of the root mean square over the geometric mean
  uint32_t small = 0;
  uint32_t rows = 0;  // rows that are neither zero nor reached by a NaN or an Inf
  uint32_t nonfinite = 0;
  uint32_t deep = 0;  // whether some element that is not zero is
  uint32_t single = 0;  // whether all of some row have one fraction, not just top digits

  // Takes in a row of `k` elements; of `kept` the first `quarters`.
  MIXPERT_BOTH void add(const RowStatistics &row, int k, int quarters = kQuarters) {
    const int64_t logs = logs_of(row);
    if (logs < kept[0]) kept[0] = logs;
    if (quarters > 1) keep_quarters(row, k, logs);
    small = larger(small, static_cast<uint32_t>(k) - row.counted);
    squares = larger(squares, row.squares);
    digits = larger(digits, row.digits);
    for (int i = 0; i < kSums; ++i)
      sums[i] = larger(sums[i], row.sums[i] < 0 ? -row.sums[i] : row.sums[i]);
    spread = larger(spread, spread_of(row, logs));
    deep |= row.deep;
    single |= row.others == 0 && row.digits != 0;  // where the top digit is all, nothing is left out
    ratios += quotient(static_cast<uint64_t>(k) << kRatioShift, larger<uint64_t>(row.squares, 1));
    ++rows;
  }

 private:
  // The sum of 256 log2 |y| / 2^23 of what is counted, from below.
  MIXPERT_BOTH static int64_t logs_of(const RowStatistics &row) {
    constexpr int64_t kSpan = kLogSpan << (23 - kLogShift);
    return (row.logs >> kLogShift) - static_cast<int64_t>(row.counted) * kSpan;
  }
  MIXPERT_BOTH void keep_quarters(const RowStatistics &row, int k, int64_t logs) {
    for (int i = 1; i < kQuarters; ++i) {
      const int64_t stays = logs - left_out(row, k, i);
      if (stays < kept[i]) kept[i] = stays;
    }
  }
  // An upper bound of the sum of logs of so many quarters of k or more elements: their geometric
  // mean is at most their root mean square, and their squares those of the row, which are known to
  // within the rounding of the top digits.
  MIXPERT_BOTH static int64_t left_out(const RowStatistics &row, int k, int quarters) {
    const int64_t count = static_cast<int64_t>(k) * quarters / kQuarters;
    if (count == 0) return 0;
    const uint64_t most = row.squares + (row.squares >> 4) + 5 * static_cast<uint64_t>(k);
    const int mean = log_steps_above(static_cast<float>(most)) -
                     log_steps(static_cast<float>(count)) - (14 << (23 - kLogShift));
    const int root = (mean + 1) >> 1;
    return root < 0 ? root * count : 0;
  }
  MIXPERT_BOTH static int32_t spread_of(const RowStatistics &row, int64_t logs) {
    const uint64_t count = larger<uint64_t>(row.counted, 1);
    const int root = (log_steps(static_cast<float>(row.squares)) -
                      log_steps(static_cast<float>(count))) >> 1;
    const uint64_t mean = quotient(static_cast<uint64_t>(-logs) + count - 1, count);
    return root - (7 << (23 - kLogShift)) + static_cast<int32_t>(mean);
  }
};

// What the rule reads of one panel.
struct PanelTerms {
  int64_t kept[kQuarters];
  double ratio;        // the mean over rows of 4^e k / |x|^2
  double mean_square;  // of elements, in units of 4^e
  double digits;       // mean square of two lower digits over that of uniform ones
  double means[kSums];  // of elements, of their second digits, of the third ones, and of what is
                        // behind them as far as it is not noise: what may add up, not average out
  int32_t spread;
  uint32_t small;
  bool zero, nonfinite, deep, single;

  MIXPERT_BOTH static PanelTerms of(const PanelStatistics &s, const GuardParams &params) {
    const double share = params.share;
    PanelTerms terms;
    for (int i = 0; i < kQuarters; ++i) terms.kept[i] = s.kept[i];
    terms.zero = s.rows == 0;
    terms.nonfinite = s.nonfinite != 0;
    terms.deep = s.deep != 0;
    terms.single = s.single != 0;
    terms.ratio = static_cast<double>(s.ratios) / static_cast<double>(16 * larger(s.rows, 1u));
    terms.mean_square = static_cast<double>(s.squares) * share * 0x1p-14;
    terms.digits = static_cast<double>(s.digits) * share * kUniformDigits;
    terms.means[0] = static_cast<double>(s.sums[0]) * share * 0x1p-7;
    terms.means[1] = static_cast<double>(s.sums[1]) * share * 0x1p-15;
    terms.means[2] = static_cast<double>(s.sums[2]) * share * 0x1p-23;
    const double rest = larger(static_cast<double>(s.sums[3]) - params.rest_noise, 0.0);
    terms.means[3] = rest * share * 0x1p-23 / kRestSteps;
    terms.spread = s.spread;
    terms.small = s.small;
    return terms;
  }
};

// What the rule reads of a pair of panels: P is op(B), Q is op(A).
struct PanelPair {
  const PanelTerms &p, &q;
  int k;

  MIXPERT_BOTH bool nonfinite() const { return p.nonfinite || q.nonfinite; }
  MIXPERT_BOTH bool zero() const { return p.zero || q.zero; }
  MIXPERT_BOTH int64_t common() const { return static_cast<int64_t>(k) - p.small - q.small; }
  // A lower bound of the sums of logs over what a row and a column have in common.
  MIXPERT_BOTH int64_t logs() const {
    return p.kept[quarters(q.small)] + q.kept[quarters(p.small)];
  }
  MIXPERT_BOTH int quarters(uint32_t small) const {
    int count = 0;
    for (int i = 1; i < kQuarters; ++i) count += has_quarters(small, i, k);
    return count;
  }
  MIXPERT_BOTH int excess() const {
    const bool narrow = p.spread < kNarrowSpread || q.spread < kNarrowSpread;
    const int least = narrow ? kNarrowExcess : 0;
    const int excess = larger(kExcessPower * (p.spread + q.spread - kUsualSpread), least);
    return excess < kMostExcess ? excess : kMostExcess;
  }
  // 256 log2(common / k), from below.
  MIXPERT_BOTH int64_t share(int log_k) const {
    return log_steps(static_cast<float>(common())) - log_k;
  }
  // Of the errors that are not proportional to C, relative to |C|^2.
  MIXPERT_BOTH double variance(const GuardRung &rung) const {
    return rung.dropped * q.ratio * p.ratio + rung.left * q.ratio + rung.right * p.ratio;
  }
  // True where a scheme's errors are known relative to every single product: it leaves out no
  // digits and loses of an element a part of its row's scale, which no element but zeros is far
  // below. Of few products FP32 itself makes less.
  MIXPERT_BOTH bool near(const GuardRung &rung) const {
    return rung.missing == 0 && !p.deep && !q.deep && common() >= kFewest;
  }
  // Root mean square of the error of a product of elements, in units of 2^(e_i + f_j).
  MIXPERT_BOTH double random_error(const GuardRung &rung) const {
    const double rounding = rung.left * p.mean_square + rung.right * q.mean_square;
    return sqrt(rung.dropped * q.digits * p.digits + rounding);
  }
  // Its mean, likewise. Where elements of a row have one fraction, so have their errors, of any
  // sign: they may add up as far as problems show that were searched for.
  MIXPERT_BOTH double mean_error(const GuardRung &rung) const {
    const double shared = p.single || q.single ? kSharedError * random_error(rung) : 0.0;
    return larger(mean_digits_error(rung), shared);
  }
  // By the means of digits.
  MIXPERT_BOTH double mean_digits_error(const GuardRung &rung) const {
    double total = 0;
    MIXPERT_ROLLED
    for (int s = 0; s < kSums; ++s)
      for (int t = 0; t < kSums; ++t)
        total += rung.missing >> (4 * s + t) & 1 ? q.means[s] * p.means[t] : 0.0;
    return total;
  }
};

// True where a panel's worst element is accurate enough: each product is, or so many add up to it
// that the lower bound of |A| |B| is above what their errors need.
MIXPERT_BOTH bool worst_within(const GuardParams &params, const PanelPair &pair,
                               const GuardRung &rung) {
  if (rung.near_within && pair.near(rung)) return true;
  const int64_t common = pair.common();
  if (common <= 0) return false;
  const int64_t random = params.random_threshold + pair.excess() +
                         log_steps(static_cast<float>(pair.random_error(rung)));
  const int64_t mean =
      params.mean_threshold + log_steps(static_cast<float>(pair.mean_error(rung)));
  return pair.logs() >= common * (larger(random, mean) - pair.share(params.log_k));
}

// The first rung that a panel may take.
MIXPERT_BOTH int decide(const GuardParams &params, const PanelPair &pair) {
  if (pair.nonfinite()) return params.rungs;
  if (pair.zero()) return 0;
  MIXPERT_ROLLED
  for (int i = 0; i < params.rungs; ++i) {
    const GuardRung &rung = params.rung[i];
    if (pair.variance(rung) + rung.relative <= params.limit && worst_within(params, pair, rung))
      return i;
  }
  return params.rungs;
}

// log2 of the lower bound of (|A| |B|)_ij / (k 2^(e_i + f_j)) of a panel.
MIXPERT_BOTH float floor_of(const GuardParams &params, const PanelPair &pair) {
  return static_cast<float>(static_cast<double>(pair.logs()) / static_cast<double>(pair.common()) +
                            static_cast<double>(pair.share(params.log_k))) /
         256;
}

// How many bits lie between the scales of a panel and its least (|A| |B|)_ij / k: an outcome; 0
// where the estimate is without bound.
MIXPERT_BOTH uint32_t span(const GuardParams &params, const PanelPair &pair) {
  if (pair.nonfinite() || pair.zero() || pair.common() <= 0) return 0;
  return static_cast<uint32_t>(ceilf(-floor_of(params, pair)));
}

// Of the worst element of a panel, where the lower bound of |A| |B| is all that is known.
MIXPERT_BOTH float worst_by_floor(const GuardParams &params, const PanelPair &pair,
                                  const GuardRung &rung) {
  if (pair.common() <= 0) return HUGE_VALF;
  const float random = static_cast<float>(params.random_factor * pair.random_error(rung)) *
                       exp2f(static_cast<float>(pair.excess()) / 256);
  const float mean = static_cast<float>(params.mean_factor * pair.mean_error(rung));
  return fmaxf(random, mean) * exp2f(-floor_of(params, pair));
}

// The estimated error of a panel under the first rung: an outcome, on which nothing depends.
MIXPERT_BOTH float estimate(const GuardParams &params, const PanelPair &pair) {
  if (pair.nonfinite()) return HUGE_VALF;
  if (pair.zero()) return 0.0f;
  const GuardRung &rung = params.rung[0];
  float worst = worst_by_floor(params, pair, rung);
  if (pair.near(rung)) {
    const auto lost = static_cast<float>(near_lost(rung) / params.share);
    worst = fminf(worst, static_cast<float>(params.random_factor) * sqrtf(lost));
  }
  return fmaxf(worst, sqrtf(static_cast<float>(pair.variance(rung) + rung.relative)));
}

}  // namespace mixpert
