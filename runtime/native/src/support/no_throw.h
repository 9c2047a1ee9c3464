// Handling of exhausted memory. The library is called from C, Fortran and C++ as a C library, so no
// exception may leave it.
#pragma once

#include <exception>

#include "support/status.h"

namespace mixpert {

// The result of `run`; OUT_OF_MEMORY if it throws.
template <typename Run>
mixpert_status caught(const Run &run) {
  try {
    return run();
  } catch (const std::exception &) {
    return out_of_memory();
  }
}

// For work that may be skipped, such as a line of the trace: whether `run` finished. If memory runs
// out, a message is printed once.
template <typename Run>
bool tried(const Run &run) {
  try {
    run();
    return true;
  } catch (const std::exception &) {
    say_memory_ended();
    return false;
  }
}

}  // namespace mixpert
