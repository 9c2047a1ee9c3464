// The tile configuration of gemm_int8 and gemm_split: legal candidates, their modelled cost, the
// choice.
#pragma once

#include "mixpert.h"

namespace mixpert {

// How CTAs share k (KParts in params_gemm.cuh).
struct KShares {
  int segments;         // chunks of k
  int in_segment;       // parts of a chunk
  int blocks;           // packed blocks of a part; 0: k is not shared
  int empty;            // parts at the end of the last chunk that do not exist
  bool paired = false;  // sums of two neighbouring parts of a chunk are stored as one

  int parts() const { return blocks ? segments * in_segment - empty : 1; }
  // Slots for the sums of a chunk: a pair may begin in the previous chunk or end in the next.
  int stored_in_segment() const { return paired ? in_segment / 2 + 1 : in_segment; }
  // Slots for all sums.
  int stored() const { return paired ? segments * stored_in_segment() : parts(); }
};

// One compiled instance of a GEMM kernel and the resources it needs.
struct GemmConfig {
  int path;    // 80 or 90
  int tile_p;  // columns of C in a tile (rows of the packed op(B))
  int tile_q;  // rows of C in a tile
  int stages;  // ring slots
  int threads;
  int shared_bytes;
  KShares shares;
};

enum class GemmFamily { kInt8, kSplit };

// The properties of a problem on which the choice depends. P is op(B), Q is op(A).
struct GemmShape {
  GemmFamily family;
  int64_t rows_p, rows_q, batch;
  int64_t k_bytes;  // of a row in one plane
  int planes_p, planes_q, products;
  int radix;             // bits of an INT8 digit
  int accumulators;      // per output of a thread
  bool segmented;        // k is cut into chunks or K-groups
  int segment;           // their length, 0 if k is not cut
  bool panels;           // tiles must not cross the guard's panels
  bool reads_c;          // beta is not 0; only known for products of panels and of INT8 slices
  bool shareable;        // CTAs may share k: INT32 sums of whole rows, one problem
  bool triangle;         // only the tiles of a triangle of C are computed
  bool one_operand;      // P is packed as Q, once
  bool sectors_aligned;  // rows of the transposed C begin at sectors of L2, if C does
  bool k_contiguous_p, k_contiguous_q;  // as the operands are stored
};

// Whether CTAs of a launch may form clusters: measured on compute capability 9.0 only.
inline bool has_clusters(const mixpert_device &device) { return device.arch == 90; }

// The number of diagonals for which a thread holds sums, without the FP32 sums of segments.
inline int kept_diagonals(const GemmShape &shape) {
  return shape.accumulators - (shape.segmented ? 1 : 0);
}

// The number of tiles of C in all problems.
int64_t tile_count(const GemmShape &shape, const GemmConfig &config);

// The number of tiles along Q: more than its rows need if tiles may be narrower (kernels/tiles.cuh)
// and more of them fit into the same number of waves, so that CTAs have equal work.
int64_t tiles_of_q(const mixpert_device &device, const GemmShape &shape, const GemmConfig &config);

// The code path of a device for a shape; 0 if it has none.
int code_path(const mixpert_device &device, const GemmShape &shape);

// Whether a configuration of gemm_int8_sm90 has so many accumulators that only the usual tiles are
// stored fast, and no CTA repairs NaN and Inf itself (kernels/store_tight_sm90.cuh).
bool tight(const GemmShape &shape, const GemmConfig &config);

constexpr int kMaxConfigs = 24;

// Writes the legal configurations of a code path for a shape and returns their number. This is the
// only statement of the limits.
int legal_configs(const mixpert_device &device, const GemmShape &shape, int path,
                  GemmConfig (&configs)[kMaxConfigs]);

constexpr double kClock = 1700;  // cycles per microsecond in cost.cpp and cost_80.cpp

// The modelled time of the GEMM kernel and, if k is shared, of the reduction, in microseconds
// (cost.cpp).
double modelled_time(const mixpert_device &device, const GemmShape &shape,
                     const GemmConfig &config);

// The same for gemm_int8_sm80 without the reduction (cost_80.cpp).
double int8_time_80(const mixpert_device &device, const GemmShape &shape, const GemmConfig &config);

constexpr int kReduceResident = 8;  // CTAs of gemm_int8_reduce that share an SM

// The modelled time of gemm_int8_reduce in microseconds; 0 if k is not shared.
double reduce_time(const mixpert_device &device, const GemmShape &shape, const GemmConfig &config);

// Divides k into at most `most` parts, but at least one per chunk; none of them is empty.
KShares fitting_shares(const GemmShape &shape, int64_t most);

// The legal configuration with the least modelled time; false if there is none.
bool pick_config(const mixpert_device &device, const GemmShape &shape, GemmConfig *config);

// The same among those that store INT32 sums of parts of k, even if a chunk is one part.
bool pick_partial_config(const mixpert_device &device, const GemmShape &shape, GemmConfig *config);

}  // namespace mixpert
