// Packed operands that later calls of the same thread find again, where the compiler pass has
// proved that the matrix is unchanged (MIXPERT_SITE_REUSES_*, passes/text/packings.py). Never by
// the identity of pointers alone: a call at a site whose operand has a number and no such flag
// makes every packing of that number wrong, whatever scheme it runs under.
#pragma once

#include "execute/executor.h"
#include "dispatch/dispatch.h"

namespace mixpert {

// Before every call of a site: forgets what the call makes wrong.
void forget_packings(const mixpert_site *site);

// Which operands of a call (MIXPERT_PACKED_*) it will probably find packed: those that are, and
// those that calls of the site have wanted often enough for one more packing to pay.
int32_t expected_packings(const Call &call);

// Gives the operands of `gemm` that have numbers their packed forms, found or made now and kept;
// none while its stream is captured, or where there is no memory for them.
void share_packings(const Call &call, const mixpert_scheme &scheme, DeviceState &device,
                    DeviceGemm *gemm);

// Drops memory kept for packings to come, else the packed form of the calling thread that was not
// used for longest, but none that the product reads. False where there is none to drop.
bool drop_packing(const DeviceGemm &gemm);

// After the product has been queued.
void note_shared_use(const DeviceGemm &gemm);

}  // namespace mixpert
