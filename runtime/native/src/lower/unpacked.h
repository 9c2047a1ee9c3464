// gemm_int8_unpacked: when it is legal, what it costs, and its launches.
#pragma once

#include "lower/gemm.h"

namespace mixpert {

struct UnpackedConfig {
  int tile_q;  // rows of Q in a tile
  int shared_bytes;
  KShares shares;
  int sampled;  // exponents are guessed from one element in so many; 0: they are found first
};

constexpr int kMostUnpacked = 2;  // widths of tiles

// The ways to multiply operands without packing them, and how many. The only statement of its
// limits.
int legal_unpacked(const mixpert_device &device, const GemmShape &shape,
                   UnpackedConfig (&configs)[kMostUnpacked]);

// Modelled microseconds of its launches.
double unpacked_time(const mixpert_device &device, const GemmShape &shape,
                     const UnpackedConfig &config);

// Products of parts of k, and C of their sums.
void lower_unpacked(const Target &target, const Recipe &recipe, const UnpackedConfig &config,
                    OperandPair &operands, Arena &arena);

}  // namespace mixpert
