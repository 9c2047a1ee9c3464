// Calls without a site, identified by their place in the binary.
#pragma once

#include "mixpert.h"

#include <string>

namespace mixpert {

// The site of a return address, created at its first call and named "object+0xoffset": the file
// name without directories, and the offset from its load address.
mixpert_site *site_of_caller(const void *caller);

// The build-id of the object that holds `address`, in hexadecimal; empty if it has none.
std::string build_id_of(const void *address);

}  // namespace mixpert
