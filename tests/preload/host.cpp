// A program without BLAS of its own: loads plugins, out of sight of each other. "unload": each leaves
// before the next comes. "deep": each sees what it was linked with before all else.
#include <dlfcn.h>

#include <cstdio>
#include <cstring>

int main(int argc, char **argv) {
  const bool unload = argc > 1 && std::strcmp(argv[1], "unload") == 0;
  const int deep = argc > 1 && std::strcmp(argv[1], "deep") == 0 ? RTLD_DEEPBIND : 0;
  for (int i = 2; i < argc; ++i) {
    void *library = dlopen(argv[i], RTLD_NOW | RTLD_LOCAL | deep);
    if (!library) return std::fprintf(stderr, "%s\n", dlerror()), 1;
    std::printf("%d\n", reinterpret_cast<int (*)()>(dlsym(library, "multiply"))());
    if (unload) dlclose(library);
  }
}
