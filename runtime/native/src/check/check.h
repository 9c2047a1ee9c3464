// MIXPERT_CHECK=rate:threshold: which calls are checked, and what happens to a site whose check
// fails. The errors are measured by check/host_check.h and cuda/device_check.h.
#pragma once

#include "check/operands.h"
#include "record/record.h"

#include <functional>

namespace mixpert {

// Counts an emulated call of a site; true if it is to be checked: the first, and evenly spaced ones
// after it. `seed` selects the rows.
bool check_due(const Call &call, uint64_t *seed);

// Why a site runs natively after a failed check; empty for other sites.
std::string demotion(const Call &call);

// Records a measured check. The first failure of a site, or elements that pieces do not hold, which
// norms of rows do not show, demote it, with a warning; `bring` then
// provides A and B, dense, or leaves them empty if they are not available.
using BringOperands = std::function<void(std::vector<float> *a, std::vector<float> *b)>;
void check_done(const FailedGemm &measured, TraceRow *row, const BringOperands &bring);

}  // namespace mixpert
