// The loops shared by GEMMs of all types: problems of a batch, blocks of C, tiles of a block.
#pragma once

#include <algorithm>
#include <atomic>
#include <string>
#include <vector>

#include "cpu/blocking.h"
#include "cpu/float_environment.h"
#include "engines/isa.h"
#include "engines/team.h"
#include "support/status.h"

namespace mixpert {

// The part of C and of k that is currently packed.
struct Block {
  int64_t row, rows, col, cols, k;
  Segments segments;
};

// Calls compute(block) for all of C and k, after pack_left and pack_right if the rows or columns
// differ from those of the previous block.
template <typename PackLeft, typename PackRight, typename Compute>
void each_block(const mixpert_problem &problem, const Blocking &blocking, const PackLeft &pack_left,
                const PackRight &pack_right, const Compute &compute) {
  const bool same_k = blocking.panel_k >= problem.k;
  for (int64_t col = 0; col < problem.n; col += blocking.cols)
    for (int64_t row = 0; row < problem.m; row += blocking.rows)
      for (int64_t k = 0; k < problem.k; k += blocking.panel_k) {
        const Block block{row, std::min(blocking.rows, problem.m - row),
                          col, std::min(blocking.cols, problem.n - col),
                          k,   {std::min(blocking.panel_k, problem.k - k), blocking.segment}};
        if (!same_k || col == 0 || blocking.rows < problem.m) pack_left(block);
        if (!same_k || row == 0) pack_right(block);
        compute(block);
      }
}

// Shares the tiles of a block: tile(row panel, column panel).
template <typename Tile>
void each_tile(Team &team, const Engine &engine, const Block &block, const Tile &tile) {
  constexpr int64_t kColumnPanels = 16;  // tiles in a row that one thread computes at a time
  const int64_t row_panels = (block.rows + engine.rows - 1) / engine.rows;
  const int64_t col_panels = (block.cols + engine.cols - 1) / engine.cols;
  const int64_t groups = (col_panels + kColumnPanels - 1) / kColumnPanels;
  team.share(row_panels * groups, [&](int64_t task) {
    const int64_t row_panel = task / groups, first = task % groups * kColumnPanels;
    const int64_t last = std::min(col_panels, first + kColumnPanels);
    for (int64_t col = first; col < last; ++col) tile(row_panel, col);
  });
}

// Calls run(team, space, index) for every problem of a batch; `scheme` says how much work it is,
// and allocate(space) gives a Space its memory. OUT_OF_MEMORY before anything ran.
template <typename Space, typename Allocate, typename Run>
mixpert_status each_problem(const mixpert_problem &problem, const mixpert_scheme &scheme,
                            const Allocate &allocate, const Run &run) {
  const int threads = useful_threads(problem, scheme, cpu_threads());
  const bool alone = split_by_problem(problem, scheme, threads);
  std::vector<Space> spaces(alone ? threads : 1);
  for (Space &space : spaces)
    if (!allocate(space))
      return fail(MIXPERT_OUT_OF_MEMORY,
                  "no memory for the packed operands of " + std::to_string(problem.m) + " x " +
                      std::to_string(problem.n) + " x " + std::to_string(problem.k));
  std::atomic<size_t> next_space{0};
  Team::run(threads, [&](Team &team) {
    const FloatEnvironment environment;  // Linux threads inherit it, others may not
    const Space &space = spaces[alone ? next_space.fetch_add(1) : 0];
    if (!alone) {
      for (int64_t i = 0; i < problem.batch; ++i) run(team, space, i);
      return;
    }
    team.share(problem.batch, [&](int64_t i) {
      Team self;
      run(self, space, i);
    });
  });
  return MIXPERT_OK;
}

}  // namespace mixpert
