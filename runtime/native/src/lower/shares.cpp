#include "lower/shares.h"

#include <algorithm>

namespace mixpert {
namespace {

constexpr int64_t kLeastBlocks = 16;  // of packed k

int64_t blocks_of(const GemmShape &shape) { return divide_up(shape.k_bytes, kBlockK); }

// Whether at least half of the SMs would have no tile, and k is long enough to be split.
bool shares(const mixpert_device &device, const GemmShape &shape, const GemmConfig &config) {
  return shape.family == GemmFamily::kSplit && config.path == 90 &&
         blocks_of(shape) >= kLeastBlocks && 2 * tile_count(shape, config) <= device.sm_count;
}

// The largest total number of parts of all tiles; 0: k is not shared.
int64_t most_parts(const mixpert_device &device, const SharedProduct &product) {
  if (!shares(device, product.shape, product.config)) return 0;
  const int64_t each = std::min<int64_t>(blocks_of(product.shape) / kLeastTilePart, kMostTileParts);
  return std::min<int64_t>(tile_count(product.shape, product.config) * each, device.sm_count);
}

// For the tiles that have at least two parts.
int64_t arrivals_bytes(const OperandPair &operands) {
  return operands.most_parts / 2 * kConsumerWarps90 * int64_t{sizeof(uint32_t)};
}

void place_part_sums(const SharedProduct &product, Arena &arena) {
  product.operands.part_sums = arena.take(product.operands.most_parts * product.config.tile_p *
                                          product.config.tile_q * int64_t{sizeof(float)});
}

}  // namespace

void place_shares(const mixpert_device &device, const std::vector<SharedProduct> &products,
                  GuardPlace *guard, Arena &arena) {
  guard->arrivals = arena.place(0);
  for (const SharedProduct &product : products) {
    product.operands.most_parts = most_parts(device, product);
    product.operands.arrivals = arena.take(arrivals_bytes(product.operands));
  }
  guard->arrivals_bytes = arena.size - guard->arrivals.offset;
  for (const SharedProduct &product : products) place_part_sums(product, arena);
}

void share_k(const Target &target, const SharedProduct &product, Arena &arena) {
  OperandPair &operands = product.operands;
  operands.most_parts = most_parts(target.device, product);
  if (!operands.most_parts) return;
  const Place arrivals = arena.place(arrivals_bytes(operands));
  operands.arrivals = arrivals.offset;
  clear(arrivals, arrivals_bytes(operands), target.out);
  place_part_sums(product, arena);
}

}  // namespace mixpert
