// Products by one kernel without a workspace (kernels/gemm_fp32.cuh): used in captured graphs in
// place of an emulated product for which no memory is left. CUDA updates a graph only by one of the
// same nodes, so it takes as many launches.
#pragma once

#include "execute/executor.h"

namespace mixpert {

// Whether it has tiles of C, of which a CTA computes each, for half the multiprocessors.
bool unpacked_fills(const mixpert_problem &problem, const mixpert_device &device);

mixpert_status load_unpacked(DeviceState &device, const mixpert_problem &problem);
// Queues as many launches as `lowered` has, in the same branches, of which the first computes the
// product and the others nothing.
mixpert_status run_unpacked(DeviceState &device, const DeviceGemm &gemm,
                            const mixpert_lowered &lowered);

}  // namespace mixpert
