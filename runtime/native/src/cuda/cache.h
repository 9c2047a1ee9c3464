// The user's cache: compiled kernels, and what was measured of GPUs.
#pragma once

#include <string>

namespace mixpert {

// A directory, not a link to one, that this user owns and no one else can write to.
bool is_private(const std::string &directory);

// The cache's directory, `made` where it is missing; empty where there is no safe one.
std::string cache_directory(bool made);

}  // namespace mixpert
