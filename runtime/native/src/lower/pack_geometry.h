// How CTAs of pack divide the rows of operands and their k.
#pragma once

#include "lower/operand.h"

namespace mixpert {

struct PackGeometry {
  int rows;        // of a CTA
  int64_t splits;  // CTAs that share a strip
  bool clustered;  // they are a cluster
  int parts = 0;   // parts of k that each packs by kernels with IN_PARTS; 0: by others, all at once
};

// Where row maxima are known, and on devices without clusters.
PackGeometry plain_geometry(int64_t k);

// That of both operands, in one launch. With `statistics`: also of their rows.
PackGeometry pack_geometry(const mixpert_device &device, int64_t k, bool statistics);

// Whether rows are so long that each operand has a launch of its own, with a geometry of its own.
bool packs_apart(const mixpert_device &device, int64_t k);
PackGeometry long_geometry(const mixpert_device &device, const Operand &operand, int64_t k,
                           bool statistics);

// Whether CTAs that share a strip may wait for each other: else a launch of its own finds the
// maxima of rows, and operands are read twice.
bool may_wait(const mixpert_device &device, const PackGeometry &geometry);

// Whether the packing of such rows reads operands twice, whatever their order.
bool packs_in_two_readings(const mixpert_device &device, int64_t k);

// Into how many parts of k the statistics of rows come (PartStatistics); 0: they are those of whole
// rows.
int statistics_parts(const mixpert_device &device, int64_t k);

}  // namespace mixpert
