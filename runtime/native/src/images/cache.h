// The user's cache: compiled kernels, and measured rates of GPUs.
#pragma once

#include <string>

namespace mixpert {

// A directory, not a link to one, that this user owns and no one else can write to.
bool is_private(const std::string &directory);

// Where the cache is, or would be; empty: nowhere.
std::string cache_path();

// The cache's directory, made where it is missing; empty, with a warning, where there is no safe
// one.
std::string cache_directory();

}  // namespace mixpert
