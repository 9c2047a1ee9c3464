#include "record/writers.h"

#include <algorithm>

namespace mixpert {
namespace {

constexpr size_t kMostEntries = 4096;  // older writes are forgotten
constexpr size_t kMostPieces = 64;     // of a read, above which earlier writes are not excluded
constexpr int64_t kMostBlocks = 64;    // of a batch, above which it counts as one range
constexpr int64_t kElement = sizeof(float);

// Half-open block of rows and columns on the grid of the read region.
struct Rectangle {
  int64_t row0, row1, col0, col1;
  bool empty() const { return row0 >= row1 || col0 >= col1; }
};

Rectangle intersection(const Rectangle &a, const Rectangle &b) {
  return {std::max(a.row0, b.row0), std::min(a.row1, b.row1), std::max(a.col0, b.col0),
          std::min(a.col1, b.col1)};
}

// The set difference of `a` and `hole`, which lies inside it.
void append_rest(const Rectangle &a, const Rectangle &hole, std::vector<Rectangle> *out) {
  const Rectangle parts[] = {{a.row0, a.row1, a.col0, hole.col0},
                             {a.row0, a.row1, hole.col1, a.col1},
                             {a.row0, hole.row0, hole.col0, hole.col1},
                             {hole.row1, a.row1, hole.col0, hole.col1}};
  for (const Rectangle &part : parts)
    if (!part.empty()) out->push_back(part);
}

int64_t elements(const Region &region) { return (region.cols - 1) * region.ld + region.rows; }

uintptr_t end_of(const Region &region) {
  return region.start + static_cast<uintptr_t>(elements(region) * kElement);
}

bool packed(const Region &region) { return region.cols == 1 || region.rows == region.ld; }

bool aligned_grids(const Region &a, const Region &b) {
  const intptr_t distance = static_cast<intptr_t>(b.start - a.start);
  return a.ld == b.ld && distance % kElement == 0;
}

// `write` on the grid whose origin is the first element of `read`: a block that crosses the end
// of a grid column becomes two.
std::vector<Rectangle> on_grid(const Region &read, const Region &write) {
  const int64_t distance = static_cast<intptr_t>(write.start - read.start) / kElement;
  int64_t col = distance / read.ld;
  int64_t row = distance % read.ld;
  if (row < 0) {
    row += read.ld;
    --col;
  }
  const int64_t below = std::min(row + write.rows, read.ld);
  std::vector<Rectangle> blocks{{row, below, col, col + write.cols}};
  if (row + write.rows > read.ld)
    blocks.push_back({0, row + write.rows - read.ld, col + 1, col + 1 + write.cols});
  return blocks;
}

bool overlap(const Rectangle &block, const std::vector<Rectangle> &pieces) {
  return std::any_of(pieces.begin(), pieces.end(),
                     [&](const Rectangle &piece) { return !intersection(piece, block).empty(); });
}

// Cuts `hole` out of `pieces`; true if they overlap.
bool cut(const Rectangle &hole, std::vector<Rectangle> *pieces) {
  std::vector<Rectangle> rest;
  bool overlap = false;
  for (const Rectangle &piece : *pieces) {
    const Rectangle common = intersection(piece, hole);
    if (common.empty()) {
      rest.push_back(piece);
      continue;
    }
    overlap = true;
    append_rest(piece, common, &rest);
  }
  if (rest.size() <= kMostPieces) pieces->swap(rest);
  return overlap;
}

bool same(const Region &a, const Region &b) {
  return a.start == b.start && a.ld == b.ld && a.rows == b.rows && a.cols == b.cols;
}

}  // namespace

std::vector<Region> regions_of(const void *start, int64_t rows, int64_t cols, int64_t ld,
                               int64_t batch, int64_t stride) {
  const auto first = reinterpret_cast<uintptr_t>(start);
  if (rows <= 0 || cols <= 0 || batch <= 0) return {};
  if (batch == 1 || stride == 0) return {{first, ld, rows, cols}};
  if (stride == ld * cols) return {{first, ld, rows, cols * batch}};
  std::vector<Region> blocks;
  if (batch <= kMostBlocks && stride > 0) {
    for (int64_t i = 0; i < batch; ++i)
      blocks.push_back({first + static_cast<uintptr_t>(i * stride * kElement), ld, rows, cols});
    return blocks;
  }
  const int64_t span = (batch - 1) * std::abs(stride);
  const uintptr_t low = first - (stride < 0 ? static_cast<uintptr_t>(span * kElement) : 0);
  const int64_t length = span + elements({first, ld, rows, cols});
  return {{low, length, length, 1}};
}

void WriteLog::last_writers(const Region &read, std::set<std::string> *writers) const {
  std::vector<Rectangle> pieces{{0, read.rows, 0, read.cols}};
  for (const Entry &entry : entries_) {
    const Region &write = entry.region;
    if (write.start >= end_of(read) || read.start >= end_of(write)) continue;
    if (aligned_grids(read, write)) {
      bool touched = false;
      for (const Rectangle &block : on_grid(read, write))
        touched |= entry.in_part ? overlap(block, pieces) : cut(block, &pieces);
      if (touched) writers->insert(*entry.site);
      if (pieces.empty()) return;
    } else {
      writers->insert(*entry.site);
      const bool whole = !entry.in_part && packed(write);
      if (whole && write.start <= read.start && end_of(write) >= end_of(read)) return;
    }
  }
}

void WriteLog::write(const Region &region, const std::string *site, bool in_part) {
  const auto old = std::find_if(entries_.begin(), entries_.end(), [&](const Entry &entry) {
    const bool outlived = !in_part || (entry.in_part && entry.site == site);
    return same(entry.region, region) && outlived;
  });
  if (old != entries_.end()) entries_.erase(old);
  entries_.push_front({region, site, in_part});
  if (entries_.size() > kMostEntries) entries_.pop_back();
}

}  // namespace mixpert
