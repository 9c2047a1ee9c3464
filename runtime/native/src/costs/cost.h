// The decision when emulation under `auto` is faster: recorded times of cuBLAS against a model of
// `auto`.
#pragma once

#include "mixpert.h"

#include "costs/rates.h"

#include <cstddef>

namespace mixpert {

// Milliseconds of one GEMM on a grid of sizes m, n, k (k fastest), all ascending.
struct Profile {
  const double *sizes[3];
  int counts[3];
  const double *native;         // cublasSgemm
  const double *int8, *halves;  // under int8:2,2,2 and fp16x3
};

// That of an H100 (mixpert/devices/h100.json), written by cmake/EmbedProfile.cmake.
extern const Profile kProfile;

// The copy bandwidth of an H100 in bytes per millisecond, read plus written
// (docs/notes/gemm-int8.md).
constexpr double kCopyRate = 3.0e9;

struct Estimate {
  double native, emulated;  // milliseconds; emulated includes the guard
  double on_wide;           // emulated on data that needs the last rung of `auto` throughout
};

// Milliseconds of an m x n x k product by `times` of the profile. Between the points of the grid
// they follow power laws; past its ends they grow with the work.
double recorded_time(const Profile &profile, const double *times, double m, double n, double k);

// What one GEMM takes on a device with so many multiprocessors that is slower than the profile's by
// these factors.
Estimate estimate(const Profile &profile, const mixpert_problem &problem, const Rates &rates,
                  int sm_count);

// Milliseconds of the copies of a batch given as arrays of pointers: A and B into the workspace, C
// out of it; and of a pass over C before or after the product.
double gathering_time(const mixpert_problem &problem);
double pass_time(const mixpert_problem &problem);

// Whether a device's speed is known, from measured rates or from the profile.
bool known_speed(const mixpert_device &device, const Rates *rates);

// False if a GEMM runs no slower natively than under `auto` on the device, which takes `besides`
// milliseconds more. `rates` are what was measured on the device, null if nothing was.
bool worth_emulating(const mixpert_problem &problem, const mixpert_device &device,
                     const Rates *rates, double besides = 0);

}  // namespace mixpert
