// Unpacks raw deflate streams (RFC 1951), as kernel images are compiled into programs.
#pragma once

#include <cstddef>
#include <string>

namespace mixpert {

// Appends the unpacked bytes; false where the stream is damaged, ends early, or gives more than
// `most` bytes.
bool inflate(const unsigned char *data, size_t size, size_t most, std::string *out);

}  // namespace mixpert
