// The sites that last wrote the bytes that a GEMM reads, from the regions of memory written by
// earlier calls.
#pragma once

#include <cstdint>
#include <deque>
#include <set>
#include <string>
#include <vector>

namespace mixpert {

// A column-major block of 4-byte elements. A packed stretch has cols == 1.
struct Region {
  uintptr_t start;  // bytes
  int64_t ld, rows, cols;
};

// The blocks that a batch of matrices occupies: one where they are contiguous, one each for
// short batches, else the stretch from the first to the last byte (an overestimate).
std::vector<Region> regions_of(const void *start, int64_t rows, int64_t cols, int64_t ld,
                               int64_t batch, int64_t stride);

// Remembers the most recent writes. Not thread-safe.
//
// Where two blocks have the same leading dimension their overlap is exact, so that blocks of one
// allocation stay apart; otherwise a common byte interval counts as overlap. What the program
// itself writes, or an allocation that replaces a freed one, is not seen: the answer says which
// GEMM last wrote there, not that nothing else did.
class WriteLog {
 public:
  // Adds to `writers` the sites that last wrote any element of `read`.
  void last_writers(const Region &read, std::set<std::string> *writers) const;
  // `site` outlives the log. Of what is written in part, such as a triangle, earlier writers still
  // count.
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
