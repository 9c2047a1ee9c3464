// A program without BLAS of its own: loads plugins, out of sight of each other.
#include <dlfcn.h>

#include <cstdio>

int main(int argc, char **argv) {
  for (int i = 2; i < argc; ++i) {
    void *library = dlopen(argv[i], RTLD_NOW | RTLD_LOCAL);
    if (!library) return std::fprintf(stderr, "%s\n", dlerror()), 1;
    std::printf("%d\n", reinterpret_cast<int (*)()>(dlsym(library, "multiply"))());
  }
}
