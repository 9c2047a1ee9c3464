// Atomic writing of files (as in mixpert/files.py).
#pragma once

#include "mixpert.h"

#include <string>

namespace mixpert {

// Replaces `path` through a temporary file in the same directory, or writes to it directly if it is
// a device, a pipe or a link; IO_ERROR with the reason.
mixpert_status write_atomically(const std::string &path, const std::string &content);

// True if resolving `path` follows a link that another user may have created: one that belongs to
// another user, in a folder that others can write to. Such paths are neither read nor written.
bool is_foreign_link(const std::string &path);

// True for a directory that no one but its owner, this user or root, can write to.
bool is_trusted_directory(const std::string &directory);

// Writes all of `bytes` to an open file; false leaves the reason in errno.
bool write_fully(int file, const void *data, size_t bytes);

}  // namespace mixpert
