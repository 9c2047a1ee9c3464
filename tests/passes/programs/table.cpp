// Operations in a table; data decides which runs.
#include "program.h"

using Operation = void (*)(const float *, const float *, float *);

static void first(const float *a, const float *b, float *c) { multiply(a, b, 0.0f, c); }
static void second(const float *a, const float *b, float *c) { multiply(a, b, 1.0f, c); }
static Operation operations[] = {first, second};

int main(int count, char **) {
  float *x = matrix(), *y = matrix(), *z = matrix();
  for (int i = 0; i < 4; ++i) {
    operations[(i + count) % 2](x, y, z);
    float *old = x;
    x = z;
    z = old;
  }
  return kept(z);
}
