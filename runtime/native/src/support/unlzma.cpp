#include "support/unlzma.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

// Names are those of the format's description (LZMA specification, I. Pavlov): a range coder with
// adaptive bits, of which every choice has its own: literal or match, which distance, which length.
namespace mixpert {
namespace {

constexpr size_t kHeaderBytes = 13;  // properties, size of the dictionary, size of the result
constexpr int kHighestProperties = 9 * 5 * 5;
constexpr int kProbabilityBits = 11, kMoveBits = 5;
constexpr uint32_t kLowestRange = 1u << 24;
constexpr int kStates = 12, kLiteralStates = 7, kMostPositions = 16;
constexpr int kLengthClasses = 4, kShortestMatch = 2;
constexpr uint32_t kFirstCodedSlot = 4, kFirstAlignedSlot = 14;
constexpr int kAlignBits = 4, kSlotBits = 6;
constexpr uint32_t kEndMarker = 0xFFFFFFFF;
constexpr int kLiteralProbabilities = 0x300;

using Probability = uint16_t;

template <size_t kCount>
struct Bits : std::array<Probability, kCount> {
  Bits() { this->fill(1 << (kProbabilityBits - 1)); }
};

class RangeDecoder {
 public:
  RangeDecoder(const unsigned char *data, size_t size) : at_(data), end_(data + size) {
    ok_ = next() == 0;
    for (int i = 0; i < 4; ++i) code_ = code_ << 8 | next();
    ok_ = ok_ && code_ != range_;
  }

  uint32_t bit(Probability *probability) {
    const uint32_t bound = (range_ >> kProbabilityBits) * *probability;
    const bool one = code_ >= bound;
    if (one) {
      range_ -= bound;
      code_ -= bound;
      *probability = static_cast<Probability>(*probability - (*probability >> kMoveBits));
    } else {
      range_ = bound;
      const int rest = (1 << kProbabilityBits) - *probability;
      *probability = static_cast<Probability>(*probability + (rest >> kMoveBits));
    }
    normalise();
    return one;
  }

  // Bits with fixed probabilities, highest first.
  uint32_t direct(uint32_t count) {
    uint32_t value = 0;
    for (; count > 0; --count) {
      range_ >>= 1;
      const bool one = code_ >= range_;
      if (one) code_ -= range_;
      ok_ = ok_ && code_ != range_;
      value = value << 1 | one;
      normalise();
    }
    return value;
  }

  uint32_t tree(Probability *probabilities, int bits) {
    uint32_t node = 1;
    for (int i = 0; i < bits; ++i) node = node << 1 | bit(&probabilities[node]);
    return node - (1u << bits);
  }

  // The lowest bit first.
  uint32_t reverse_tree(Probability *probabilities, uint32_t bits) {
    uint32_t node = 1, value = 0;
    for (uint32_t i = 0; i < bits; ++i) {
      const uint32_t one = bit(&probabilities[node]);
      node = node << 1 | one;
      value |= one << i;
    }
    return value;
  }

  bool ok() const { return ok_; }

 private:
  unsigned char next() {
    if (at_ < end_) return *at_++;
    ok_ = false;
    return 0;
  }
  void normalise() {
    if (range_ >= kLowestRange) return;
    range_ <<= 8;
    code_ = code_ << 8 | next();
  }

  const unsigned char *at_, *end_;
  uint32_t range_ = 0xFFFFFFFF, code_ = 0;
  bool ok_ = true;
};

struct Lengths {
  Bits<2> choice;
  std::array<Bits<1 << 3>, kMostPositions> low, middle;
  Bits<1 << 8> high;

  uint32_t next(RangeDecoder *range, uint32_t position) {
    if (!range->bit(&choice[0])) return range->tree(low[position].data(), 3);
    if (!range->bit(&choice[1])) return 8 + range->tree(middle[position].data(), 3);
    return 16 + range->tree(high.data(), 8);
  }
};

class Decoder {
 public:
  Decoder(const unsigned char *data, size_t size, std::string *out)
      : range_(data + kHeaderBytes, size - kHeaderBytes), out_(out), start_(out->size()) {
    const int properties = data[0];
    literal_context_ = properties % 9;
    literal_position_ = (1u << (properties / 9 % 5)) - 1;
    position_ = (1u << (properties / 45)) - 1;
    literals_.resize((literal_position_ + 1) << literal_context_);
  }

  bool run(size_t wanted) {
    while (written() < wanted && range_.ok())
      if (!step(wanted)) return false;
    return written() == wanted && range_.ok();
  }

 private:
  size_t written() const { return out_->size() - start_; }
  char back(uint32_t distance) const { return (*out_)[out_->size() - 1 - distance]; }

  bool step(size_t wanted) {
    const uint32_t position = static_cast<uint32_t>(written()) & position_;
    if (!range_.bit(&is_match_[state_][position])) {
      literal();
      return true;
    }
    uint32_t length = 0;
    if (range_.bit(&is_repeat_[state_])) {
      if (written() == 0 || !repeat(position, &length)) return false;
    } else {
      length = kShortestMatch + lengths_.next(&range_, position);
      distances_ = {distance(length), distances_[0], distances_[1], distances_[2]};
      state_ = state_ < kLiteralStates ? 7 : 10;
    }
    return copy(length, wanted);
  }

  void literal() {
    const uint32_t position = static_cast<uint32_t>(written()) & literal_position_;
    const uint32_t before = written() ? static_cast<unsigned char>(back(0)) : 0;
    Probability *probabilities =
        literals_[(position << literal_context_) + (before >> (8 - literal_context_))].data();
    uint32_t symbol = 1;
    if (state_ >= kLiteralStates) {  // it differs from the byte at the last distance
      uint32_t other = static_cast<unsigned char>(back(distances_[0]));
      while (symbol < 0x100) {
        const uint32_t expected = other >> 7 & 1;
        other <<= 1;
        const uint32_t bit = range_.bit(&probabilities[((1 + expected) << 8) + symbol]);
        symbol = symbol << 1 | bit;
        if (bit != expected) break;
      }
    }
    while (symbol < 0x100) symbol = symbol << 1 | range_.bit(&probabilities[symbol]);
    out_->push_back(static_cast<char>(symbol));
    state_ = state_ < 4 ? 0 : state_ < 10 ? state_ - 3 : state_ - 6;
  }

  // A match at one of the last distances.
  bool repeat(uint32_t position, uint32_t *length) {
    if (!range_.bit(&is_repeat_of_[0][state_])) {
      if (!range_.bit(&is_long_[state_][position])) {
        state_ = state_ < kLiteralStates ? 9 : 11;
        *length = 1;
        return true;
      }
    } else {
      int which = 1;
      while (which < 3 && range_.bit(&is_repeat_of_[which][state_])) ++which;
      std::rotate(distances_.begin(), distances_.begin() + which, distances_.begin() + which + 1);
    }
    *length = kShortestMatch + repeat_lengths_.next(&range_, position);
    state_ = state_ < kLiteralStates ? 8 : 11;
    return true;
  }

  uint32_t distance(uint32_t length) {
    const int class_ = std::min<int>(static_cast<int>(length) - kShortestMatch, kLengthClasses - 1);
    const uint32_t slot = range_.tree(slots_[class_].data(), kSlotBits);
    if (slot < kFirstCodedSlot) return slot;
    const uint32_t bits = (slot >> 1) - 1;
    const uint32_t base = (2 | (slot & 1)) << bits;
    if (slot < kFirstAlignedSlot) return base + range_.reverse_tree(&near_[base - slot], bits);
    const uint32_t high = range_.direct(bits - kAlignBits) << kAlignBits;
    return base + high + range_.reverse_tree(align_.data(), kAlignBits);
  }

  bool copy(uint32_t length, size_t wanted) {
    const uint32_t from = distances_[0];
    if (from == kEndMarker || from >= written()) return false;
    for (size_t left = std::min<size_t>(length, wanted - written()); left > 0; --left)
      out_->push_back(back(from));
    return true;
  }

  RangeDecoder range_;
  std::string *out_;
  size_t start_;
  int literal_context_;
  uint32_t literal_position_, position_;  // masks
  int state_ = 0;
  std::array<uint32_t, 4> distances_{};

  std::vector<Bits<kLiteralProbabilities>> literals_;
  std::array<Bits<kMostPositions>, kStates> is_match_, is_long_;
  Bits<kStates> is_repeat_;
  std::array<Bits<kStates>, 3> is_repeat_of_;
  Lengths lengths_, repeat_lengths_;
  std::array<Bits<1 << kSlotBits>, kLengthClasses> slots_;
  Bits<128> near_;
  Bits<1 << kAlignBits> align_;
};

}  // namespace

bool unlzma(const unsigned char *data, size_t size, size_t wanted, std::string *out) {
  if (size < kHeaderBytes || data[0] >= kHighestProperties) return false;
  return Decoder(data, size, out).run(wanted);
}

}  // namespace mixpert
