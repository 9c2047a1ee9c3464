// How gemm_int8 and gemm_split are cut into tiles: legal candidates, their modelled cost, the choice (DESIGN 9).
#pragma once

#include "mixpert.h"

namespace mixpert {

// One compiled instance of a GEMM kernel and the resources it needs.
struct GemmConfig {
  int path;    // 80 or 90
  int tile_p;  // columns of C in a tile (rows of the packed op(B))
  int tile_q;  // rows of C in a tile
  int stages;  // ring slots
  int threads;
  int shared_bytes;
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
  int segment;       // their length, 0 where k is not cut
  bool panels;       // tiles must not cross the guard's panels
};

// The code path that a device takes for a shape, or 0 where there is none.
int code_path(const mixpert_device &device, const GemmShape &shape);

// The n-th candidate of a path for a shape; false past the last. Candidates that break a limit of
// the device are left out: this is the only statement of the limits.
bool legal_config(const mixpert_device &device, const GemmShape &shape, int path, int n,
                  GemmConfig *config);

// Modelled microseconds of the GEMM kernel.
double modelled_time(const mixpert_device &device, const GemmShape &shape,
                     const GemmConfig &config);

// The legal candidate with the least modelled time; false where there is none.
bool pick_config(const mixpert_device &device, const GemmShape &shape, GemmConfig *config);

}  // namespace mixpert
