// Products in groups: the sizes are those of the group, the matrices are anywhere.
#pragma once

#include <cstdint>

namespace mixpert {

// Runs groups one after the other. `apart(group, before, &status)` runs one, of which `before`
// matrices of the arrays belong to earlier groups, or returns false: it is left to the original.
// `together(first, count, before)` is the original for neighbours that are left to it, and returns
// its status. The first status other than 0 ends the run and is returned.
template <typename Int, typename Apart, typename Together>
int run_groups(Int groups, const Int *sizes, const Apart &apart, const Together &together) {
  int64_t before = 0, waiting_before = 0;
  Int waiting = 0;  // groups before this one that are left to the original
  int status = 0;
  for (Int group = 0; group < groups && status == 0; ++group) {
    if (!apart(group, before, &status)) {
      if (waiting++ == 0) waiting_before = before;
    } else if (waiting && status == 0) {
      status = together(group - waiting, waiting, waiting_before);
      waiting = 0;
    }
    before += sizes[group];
  }
  return waiting && status == 0 ? together(groups - waiting, waiting, waiting_before) : status;
}

}  // namespace mixpert
