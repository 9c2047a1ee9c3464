// A C library that knows no version of dlsym.
extern "C" __attribute__((visibility("default"))) void *dlvsym(void *, const char *, const char *) {
  return nullptr;
}
