#include "device/device_rates.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "images/cache.h"
#include "support/status.h"

namespace mixpert {
namespace {

constexpr const char kOthers[] = "others can write to it, or it is none of this user's own";
constexpr size_t kMostBytes = 4096;  // of a file of rates, far more than needed

void warn_unread(const std::string &path, const std::string &why) {
  warn_once(path + ": not read: " + why + " (mixpert-doctor --measure writes it anew)");
}

bool is_there(const std::string &path) {
  struct stat info;
  return lstat(path.c_str(), &info) == 0;
}

// Whether a directory belongs to this user and is not writable by others.
bool is_usable(const std::string &directory) {
  if (is_private(directory)) return true;
  warn_unread(directory, kOthers);
  return false;
}

// Opens a file that belongs to this user and is not writable by others; -1 if there is none.
int open_own(const std::string &path) {
  const int file = open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK);
  struct stat info;
  if (file < 0) {
    if (errno != ENOENT) warn_unread(path, std::strerror(errno));
    return -1;
  }
  if (fstat(file, &info) == 0 && S_ISREG(info.st_mode) && info.st_uid == geteuid() &&
      (info.st_mode & (S_IWGRP | S_IWOTH)) == 0)
    return file;
  close(file);
  warn_unread(path, kOthers);
  return -1;
}

std::string content_of(int file) {
  std::string text(kMostBytes, '\0');
  const ssize_t bytes = read(file, text.data(), text.size());
  text.resize(bytes > 0 ? static_cast<size_t>(bytes) : 0);
  return text;
}

// False if the driver does not report them.
bool identify(CuDevice device, RatedDevice *rated) {
  const Driver &cuda = *driver();
  unsigned char bytes[16];
  if (!cuda.device_get_uuid || cuda.device_get_uuid(bytes, device) != 0) return false;
  static const char kDigits[] = "0123456789abcdef";
  for (const unsigned char byte : bytes) rated->uuid += {kDigits[byte >> 4], kDigits[byte & 15]};
  return cuda.driver_get_version && cuda.driver_get_version(&rated->driver) == 0;
}

}  // namespace

std::optional<Rates> measured_rates(CuDevice device) {
  const std::string cache = cache_path(), kept = cache + "/rates";
  // Without measurements there is no message, whatever the state of the cache.
  if (cache.empty() || !is_there(kept) || !is_usable(cache) || !is_usable(kept)) return {};
  RatedDevice rated;
  if (!identify(device, &rated)) return {};
  const std::string path = kept + "/" + rated.uuid + ".txt";
  const int file = open_own(path);
  if (file < 0) return {};
  const std::string text = content_of(file);
  close(file);
  Rates rates;
  if (parse_rates(text, path, rated, &rates) == MIXPERT_OK) return rates;
  warn_once(mixpert_last_error());
  return {};
}

}  // namespace mixpert
