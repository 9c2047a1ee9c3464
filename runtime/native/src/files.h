// Writing files so that a reader never sees half of one (as mixpert/files.py does).
#pragma once

#include "mixpert.h"

#include <string>

namespace mixpert {

// Replaces `path` by way of a temporary file in the same directory, or writes into it where it is
// a device, a pipe or a link; IO_ERROR names the reason.
mixpert_status write_atomically(const std::string &path, const std::string &content);

// Writes all of `bytes` to an open file; false leaves the reason in errno.
bool write_fully(int file, const void *data, size_t bytes);

}  // namespace mixpert
