// The choice of the instruction set of the int8 backend.
#pragma once

#include "engines/engine.h"

namespace mixpert {

// The engine in use: the forced one, else the best that this processor and system support.
const Engine &cpu_engine();

// Forces "portable", "avx2", "avxvnni" or "avx512vnni"; null selects the best again. False, without
// effect, if the instruction set is unknown or this processor lacks it.
bool set_cpu_isa(const char *name);

}  // namespace mixpert
