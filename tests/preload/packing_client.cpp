// Calls sites that share packings, as its arguments say: a site's letter and a matrix's number a
// word, `thread` for the next word in a thread of its own, `end` where the context ends. Nothing is
// computed: the driver is fake. Matrices are PACKING_SIZE x PACKING_SIZE, 2048 unless set.
#include <dlfcn.h>

#include <cstdlib>
#include <cstring>
#include <thread>

#include "mixpert.h"

extern "C" int cublasCreate_v2(void **);

namespace {

const char *const size_asked = std::getenv("PACKING_SIZE");
const int kSize = size_asked ? std::atoi(size_asked) : 2048;
const char kModule[] = "packing.ll";
const float kOne = 1, kZero = 0;

#define SITE(NAME, FLAGS, NUMBERS) \
  {MIXPERT_ABI_VERSION, 0, FLAGS, NUMBERS, NAME, kModule, nullptr, nullptr, nullptr}

// fresh: packs; reuse: finds; other: a number of its own; none: shares nothing; native: as fresh,
// under the plan; both: its A is the B of `fresh`.
mixpert_site sites[] = {SITE("fresh", 0, 1), SITE("reuse", MIXPERT_SITE_REUSES_A, 1),
                        SITE("other", MIXPERT_SITE_REUSES_A, 2), SITE("none", 0, 0),
                        SITE("native", 0, 1), SITE("wide", 0, 1u << 16),
                        SITE("again", MIXPERT_SITE_REUSES_B, 1u << 16)};

mixpert_site *site_of(const char *word) {
  for (mixpert_site &site : sites)
    if (std::strncmp(site.id, word, std::strlen(site.id)) == 0) return &site;
  std::abort();
}

float *matrix(int number) {
  return reinterpret_cast<float *>(static_cast<uintptr_t>(number + 1) << 32);
}

void call(void *handle, const char *word) {
  mixpert_site *site = site_of(word);
  const int number = std::atoi(word + std::strlen(site->id));
  const bool native = std::strcmp(site->id, "native") == 0;
  const int rows = native ? 0 : kSize;  // the fake cuBLAS does compute
  mixpert_cublasSgemm_v2(site, handle, 0, 0, rows, kSize, kSize, &kOne, matrix(number), kSize,
                         matrix(site->packings > 0xffff ? number : 9), kSize, &kZero, matrix(8),
                         kSize);
}

}  // namespace

int main(int argc, char **argv) {
  void *handle;
  cublasCreate_v2(&handle);
  void *driver = dlopen("libcuda.so.1", RTLD_NOW);
  const auto mark = reinterpret_cast<int (*)(const char *)>(dlsym(driver, "fake_mark"));
  for (int i = 1; i < argc; ++i) {
    if (std::strcmp(argv[i], "end") == 0) {
      reinterpret_cast<int (*)()>(dlsym(driver, "fake_reset"))();
      continue;
    }
    const bool apart = std::strcmp(argv[i], "thread") == 0;
    const char *word = argv[i += apart];
    mark(word);
    if (apart)
      std::thread(call, handle, word).join();
    else
      call(handle, word);
  }
}
