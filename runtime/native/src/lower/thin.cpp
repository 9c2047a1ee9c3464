#include "lower/thin.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "lower/writer.h"
#include "params.cuh"

namespace mixpert {
namespace {

constexpr int kReserved = 1024;  // bytes of shared memory per CTA
// How many clusters of 1, 2 ... 16 CTAs an H100 holds, two CTAs an SM
// (cuOccupancyMaxActiveClusters, less one or two where other chips may hold fewer). Clusters that
// do not fit run after the others and double the time.
constexpr int kHeld[kThinLineSplits] = {264, 132, 78, 60, 46, 38, 31, 30,
                                        22,  20,  15, 15, 14, 14, 14, 14};
constexpr int kHeldBy = 132;  // SMs

// Microseconds: of a launch with the thin operand; of a block of a cluster, and what is added for
// each 128 of k of its CTAs; of a million elements of the wide operand; of each CTA that shares k.
// Fitted to 270 ways of 53 products on an H100 (docs/notes/int8-few-rows.md).
struct ThinCost {
  double once, block, part, elements, split;
};

// A form of the kernel: rows of a block, how many of them at once, the most k of a CTA, and the
// most CTAs that share k; whether their number has to be a power of two.
struct ThinForm {
  int rows, blocks, most_k, most_splits;
  bool power;
  ThinCost cost;
};

constexpr ThinForm kForms[] = {
    {kThinRows, 2, kThinK / 2, kThinSplits / 2, true, {1.91, 3.81, 0, 0.576, 0}},
    {kThinRows, 1, kThinK, kThinSplits, true, {4.79, 0.201, 0.518, 0.856, 0.125}},
    {kThinRows / 2, 1, kThinK, kThinSplits, false, {5.46, 0.513, 0.202, 0.636, 0.148}},
    {kThinLineRows, 1, kThinLineK, kThinLineSplits, false, {4.89, 1.18, 0.286, 1.14, 0.042}},
};

// CTAs per SM.
int resident(const GemmShape &shape) {
  const bool few =
      shape.planes_p + shape.planes_q <= kThinSlices && shape.accumulators <= kThinDiagonals;
  return few ? kThinResident : 1;
}

int64_t wide_rows(const GemmShape &shape) { return std::max(shape.rows_p, shape.rows_q); }

// Of the wide operand.
bool k_contiguous(const GemmShape &shape) {
  return shape.rows_p > shape.rows_q ? shape.k_contiguous_p : shape.k_contiguous_q;
}

// Whether a form is for the order of the wide operand.
bool fits_order(const ThinForm &form, const GemmShape &shape) {
  if (form.blocks == 2) return true;
  return k_contiguous(shape) == (form.rows < kThinRows);
}

// How so many CTAs share k. False: the form is not for such a shape.
bool share(const mixpert_device &device, const GemmShape &shape, const ThinForm &form, int splits,
           ThinConfig *config) {
  *config = {};
  config->wide_p = shape.rows_p > shape.rows_q;
  config->rows = form.rows;
  config->blocks = form.blocks;
  config->splits = splits;
  config->part = static_cast<int>(round_up(divide_up(shape.k_bytes, splits), kBlockK));
  config->shared_bytes = thin_shared_bytes(shape.accumulators, config->lines());
  const int64_t held =
      int64_t{kHeld[splits - 1]} * device.sm_count * resident(shape) / (kHeldBy * kThinResident);
  const int64_t blocks = divide_up(wide_rows(shape), form.rows);
  config->clusters = static_cast<int>(std::min(held, blocks));
  const bool room = (config->shared_bytes + kReserved) * resident(shape) <= device.shared_per_block;
  // Each CTA has some of k, and each cluster as many blocks as the form needs.
  return held > 0 && room && config->part <= form.most_k &&
         int64_t{splits - 1} * config->part < shape.k_bytes &&
         (form.blocks == 1 || (blocks > held && blocks <= form.blocks * held));
}

const ThinCost &cost_of(const ThinConfig &config) {
  return std::find_if(std::begin(kForms), std::end(kForms) - 1,
                      [&](const ThinForm &form) {
                        return form.rows == config.rows && form.blocks == config.blocks;
                      })
      ->cost;
}

}  // namespace

bool ThinConfig::lines() const { return rows == kThinLineRows; }

std::vector<ThinConfig> legal_thin(const mixpert_device &device, const GemmShape &shape) {
  const bool fits = shape.family == GemmFamily::kInt8 && !shape.segmented && shape.batch == 1 &&
                    !shape.triangle && std::min(shape.rows_p, shape.rows_q) <= kThinRows;
  std::vector<ThinConfig> found;
  if (!has_clusters(device) || !fits) return found;
  for (const ThinForm &form : kForms) {
    if (!fits_order(form, shape)) continue;
    for (int splits = 1; splits <= form.most_splits;
         splits = form.power ? 2 * splits : splits + 1) {
      ThinConfig config;
      if (share(device, shape, form, splits, &config)) found.push_back(config);
    }
  }
  return found;
}

double thin_time(const GemmShape &shape, const ThinConfig &config) {
  const ThinCost &cost = cost_of(config);
  const int64_t blocks = divide_up(wide_rows(shape), config.rows);
  const double turns = std::ceil(static_cast<double>(blocks) / config.clusters);
  const double elements = static_cast<double>(wide_rows(shape) * shape.k_bytes) * 1e-6;
  // But by lines, a CTA has registers and places for half of the most k, or for all of it.
  const int half = kThinK / 2;
  const int part = config.lines() ? config.part : config.part <= half ? half : kThinK;
  return cost.once + turns * (cost.block + cost.part * part / kBlockK) + cost.elements * elements +
         cost.split * config.splits;
}

}  // namespace mixpert
