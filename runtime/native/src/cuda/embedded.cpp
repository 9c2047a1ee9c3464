#include "cuda/embedded.h"

#include <cstdint>
#include <cstring>
#include <map>
#include <mutex>
#include <set>
#include <utility>
#include <vector>

#include "unlzma.h"

namespace mixpert {
namespace {

// kernels/embed.py writes: magic, count of streams; for each its packed length, its count of images,
// of each of those three words (length of the name, unpacked length, CRC-32) and the name; and the
// images one after another as one .lzma stream. Integers are little-endian and 32 bits wide.
constexpr char kMagic[] = "MIXPERT2";
constexpr size_t kMagicBytes = sizeof kMagic - 1;

struct Packed {
  const unsigned char *stream;
  size_t packed, offset, size;  // the image lies at `offset` of what the stream unpacks to
  uint32_t checksum;
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

// One stream's images; returns what follows it.
const unsigned char *register_stream(const unsigned char *at, Known *all) {
  const uint32_t packed = read_u32(&at), count = read_u32(&at);
  std::vector<std::pair<std::string, Packed>> images(count);
  size_t offset = 0;
  for (auto &[name, image] : images) {
    const uint32_t length = read_u32(&at), size = read_u32(&at), checksum = read_u32(&at);
    name.assign(reinterpret_cast<const char *>(at), length);
    image = {nullptr, packed, offset, size, checksum};
    at += length;
    offset += size;
  }
  for (auto &[name, image] : images) {
    image.stream = at;
    all->images.emplace(name, image);
  }
  return at + packed;
}

uint32_t crc32(const unsigned char *data, size_t size) {
  uint32_t value = 0xFFFFFFFF;
  for (size_t i = 0; i < size; ++i) {
    value ^= data[i];
    for (int bit = 0; bit < 8; ++bit) value = value >> 1 ^ (value & 1 ? 0xEDB88320 : 0);
  }
  return ~value;
}

}  // namespace

void register_images(const void *container) {
  if (!container || std::memcmp(container, kMagic, kMagicBytes) != 0) return;
  Known &all = known();
  std::lock_guard<std::mutex> lock(all.mutex);
  if (!all.containers.insert(container).second) return;
  const unsigned char *at = static_cast<const unsigned char *>(container) + kMagicBytes;
  for (uint32_t left = read_u32(&at); left > 0; --left) at = register_stream(at, &all);
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
  image->reserve(found.offset + found.size);
  if (!unlzma(found.stream, found.packed, found.offset + found.size, image)) return false;
  image->erase(0, found.offset);
  return crc32(reinterpret_cast<const unsigned char *>(image->data()), found.size) ==
         found.checksum;
}

}  // namespace mixpert
