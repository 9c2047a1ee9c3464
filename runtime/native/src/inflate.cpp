#include "inflate.h"

#include <array>
#include <cstdint>
#include <vector>

namespace mixpert {
namespace {

constexpr int kMostBits = 15;  // of a code
constexpr int kEndOfBlock = 256;
constexpr int kLiterals = 288;
constexpr int kDistances = 30;
constexpr int kInvalid = -1;

// Bits from the low end of each byte; `ok` turns false at the end of the data.
class Bits {
 public:
  Bits(const unsigned char *data, size_t size) : data_(data), size_(size) {}

  uint32_t take(int count) {
    uint32_t value = 0;
    for (int i = 0; i < count; ++i) value |= bit() << i;
    return value;
  }
  uint32_t bit() {
    if (at_ >= 8 * size_) {
      ok = false;
      return 0;
    }
    const uint32_t value = data_[at_ / 8] >> (at_ % 8) & 1;
    ++at_;
    return value;
  }
  void to_byte() { at_ = (at_ + 7) / 8 * 8; }

  bool ok = true;

 private:
  const unsigned char *data_;
  size_t size_;
  size_t at_ = 0;  // bits
};

// A canonical Huffman code: how many symbols have each length, and the symbols in order.
struct Code {
  std::array<uint16_t, kMostBits + 1> counts{};
  std::vector<uint16_t> symbols;

  Code(const uint8_t *lengths, int count) : symbols(count) {
    for (int i = 0; i < count; ++i) ++counts[lengths[i]];
    counts[0] = 0;
    std::array<uint16_t, kMostBits + 2> first{};
    for (int bits = 1; bits <= kMostBits; ++bits)
      first[bits + 1] = static_cast<uint16_t>(first[bits] + counts[bits]);
    for (int i = 0; i < count; ++i)
      if (lengths[i]) symbols[first[lengths[i]]++] = static_cast<uint16_t>(i);
  }

  int next(Bits *bits) const {
    int code = 0, first = 0, index = 0;
    for (int length = 1; length <= kMostBits; ++length) {
      code |= static_cast<int>(bits->bit());
      const int count = counts[length];
      if (code - count < first) return symbols[index + (code - first)];
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    return kInvalid;
  }
};

constexpr uint16_t kLengthBase[] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                    31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
constexpr uint8_t kLengthBits[] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                   2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
constexpr uint16_t kDistanceBase[] = {1,   2,   3,   4,   5,   7,    9,    13,   17,   25,
                                      33,  49,  65,  97,  129, 193,  257,  385,  513,  769,
                                      1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
constexpr uint8_t kDistanceBits[] = {0, 0, 0, 0, 1, 1, 2, 2,  3,  3,  4,  4,  5,  5,  6,
                                     6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13};

bool copy_back(Bits *bits, int symbol, const Code &distances, size_t start, size_t most,
               std::string *out) {
  const int index = symbol - kEndOfBlock - 1;
  if (index >= static_cast<int>(std::size(kLengthBase))) return false;
  const size_t length = kLengthBase[index] + bits->take(kLengthBits[index]);
  const int far = distances.next(bits);
  if (far < 0 || far >= kDistances) return false;
  const size_t distance = kDistanceBase[far] + bits->take(kDistanceBits[far]);
  if (!bits->ok || distance > out->size() - start || out->size() - start + length > most)
    return false;
  for (size_t i = 0; i < length; ++i) out->push_back((*out)[out->size() - distance]);
  return true;
}

bool compressed(Bits *bits, const Code &literals, const Code &distances, size_t start, size_t most,
                std::string *out) {
  while (bits->ok) {
    const int symbol = literals.next(bits);
    if (symbol == kEndOfBlock) return bits->ok;
    if (symbol < 0 || (symbol < kEndOfBlock && out->size() - start >= most)) return false;
    if (symbol < kEndOfBlock)
      out->push_back(static_cast<char>(symbol));
    else if (!copy_back(bits, symbol, distances, start, most, out))
      return false;
  }
  return false;
}

bool stored(Bits *bits, size_t start, size_t most, std::string *out) {
  bits->to_byte();
  const uint32_t length = bits->take(16);
  if ((length ^ bits->take(16)) != 0xFFFF || out->size() - start + length > most) return false;
  for (uint32_t i = 0; i < length && bits->ok; ++i)
    out->push_back(static_cast<char>(bits->take(8)));
  return bits->ok;
}

bool fixed_codes(Bits *bits, size_t start, size_t most, std::string *out) {
  uint8_t lengths[kLiterals];
  for (int i = 0; i < kLiterals; ++i) lengths[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
  uint8_t fives[kDistances];
  for (uint8_t &length : fives) length = 5;
  return compressed(bits, Code(lengths, kLiterals), Code(fives, kDistances), start, most, out);
}

// The lengths of both codes, themselves coded; false where they are damaged.
bool read_lengths(Bits *bits, const Code &code, int wanted, uint8_t *lengths) {
  int done = 0;
  while (done < wanted) {
    const int symbol = code.next(bits);
    if (symbol < 0 || !bits->ok) return false;
    if (symbol < 16) {
      lengths[done++] = static_cast<uint8_t>(symbol);
      continue;
    }
    if (symbol == 16 && done == 0) return false;
    const uint8_t value = symbol == 16 ? lengths[done - 1] : 0;
    int repeat = symbol == 16 ? 3 + static_cast<int>(bits->take(2))
                 : symbol == 17 ? 3 + static_cast<int>(bits->take(3))
                                : 11 + static_cast<int>(bits->take(7));
    if (done + repeat > wanted) return false;
    while (repeat-- > 0) lengths[done++] = value;
  }
  return true;
}

bool own_codes(Bits *bits, size_t start, size_t most, std::string *out) {
  static constexpr uint8_t kOrder[] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                       11, 4,  12, 3, 13, 2, 14, 1, 15};
  const int literals = static_cast<int>(bits->take(5)) + 257;
  const int distances = static_cast<int>(bits->take(5)) + 1;
  const int count = static_cast<int>(bits->take(4)) + 4;
  if (literals > 286 || distances > kDistances) return false;
  uint8_t meta[std::size(kOrder)] = {};
  for (int i = 0; i < count; ++i) meta[kOrder[i]] = static_cast<uint8_t>(bits->take(3));
  uint8_t lengths[286 + kDistances] = {};
  const Code code(meta, static_cast<int>(std::size(kOrder)));
  if (!bits->ok || !read_lengths(bits, code, literals + distances, lengths)) return false;
  return compressed(bits, Code(lengths, literals), Code(lengths + literals, distances), start, most,
                    out);
}

}  // namespace

bool inflate(const unsigned char *data, size_t size, size_t most, std::string *out) {
  const size_t start = out->size();
  Bits bits(data, size);
  bool last = false;
  while (!last) {
    last = bits.bit() != 0;
    const uint32_t type = bits.take(2);
    const bool good = type == 0   ? stored(&bits, start, most, out)
                      : type == 1 ? fixed_codes(&bits, start, most, out)
                      : type == 2 ? own_codes(&bits, start, most, out)
                                  : false;
    if (!good || !bits.ok) return false;
  }
  return true;
}

}  // namespace mixpert
