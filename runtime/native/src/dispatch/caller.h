// Calls without a site, identified by their place in the binary.
#pragma once

#include "mixpert.h"

#include <string>

namespace mixpert {

// The site of a return address, made at its first call: "object+0xoffset", the file's name without
// directories and the offset from where it is loaded.
mixpert_site *site_of_caller(const void *caller);

// The build-id of the object that holds `address`, in hexadecimal; empty where it has none.
std::string build_id_of(const void *address);

}  // namespace mixpert
