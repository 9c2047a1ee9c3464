// Packed operands that later calls of the same thread reuse if the compiler pass has proved that
// the matrix is unchanged (MIXPERT_SITE_REUSES_*, passes/text/packings.py). Equal pointers alone
// are not enough: a call at a site whose operand has a packing number and no such flag invalidates
// all packings of that number, whatever its scheme.
#pragma once

#include "execute/executor.h"
#include "dispatch/dispatch.h"

namespace mixpert {

// Before every call of a site: drops the packings that the call invalidates.
void forget_packings(const mixpert_site *site);

// Which operands of a call (MIXPERT_PACKED_*) will probably be packed: those that are, and those
// for which, by the calls of the site so far, a new packing pays off.
int32_t expected_packings(const Call &call);

// Sets the packed operands of `gemm` that have packing numbers, found or newly made; none while its
// stream is captured, or if there is no memory for them.
void share_packings(const Call &call, const mixpert_scheme &scheme, DeviceState &device,
                    DeviceGemm *gemm);

// Drops memory kept for later packings, else the least recently used packing of the calling thread
// that the product does not read. False if there is none.
bool drop_packing(const DeviceGemm &gemm);

// After the product has been queued.
void note_shared_use(const DeviceGemm &gemm);

}  // namespace mixpert
