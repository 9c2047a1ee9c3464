// Recursion with buffers of its own at every level; containers of pointers.
#include <vector>

#include "program.h"

static float *product(const float *a, const float *b, int depth) {
  float *c = matrix();
  multiply(a, b, 0.0f, c);
  if (depth == 0) return c;
  std::vector<float *> parts;
  for (int i = 0; i < 2; ++i) parts.push_back(product(c, a, depth - 1));
  for (int i = 0; i < kSize * kSize; ++i) c[i] = parts[0][i] - parts[1][i];
  multiply(parts[1], c, 1.0f, parts[0]);
  return parts[0];
}

int main() { return kept(product(matrix(), matrix(), 2)); }
