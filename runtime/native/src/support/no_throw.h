// Where memory ends. Who calls this library is C, Fortran, or C++ that takes it for C: what is
// thrown stays inside.
#pragma once

#include <exception>

#include "support/status.h"

namespace mixpert {

// What `run` gives; OUT_OF_MEMORY where it finds no memory.
template <typename Run>
mixpert_status caught(const Run &run) {
  try {
    return run();
  } catch (const std::exception &) {
    return out_of_memory();
  }
}

// For what may be left out, such as a line of the trace: whether `run` came to its end. Where it
// finds no memory a line on stderr says so, once.
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
