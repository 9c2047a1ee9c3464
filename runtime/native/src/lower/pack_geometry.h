// How the CTAs of `pack` divide the rows and the k of operands.
#pragma once

#include "lower/operand.h"

namespace mixpert {

struct PackGeometry {
  int rows;        // per CTA
  int64_t splits;  // CTAs that share a strip
  bool clustered;  // these form a cluster
  int parts = 0;   // parts of k that each CTA packs in turn (kernels with IN_PARTS); 0: the others
};

// The geometry if row maxima are known, and on devices without clusters.
PackGeometry plain_geometry(int64_t k);

// The geometry of one launch that packs both operands. `statistics`: whether those of rows are
// collected. `wide`: whether strips are wide where rows are short enough.
PackGeometry pack_geometry(const mixpert_device &device, int64_t k, bool statistics, bool wide);

// Whether fewer CTAs hold all rows, of so many elements, in wide strips than in others.
bool wide_takes_fewer(int64_t k);

// Whether rows are so long that each operand is packed by its own launch, with its own geometry.
bool packs_apart(const mixpert_device &device, int64_t k);
PackGeometry long_geometry(const mixpert_device &device, const Operand &operand, int64_t k,
                           bool statistics);

// Whether CTAs that share a strip may wait for each other. Otherwise a separate launch finds the
// row maxima, and operands are read twice.
bool may_wait(const mixpert_device &device, const PackGeometry &geometry);

// Whether packing of such rows reads operands twice, in either order of storage.
bool packs_in_two_readings(const mixpert_device &device, int64_t k);

// The number of parts of k that have row statistics of their own (PartStatistics); 0: statistics
// are of whole rows. `wide`: as above.
int statistics_parts(const mixpert_device &device, int64_t k, bool wide);

}  // namespace mixpert
