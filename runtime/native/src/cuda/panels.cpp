#include "cuda/panels.h"

namespace mixpert {
namespace {

constexpr int64_t kStep = 128;  // of cuts through C

// Half of a length at a multiple of kStep, or 0 where there is none.
int64_t half(int64_t length) {
  return length <= kStep ? 0 : (length / 2 + kStep - 1) / kStep * kStep;
}

bool halve(const Panel &whole, Panel *first, Panel *second) {
  *first = *second = whole;
  const mixpert_problem &p = whole.problem;
  if (p.batch == 1 && p.triangle) return false;  // its parts would not be square
  if (p.batch > 1) {
    first->problem.batch = p.batch / 2;
    second->problem.batch = p.batch - first->problem.batch;
    second->first += first->problem.batch;
    return true;
  }
  const bool by_rows = p.m > p.n;
  const int64_t size = by_rows ? p.m : p.n, cut = half(size);
  if (cut == 0 || cut == size) return false;
  (by_rows ? first->problem.m : first->problem.n) = cut;
  (by_rows ? second->problem.m : second->problem.n) = size - cut;
  (by_rows ? second->row : second->column) += cut;
  return true;
}

}  // namespace

std::vector<Panel> cut(const mixpert_problem &problem, int halvings) {
  std::vector<Panel> panels = {{0, 0, 0, problem}};
  for (int i = 0; i < halvings; ++i) {
    std::vector<Panel> halves;
    for (const Panel &panel : panels) {
      Panel first, second;
      if (halve(panel, &first, &second))
        halves.insert(halves.end(), {first, second});
      else
        halves.push_back(panel);  // problems of an odd batch arrive at their least part earlier
    }
    if (halves.size() == panels.size()) return {};
    panels = std::move(halves);
  }
  return panels;
}

PanelOffsets offsets_of(const mixpert_problem &p, const Panel &panel) {
  return {panel.first * p.stride_a + panel.row * (p.trans_a ? p.lda : 1),
          panel.first * p.stride_b + panel.column * (p.trans_b ? 1 : p.ldb),
          panel.first * p.stride_c + panel.row + panel.column * p.ldc};
}

}  // namespace mixpert
