// Products by one kernel without a workspace (kernels/gemm_fp32.cuh): used in captured graphs in
// place of an emulated product for which no memory is left. CUDA updates a graph only if the nodes
// are the same, so the number of launches is the same.
#pragma once

#include "execute/executor.h"

namespace mixpert {

// Whether C has enough tiles, one per CTA, for half of the multiprocessors.
bool unpacked_fills(const mixpert_problem &problem, const mixpert_device &device);

mixpert_status load_unpacked(DeviceState &device, const mixpert_problem &problem);
// Queues as many launches as `lowered` has, in the same branches: the first computes the product,
// the others do nothing.
mixpert_status run_unpacked(DeviceState &device, const DeviceGemm &gemm,
                            const mixpert_lowered &lowered);

}  // namespace mixpert
