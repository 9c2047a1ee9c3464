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
  int empty;            // parts at the end of the last chunk that are left out
  bool paired = false;  // sums of two neighbouring parts of a chunk are stored as one

  int parts() const { return blocks ? segments * in_segment - empty : 1; }
  // Places for sums of a chunk: a pair may begin in the one before, and end in the next.
  int stored_in_segment() const { return paired ? in_segment / 2 + 1 : in_segment; }
  // ... and of all that are stored.
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

// What the choice depends on: P is op(B), Q is op(A).
struct GemmShape {
  GemmFamily family;
  int64_t rows_p, rows_q, batch;
  int64_t k_bytes;  // of a row in one plane
  int planes_p, planes_q, products;
  int accumulators;  // a thread, for each of its outputs
  bool segmented;    // k is cut into chunks or K-groups
  int segment;       // their length, 0 where k is not cut; of float splits what one FP32 sum has
  bool panels;       // tiles must not cross the guard's panels
  bool shareable;    // CTAs may share k: INT32 sums of whole rows, one problem
  bool triangle;     // only the tiles of a triangle of C are computed
  bool one_operand;  // P is packed as Q, once
  bool sectors_aligned;  // rows of the transposed C begin at sectors of L2, if C does
};

// Whether CTAs of a launch may form clusters: measured on compute capability 9.0 only.
inline bool has_clusters(const mixpert_device &device) { return device.arch == 90; }

// Diagonals whose sums a thread keeps, without the FP32 sums of segments.
inline int kept_diagonals(const GemmShape &shape) {
  return shape.accumulators - (shape.segmented ? 1 : 0);
}

// Tiles of C of all problems.
int64_t tile_count(const GemmShape &shape, const GemmConfig &config);

// Tiles along Q in a launch: more than its rows need where they may be narrower (kernels/tiles.cuh)
// and as many fit into the same waves, so that CTAs have equal work.
int64_t tiles_of_q(const mixpert_device &device, const GemmShape &shape, const GemmConfig &config);

// The code path that a device takes for a shape, or 0 where there is none.
int code_path(const mixpert_device &device, const GemmShape &shape);

constexpr int kMaxConfigs = 24;

// The candidates of a code path for a shape, and how many. Those that break a limit of the device
// are left out: this is the only statement of the limits.
int legal_configs(const mixpert_device &device, const GemmShape &shape, int path,
                  GemmConfig (&configs)[kMaxConfigs]);

// Modelled microseconds of the GEMM kernel and of the reduction where k is shared (cost.cpp).
double modelled_time(const mixpert_device &device, const GemmShape &shape,
                     const GemmConfig &config);

// Those of gemm_int8_sm80 alone (cost_80.cpp).
double int8_time_80(const mixpert_device &device, const GemmShape &shape, const GemmConfig &config);

constexpr int kReduceResident = 8;  // CTAs of gemm_int8_reduce that share an SM

// Modelled microseconds of gemm_int8_reduce, 0 where k is not shared.
double reduce_time(const mixpert_device &device, const GemmShape &shape, const GemmConfig &config);

// k in parts as large as leave at most `most` of them, or one a chunk; none of them is empty.
KShares fitting_shares(const GemmShape &shape, int64_t most);

// The legal candidate with the least modelled time; false where there is none.
bool pick_config(const mixpert_device &device, const GemmShape &shape, GemmConfig *config);

// The same of those that leave INT32 sums of parts of k, even where a chunk is one part.
bool pick_partial_config(const mixpert_device &device, const GemmShape &shape, GemmConfig *config);

}  // namespace mixpert
