#include "cuda/embedded.h"

#include <cstdint>
#include <cstring>
#include <map>
#include <mutex>
#include <set>

#include "inflate.h"

namespace mixpert {
namespace {

// kernels/embed.py writes: magic, count, then for each image the three lengths, its name, its bytes
// as a raw deflate stream. Integers are little-endian and 32 bits wide.
constexpr char kMagic[] = "MIXPERT1";
constexpr size_t kMagicBytes = sizeof kMagic - 1;

struct Packed {
  const unsigned char *data;
  size_t packed, unpacked;
};

struct Known {
  std::mutex mutex;
  std::set<const void *> containers;
  std::map<std::string, Packed> images;
};

Known &known() {
  static auto *all = new Known;  // outlives static destruction
  return *all;
}

uint32_t read_u32(const unsigned char **at) {
  const unsigned char *b = *at;
  *at += 4;
  return b[0] | uint32_t{b[1]} << 8 | uint32_t{b[2]} << 16 | uint32_t{b[3]} << 24;
}

}  // namespace

void register_images(const void *container) {
  if (!container || std::memcmp(container, kMagic, kMagicBytes) != 0) return;
  Known &all = known();
  std::lock_guard<std::mutex> lock(all.mutex);
  if (!all.containers.insert(container).second) return;
  const unsigned char *at = static_cast<const unsigned char *>(container) + kMagicBytes;
  for (uint32_t left = read_u32(&at); left > 0; --left) {
    const uint32_t name = read_u32(&at), packed = read_u32(&at), unpacked = read_u32(&at);
    const unsigned char *data = at + name;
    all.images.emplace(std::string(reinterpret_cast<const char *>(at), name),
                       Packed{data, packed, unpacked});
    at = data + packed;
  }
}

bool find_embedded(const std::string &name, std::string *image) {
  Known &all = known();
  Packed found{};
  {
    std::lock_guard<std::mutex> lock(all.mutex);
    const auto entry = all.images.find(name);
    if (entry == all.images.end()) return false;
    found = entry->second;
  }
  image->clear();
  image->reserve(found.unpacked);
  return inflate(found.data, found.packed, found.unpacked, image) &&
         image->size() == found.unpacked;
}

}  // namespace mixpert
