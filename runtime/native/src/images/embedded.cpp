#include "images/embedded.h"

#include <cstdint>
#include <cstring>
#include <exception>
#include <map>
#include <mutex>
#include <set>
#include <utility>
#include <vector>

#include "support/fork.h"
#include "support/status.h"
#include "support/unlzma.h"

namespace mixpert {
namespace {

// kernels/embed.py writes: magic, length of all that follows, count of streams; for each its packed
// length, its count of images, of each of those three words (length of the name, unpacked length,
// CRC-32) and the name; and the images one after another as one .lzma stream. Integers are
// little-endian and 32 bits wide.
constexpr char kMagic[] = "MIXPERT3";
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

Known &known() { return lasting<Known>(); }

// A bounds-checked reader of the container.
class Reader {
 public:
  Reader(const unsigned char *at, size_t size) : at_(at), left_(size) {}

  // Null if fewer bytes are left; all later reads then return null too.
  const unsigned char *take(size_t bytes) {
    ok_ = ok_ && bytes <= left_;
    if (!ok_) return nullptr;
    at_ += bytes;
    left_ -= bytes;
    return at_ - bytes;
  }
  uint32_t word() {
    const unsigned char *b = take(sizeof(uint32_t));
    return b ? b[0] | uint32_t{b[1]} << 8 | uint32_t{b[2]} << 16 | uint32_t{b[3]} << 24 : 0;
  }
  bool ok() const { return ok_; }

 private:
  const unsigned char *at_;
  size_t left_;
  bool ok_ = true;
};

// Registers the images of one stream, if it is complete.
void register_stream(Reader *reader, Known *all) {
  const uint32_t packed = reader->word(), count = reader->word();
  std::vector<std::pair<std::string, Packed>> images;
  size_t offset = 0;
  for (uint32_t i = 0; i < count && reader->ok(); ++i) {
    const uint32_t length = reader->word(), size = reader->word(), checksum = reader->word();
    const auto *name = reinterpret_cast<const char *>(reader->take(length));
    if (name) images.push_back({{name, length}, {nullptr, packed, offset, size, checksum}});
    offset += size;
  }
  const unsigned char *stream = reader->take(packed);
  if (!stream) return;
  for (auto &[name, image] : images) {
    image.stream = stream;
    all->images.emplace(name, image);
  }
}

uint32_t crc32(const unsigned char *data, size_t size) {
  uint32_t value = 0xFFFFFFFF;
  for (size_t i = 0; i < size; ++i) {
    value ^= data[i];
    for (int bit = 0; bit < 8; ++bit) value = value >> 1 ^ (value & 1 ? 0xEDB88320 : 0);
  }
  return ~value;
}

// False if it is damaged, including lengths for which there is no memory.
bool unpack(const Packed &packed, std::string *image) try {
  image->clear();
  image->reserve(packed.offset + packed.size);
  if (!unlzma(packed.stream, packed.packed, packed.offset + packed.size, image)) return false;
  image->erase(0, packed.offset);
  return crc32(reinterpret_cast<const unsigned char *>(image->data()), packed.size) ==
         packed.checksum;
} catch (const std::exception &) {
  return false;
}

}  // namespace

void register_images(const void *container) {
  if (!container || std::memcmp(container, kMagic, kMagicBytes) != 0) return;
  Known &all = known();
  const BriefLock lock(all.mutex);
  if (!all.containers.insert(container).second) return;
  const auto *at = static_cast<const unsigned char *>(container) + kMagicBytes;
  const uint32_t size = Reader(at, sizeof size).word();
  Reader reader(at + sizeof size, size);
  for (uint32_t left = reader.word(); left > 0 && reader.ok(); --left)
    register_stream(&reader, &all);
  if (!reader.ok()) warn_once("kernels in the program are damaged, and compiled anew");
}

bool find_embedded(const std::string &name, std::string *image) {
  Known &all = known();
  Packed found{};
  {
    const BriefLock lock(all.mutex);
    const auto entry = all.images.find(name);
    if (entry == all.images.end()) return false;
    found = entry->second;
  }
  return unpack(found, image);
}

}  // namespace mixpert
