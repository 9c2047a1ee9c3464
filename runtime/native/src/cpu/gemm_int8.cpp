// The int8 schemes on the CPU: align, split, pack, compute, with the bits of docs/schemes.md.
#include <algorithm>

#include "cpu/blocks.h"
#include "cpu/cpu.h"
#include "cpu/workspace.h"

namespace mixpert {
namespace {

constexpr int64_t kAlignRows = 256;  // rows whose magnitudes one thread finds at a time

struct Gemm {
  const mixpert_problem &problem;
  const mixpert_scheme &scheme;
  const Engine &engine;
  Blocking blocking;
  float alpha, beta;
};

// One problem of a batch.
struct Operands {
  Operand left, right;
  float *c;
};

Operands operands(const mixpert_problem &problem, int64_t index, const float *a, const float *b,
                  float *c) {
  return {left_rows(problem, index, a), right_rows(problem, index, b),
          c + index * problem.stride_c};
}

// C = beta * C, without reading C where beta = 0.
void scale_only(const mixpert_problem &problem, float beta, float *c) {
  for (int64_t j = 0; j < problem.n; ++j) {
    float *column = c + j * problem.ldc;
    for (int64_t i = 0; i < problem.m; ++i) column[i] = beta == 0.0f ? 0.0f : beta * column[i];
  }
}

void align_rows(Team &team, const Operand &operand, int64_t rows, int64_t k, int extra, int radix,
                Alignment *alignments) {
  team.share((rows + kAlignRows - 1) / kAlignRows, [&](int64_t part) {
    int32_t largest[kAlignRows];
    const int64_t first = part * kAlignRows, count = std::min(kAlignRows, rows - first);
    largest_magnitudes(operand, first, count, 0, k, largest);
    for (int64_t r = 0; r < count; ++r) alignments[first + r] = align(largest[r], extra, radix);
  });
}

void pack_block(Team &team, const Gemm &gemm, Side side, const Operand &operand, const Block &block,
                const PackedBlock &packed) {
  const bool left = side == Side::kLeft;
  const int64_t first = left ? block.row : block.col, rows = left ? block.rows : block.cols;
  const int tile = left ? gemm.engine.rows : gemm.engine.cols;
  const int slices = (left ? gemm.scheme.l : gemm.scheme.r) + 1;
  const int64_t segments = gemm.blocking.segments();
  team.share((rows + tile - 1) / tile, [&](int64_t panel) {
    gemm.engine.pack({operand, side, first + panel * tile,
                      std::min<int64_t>(tile, rows - panel * tile), block.k, block.segments, slices,
                      gemm.scheme.radix, gemm.scheme.group ? nullptr : packed.alignments.data(),
                      packed.words.data() + panel * tile * gemm.blocking.steps * slices,
                      packed.scales.data() + panel * tile * segments,
                      packed.sums.data() + panel * tile * segments * slices});
  });
}

// One tile of C: adds the panel of k to p, and stores C after the last.
void compute_tile(const Gemm &gemm, const Workspace &space, const Block &block, int64_t row_panel,
                  int64_t col_panel, float *c) {
  const Blocking &blocking = gemm.blocking;
  const int rows = gemm.engine.rows, cols = gemm.engine.cols;
  const int left_slices = gemm.scheme.l + 1, right_slices = gemm.scheme.r + 1;
  const int64_t segments = blocking.segments(), k = gemm.problem.k;
  alignas(64) float own[kMaxTile];
  const int64_t tile = col_panel * (blocking.rows / rows) + row_panel;
  float *p = blocking.panel_k >= k ? own : space.p.data() + tile * rows * cols;
  gemm.engine.tile({left_slices, right_slices, gemm.scheme.d + 1,
                    gemm.scheme.radix == 7 ? 0x1p-7f : 0x1p-8f, block.segments,
                    space.left.words.data() + row_panel * rows * blocking.steps * left_slices,
                    space.right.words.data() + col_panel * cols * blocking.steps * right_slices,
                    space.right.sums.data() + col_panel * cols * segments * right_slices,
                    space.left.scales.data() + row_panel * rows * segments,
                    space.right.scales.data() + col_panel * cols * segments, p, block.k == 0});
  if (block.k + block.segments.k < k) return;
  const int64_t row = row_panel * rows, col = col_panel * cols, ldc = gemm.problem.ldc;
  gemm.engine.store({p, gemm.alpha, gemm.beta, c + (block.col + col) * ldc + block.row + row, ldc,
                     std::min<int64_t>(rows, block.rows - row),
                     std::min<int64_t>(cols, block.cols - col)});
}

// Called by every thread of the team.
void run_problem(Team &team, const Gemm &gemm, const Workspace &space, const Operands &on) {
  const mixpert_problem &problem = gemm.problem;
  const mixpert_scheme &scheme = gemm.scheme;
  if (!scheme.group) {
    align_rows(team, on.left, problem.m, problem.k, scheme.l, scheme.radix,
               space.left.alignments.data());
    align_rows(team, on.right, problem.n, problem.k, scheme.r, scheme.radix,
               space.right.alignments.data());
  }
  each_block(
      problem, gemm.blocking,
      [&](const Block &block) { pack_block(team, gemm, Side::kLeft, on.left, block, space.left); },
      [&](const Block &block) {
        pack_block(team, gemm, Side::kRight, on.right, block, space.right);
      },
      [&](const Block &block) {
        each_tile(team, gemm.engine, block, [&](int64_t row_panel, int64_t col_panel) {
          compute_tile(gemm, space, block, row_panel, col_panel, on.c);
        });
      });
}

}  // namespace

mixpert_status gemm_int8_cpu(const mixpert_problem &problem, const mixpert_scheme &scheme,
                             float alpha, const float *a, const float *b, float beta, float *c) {
  if (problem.m <= 0 || problem.n <= 0 || problem.batch <= 0) return MIXPERT_OK;
  const FloatEnvironment environment;
  if (alpha == 0.0f || problem.k <= 0) {
    for (int64_t i = 0; i < problem.batch; ++i) scale_only(problem, beta, c + i * problem.stride_c);
    return MIXPERT_OK;
  }
  const Engine &engine = cpu_engine();
  const Gemm gemm{problem, scheme, engine, block(problem, scheme, engine), alpha, beta};
  return each_problem<Workspace>(
      problem, scheme,
      [&](Workspace &space) { return space.allocate(problem, scheme, gemm.blocking); },
      [&](Team &team, const Workspace &space, int64_t i) {
        run_problem(team, gemm, space, operands(problem, i, a, b, c));
      });
}

}  // namespace mixpert
