#include "costs/cost.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "support/status.h"

namespace mixpert {
namespace {

// The time of a guarded GEMM.
struct Model {
  double call;      // microseconds: the guard and the kernels that find nothing to do
  double pack;      // for a million elements of A and B
  double multiply;  // for a wave of tiles of 128 columns and 1000 of k
  double store;     // for a million elements of whole tiles of C
};

// Fitted by benchmarks/rule_fit.py to times of an H100 (docs/notes/auto-cost.md): kInt8 and
// kHalves, by the first rung of `auto`, on data for which that is accurate enough; the same on data
// that needs the last rung throughout (OnWide); the largest fractions of the native time at which
// `auto` emulates. On other GPUs, estimates from measured rates have not been verified.
#include "costs/auto_model.inc"
constexpr double kWantedByRates = 0.75;
constexpr double kClearly = 0.5;     // a time for which any loss on wide data is accepted
constexpr int64_t kInt8FromK = 449;  // below it the first rung of `auto` is fp16x3
constexpr int64_t kLeastK = 128;     // shorter ones gain nothing
constexpr double kTile = 128, kStep = 64;
constexpr int kSms = 132;

// The time of a triangular product relative to cublasSgemm (h100-syrk-int8.json): 0.50 to 0.62 for
// n >= 2048.
constexpr double kNativeTriangle = 0.6;

// The fraction of C's tiles that intersect a triangle: the others are skipped.
double part_of_tiles(const mixpert_problem &p) {
  const double side = std::ceil(static_cast<double>(p.n) / kTile);
  return p.triangle ? (side + 1) / (2 * side) : 1;
}

// The model scaled to a device by its rates and its number of multiprocessors (tiles per wave).
Model scaled(const Model &model, const Rates &rates, double products, int sm_count) {
  const double smaller = static_cast<double>(sm_count) / kSms;
  return {model.call * rates.launch, model.pack * rates.copy, model.multiply * products * smaller,
          model.store * rates.copy};
}

// Waves of whole tiles: narrower tiles fill them better, but multiply less in the same time
// (kInt8Cost90 of the lowering).
double waves(double rows, double n, int sm_count) {
  constexpr struct {
    double columns, time;
  } kWidths[] = {{32, 0.337}, {64, 0.518}, {128, 1}};
  double least = std::numeric_limits<double>::infinity();
  for (const auto &width : kWidths)
    least = std::min(least, std::ceil(rows * std::ceil(n / width.columns) / sm_count) * width.time);
  return least;
}

// Rows of op(A) and columns of op(B) that a call packs under the first rung. Later rungs pack all.
double packed_rows(const mixpert_problem &p) {
  return (p.packed & MIXPERT_PACKED_A ? 0 : static_cast<double>(p.m)) +
         (p.packed & MIXPERT_PACKED_B || p.symmetric ? 0 : static_cast<double>(p.n));
}

// Milliseconds of a GEMM by a model. Each problem of a batch has its own tiles and packs its own A
// and B, of which `packed` are rows.
double modelled_time(const Model &model, const mixpert_problem &p, double packed, int sm_count) {
  const double m = static_cast<double>(p.m), n = static_cast<double>(p.n);
  const double k = static_cast<double>(p.k), batch = static_cast<double>(p.batch);
  const double rows = std::ceil(m / kTile) * batch * part_of_tiles(p);
  const double tiles = rows * std::ceil(n / kTile);
  return (model.call + model.pack * packed * k * batch / 1e6 +
          model.multiply * waves(rows, n, sm_count) * std::ceil(k / kStep) * kStep / 1e3 +
          model.store * tiles * kTile * kTile / 1e6) /
         1e3;
}

// Milliseconds to read and write elements, at a rate below the device's copy bandwidth.
double copying_time(double elements) {
  constexpr double kCopied = 2.0e9;  // bytes per millisecond, read plus written
  return 2 * sizeof(float) * elements / kCopied;
}

// The position of a size on one axis of the grid: between points `at` and `at` + 1, in logarithms.
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

// Rows or columns of C, rounded up to whole tiles of cuBLAS. All sizes of the profile's grid are
// whole.
double in_native_tiles(int64_t size) {
  const int64_t tile = size <= 64 ? 64 : 128;
  return static_cast<double>((size + tile - 1) / tile * tile);
}

// Milliseconds of a batch on cuBLAS, which does not split its k: waves of the best tile.
double native_batch_time(const mixpert_problem &p) {
  constexpr double kCall = 8;  // microseconds
  constexpr struct {
    double rows, columns, time;  // microseconds of a wave for 1000 of k
  } kTiles[] = {{128, 128, 92}, {128, 64, 49}, {64, 128, 49}, {64, 64, 28}, {128, 32, 28},
                {32, 128, 28},  {64, 32, 20},  {32, 64, 20},  {32, 32, 12}};
  const double m = static_cast<double>(p.m), n = static_cast<double>(p.n);
  const double k = static_cast<double>(p.k), batch = static_cast<double>(p.batch);
  double least = std::numeric_limits<double>::infinity();
  for (const auto &tile : kTiles) {
    const double tiles = std::ceil(m / tile.rows) * std::ceil(n / tile.columns) * batch;
    least = std::min(least, std::ceil(tiles / kSms) * tile.time);
  }
  return (kCall + least * k / 1e3) / 1e3;
}

// Milliseconds on cuBLAS, on the profile's device.
double native_time(const Profile &profile, const mixpert_problem &p) {
  return p.batch > 1 ? native_batch_time(p)
                     : recorded_time(profile, profile.native, in_native_tiles(p.m),
                                     in_native_tiles(p.n), static_cast<double>(p.k));
}

// A lower bound of a product's time in milliseconds: its launch, plus its multiply-adds or the
// traffic of its operands.
double floor_time(const mixpert_problem &p, const Rates &rates) {
  constexpr double kLaunch = 3e-3, kWork = 49.7e9;  // of the profile, at n = 64 and 4096
  const double m = static_cast<double>(p.m), n = static_cast<double>(p.n);
  const double k = static_cast<double>(p.k), batch = static_cast<double>(p.batch);
  const double work = 2 * m * n * k / kWork;
  const double bytes = sizeof(float) * (m * k + k * n + m * n) / kCopyRate;
  return kLaunch * rates.launch + batch * std::max(work * rates.native, bytes * rates.copy);
}

}  // namespace

double recorded_time(const Profile &profile, const double *times, double m, double n, double k) {
  const double sizes[3] = {m, n, k};
  Place places[3];
  for (int axis = 0; axis < 3; ++axis)
    places[axis] = place_of(sizes[axis], profile.sizes[axis], profile.counts[axis]);
  return interpolated(profile, times, places);
}

Estimate estimate(const Profile &profile, const mixpert_problem &p, const Rates &rates,
                  int sm_count) {
  const double there = native_time(profile, p);
  const double here = there * (floor_time(p, rates) / floor_time(p, {}));
  const bool int8 = p.k >= kInt8FromK;
  const Model usual = int8 ? scaled(kInt8, rates, rates.int8, sm_count)
                           : scaled(kHalves, rates, rates.halves, sm_count);
  const Model wide = scaled(int8 ? kInt8OnWide : kHalvesOnWide, rates, rates.halves, sm_count);
  const double all_rows = static_cast<double>(p.m) + (p.symmetric ? 0 : static_cast<double>(p.n));
  return {(p.triangle ? kNativeTriangle : 1) * here,
          modelled_time(usual, p, packed_rows(p), sm_count),
          modelled_time(wide, p, all_rows, sm_count)};
}

double gathering_time(const mixpert_problem &p) {
  const double m = static_cast<double>(p.m), n = static_cast<double>(p.n);
  return copying_time((m * static_cast<double>(p.k + p.n) + static_cast<double>(p.k) * n) *
                      static_cast<double>(p.batch));
}

double pass_time(const mixpert_problem &p) {
  return copying_time(static_cast<double>(p.m) * static_cast<double>(p.n) *
                      static_cast<double>(p.batch));
}

bool known_speed(const mixpert_device &device, const Rates *rates) {
  // On other generations INT8 is at most four times as fast as FP32, too little for the six
  // products of int8:2,2,2; on these two it is 32 and 29 times as fast.
  return rates || device.arch == 80 || device.arch == 90;
}

bool worth_emulating(const mixpert_problem &problem, const mixpert_device &device,
                     const Rates *rates, double besides) {
  if (!known_speed(device, rates)) return false;
  if (std::min({problem.m, problem.n, problem.batch}) <= 0 || problem.k < kLeastK) return false;
  const Estimate times = rates ? estimate(kProfile, problem, *rates, device.sm_count)
                               : estimate(kProfile, problem, {}, kSms);
  const double slower = rates ? rates->copy : 1;  // `besides` is given for the profile's device
  const double usual = (times.emulated + slower * besides) / times.native;
  const double wide = (times.on_wide + slower * besides) / times.native;
  return usual <= (rates ? kWantedByRates : kWanted) &&
         (wide <= kWantedOnWide || usual <= kClearly);
}

}  // namespace mixpert

using namespace mixpert;

extern "C" int32_t mixpert_worth_emulating(const mixpert_problem *problem,
                                           const mixpert_device *device) try {
  return worth_emulating(*problem, *device, nullptr);
} catch (const std::exception &) {
  return out_of_memory(), 0;
}

extern "C" mixpert_status mixpert_worth_emulating_at(const mixpert_problem *problem,
                                                     const mixpert_device *device, const char *text,
                                                     int32_t *worth) try {
  if (!problem || !device || !text || !worth)
    return fail(MIXPERT_INVALID_VALUE, "mixpert_worth_emulating_at: null argument");
  Rates rates;
  const mixpert_status status = parse_rates(text, "rates", {}, &rates);
  if (status == MIXPERT_OK) *worth = worth_emulating(*problem, *device, &rates);
  return status;
} catch (const std::exception &) {
  return out_of_memory();
}
