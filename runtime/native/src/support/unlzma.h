// Unpacks .lzma streams (LZMA alone), as kernel images are compiled into programs.
#pragma once

#include <cstddef>
#include <string>

namespace mixpert {

// Appends the first `wanted` unpacked bytes; false where the stream is damaged or ends before.
// The format has no checksum: what was damaged may come out as other bytes.
bool unlzma(const unsigned char *data, size_t size, size_t wanted, std::string *out);

}  // namespace mixpert
