// The memory of one GEMM: packed operands, their scales, and p if k is divided into panels.
#pragma once

#include "cpu/blocking.h"

#include <memory>
#include <new>

namespace mixpert {

// An uninitialised array aligned to a cache line; converts to false if allocation failed.
template <typename T>
class Buffer {
 public:
  bool allocate(int64_t count) {
    const size_t bytes = sizeof(T) * static_cast<size_t>(count > 0 ? count : 1);
    data_.reset(static_cast<T *>(::operator new(bytes, kLine, std::nothrow)));
    return data_ != nullptr;
  }
  T *data() const { return data_.get(); }

 private:
  static constexpr std::align_val_t kLine{64};
  struct Free {
    void operator()(T *memory) const { ::operator delete(memory, kLine); }
  };
  std::unique_ptr<T, Free> data_;
};

// One operand's block: panels of tile_rows (or tile_cols) rows each.
struct PackedBlock {
  Buffer<int32_t> words, sums;
  Buffer<double> scales;
  Buffer<Alignment> alignments;  // of all rows of the operand; unused with K-groups

  bool allocate(const Blocking &blocking, int64_t block_rows, int slices, int64_t all_rows) {
    const int64_t segments = blocking.segments();
    return words.allocate(block_rows * blocking.steps * slices) &&
           sums.allocate(block_rows * segments * slices) &&
           scales.allocate(block_rows * segments) && alignments.allocate(all_rows);
  }
};

struct Workspace {
  PackedBlock left, right;
  Buffer<float> p;

  bool allocate(const mixpert_problem &problem, const mixpert_scheme &scheme,
                const Blocking &blocking) {
    const bool one_panel = blocking.panel_k >= problem.k;
    return left.allocate(blocking, blocking.rows, scheme.l + 1, problem.m) &&
           right.allocate(blocking, blocking.cols, scheme.r + 1, problem.n) &&
           p.allocate(one_panel ? 0 : blocking.rows * blocking.cols);
  }
};

}  // namespace mixpert
