#include "cost.h"

#include <algorithm>
#include <cmath>

namespace mixpert {
namespace {

// The guard's kernel and those that find nothing to do, on an H100: auto took 35 us at n = 1024
// where int8:2,2,2 alone took 20.
constexpr double kGuardMs = 0.016;
constexpr double kWanted = 0.97;  // of the native time, at most

// Where a size lies on one axis of the grid: between points `at` and `at` + 1, in logarithms.
struct Place {
  int at;
  double part;
  double beyond;  // factor of the size over the last point
};

Place place_of(double size, const double *axis, int count) {
  const double inside = std::clamp(size, axis[0], axis[count - 1]);
  int at = 0;
  while (at + 2 < count && inside >= axis[at + 1]) ++at;
  const double part = std::log(inside / axis[at]) / std::log(axis[at + 1] / axis[at]);
  return {at, part, std::max(1.0, size / axis[count - 1])};
}

double interpolated(const Profile &profile, const double *times, const Place (&places)[3]) {
  double logarithm = 0;
  for (int corner = 0; corner < 8; ++corner) {
    double weight = 1;
    int index = 0;
    for (int axis = 0; axis < 3; ++axis) {
      const int upper = corner >> axis & 1;
      weight *= upper ? places[axis].part : 1 - places[axis].part;
      index = index * profile.counts[axis] + places[axis].at + upper;
    }
    logarithm += weight == 0 ? 0 : weight * std::log(times[index]);
  }
  return std::exp(logarithm) * places[0].beyond * places[1].beyond * places[2].beyond;
}

}  // namespace

Estimate estimate(const Profile &profile, const mixpert_problem &p) {
  // A batch is as much work as one GEMM with that many times the columns.
  const double sizes[3] = {static_cast<double>(p.m),
                           static_cast<double>(p.n) * static_cast<double>(p.batch),
                           static_cast<double>(p.k)};
  Place places[3];
  for (int axis = 0; axis < 3; ++axis)
    places[axis] = place_of(sizes[axis], profile.sizes[axis], profile.counts[axis]);
  return {interpolated(profile, profile.native, places),
          interpolated(profile, profile.emulated, places) + kGuardMs};
}

bool worth_emulating(const mixpert_problem &problem, const mixpert_device &device) {
  // INT8 units of other generations are at most four times as fast as FP32, too little for the six
  // products of int8:2,2,2; on these two they are 32 and 29 times as fast.
  if (device.arch != 80 && device.arch != 90) return false;
  if (std::min({problem.m, problem.n, problem.k, problem.batch}) <= 0) return false;
  const Estimate times = estimate(kProfile, problem);
  return times.emulated <= kWanted * times.native;
}

}  // namespace mixpert

extern "C" int32_t mixpert_worth_emulating(const mixpert_problem *problem,
                                           const mixpert_device *device) {
  return mixpert::worth_emulating(*problem, *device);
}
