// The user's cache: compiled kernels, and measured rates of GPUs.
#pragma once

#include <string>

namespace mixpert {

// A directory, not a link to one, that this user owns and no one else can write to.
bool is_private(const std::string &directory);

// The path of the cache, whether or not it exists; empty if there is none.
std::string cache_path();

// The directory of the cache, created if it is missing; empty, with a warning, if there is no safe
// one.
std::string cache_directory();

}  // namespace mixpert
