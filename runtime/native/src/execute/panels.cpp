#include "execute/panels.h"

namespace mixpert {
namespace {

constexpr int64_t kStep = 128;  // of cuts through C

// Half of a length at a multiple of kStep, or 0 if there is none.
int64_t half(int64_t length) {
  return length <= kStep ? 0 : (length / 2 + kStep - 1) / kStep * kStep;
}

std::vector<Panel> halves_of_batch(const Panel &whole) {
  Panel first = whole, second = whole;
  first.problem.batch = whole.problem.batch / 2;
  second.problem.batch -= first.problem.batch;
  second.first += first.problem.batch;
  return {first, second};
}

// The parts of a triangle of C on both sides of a cut: two triangles on the diagonal and a
// rectangle.
std::vector<Panel> parts_of_triangle(const Panel &whole, int64_t cut) {
  const mixpert_problem &p = whole.problem;
  const bool lower = p.triangle == MIXPERT_TRIANGLE_LOWER;
  Panel first = whole, between = whole, last = whole;
  first.problem.m = first.problem.n = cut;
  last.problem.m = last.problem.n = p.n - cut;
  last.row += cut;
  last.column += cut;
  between.problem.triangle = MIXPERT_TRIANGLE_NONE;
  between.problem.symmetric = 0;  // products of different rows
  between.problem.m = lower ? p.n - cut : cut;
  between.problem.n = lower ? cut : p.n - cut;
  (lower ? between.row : between.column) += cut;
  return {first, between, last};
}

std::vector<Panel> halves_of_c(const Panel &whole, bool by_rows, int64_t cut) {
  Panel first = whole, second = whole;
  first.problem.symmetric = second.problem.symmetric = 0;
  (by_rows ? first.problem.m : first.problem.n) = cut;
  (by_rows ? second.problem.m : second.problem.n) -= cut;
  (by_rows ? second.row : second.column) += cut;
  return {first, second};
}

// The whole if it cannot be divided further.
std::vector<Panel> parts_of(const Panel &whole) {
  const mixpert_problem &p = whole.problem;
  if (p.batch > 1) return halves_of_batch(whole);
  const bool by_rows = p.m > p.n;
  const int64_t size = by_rows ? p.m : p.n, cut = half(size);
  if (cut == 0 || cut == size) return {whole};
  return p.triangle ? parts_of_triangle(whole, cut) : halves_of_c(whole, by_rows, cut);
}

}  // namespace

std::vector<Panel> cut(const mixpert_problem &problem, int halvings) {
  std::vector<Panel> panels = {{0, 0, 0, problem}};
  for (int i = 0; i < halvings; ++i) {
    std::vector<Panel> smaller;
    for (const Panel &panel : panels) {
      const std::vector<Panel> parts = parts_of(panel);
      smaller.insert(smaller.end(), parts.begin(), parts.end());
    }
    if (smaller.size() == panels.size()) return {};
    panels = std::move(smaller);
  }
  return panels;
}

PanelOffsets offsets_of(const mixpert_problem &p, const Panel &panel) {
  return {panel.first * p.stride_a + panel.row * (p.trans_a ? p.lda : 1),
          panel.first * p.stride_b + panel.column * (p.trans_b ? 1 : p.ldb),
          panel.first * p.stride_c + panel.row + panel.column * p.ldc};
}

}  // namespace mixpert
