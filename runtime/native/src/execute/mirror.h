// Products of a matrix and its own transpose: one triangle of C is computed, and copied to the
// other.
#pragma once

#include "device/driver.h"
#include "mixpert.h"

namespace mixpert {

struct DeviceGemm;
class DeviceState;

// The same product, with one triangle computed and mirrored if that is less work. A matrix that is
// both operands is packed once, if both sides have the same number of slices.
DeviceGemm halved(const DeviceGemm &gemm, const mixpert_scheme &scheme);

// Whether one matrix is A and B, so that the product is symmetric.
bool one_matrix(const DeviceGemm &gemm);

mixpert_status load_mirror(DeviceState &device);
// Queues the copy from below the diagonal to above it.
mixpert_status run_mirror(DeviceState &device, float *c, int64_t ldc, int64_t n, CuStream stream);

}  // namespace mixpert
