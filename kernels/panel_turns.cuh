// How the CTAs of a launch share the panels that a guard has left to it, so that all are done at
// once, with what they compute of later rungs next.
#pragma once

#include "params.cuh"

namespace mixpert {

// In halves of panels. The first CTAs compute a tile of a later rung each afterwards, and so are
// left less. A CTA with an odd number of halves computes one of a panel that it shares with its
// neighbour.
struct PanelTurns {
  int panels;      // of the list; negative: there is none, all tiles are this launch's
  int early;       // CTAs that are left less
  int less, most;  // half panels of one of them, and of another CTA

  // Of a list of so many panels.
  __device__ static PanelTurns of(const Guarded &guarded, int panels) {
    const int ctas = gridDim.x;
    int early = 0, time = 0;  // CTAs, and what they compute later, in half panels
    for (int rung = 0; rung < kLaterRungs; ++rung) {
      if (guarded.later[rung] == 0) continue;
      int tiles = static_cast<int>(guarded.count[rung + 1]);
      if (tiles >= ctas) tiles %= ctas;  // beside those that all CTAs compute
      if (tiles > early) time = guarded.later[rung];
      early += tiles;
    }
    if (early >= ctas) early = 0;
    const auto each = [](uint32_t halves, uint32_t of) { return (halves + of - 1) / of; };
    const int others = ctas - early, halves = 2 * panels;
    int most = each(halves + early * time, ctas), less = most;
    if (early != 0) {
      if (most < time) most = each(halves, others);
      less = each(max(halves - others * most, 0), early);
    }
    return {panels, early, less, most};
  }

  // What the CTA computes in a turn: panel `number` of the list, and which half: 0: both, 1: the
  // first, 2: the second. False: nothing.
  __device__ bool at(int turn, int *number, int *half) const {
    const int cta = blockIdx.x, ctas = gridDim.x, mine = cta < early ? less : most;
    if (turn < mine / 2) {
      const int alone = max(turn - less / 2 + 1, 0);  // turns without those that are left less
      *number = cta + turn * ctas - early * alone;
      *half = 0;
    } else {
      if (turn > mine / 2 || mine % 2 == 0) return false;
      const int turns = most / 2, shared = cta - (less % 2 ? 0 : early);
      *number = turns * ctas - early * (turns - less / 2) + shared / 2;
      *half = 1 + shared % 2;
    }
    return *number < panels;
  }
};

}  // namespace mixpert
