// Parameters of the guard, and of the kernels that go by what it decides.
#pragma once

#include "params_pack.cuh"

namespace mixpert {

// Decides for each 128 x 128 panel of C which rung of a ladder of schemes computes it: the first
// whose estimated error is within the limit (docs/bounds.md). Past the last rung: the scheme that
// takes everything.

constexpr int kPanel = 128;
constexpr int kMostRungs = 3;
// Words of an outcome: panels of each scheme; the bits of an FP32 estimate; the widest span.
constexpr int kGuardEstimate = kMostRungs + 1, kGuardSpan = kMostRungs + 2;
constexpr int kGuardCounts = kMostRungs + 3;
// Behind them the pace of each rung, and how many panels are decided, where the guard runs beside
// the first GEMM.
constexpr int kGuardDecided = kGuardCounts + kMostRungs + 1;
// Behind that, not 0: the pieces of a later rung do not hold some element (raise_rows.cuh).
constexpr int kGuardUnderflow = kGuardDecided + 1, kGuardWords = kGuardUnderflow + 1;
// Panels of P and of Q that a CTA of the guard decides about: few where all its CTAs run at once.
constexpr int kGuardPanels = 4, kFewGuardPanels = 2;
constexpr int guard_threads(int panels) { return 2 * panels * kPanel; }  // a row each

struct GuardSide {
  const uint64_t *statistics;  // PackStatisticsParams
  const uint32_t *maxima;      // [batch][row]
  int32_t rows;
  int32_t panels;
  int32_t batch;  // 1: shared by the problems
  int32_t parts;  // of k; PARTS=1 only
};

// The variances of one scheme's error (kernels/guard_model.py: ErrorModel).
struct GuardRung {
  double dropped, left, right;
  double relative;   // squared
  uint32_t missing;  // bit 4 s + t: the product of digits s and t is left out
  uint32_t near_within;  // 1: what elements of near magnitude lose is accurate enough
};

struct GuardParams {
  GuardSide p, q;
  uint8_t *decisions;  // [batch][panel of P][panel of Q]
  uint32_t *lists;     // [rung][panels]: its panels, nearly in the order of tile_at
  uint32_t *counts;    // kGuardCounts words, zeros at first
  double limit;        // squared
  double share;        // 1 / k
  int64_t random_threshold;  // log2 of the product floor, in 1/256, over that of random errors
  int64_t mean_threshold;    // likewise, of mean ones
  double random_factor;      // what their exponentials are multiplied by in the estimate
  double mean_factor;
  double rest_noise;  // how far sums of independent roundings may be off
  int32_t k;
  int32_t log_k;  // ceil(256 log2 k)
  int32_t rungs;
  int16_t beside;  // 1: runs beside the first GEMM, which does not wait for it (launch.cuh)
  int16_t reserved;
  GuardRung rung[kMostRungs];
};

enum { kReportThreads = 32 };  // of `report`, a word each
constexpr int kReportWords = kGuardCounts + 1;  // those of an outcome; whether pieces underflow
static_assert(kReportWords <= kReportThreads, "a thread for each word");

struct ReportParams {
  const uint32_t *counts;  // null: zeros
  const uint8_t *underflow[2];  // bytes, any of which may tell that pieces underflow
  int32_t underflow_bytes[2];
  uint32_t *target;
};

constexpr int kLaterRungs = 2;

// How a GEMM of a ladder follows those before it (launch.cuh, decided.cuh).
enum RungOrder : int16_t {
  kRungFirst = 0,   // it waits for them
  kRungBeside = 1,  // it runs beside that of the rung before
  kRungLooks = 2    // likewise where nothing is left to it; else it waits
};

// What a guarded kernel reads of it: it computes the panels whose decision is `rung`.
struct Guarded {
  const uint8_t *decisions;
  const uint32_t *list;   // of this rung; null: it computes all panels
  const uint32_t *count;  // panels of this rung
  int32_t panels_p, panels_q;
  int16_t rung;
  int16_t order;  // RungOrder
  int32_t batch;
  int32_t later[kLaterRungs];  // how long a tile of the next rungs takes, in half panels of this
                               // one; 0: they are not looked at (panel_turns.cuh)
};

// What packing for the later rungs of a ladder reads of it: the strips of panels whose decision is
// `rung` or the next.
struct PackRungsParams {
  PackParams pack;           // of `rung`
  uint8_t *packed[2];        // of the next: all else is the same
  int32_t *exponents[2];
  const uint8_t *decisions;
  uint32_t *counts;          // GuardParams::counts
  uint32_t *cleared;         // what the GEMMs of the rungs find cleared
  int32_t cleared_words;
  int32_t panels_p, panels_q, batch;
  int32_t rung;
  int16_t beside;  // 1: waits for the guard's decisions alone, and for its end at the end
  int16_t reserved;
};

}  // namespace mixpert
