// MIXPERT_CHECK=rate:threshold: which calls are checked, and what happens to a site whose check
// fails. Backends measure (check/host_check.h, cuda/device_check.h).
#pragma once

#include "check/operands.h"
#include "record/record.h"

#include <functional>

namespace mixpert {

// Counts an emulated call of a site and says whether it is one of those to check: the first, and
// evenly spaced ones after it. `seed` chooses its rows.
bool check_due(const Call &call, uint64_t *seed);

// Why a site runs natively since a check of it failed; empty for others.
std::string demotion(const Call &call);

// Records a measured check. The first of a site past the threshold demotes it with a warning;
// `bring` then gives A and B, dense, or leaves them empty where they cannot be had.
using BringOperands = std::function<void(std::vector<float> *a, std::vector<float> *b)>;
void check_done(const FailedGemm &measured, TraceRow *row, const BringOperands &bring);

}  // namespace mixpert
