// Decompresses .lzma streams (LZMA alone), the form of kernel images embedded in programs.
#pragma once

#include <cstddef>
#include <string>

namespace mixpert {

// Appends the first `wanted` decompressed bytes; false if the stream is damaged or too short.
// The format has no checksum: damaged streams may decompress to other bytes.
bool unlzma(const unsigned char *data, size_t size, size_t wanted, std::string *out);

}  // namespace mixpert
