#include "files.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

#include "status.h"

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

mixpert_status write_atomically(const std::string &path, const std::string &content) {
  const std::string temporary = path + "." + std::to_string(getpid()) + ".part";
  const int file = open(temporary.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  bool done = file >= 0 && write_fully(file, content.data(), content.size());
  int reason = errno;
  if (file >= 0 && close(file) != 0 && done) {
    done = false;
    reason = errno;
  }
  if (done && std::rename(temporary.c_str(), path.c_str()) == 0) return MIXPERT_OK;
  if (done) reason = errno;
  if (file >= 0) unlink(temporary.c_str());
  return fail(MIXPERT_IO_ERROR, path + ": cannot write: " + std::strerror(reason));
}

}  // namespace mixpert
