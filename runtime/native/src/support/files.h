// Writing files so that a reader never sees half of one (as mixpert/files.py does).
#pragma once

#include "mixpert.h"

#include <string>

namespace mixpert {

// Replaces `path` by way of a temporary file in the same directory, or writes into it where it is
// a device, a pipe or a link; IO_ERROR names the reason.
mixpert_status write_atomically(const std::string &path, const std::string &content);

// True where `path` leads through a link that another user may have laid, at its end, on the way,
// or where one's own links lead: one that lies in a folder that others can write to and belongs to
// somebody else. What is behind such a link is neither read nor written.
bool is_foreign_link(const std::string &path);

// True for a directory that no one but its owner, this user or root, can write to.
bool is_trusted_directory(const std::string &directory);

// Writes all of `bytes` to an open file; false leaves the reason in errno.
bool write_fully(int file, const void *data, size_t bytes);

}  // namespace mixpert
