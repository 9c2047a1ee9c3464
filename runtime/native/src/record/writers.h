// The sites that last wrote the bytes that a GEMM reads, from the regions of memory written by
// earlier calls.
#pragma once

#include <cstdint>
#include <deque>
#include <set>
#include <string>
#include <vector>

namespace mixpert {

// A column-major block of 4-byte elements; a contiguous range has cols == 1.
struct Region {
  uintptr_t start;  // bytes
  int64_t ld, rows, cols;
};

// The blocks that a batch of matrices occupies: one if they are contiguous, one per matrix for
// short batches, otherwise the range from the first to the last byte (an overestimate).
std::vector<Region> regions_of(const void *start, int64_t rows, int64_t cols, int64_t ld,
                               int64_t batch, int64_t stride);

// Remembers the most recent writes. Not thread-safe.
//
// The overlap of two blocks with the same leading dimension is exact, so that blocks of one
// allocation are distinguished; otherwise any common byte range counts as overlap. Writes by the
// program itself and reuse of freed memory are not visible: the result names the last GEMM that
// wrote there, which may have been overwritten since.
class WriteLog {
 public:
  // Adds to `writers` the sites that last wrote any element of `read`.
  void last_writers(const Region &read, std::set<std::string> *writers) const;
  // `site` outlives the log. A partial write, such as that of a triangle, does not replace earlier
  // writers.
  void write(const Region &region, const std::string *site, bool in_part = false);

 private:
  struct Entry {
    Region region;
    const std::string *site;
    bool in_part;
  };
  std::deque<Entry> entries_;  // most recent first
};

}  // namespace mixpert
