// Unpacks every stream of a file: uint64 size, uint64 wanted, the stream. Prints for each what came
// out: a byte whether it is whole, uint64 length, the bytes.
#include "support/unlzma.h"

#include <cstdint>
#include <cstdio>
#include <memory>

static bool read_number(std::FILE *file, uint64_t *value) {
  return std::fread(value, sizeof *value, 1, file) == 1;
}

int main(int, char **argv) {
  std::FILE *file = std::fopen(argv[1], "rb");
  uint64_t size, wanted;
  while (read_number(file, &size) && read_number(file, &wanted)) {
    // Exactly as large as the stream: a byte read beyond it is seen by the sanitizer.
    const std::unique_ptr<unsigned char[]> stream(new unsigned char[size]);
    if (size && std::fread(stream.get(), size, 1, file) != 1) return 1;
    std::string out;
    const bool whole = mixpert::unlzma(stream.get(), size, wanted, &out);
    const uint64_t length = out.size();
    std::putchar(whole);
    std::fwrite(&length, sizeof length, 1, stdout);
    std::fwrite(out.data(), 1, length, stdout);
  }
  std::fclose(file);
}
