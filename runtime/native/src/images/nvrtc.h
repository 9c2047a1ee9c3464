// The kernel compiler, NVRTC, loaded at run time.
#pragma once

#include "mixpert.h"

#include <string>

namespace mixpert {

// Compiles `kernel` ("stem NAME=value ...") for `arch`: "sm_90a" gives a cubin, "compute_80" PTX.
// `log` receives the messages, with ptxas's report of registers and spills.
mixpert_status compile_kernel(const std::string &kernel, const std::string &arch,
                              std::string *image, std::string *log);

// What a compiled kernel depends on beside its name and architecture: sources, options, ABI.
std::string kernel_fingerprint();

}  // namespace mixpert
