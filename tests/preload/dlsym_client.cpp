// Asks each cuBLAS that it is given for a function, past every preloaded library, and says whose it
// got.
#include <dlfcn.h>

#include <cstdio>
#include <cstring>

int main(int argc, char **argv) {
  for (int i = 1; i < argc; ++i) {
    void *library = dlopen(argv[i], RTLD_NOW);
    void *function = library ? dlsym(library, "cublasSgemm_v2") : nullptr;
    Dl_info info;
    if (!function || !dladdr(function, &info)) return 1;
    std::puts(std::strcmp(info.dli_fname, argv[i]) == 0 ? "its own" : "ours");
  }
  return argc > 1 ? 0 : 1;
}
