#include "support/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstring>

#include "support/status.h"
#include "support/uncancelled.h"

namespace mixpert {

bool write_fully(int file, const void *data, size_t bytes) {
  const char *cursor = static_cast<const char *>(data);
  while (bytes > 0) {
    const ssize_t written = write(file, cursor, bytes);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    cursor += written;
    bytes -= static_cast<size_t>(written);
  }
  return true;
}

namespace {

// Devices, pipes and links are written to directly: a rename would replace them by a file.
bool replaceable(const std::string &path) {
  struct stat state;
  return lstat(path.c_str(), &state) != 0 || S_ISREG(state.st_mode);
}

// An open file, or -1 with errno. A fresh file is created exclusively, whatever exists at its path.
int open_for_writing(const std::string &path, bool fresh) {
  if (!fresh) return open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  unlink(
      path.c_str());  // left by a crashed process with the same id; removes a link, not its target
  return open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
}

// 0, or the errno of what failed.
int write_file(const std::string &path, bool fresh, const std::string &content) {
  const int file = open_for_writing(path, fresh);
  if (file < 0) return errno;
  const int reason = write_fully(file, content.data(), content.size()) ? 0 : errno;
  return close(file) != 0 && reason == 0 ? errno : reason;
}

// The status of the last component of a path.
bool is_laid_by_others(const std::string &path) {
  struct stat link, folder;
  const size_t slash = path.rfind('/');
  const std::string directory = slash == std::string::npos ? "." : path.substr(0, slash + 1);
  return lstat(path.c_str(), &link) == 0 && S_ISLNK(link.st_mode) && link.st_uid != geteuid() &&
         link.st_uid != 0 && stat(directory.c_str(), &folder) == 0 &&
         (folder.st_mode & (S_IWGRP | S_IWOTH)) != 0;
}

// The target of a link; false if `path` is not a link.
bool read_link(const std::string &path, std::string *target) {
  char text[PATH_MAX];
  const ssize_t length = readlink(path.c_str(), text, sizeof text);
  if (length <= 0 || length == ssize_t{sizeof text}) return false;
  target->assign(text, static_cast<size_t>(length));
  return true;
}

// Removes the first name from the rest of a path.
std::string next_name(std::string *rest) {
  const size_t start = std::min(rest->find_first_not_of('/'), rest->size());
  const size_t end = std::min(rest->find('/', start), rest->size());
  const std::string name = rest->substr(start, end - start);
  rest->erase(0, end);
  return name;
}

}  // namespace

bool is_foreign_link(const std::string &path) {
  constexpr int kMostLinks = 40;  // after which the system gives up too
  std::string gone = path[0] == '/' ? "/" : "", rest = path, target;
  for (int links = 0; links <= kMostLinks;) {
    const std::string name = next_name(&rest), here = gone + name;
    if (name.empty()) return false;
    if (is_laid_by_others(here)) return true;
    if (!read_link(here, &target)) {
      gone = here + "/";
      continue;
    }
    ++links;
    rest = target + rest;
    if (target[0] == '/') gone = "/";
  }
  return false;
}

bool is_trusted_directory(const std::string &directory) {
  struct stat info;
  return stat(directory.c_str(), &info) == 0 && S_ISDIR(info.st_mode) &&
         (info.st_uid == geteuid() || info.st_uid == 0) && (info.st_mode & S_IWOTH) == 0;
}

mixpert_status write_atomically(const std::string &path, const std::string &content) {
  const Uncancelled uncancelled;
  if (is_foreign_link(path))
    return fail(MIXPERT_IO_ERROR,
                path + ": is another user's link in a shared folder: not written");
  const bool in_place = !replaceable(path);
  const std::string target = in_place ? path : path + "." + std::to_string(getpid()) + ".part";
  int reason = write_file(target, !in_place, content);
  if (!in_place) {
    if (reason == 0 && std::rename(target.c_str(), path.c_str()) != 0) reason = errno;
    if (reason != 0) unlink(target.c_str());
  }
  if (reason == 0) return MIXPERT_OK;
  return fail(MIXPERT_IO_ERROR, path + ": cannot write: " + std::strerror(reason));
}

}  // namespace mixpert
