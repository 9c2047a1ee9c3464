// When emulation under `auto` is worth its while: cuBLAS as a device profile recorded it against a
// model of `auto`.
#pragma once

#include "mixpert.h"

#include <cstddef>

namespace mixpert {

// Milliseconds of one GEMM on a grid of sizes m, n, k (k fastest), all ascending.
struct Profile {
  const double *sizes[3];
  int counts[3];
  const double *native;  // cublasSgemm
};

// That of an H100 (mixpert/devices/h100.json), written by cmake/EmbedProfile.cmake.
extern const Profile kProfile;

struct Estimate {
  double native, emulated;  // milliseconds; emulated includes the guard
};

// What one GEMM takes on a device like the profile's. Between the points of the grid native times
// follow power laws; past its ends they grow with the work.
Estimate estimate(const Profile &profile, const mixpert_problem &problem);

// Milliseconds of the copies of a batch given as arrays of pointers: A and B into the workspace, C
// out of it; and of a pass over C before or after the product.
double gathering_time(const mixpert_problem &problem);
double pass_time(const mixpert_problem &problem);

// False where a GEMM runs no slower natively than under `auto` on the device, which takes `besides`
// milliseconds more.
bool worth_emulating(const mixpert_problem &problem, const mixpert_device &device,
                     double besides = 0);

}  // namespace mixpert
