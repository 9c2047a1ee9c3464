// Runs kernels/panel_turns.cuh for all CTAs of a launch, on the processor: lines of "CTAs, panels of
// the list, times of two later rungs in half panels, their panels" in; for each, how often a half
// panel was computed at least and at most, most halves of a CTA that is left less, and of another
// one, and how many are left less.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <vector>

#define __device__
struct Dim {
  unsigned x;
};
Dim gridDim, blockIdx;
using std::max;

#include "panel_turns.cuh"

int main() {
  using namespace mixpert;
  int ctas, panels;
  uint32_t counts[1 + kLaterRungs] = {};
  Guarded guarded = {};
  guarded.count = counts;
  while (std::scanf("%d %d %d %d %u %u", &ctas, &panels, &guarded.later[0], &guarded.later[1],
                    &counts[1], &counts[2]) == 6) {
    gridDim.x = ctas;
    const PanelTurns turns = PanelTurns::of(guarded, panels);
    std::vector<int> found(2 * panels), halves(ctas);
    for (int cta = 0; cta < ctas; ++cta) {
      blockIdx.x = cta;
      for (int turn = 0; turn < (turns.most + 1) / 2; ++turn) {
        int number, half;
        if (!turns.at(turn, &number, &half)) continue;
        if (half != 2) ++found.at(2 * number), ++halves[cta];
        if (half != 1) ++found.at(2 * number + 1), ++halves[cta];
      }
    }
    const auto of_panels = std::minmax_element(found.begin(), found.end());
    const auto others = halves.begin() + turns.early;
    const int early = turns.early ? *std::max_element(halves.begin(), others) : 0;
    std::printf("%d %d %d %d %d\n", panels ? *of_panels.first : 1, panels ? *of_panels.second : 1,
                early, *std::max_element(others, halves.end()), turns.early);
  }
}
