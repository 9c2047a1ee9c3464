// INT16 GEMM on the CPU (docs/schemes.md): INT8 digits, INT32 sums of chunks, INT64 results.
#include "cpu/blocks.h"
#include "cpu/cpu.h"
#include "cpu/workspace.h"

namespace mixpert {
namespace {

constexpr mixpert_scheme kDigitScheme = {MIXPERT_SCHEME_INT8, 1, 1, 2, 8, 0, 0, 0};

struct Packed {
  Buffer<int32_t> words, sums;
  Buffer<int64_t> totals;

  bool allocate(const Blocking &blocking, int64_t rows) {
    return words.allocate(2 * rows * blocking.steps) && sums.allocate(2 * rows) &&
           totals.allocate(rows);
  }
};

struct Space {
  Packed left, right;
  Buffer<uint64_t> p;  // sums over panels of k

  bool allocate(const mixpert_problem &problem, const Blocking &blocking) {
    const bool one_panel = blocking.panel_k >= problem.k;
    return left.allocate(blocking, blocking.rows) && right.allocate(blocking, blocking.cols) &&
           p.allocate(one_panel ? 0 : blocking.rows * blocking.cols);
  }
};

template <typename Result>
struct Gemm {
  const mixpert_problem &problem;
  const Engine &engine;
  Blocking blocking;
  uint64_t alpha, beta;  // modulo 2^64, as all arithmetic on results
  Result *c;

  // The new value of one element of C, whose product is p.
  void put(Result *element, uint64_t p) const {
    const uint64_t kept = beta ? beta * static_cast<uint64_t>(int64_t{*element}) : 0;
    *element = static_cast<Result>(alpha * p + kept);
  }

  void pack(Team &team, Side side, const Rows<int16_t> &operand, const Block &block,
            const Packed &packed) const {
    const bool left = side == Side::kLeft;
    const int64_t first = left ? block.row : block.col, rows = left ? block.rows : block.cols;
    const int tile = left ? engine.rows : engine.cols;
    team.share((rows + tile - 1) / tile, [&](int64_t panel) {
      engine.pack_int16(
          {operand, side, first + panel * tile, std::min<int64_t>(tile, rows - panel * tile),
           block.k, block.segments.k, packed.words.data() + 2 * panel * tile * blocking.steps,
           packed.sums.data() + 2 * panel * tile, packed.totals.data() + panel * tile});
    });
  }

  // One tile of C: adds the panel of k to p, and stores C after the last.
  void compute(const Space &space, const Block &block, int64_t row_panel, int64_t col_panel,
               Result *first_c) const {
    alignas(64) uint64_t own[kMaxTile];
    const int64_t tile = col_panel * (blocking.rows / engine.rows) + row_panel;
    const int64_t row = row_panel * engine.rows, col = col_panel * engine.cols;
    uint64_t *p =
        blocking.panel_k >= problem.k ? own : space.p.data() + tile * engine.rows * engine.cols;
    engine.tile_int16({block.segments.k, space.left.words.data() + 2 * row * blocking.steps,
                       space.right.words.data() + 2 * col * blocking.steps,
                       space.right.sums.data() + 2 * col, space.left.totals.data() + row,
                       space.right.totals.data() + col, p, block.k == 0});
    if (block.k + block.segments.k < problem.k) return;
    const int64_t rows = std::min<int64_t>(engine.rows, block.rows - row);
    const int64_t cols = std::min<int64_t>(engine.cols, block.cols - col);
    Result *to = first_c + (block.col + col) * problem.ldc + block.row + row;
    for (int64_t j = 0; j < cols; ++j)
      for (int64_t i = 0; i < rows; ++i) put(to + j * problem.ldc + i, p[j * engine.rows + i]);
  }

  // Called by every thread of the team.
  void run(Team &team, const Space &space, const Rows<int16_t> &left, const Rows<int16_t> &right,
           Result *first_c) const {
    each_block(
        problem, blocking,
        [&](const Block &block) { pack(team, Side::kLeft, left, block, space.left); },
        [&](const Block &block) { pack(team, Side::kRight, right, block, space.right); },
        [&](const Block &block) {
          each_tile(team, engine, block, [&](int64_t row_panel, int64_t col_panel) {
            compute(space, block, row_panel, col_panel, first_c);
          });
        });
  }

  void scale_only() const {
    for (int64_t at = 0; at < problem.batch * problem.n; ++at) {
      Result *column = c + at / problem.n * problem.stride_c + at % problem.n * problem.ldc;
      for (int64_t i = 0; i < problem.m; ++i) put(column + i, 0);
    }
  }
};

template <typename Result>
mixpert_status gemm(const mixpert_problem &problem, Result alpha, const int16_t *a,
                    const int16_t *b, Result beta, Result *c) {
  if (problem.m <= 0 || problem.n <= 0 || problem.batch <= 0) return MIXPERT_OK;
  const Engine &engine = cpu_engine();
  const Gemm<Result> gemm{problem,
                          engine,
                          {},
                          static_cast<uint64_t>(int64_t{alpha}),
                          static_cast<uint64_t>(int64_t{beta}),
                          c};
  if (alpha == 0 || problem.k <= 0) {
    gemm.scale_only();
    return MIXPERT_OK;
  }
  Gemm<Result> cut = gemm;
  cut.blocking = block(problem, kDigitScheme, engine);
  return each_problem<Space>(
      problem, kDigitScheme, [&](Space &space) { return space.allocate(problem, cut.blocking); },
      [&](Team &team, const Space &space, int64_t i) {
        cut.run(team, space, left_rows(problem, i, a), right_rows(problem, i, b),
                c + i * problem.stride_c);
      });
}

}  // namespace

mixpert_status gemm_int16_cpu(const mixpert_problem &problem, int32_t alpha, const int16_t *a,
                              const int16_t *b, int32_t beta, int32_t *c) {
  return gemm(problem, alpha, a, b, beta, c);
}

mixpert_status gemm_int16_cpu(const mixpert_problem &problem, int64_t alpha, const int16_t *a,
                              const int16_t *b, int64_t beta, int64_t *c) {
  return gemm(problem, alpha, a, b, beta, c);
}

}  // namespace mixpert
