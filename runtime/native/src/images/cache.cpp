#include "images/cache.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "support/status.h"

namespace mixpert {
namespace {

// The parent folder of caches according to the environment, which set-user-id programs ignore;
// empty if there is none.
std::string base_directory() {
  const char *base = secure_getenv("XDG_CACHE_HOME");
  if (base && *base) return base;
  const char *home = secure_getenv("HOME");
  return home && *home ? std::string(home) + "/.cache" : "";
}

}  // namespace

bool is_private(const std::string &directory) {
  struct stat info;
  return lstat(directory.c_str(), &info) == 0 && S_ISDIR(info.st_mode) &&
         info.st_uid == geteuid() && (info.st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

std::string cache_path() {
  const std::string base = base_directory();
  return base.empty() ? base : base + "/mixpert";
}

std::string cache_directory() {
  const std::string directory = cache_path();
  if (directory.empty()) return {};
  mkdir(base_directory().c_str(), 0700);
  const int error = mkdir(directory.c_str(), 0700) == 0 ? 0 : errno;
  if (is_private(directory)) return directory;
  if (error == 0 || error == EEXIST)
    warn_once("the cache " + directory +
              " is not used: others can write to it, or it is none of this user's own");
  else
    warn_once("the cache " + directory + " cannot be made (" + std::strerror(error) +
              "): every process compiles the kernels that it needs");
  return {};
}

}  // namespace mixpert
