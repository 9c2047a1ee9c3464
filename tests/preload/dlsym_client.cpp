// Asks cuBLAS for its functions, past every preloaded library.
#include <dlfcn.h>

int main(int argc, char **argv) {
  void *library = argc > 1 ? dlopen(argv[1], RTLD_NOW) : nullptr;
  return library && dlsym(library, "cublasSgemm_v2") ? 0 : 1;
}
