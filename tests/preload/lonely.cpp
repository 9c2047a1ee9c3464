// Calls cuBLAS's name where no cuBLAS is.
#include <cstdio>

extern "C" int cublasSgemm_v2(void *, int, int, int, int, int, const float *, const float *, int,
                              const float *, int, const float *, float *, int);

int main() {
  const float one = 1;
  float c = 0;
  std::printf("%d\n", cublasSgemm_v2(nullptr, 0, 0, 1, 1, 1, &one, &one, 1, &one, 1, &one, &c, 1));
}
